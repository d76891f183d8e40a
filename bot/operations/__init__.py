"""The bot's operation: metrics, health, logs, the gateway, servers that join and leave."""
