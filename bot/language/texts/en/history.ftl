# What was played: sessions, deals step by step, files to keep, and the proof of every shuffle.
history-title = ## Server history
history-empty = Nothing has been played here yet.
history-choose-session = Choose a session
history-choose-deal = Choose a deal
history-page-before = ◀ Previous page
history-page-after = Next page ▶
history-every-game = All games
history-sessions = All sessions
history-all-deals = All deals of the session
history-deal = Deal { $number }
history-deal-row = **{ $number }.** { $time } · { $name } deals
history-best = 🏆 Biggest win: **{ $name } { $result }** · { $deal }
history-worst = 💸 Biggest loss: **{ $name } { $result }** · { $deal }
history-void = void
history-own-eyes = The session is still running, so you see only what you saw at the table.
history-spectator = The session is still running and you were not in this deal, so you see only what everybody saw.
history-daily = You can look back at the deals of the day once the day is over; until then you see only what you saw while playing.
history-round = You can look back at the deals of this round once it is over; until then you see only what you saw at the table.
history-shut-eyes = Others may still be playing these cards, so you see results and the other hands only when everybody is done.
history-open-eyes = The session is over, so all hands are shown.
history-save-page = Save as a web page
history-save-csv = Save transactions (CSV)
history-page-saved = The session as a web page, to read in any browser or to print.
history-csv-saved = All transactions of the session, for any spreadsheet.
history-look-back = Deal by deal
history-verify = Check

replay-title = ### Deal { $number } · step { $step } of { $last }
replay-back = ◀
replay-on = ▶
replay-jump = Jump to …
replay-asked = **{ $name }** is next: { $question }
replay-decided = { $name } has decided.
replay-hand = **{ $name }** { $cards }

share = Share …
share-title = ### { $deal }: show it to the channel
share-about = Everybody in this channel will see it as it is at this step, and can step through the deal.
share-deal = The whole deal
share-hand = { $name }’s hand
share-back = ◀ Back
shared-deal-title = ### { $deal } · { $ruleset }
shared-hand-title = ### { $name }’s hand · { $deal }
shared-hand-alt = { $name }’s hand: { $cards }.
share-by = Shown by { $name } · step { $step } of { $last }
share-step = Step through

verify-title = ## Was it shuffled fairly?
verify-about = Choose a session, then a deal. Its seal must match the cards that were dealt.
verify-deal-title = ### Deal { $number }: the proof
verify-shut = The session is still running. Its seals are opened when it ends, because they reveal every hand.
verify-fingerprint = Seal (SHA-256): { $fingerprint }
verify-secret = Secret of the seal: { $secret }
verify-cut = Sealed, then cut with { $word }
verify-was-cut = Sealed, then cut.
verify-not-cut = Nobody cut, so this proves only that nothing was changed after the seal was shown.
verify-pack = { $number ->
    [0] The pack as it was dealt:
   *[other] The pack of redeal { $number }:
}
verify-more-packs = { $count ->
    [one] One more pack is in the file.
   *[other] { $count } more packs are in the file.
}
verify-fingerprint-holds = ✅ The seal matches its secret.
verify-fingerprint-fails = ❌ The seal does not match its secret.
verify-fingerprint-open = ➖ There is no seal to check.
verify-packs-holds = ✅ Secret and cut give exactly this pack.
verify-packs-fails = ❌ Secret and cut give a different pack.
verify-packs-open = ➖ Without a valid seal the pack cannot be checked.
verify-play-holds = ✅ The play and all chips follow the rules.
verify-play-fails = ❌ The play or the chips do not follow the rules.
verify-play-open = ➖ The totals are right. The rules have changed since then, so the play was not checked.
verify-shut-round = Others may still be playing these cards. The seals are opened for everybody when the last of them are done.
verify-round = Deal { $deal } of the round with the seal { $round }
verify-round-secret = Secret of that seal: { $secret }
verify-round-words = Mixed with: { $words }
verify-round-holds = ✅ The seal of the round and the words give exactly this seal: everybody had the same cards.
verify-round-fails = ❌ The seal of the round and the words give a different seal.
verify-again = The cards of an earlier deal, dealt again under the same seal { $round }
verify-again-holds = ✅ The seal matches the earlier deal: the cards were the same.
verify-again-fails = ❌ The seal does not match the earlier deal.
verify-yourself = Compare the seal with the one shown at the table before the deal. The file lets you check it yourself; instructions come with the source code (`/about`).
verify-save = Save as a file
verify-saved = The record of the deal with its opened seal, for checking it yourself.
verify-replay = Replay

refused-no-such-session = There is no such session on this server.
refused-session-pruned = The details of this session have been deleted; its results are in the ledger.
refused-no-such-deal = This session has no deal { $number }.
refused-no-such-step = This deal has only steps 0 to { $last }.
refused-deal-still-running = Deal { $number } is still being played. You can look at it here once it is over.
refused-deal-void = Deal { $number } is void: it was stopped and nobody lost chips, so it cannot be replayed.
refused-round-running = Others may still be playing these cards. Come back when the last of them are done.
refused-seal-shut = The seal of deal { $number } is opened when the session ends, because it reveals every hand.
refused-replay-other-rules = Deal { $number } was played under an older version of the rules and can no longer be replayed.
refused-file-too-large = This session is too long for one file on Discord. The operator of this bot can give it to you.
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
play-on-private = Only you see this. The computers know no more than their players did then, and play as well as they can; try to forget what came later. The deal is deleted after { $days ->
    [one] a day
   *[other] { $days } days
}.
play-on-part-share = { $shared ->
    [0] { "" }
   *[other] { " " }· including { $share } of the pot
}
play-on-now = **This time** { advice-size }{ play-on-part-share }
play-on-then = **Originally** { advice-size }{ play-on-part-share }
play-on-computer = **A strong computer in your place** { advice-size }{ play-on-part-share }
play-on-again = Once more from here
play-on-gone = This deal no longer exists. Start it again from the replay.
refused-deal-not-yours = You did not play in this deal.
refused-play-on-yours = You can only play on from a decision of your own.
