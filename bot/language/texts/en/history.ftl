# What was played: sessions, deals step by step, files to keep, and the proof of every shuffle.
history-title = ## History of this server
history-empty = Nothing has been played here yet.
history-choose-session = Choose a session
history-choose-deal = Choose a deal
history-page-before = ◀ Page before
history-page-after = Next page ▶
history-sessions = All sessions
history-all-deals = All deals
history-deal = Deal { $number }
history-deal-row = **{ $number }.** { $time } · { $name } deals
history-void = void
history-own-eyes = The session is still running: you see what you could see at the table.
history-spectator = The session is still running and you did not sit in this deal: you see what everybody saw.
history-open-eyes = The session is over and its seals are open: all hands lie open.
history-save-page = Save as a page
history-save-csv = Payments (CSV)
history-page-saved = The session as a page, for any browser and for printing.
history-csv-saved = All payments of the session, for any spreadsheet.
history-look-back = Deal by deal
history-verify = Check

replay-title = ### Deal { $number } · step { $step } of { $last }
replay-back = ◀
replay-on = ▶
replay-jump = Jump to …
replay-asked = Next: **{ $name }**: { $question }
replay-hand = **{ $name }** { $cards }

verify-title = ## Was it shuffled fairly?
verify-about = Choose a session, then a deal. Its seal must give the pack that was dealt.
verify-deal-title = ### Deal { $number }: the proof
verify-shut = The session is still running. Its seals open when it ends, because they show every hand.
verify-fingerprint = Fingerprint (SHA-256): { $fingerprint }
verify-secret = Secret: { $secret }
verify-cut = Sealed, and cut with { $word }
verify-was-cut = Sealed and cut.
verify-not-cut = Sealed, not cut: it shows that nothing was changed after the fingerprint, and no more.
verify-pack = { $number ->
    [0] The pack, as it was dealt:
   *[other] After redeal { $number }:
}
verify-more-packs = { $count ->
    [one] One more pack stands in the file.
   *[other] { $count } more packs stand in the file.
}
verify-fingerprint-holds = ✅ The fingerprint belongs to the secret.
verify-fingerprint-fails = ❌ The fingerprint belongs to another secret.
verify-fingerprint-open = ➖ There is no seal to check.
verify-packs-holds = ✅ The pack follows from secret and cut.
verify-packs-fails = ❌ Secret and cut give another pack.
verify-packs-open = ➖ Without a right seal the pack cannot be checked.
verify-play-holds = ✅ The play and all payments follow from the rules.
verify-play-fails = ❌ The play or the payments do not follow from the rules.
verify-play-open = ➖ The sums are right. The rules have changed since, so the play was not checked.
verify-yourself = Compare the fingerprint with the one shown at the table before the deal. With the file you can check it all without me: see docs/verify.md in the source.
verify-save = As a file
verify-saved = The record of the deal with its opened seal. docs/verify.md in the source tells how to check it without me.
verify-replay = Replay

refused-no-such-session = There is no such session in this server.
refused-no-such-deal = This session has no deal { $number }.
refused-no-such-step = This deal has steps 0 to { $last } only.
refused-deal-still-running = Deal { $number } is still running. It can be looked at here as soon as it is over.
refused-deal-void = Deal { $number } is void: it was broken off, and nobody paid. It cannot be looked at step by step.
refused-seal-shut = The seal of deal { $number } opens when the session ends, because it shows every hand.
refused-replay-other-rules = Deal { $number } was played by an older version of the rules and cannot be played again step by step.
refused-file-too-large = This session is too long for one file on Discord. Whoever hosts me can get it with “python -m bot export”.
