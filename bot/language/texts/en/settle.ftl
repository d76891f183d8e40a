# Debts that were settled outside.
command-settle = settle
command-settle-description = Record that a debt was settled outside; both sides confirm
argument-person = person
argument-person-description = Whom you have paid
argument-chips = chips
argument-chips-description = How many chips you have paid

settle-title = ## Settling up
settle-explained = What people owe each other. Pay outside, then record it here; the other side confirms.
settle-corners-explained = The fewest payments, netted around corners: you may pay someone you never sat with. Everyone's total stays the same.
settle-corners = { $saved ->
    [one] Save a payment around corners
   *[other] Save { $saved } payments around corners
}
settle-direct = Back to who owes whom
debts-explained = All sessions of this server count. What the computers won or lost is nobody's debt.
settle-nothing = Nobody owes anybody anything.
settle-other = Paid a different amount? Use `/settle` with the person and the chips.
settle-i-paid = I have paid { $name } { $amount }
settle-paid-me = { $name } has paid me { $amount }

settle-request-title = ### Settled outside
settle-request = { $mention }, is that right?
settle-agreed = ✓ { $name } says yes.
settle-open = ▫ { $name } has not answered yet.
settle-yes = Yes, that is right
settle-no = No
settle-done-title = ### Settled
settle-done = Both sides have confirmed; it is in the ledger.
settle-denied = { $name } says no. Nothing was booked.

refused-settle-both = Give both, the person and the chips you have paid; or neither, and I will suggest something.
refused-settle-self = You cannot settle with yourself.
refused-settle-computer = You cannot settle with computers; choose a person.
refused-settle-asked = This payment from { $payer } to { $payee } is waiting for an answer already. If you cannot find the question, ask again with `/settle` and their name.
refused-settle-not-yours = Only { $payer } and { $payee } can answer this.
