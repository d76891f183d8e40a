"""What can be chosen in commands."""

from bot.discord_io.custom_id import Verb

CHOICES = {Verb.RULES_FORM: "ante", Verb.RULES_OPTION: "ante", Verb.LIKES_SET: "language", Verb.REMOVE: "1"}
