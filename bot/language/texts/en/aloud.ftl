# A player’s hand as it is read aloud, for whoever likes a text table.
aloud-title = ### { $ruleset }, deal { $number }
aloud-since = ### Since your last turn
aloud-so-far = ### So far
aloud-earlier = Anything earlier is under “What happened”.
aloud-trick = ### Trick { $number }
aloud-trick-taken = ### Trick { $number }, taken by { $name }
aloud-led = { $name } leads { $card }.
aloud-leads = { $name } leads next.
aloud-table = ### The table
aloud-lane = { $lane }, { $name }: { $facts }
aloud-lane-number = Lane { $number }
aloud-between = { $lane }, shared: { $cards }
aloud-board = ### The board
aloud-began = began
aloud-won = has won here
aloud-hand = ### Your cards: { $count }
aloud-turn = ### Your turn: { $question }
aloud-until = Your time is up { $when }.
aloud-legal = You may choose: { $cards }.
aloud-waiting = ### Not your turn
aloud-asked = { $name }’s turn: “{ $question }”
aloud-result = ### How the deal ended
aloud-ended = ### How deal { $number } ended
aloud-seats = ### At the table, { $direction ->
    [ccw] anticlockwise
   *[other] clockwise
}
aloud-you = you
aloud-cards = { $count ->
    [one] has 1 card
   *[other] has { $count } cards
}
aloud-computer = computer
aloud-table-button = My table as text
aloud-words = Explain words

# What stands there with signs otherwise.
seat-computer-aloud = computer
hints-sign-aloud = is learning
adviser-sign-aloud = plays with advice
take-back-sign-aloud = { take-back }
taken-back-aloud = Taken back: { $told }
watching-count-aloud = { $people ->
    [one] 1 person is watching
   *[other] { $people } people are watching
}
trick-before-aloud = Trick { $number }: { $plays }. { $name } takes it.
event-moved-aloud = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, from { $source } to { $target }.
event-cards-moved-aloud = { $cards }, from { $source } to { $target }.
transfer-aloud = from { $payer } to { $payee }: **{ $amount }**
replay-back-aloud = One step back
replay-on-aloud = One step forward
page-back-aloud = Previous page
page-on-aloud = Next page
games-open-aloud = Open a table: { $ruleset }
hand-your-turn-aloud = { "" }
games-choose-aloud = Choose { $ruleset }
