"""The Discord wire format: custom_ids, payloads, tokens, and the calls to Discord."""
