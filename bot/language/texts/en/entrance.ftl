play-here-title = ## Play here
play-here-about = Choose a game to open a table in this channel. Nobody has to type a command.
play-here-daily = Deals of the day
my-tables = My tables
my-tables-title = ## Your tables
my-tables-none = You are not at any table at the moment.
my-tables-more = { $count ->
    [one] And 1 more.
   *[other] And { $count } more.
}
my-tables-your-turn = It’s your turn
my-tables-since = asked { $when }
my-tables-others-turn = { $name } is to play
my-tables-state = { $phase ->
    [lobby] Has not begun yet
    [pause] Between two deals
   *[other] Nobody’s turn
}

settings-play_here = Play here
settings-play_here-help = A message with buttons for games, tables and practice, so that nobody has to type a command.
settings-play_here-there = It is in { $channel }.
settings-play_here-post = Post it in this channel
settings-play_here-away = Remove it
settings-play_here_stays = Keep it at the bottom
settings-play_here_stays-help = After each session in its channel it is posted again at the bottom.
settings-kept_out = Kept out of our tables
settings-kept_out-help = They can’t play or watch here, and leave the tables they are at.
settings-kept_out-none = Nobody

refused-kept-out = You can’t play at the tables on this server at the moment. You can still practise and play the deals of the day. If you think this is a mistake, ask the people who manage the server.

command-tables = tables
command-tables-description = Your tables, and whose turn it is
refused-invited-kept-out = { $name } can’t play at the tables on this server.

# In the menu of a member.
command-play-with = Play with …
games-for-guest = Open a table, and I’ll invite { $mention }.
