"""The Discord application: settings, panels, pictures, texts and the way of messages."""
