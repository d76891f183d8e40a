settings-title = ## Server settings
settings-about = These apply to tables opened from now on.
settings-language = Language of the tables
settings-rules = { $family }: rules for new tables
settings-rules-usual = Default rules
settings-games = Games played here
settings-games-help = The others are not offered, and their commands are blocked here.
settings-time = Time to think
settings-time-usual = Default of this bot: { $time }
settings-threads = A thread for each table
settings-threads-help = Otherwise the table is in the channel, unless the person who opens it chooses a thread.
settings-pictures = Pictures of tables and charts
settings-pictures-help = Without them everything is text.
settings-pace = Pace
settings-quiet = Quiet hours
settings-quiet-help = In play over several days they do not count as time to think, and nobody is mentioned then.
settings-zone = Time zone
settings-level = How well computers play
settings-season = Seasons of the league
settings-season-choice = { $choice ->
    [quarter] Quarterly
    [off] No league
   *[month] Monthly
}
settings-call_role = Role to ping when a table opens
settings-call_role-help = It is mentioned at most once an hour, with a button to join.
settings-call_role-none = No role
settings-reactions = Quick phrases
settings-reactions-help = Six phrases as buttons under *More …*, for everybody who plays or watches.
settings-to-mine = Your own preferences
settings-to-server = Server settings

time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
time-unlimited = as long as you like

language-opener = Language of the person who opens the table
language-discord = As set in Discord
language-name = English

likes-title = ## Your preferences
likes-about = They apply only to you, on every server.
likes-language = Language
likes-text_table = Text table
likes-text_table-help = For screen readers: the whole table in words, in one message with your cards, without pictures and symbols.
likes-pictures = Pictures of the cards
likes-pictures-help = Without them they are text.
likes-hand_order = Order of the cards
likes-hand_order-help = The game does not change; only your hand looks different.
likes-hand_order-choice = { $choice ->
    [trumps_right] Trumps on the right, high cards on the right
    [alternating] Trumps on the left, then dark and light suits in turn
    [by_suits] Suit by suit, trumps too
   *[usual] Trumps on the left, high cards on the left
}
likes-large = Large cards
likes-large-help = At most three in a row.
likes-letter_marks = Letters beside the suits
likes-letter_marks-help = So you can tell them apart in black and white.
likes-four_colour = Four colours
likes-four_colour-help = For the French pack: each suit has its own colour.
likes-german_suits = German suits
likes-german_suits-help = Instead of French cards you see acorns, leaves, hearts and bells, with Ober and Unter, wherever only you can see them.
likes-page-0 = Cards
likes-page-1 = At the table
likes-tell_at = Loss warning
likes-tell_at-help = Below your cards, for the session you are in. Nobody else sees it.
likes-tell_at-choice = { $choice ->
    [0] Never
   *[other] At −{ $choice } chips
}
likes-stop_at = Stop at a loss
likes-stop_at-help = When you have lost this much, you leave after the deal; it may be a few chips more. Nobody else learns why.
likes-stop_at-choice = { $choice ->
    [0] Never
   *[other] At −{ $choice } chips
}
loss-told = ⚠️ You are at { $chips } in this session. You wanted to be warned at { $limit }. Only you see this.
loss-stopped = ✋ You are at { $chips } in this session and have left the table: you wanted to stop at { $limit }. Only you see this.
likes-confirm = Confirm cards
likes-confirm-help = A card you press is played only when you confirm it.
likes-single = Play the only legal card
likes-single-help = If you have no choice, your card is played after a moment.
likes-reminders = Reminders
likes-reminders-help = I mention you when a table is waiting for you, or when you are asked to confirm that you are even.
likes-calls = Reminders (over several days)
likes-calls-help = One when it is your turn, unless you were just active; it is deleted once you have answered.
likes-digest = Gather these reminders
likes-digest-help = One message a day instead of one for each turn, in the time zone of the quiet hours. None is sent if nothing is waiting.
likes-digest-choice = { $choice ->
    [-1] No, one for each turn
   *[other] Once a day at { $choice }:00
}
likes-calls-choice = { $choice ->
    [direct] In a direct message
   *[table] At the table
}
likes-listed = Show in statistics and league
likes-listed-help = Others see your statistics and your place in the league.

refused-not-managing = Only people with the Manage Server permission can change these settings. Your own are under `/preferences`.
