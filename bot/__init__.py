"""The Discord application: settings, panels, pictures, texts and message handling."""
