# What was played: sessions, deals step by step, files to keep, and the proof of every shuffle.
history-title = ## History of this server
history-empty = Nothing has been played here yet.
history-choose-session = Choose a session
history-choose-deal = Choose a deal
history-page-before = ◀ Page before
history-page-after = Next page ▶
history-every-game = Every game of this server
history-sessions = All sessions
history-all-deals = All deals
history-deal = Deal { $number }
history-deal-row = **{ $number }.** { $time } · { $name } deals
history-best = 🏆 Biggest win: **{ $name } { $result }** · { $deal }
history-worst = 💸 Biggest loss: **{ $name } { $result }** · { $deal }
history-void = void
history-own-eyes = The session is still running, so you see what you saw at the table.
history-spectator = The session is still running and you were not in this deal, so you see what everybody saw.
history-daily = The deals of the day lie open once the day is over; until then you see what you saw while playing.
history-round = The deals of this round lie open once it is over; until then you see what you saw at the table.
history-shut-eyes = Others may still play these cards, so results and other hands are shown when the last of them is done.
history-open-eyes = The session is over, so all hands are shown.
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
replay-decided = { $name } has decided.
replay-hand = **{ $name }** { $cards }

share = Share …
share-title = ### { $deal }: show it to the channel
share-about = Everybody in this channel will see it as it is at this step, and can step through the deal.
share-deal = The whole deal
share-hand = Hand of { $name }
share-back = ◀ Back
shared-deal-title = ### { $deal } · { $ruleset }
shared-hand-title = ### Hand of { $name } · { $deal }
shared-hand-alt = The hand of { $name }: { $cards }.
share-by = Shown by { $name } · step { $step } of { $last }
share-step = Step through

verify-title = ## Was it shuffled fairly?
verify-about = Choose a session, then a deal. Its seal must match the cards that were dealt.
verify-deal-title = ### Deal { $number }: the proof
verify-shut = The session is still running. Its seals are opened when it ends, because they show every hand.
verify-fingerprint = Fingerprint (SHA-256): { $fingerprint }
verify-secret = Secret: { $secret }
verify-cut = Sealed, and cut with { $word }
verify-was-cut = Sealed and cut.
verify-not-cut = Nobody cut, so this proves only that nothing was changed after the seal was shown.
verify-pack = { $number ->
    [0] The pack, as it was dealt:
   *[other] After redeal { $number }:
}
verify-more-packs = { $count ->
    [one] One more pack is in the file.
   *[other] { $count } more packs are in the file.
}
verify-fingerprint-holds = ✅ The fingerprint matches the secret.
verify-fingerprint-fails = ❌ The fingerprint does not match the secret.
verify-fingerprint-open = ➖ There is no seal to check.
verify-packs-holds = ✅ Secret and cut give exactly this pack.
verify-packs-fails = ❌ Secret and cut give another pack.
verify-packs-open = ➖ Without a valid seal the pack cannot be checked.
verify-play-holds = ✅ The play and all payments follow the rules.
verify-play-fails = ❌ The play or the payments do not follow the rules.
verify-play-open = ➖ The sums are right. The rules have changed since then, so the play was not checked.
verify-shut-round = Others may still play these cards. The seals are opened for everybody when the last of them is done.
verify-round = Deal { $deal } of the cards with the commitment { $round }
verify-round-secret = Secret of all its packs: { $secret }
verify-round-words = Mixed with: { $words }
verify-round-holds = ✅ Commitment and words give exactly this seal: everybody had the same cards.
verify-round-fails = ❌ Commitment and words give another seal.
verify-again = The cards of an earlier deal again, with the same seal: { $round }
verify-again-holds = ✅ The seal is that of the earlier deal: it has dealt the same cards.
verify-again-fails = ❌ The seal is not that of the earlier deal.
verify-yourself = Compare the fingerprint with the one shown at the table before the deal. With the file you can check everything yourself: see docs/verify.md in the source code.
verify-save = As a file
verify-saved = The record of the deal with its opened seal. docs/verify.md in the source code explains how to check it yourself.
verify-replay = Replay

refused-no-such-session = There is no such session on this server.
refused-session-pruned = How this session was played is no longer kept. What it brought stands in the ledger.
refused-no-such-deal = This session has no deal { $number }.
refused-no-such-step = This deal has steps 0 to { $last } only.
refused-deal-still-running = Deal { $number } is still running. You can look at it here as soon as it is over.
refused-deal-void = Deal { $number } is void: it was broken off and nobody paid, so it cannot be replayed.
refused-round-running = Others may still play these cards. Come back when the last of them is done.
refused-seal-shut = The seal of deal { $number } is opened when the session ends, because it shows every hand.
refused-replay-other-rules = Deal { $number } was played under an older version of the rules and can no longer be replayed.
refused-file-too-large = This session is too long for one file on Discord. Whoever hosts me can export it with “python -m bot export”.
refused-share-too-early = Deal { $number } can be shown to the channel once the session is over; until then its hands stay secret.
refused-may-not-write = You may not write in this channel, so you cannot show a deal here.
refused-share-too-soon = You have just shown something here. Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} before the next one.
refused-share-no-cards = There are no cards left in this hand at this step. Go back a few steps and share it there.
refused-share-unlisted = This player does not want others to see how they play.
play-on = Play on from here
play-on-title = ### Deal { $deal }, played on from step { $step }
play-on-private = Only you see this. The computers know no more than their players did then, and play as well as they can; whatever you saw later, forget it. Nothing is stored.
play-on-now = **This time** { advice-size }
play-on-then = **Then** { advice-size }
play-on-computer = **A strong computer in your place** { advice-size }
play-on-again = Once more from here
play-on-gone = This deal is gone: I was restarted, or more than a quarter of an hour has passed. Begin it anew from the replay.
refused-deal-not-yours = You did not play in this deal.
refused-play-on-yours = You can only play on from a decision of your own.
