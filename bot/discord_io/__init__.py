"""What knows the wire: custom_ids, payloads, tokens, and the calls to Discord."""
