# Why something cannot be done, and what can. Nothing has changed.
refused-unknown = That is not possible now.
refused-already-at-table = You are already at this table.
refused-amount-outside = Choose an amount from { $low } to { $high }.
refused-cut-length = The word to cut with must have 1 to { $most } characters.
refused-table-trouble = Something went wrong on my side; nothing has changed. Please press again in a moment.
refused-database-away = The database is not answering at the moment. Nothing was changed; please try again shortly.
refused-database-refuses = Nothing was lost; the table is waiting and will try again. Please press again in a moment.
refused-leaving = I am restarting; nothing was lost. Please press again in a moment.
refused-emojis-gone = My pictures of the suits are missing at the moment, so I use plain symbols. Please press again.
refused-deal-is-running = A deal is in progress; this has to wait until it is over.
refused-decided-already = That has already been decided.
refused-family-off = { $family } is switched off on this server; `/games` shows what is played here.
refused-forbidden-here = Discord does not let me do this here. Somebody who manages the server can check my permissions in this channel.
refused-shards-uncertain = I could not save that just now, so it does not count. Nothing is lost; please try again in a moment.
refused-host-only = Only { $name }, the host, may do this; anyone who manages the server may end the session too.
refused-join-after-deal = You are at the table, but not in this deal. You get cards in the next one.
refused-no-computer = There is no computer player at this table.
refused-no-such-answer = That is not one of the choices now.
refused-no-such-card = There is no such card.
refused-no-table-here = No table is open in this channel. Open one with `/games`.
refused-no-stakes = This game is played without stakes.
refused-not-at-table = You are not at this table.
refused-not-away = You are already here.
refused-not-the-cutter = Only { $name } may cut.
refused-not-your-turn = It is { $name }’s turn.
refused-old-command = That command has changed. Restart Discord (Ctrl+R on a computer) and try again.
refused-old-form = That form is out of date. Press the button again.
refused-old-button = That button is out of date. Use the newest message of the table.
refused-option-bound = { $option }: { $side ->
    [low] at least
   *[high] at most
} { $bound }.
refused-option-bounds = { $option }: choose a number from { $low } to { $high }.
refused-option-unknown = There is no house rule “{ $option }” in this game.
refused-option-value = { $option } cannot be “{ $value }”.
refused-permission-missing = I need the permission “{ $permission }” in this channel. Somebody who manages the server can grant it to me in the channel’s settings, under Permissions.
refused-record-unreadable = This file is not a readable record.
refused-rules-unknown = I do not know the rules “{ $rules }”. Choose them from the list.
refused-ruleset-unknown = I do not know the game “{ $ruleset }”. I know: { $known }.
refused-seats-outside = This game is for { $low } to { $high } players; { $seats ->
    [one] there is 1 at the table.
   *[other] there are { $seats } at the table.
}
refused-seated = You are still at a table. Press **Leave** and wait until its session is over; then I can erase your data.
refused-session-runs = A session is still in progress on this server. End it first.
refused-server-only = You can only play in the channels of a server.
refused-session-over = This session is over. Open a new table with `/games`.
refused-stakes-unreadable = I cannot read these stakes. Write them like this: { $example }
refused-started-already = The game has begun; this can only be changed before the first deal.
refused-table-full = The table is full: it seats no more than { $most }.
refused-table-gone = This table no longer exists.
refused-table-here = A table is already open in this channel.
refused-no-threads-here = This channel cannot have threads. Open the table in a text channel, or without a thread.
refused-seconds-over-days = Over several days, people have 12 hours (43200 seconds), 1 day (86400), 2 days (172800) or 3 days (259200) for each answer.
refused-turn-seconds = The time to think must be 0 (as long as you like) or { $low } to { $high } seconds.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-create_private_threads = Create Private Threads
permission-attach_files = Attach Files

go-to-table = Go to the table
left = You have left the table. See you!
stopped = The session is over.
stopping-untimed = The session ends after this deal. To end it at once, stop again or press **End now**; then this deal counts for nobody.
unexpected-error = Something went wrong on my side; nothing was lost. If it happens again, give the operator of this bot this number: { $number }
refused-name-missing = Give the rules a name, so that people can find them again.
refused-too-fast = Slow down a little: that press did not count.
refused-too-many-saved = This server has already saved { $most } sets of rules. Save under one of their names to replace it.
refused-still-thinking = { $name } may still be thinking. In { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} the others can vote to go on without them.
refused-nobody-lost = Nobody at this table has been away for a week, so there is nothing to vote on.
refused-vote-absent = You can only vote while you are here and playing on.
refused-still-here = { $name } is here; only the seat of somebody who is away can be freed.
refused-cut-unreadable = That word has characters that I cannot store. Please choose another one.
refused-table-elsewhere = That table is in another channel.
refused-sent-away = Your seat here was freed before the game began. You can come back if { $name } invites you.
refused-own-seat = This is for other people’s seats. To give up your own, press **Leave**.
refused-sits-here = { $name } is already at this table.
refused-invited-already = That person was invited a moment ago; give them ten minutes.
refused-invited-many = Many people have just been invited to this table. Wait a few minutes before you invite more.
refused-invited-bot = Bots do not play here. The lobby’s “+ Computer” adds a computer player.
refused-invited-unwilling = { $name } does not want me to mention them. Ask them yourself.
refused-reactions-off = Quick phrases are switched off at this table or on this server.
refused-reaction-from-afar = Sit down or watch first; then you can use quick phrases.
refused-reaction-too-soon = Wait a moment: only one quick phrase every five seconds.
refused-role-not-mentionable = I may not mention { $role }. Allow anyone to mention the role, in its settings, or give me the permission “Mention @everyone, @here and All Roles” in this channel.
refused-adviser-off = Nobody plays with advice at this table: the host has not allowed it.
refused-adviser-not-taken = Switch advice on under **More …** first.
refused-adviser-this-deal = You began this deal with advice. Between two deals you can go on without it.
refused-advice-running = I am still working out your advice. It will be here in a moment.
refused-performance-running = I am still going through your choices. One thing at a time.
refused-take-back-late = That can no longer be taken back: play has gone on, or cards have been seen.
refused-take-back-off = You cannot take anything back at this table.
refused-take-back-not-yours = Only { $name } can take that back.
