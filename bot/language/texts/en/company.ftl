# Those around a table: free seats, watchers, invitations, quick phrases.
seats-free = { $seats ->
    [one] One seat free
   *[other] { $seats } seats free
}
seats-of-computers = If you join, a computer makes room.
seats-full = No seat free
watch = Watch
watching-count = 👁 { $people ->
    [one] 1 person is watching
   *[other] { $people } people are watching
}
watching-title = ### You are watching
watching-about = The table’s message shows everything you may see. The players’ hands stay hidden.
watching-waits = I will tell you here when a seat becomes free between deals.
watching-wait = Tell me when a seat is free
watching-wait-no-more = Stop waiting for a seat
watching-stop = Stop watching
watched = You are no longer watching.
invitation = { $mention } **{ $name }** invites you to play: { $ruleset }.
seat-is-free = { $mentions } A seat is free at this table: { $ruleset }.
role-call = { $mention } **{ $name }** has opened a table: { $ruleset }.
send-away-hint = Free somebody’s seat
send-away = { $name }
send-away-computer = { $name } (computer)
reactions-switch-off = Turn quick phrases off
reactions-switch-on = Turn quick phrases on

# The quick phrases, and how they are told.
reacted-by = 💬 **{ $name }**: “{ $reaction }”
reacted = You said “{ $reaction }” to the table.
reaction-in = Count me in!
reaction-oha = Whoa!
reaction-well-played = Well played!
reaction-ouch = Ouch!
reaction-come-on = Come on!
reaction-thanks = Thanks!
