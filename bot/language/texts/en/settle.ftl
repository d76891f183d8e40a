# Debts that were settled outside.
command-settle = settle
command-settle-description = Record that a debt was settled outside; both sides confirm
argument-person = person
argument-person-description = Whom you have paid
argument-chips = chips
argument-chips-description = How many chips you have paid

settle-title = ## Settling up
settle-explained = The fewest payments that make everybody even. Pay outside, then record it here; the other side confirms.
settle-nothing = Nobody owes anybody anything.
settle-house = What is owed to the house (computers) stays in the ledger; nobody can confirm it.
settle-other = Another amount: the command with a person and the chips you have paid.
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

refused-settle-both = Name both: the person and the chips you have paid. Or neither, and I propose something.
refused-settle-self = You cannot settle with yourself.
refused-settle-computer = With computers nothing can be settled; name a person.
refused-settle-not-yours = Only { $payer } and { $payee } can answer this.
