"""What keeps the bot running: metrics, health, logs, the gateway, servers that come and go."""
