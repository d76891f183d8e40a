settings-title = ## Settings of this server
settings-about = Applies to tables opened from now on.
settings-language = Language of the tables
settings-rules = Rules of { $family }, unless others are chosen
settings-rules-usual = Default rules
settings-games = Games played here
settings-games-help = The others are not offered, and their commands are refused.
settings-time = Time to think
settings-time-usual = Default of this bot: { $time }
settings-threads = A thread for each table
settings-threads-help = Off: the table stands in the channel, unless /… start says otherwise.
settings-pictures = Pictures of tables and charts
settings-pictures-help = Without them everything is text.
settings-pace = Pace
settings-level = How well computers play
settings-call_role = Role that is called when a table opens
settings-call_role-help = It is mentioned at most once an hour, with a button to join.
settings-call_role-none = Call nobody
settings-reactions = Calls across the table
settings-reactions-help = Six phrases of the game as buttons under More, for those who sit there or watch.
settings-to-mine = Only for me
settings-to-server = For the server

time-seconds = { $seconds ->
    [3600] 1 hour
    [86400] 1 day
   *[other] { $seconds } seconds
}
time-unlimited = no limit

language-opener = That of whoever opens the table
language-discord = As in my Discord
language-name = English

likes-title = ## My preferences
likes-about = They apply to you alone, on every server.
likes-language = My language
likes-pictures = Pictures of my cards
likes-pictures-help = Without them they are text.
likes-large = Large cards
likes-large-help = At most three in a row.
likes-letter_marks = Letters beside the suits
likes-letter_marks-help = Tells suits apart without colours.
likes-four_colour = Four colours
likes-four_colour-help = For the French pack: each suit has its own colour.
likes-german_suits = German suits
likes-german_suits-help = Instead of French cards I see acorns, leaves, hearts and bells, with Ober and Unter, wherever only I look.
likes-reminders = Reminders
likes-reminders-help = I mention you when a table waits for you, or when you are asked to confirm a payment.
likes-listed = Shown in statistics
likes-listed-help = Others may see how I play.

refused-not-managing = Only people with the Manage Server permission can change these settings. Your own are under `/likes`.
