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
settings-threads-help = Without it the table stands in the channel, unless /… start says otherwise.
settings-pictures = Pictures of tables and charts
settings-pictures-help = Without them everything is text.
settings-pace = Pace
settings-level = How well computers play
settings-season = Seasons of the league
settings-season-choice = { $choice ->
    [quarter] A quarter of a year each
    [off] No league
   *[month] A month each
}
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
likes-text_table = Text table
likes-text_table-help = For ears and screen readers: the whole table in words, in one message with my cards, without pictures and signs.
likes-pictures = Pictures of my cards
likes-pictures-help = Without them they are text.
likes-hand_order = Order of my cards
likes-hand_order-help = The games stay as they are; only your hand looks different.
likes-hand_order-choice = { $choice ->
    [trumps_right] Trumps on the right, high cards on the right
    [alternating] Trumps on the left, then dark and light suits in turn
    [by_suits] Suit by suit, trumps too
   *[usual] Trumps on the left, high cards on the left
}
likes-large = Large cards
likes-large-help = At most three in a row.
likes-letter_marks = Letters beside the suits
likes-letter_marks-help = Tells suits apart without colours.
likes-four_colour = Four colours
likes-four_colour-help = For the French pack: each suit has its own colour.
likes-german_suits = German suits
likes-german_suits-help = Instead of French cards I see acorns, leaves, hearts and bells, with Ober and Unter, wherever only I look.
likes-page-0 = Cards
likes-page-1 = At the table
likes-tell_at = Tell me when I am losing
likes-tell_at-help = Below my cards, in the session I am in. Nobody else sees it.
likes-tell_at-choice = { $choice ->
    [0] Never
   *[other] At −{ $choice } chips
}
likes-stop_at = Stop me when I am losing
likes-stop_at-help = I leave the table after the deal in which I come to that; one deal can cost more. Nobody else learns why.
likes-stop_at-choice = { $choice ->
    [0] Never
   *[other] At −{ $choice } chips
}
loss-told = ⚠️ You are at { $chips } in this session, and wanted to know at { $limit }. Only you see this.
loss-stopped = ✋ You are at { $chips } in this session and have left the table, as you wanted to at { $limit }. Only you see this.
likes-confirm = Confirm cards
likes-confirm-help = A card I press is played once I confirm it.
likes-single = Play the only legal card
likes-single-help = Where I have no choice my card is played after a moment.
likes-reminders = Reminders
likes-reminders-help = I mention you when a table waits for you, or when you are asked to confirm a payment.
likes-listed = Shown in statistics
likes-listed-help = Others may see how I play, and where I stand in the league.

refused-not-managing = Only people with the Manage Server permission can change these settings. Your own are under `/likes`.
