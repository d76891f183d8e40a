# Debts that were settled outside.
command-settle = settle
command-settle-description = Record that two people have evened up their chips; both sides confirm
argument-person = person
argument-person-description = Who you are evening up with
argument-chips = chips
argument-chips-description = How many chips your balance goes up by

settle-title = ## Evening up
settle-explained = Anybody who is down can even up with somebody who is ahead: press the name, the other side confirms, and both balances change. It is still play money.
settle-corners-explained = This evens everybody up in the fewest steps, perhaps with people you never shared a table with. Everyone’s result stays the same.
settle-corners = { $saved ->
    [one] One step fewer
   *[other] { $saved } steps fewer
}
settle-direct = Back to the whole list
debts-explained = All sessions on this server count, minus what has been evened up already. What the computers won or lost is not included.
settle-nothing = Everything is even.
settle-other = A different amount? Use `/settle` with the person and the number of chips.
settle-i-paid = Even up with { $name }: +{ $amount }
settle-paid-me = Even up with { $name }: −{ $amount }

settle-request-title = ### Evening up
settle-request = { $mention }, is that right?
settle-agreed = ✓ { $name } says yes.
settle-open = ▫ { $name } has not answered yet.
settle-yes = Yes, that is right
settle-no = No
settle-done-title = ### Evened up
settle-done = Both sides have confirmed; it is in the ledger.
settle-denied = { $name } says no. Nothing has changed.

refused-settle-both = Give a person and a number of chips, or leave both out; then I will suggest something.
refused-settle-self = You cannot even up with yourself.
refused-settle-computer = You cannot even up with computers; choose a person.
refused-settle-asked = { $payer } and { $payee } have already been asked about this. If the question is gone, use `/settle` with the name again.
refused-settle-not-yours = Only { $payer } and { $payee } can answer this.
