settings-title = ## Settings of this server
settings-about = These hold for tables that are opened from now on.
settings-language = Language of the tables
settings-rules = Rules of { $family }, where nobody chooses others
settings-rules-usual = As delivered
settings-time = Time to think
settings-time-usual = As hosted: { $time }
settings-pictures = Pictures of tables and charts
settings-pictures-help = Without them everything is text.
settings-to-mine = Only for me
settings-to-server = For the server

time-seconds = { $seconds ->
    [3600] 1 hour
    [86400] 1 day
   *[other] { $seconds } seconds
}
time-unlimited = no limit

language-opener = Whoever opens the table
language-discord = As in my Discord
language-de = German (Deutsch)
language-en = English (Englisch)

likes-title = ## How I like it
likes-about = This holds for you alone, on every server.
likes-language = My language
likes-pictures = Pictures of my cards
likes-pictures-help = Without them they are text.
likes-large = Large cards
likes-large-help = At most three in a row, where there are more.
likes-letter_marks = Letters beside the suits
likes-letter_marks-help = Tells suits apart without colours.
likes-four_colour = Four colours
likes-four_colour-help = For the French pack: each suit its own.
likes-reminders = Reminders
likes-reminders-help = I mention you when a table waits for you, or when you are to confirm a payment.
likes-listed = Shown in statistics
likes-listed-help = Others may see how I play.

refused-not-managing = Only who may manage this server can change its settings. Your own are behind `/likes`.
