# East–West: its name, its words at the table, its house rules, its rules in words.
family-east-west = East–West
family-east-west-description = Play East–West in this channel
east-west-length = five minutes per game
ruleset-east-west-sentence = Lay cards in three rows and win with the better poker hands.
ruleset-east-west = East–West
ruleset-east-west-short =
    Two players, with three face-up cards in a column between them: West builds to the left, East to the right.
    In turn you draw a card, show it and lay it in one of your three rows, where it stays.
    The four cards of a row and its shared card make a poker hand. Win more rows than your opponent to win the game.
east-west-stakes = { $stake ->
    [0] Played without chips
    [one] Stake **1** chip { $stake_per ->
        [row] for each row the winner is ahead by
       *[game] per game
    }
   *[other] Stake **{ $stake }** chips { $stake_per ->
        [row] for each row the winner is ahead by
       *[game] per game
    }
}

# What is asked; a row that the card completes says what it will be.
east-west-question-place = where does this card go: { $card }?
east-west-choice-place-top = Top
east-west-choice-place-top-made = { east-west-choice-place-top } · { east-west-part-made }
east-west-choice-place-middle = Middle
east-west-choice-place-middle-made = { east-west-choice-place-middle } · { east-west-part-made }
east-west-choice-place-bottom = Bottom
east-west-choice-place-bottom-made = { east-west-choice-place-bottom } · { east-west-part-made }
east-west-part-made = { $made ->
    [pair] pair
    [two_pair] two pair
    [three] three of a kind
    [straight] straight
    [flush] flush
    [full_house] full house
    [four] four of a kind
    [straight_flush] straight flush
   *[high_card] high card
}

# What was answered is told by the card that is laid down.
east-west-answered-place-top = { "" }
east-west-answered-place-middle = { "" }
east-west-answered-place-bottom = { "" }

# What happened.
east-west-event-drawn = { "" }
east-west-event-cards-moved-stock-board-top = Top row, shared card: { $cards }.
east-west-event-cards-moved-stock-board-middle = Middle row, shared card: { $cards }.
east-west-event-cards-moved-stock-board-bottom = Bottom row, shared card: { $cards }.
east-west-event-cards-moved-stock-drawn = { "" }
east-west-event-cards-moved-drawn-west-top = { $name } lays { $cards } in the top row.
east-west-event-cards-moved-drawn-west-middle = { $name } lays { $cards } in the middle row.
east-west-event-cards-moved-drawn-west-bottom = { $name } lays { $cards } in the bottom row.
east-west-event-cards-moved-drawn-east-top = { east-west-event-cards-moved-drawn-west-top }
east-west-event-cards-moved-drawn-east-middle = { east-west-event-cards-moved-drawn-west-middle }
east-west-event-cards-moved-drawn-east-bottom = { east-west-event-cards-moved-drawn-west-bottom }
east-west-event-row-won = { $row ->
    [top] Top
    [middle] Middle
   *[bottom] Bottom
}: { $name } wins with { $hand ->
    [pair] a pair.
    [two_pair] two pair.
    [three] three of a kind.
    [straight] a straight.
    [flush] a flush.
    [full_house] a full house.
    [four] four of a kind.
    [straight_flush] a straight flush.
   *[high_card] the higher card.
}
east-west-event-row-tied = { $row ->
    [top] Top
    [middle] Middle
   *[bottom] Bottom
}: both hands are worth the same.
east-west-event-game-won = 🏆 **{ $name } wins the game** { $rows ->
    [one] with one row to none.
    [3] with all three rows.
   *[other] with { $rows } rows.
}
east-west-event-game-drawn = 🤝 **The game is drawn.**
east-west-event-scored = { "" }

# Once the game is over, the rows are told hand by hand.
east-west-moment-drawn = { "" }
east-west-moment-row-won = { "" }
east-west-moment-row-tied = { "" }
east-west-summary-row = **{ $row ->
    [top] Top
    [middle] Middle
   *[bottom] Bottom
} · { $name }**: { $hand } – { $other }: { $against }
east-west-summary-row-tied = **{ $row ->
    [top] Top
    [middle] Middle
   *[bottom] Bottom
} · tied**: { $name } { $hand } – { $other } { $against }
east-west-summary-points = { $count ->
    [0] no games won
    [one] **{ $points }** game won
   *[other] **{ $points }** games won
}
east-west-hand-name = { $hand ->
    [pair] Pair of { east-west-part-high-ones }
    [two_pair] Two pair: { east-west-part-high-ones } and { east-west-part-low-ones }
    [three] Three { east-west-part-high-ones }
    [straight] Straight, { east-west-part-high } high
    [flush] Flush, { east-west-part-high } high
    [full_house] Full house: { east-west-part-high-ones } over { east-west-part-low-ones }
    [four] Four { east-west-part-high-ones }
    [straight_flush] Straight flush, { east-west-part-high } high
   *[high_card] High card { east-west-part-high }
}
east-west-hand-name-german = { $hand ->
    [pair] Pair of { east-west-part-high-ones-german }
    [two_pair] Two pair: { east-west-part-high-ones-german } and { east-west-part-low-ones-german }
    [three] Three { east-west-part-high-ones-german }
    [straight] Straight, { east-west-part-high-german } high
    [flush] Flush, { east-west-part-high-german } high
    [full_house] Full house: { east-west-part-high-ones-german } over { east-west-part-low-ones-german }
    [four] Four { east-west-part-high-ones-german }
    [straight_flush] Straight flush, { east-west-part-high-german } high
   *[high_card] High card { east-west-part-high-german }
}
east-west-part-high = { $high ->
    [king] king
    [queen] queen
    [jack] jack
    [ten] ten
    [nine] nine
    [eight] eight
    [seven] seven
   *[ace] ace
}
east-west-part-high-german = { $high ->
    [king] king
    [queen] Ober
    [jack] Unter
    [ten] ten
    [nine] nine
    [eight] eight
    [seven] seven
   *[ace] ace
}
east-west-part-high-ones = { $high ->
    [king] kings
    [queen] queens
    [jack] jacks
    [ten] tens
    [nine] nines
    [eight] eights
    [seven] sevens
   *[ace] aces
}
east-west-part-high-ones-german = { $high ->
    [king] kings
    [queen] Obers
    [jack] Unters
    [ten] tens
    [nine] nines
    [eight] eights
    [seven] sevens
   *[ace] aces
}
east-west-part-low-ones = { $low ->
    [king] kings
    [queen] queens
    [jack] jacks
    [ten] tens
    [nine] nines
    [eight] eights
    [seven] sevens
   *[ace] aces
}
east-west-part-low-ones-german = { $low ->
    [king] kings
    [queen] Obers
    [jack] Unters
    [ten] tens
    [nine] nines
    [eight] eights
    [seven] sevens
   *[ace] aces
}

# What is noted and where cards lie.
east-west-mark-row-top = { "" }
east-west-mark-row-middle = { "" }
east-west-mark-row-bottom = { "" }
east-west-lane-top = Top
east-west-lane-middle = Middle
east-west-lane-bottom = Bottom
east-west-zone-drawn = just drawn
east-west-zone-board-top = shared card of the top row
east-west-zone-board-middle = shared card of the middle row
east-west-zone-board-bottom = shared card of the bottom row
east-west-zone-west-top = top row
east-west-zone-west-middle = middle row
east-west-zone-west-bottom = bottom row
east-west-zone-east-top = { east-west-zone-west-top }
east-west-zone-east-middle = { east-west-zone-west-middle }
east-west-zone-east-bottom = { east-west-zone-west-bottom }
east-west-tally-score = { $value ->
    [0] no games won
    [one] 1 game won
   *[other] { $value } games won
}
east-west-reason-stake = stake
east-west-reason-game = { "" }

# House rules.
east-west-option-stake = Stake
east-west-option-stake-help = What the loser pays, in chips; with 0 you play without chips.
east-west-option-stake_per = The stake is for
east-west-option-stake_per-help = Whether the stake is paid once per game, or for each row the winner is ahead by.
east-west-option-stake_per-game = the game
east-west-option-stake_per-row = each row ahead
east-west-option-flush_beats_full_house = Flush beats full house
east-west-option-flush_beats_full_house-help = With 32 cards a flush is the rarer of the two.
east-west-option-ace_low_straight = Ace below the seven
east-west-option-ace_low_straight-help = A-7-8-9-10 is a straight, the lowest one.

# The rules in words.
east-west-rules-heading-deal = **The shared cards**
east-west-rules-heading-turns = **Your turn**
east-west-rules-heading-hands = **What beats what**
east-west-rules-heading-win = **Who wins**
east-west-rules-heading-end = **The end**
east-west-rules-deal =
    Three cards lie face up in a column; they belong to both of you. East deals and builds to the right, West begins and builds to the left. Nobody holds cards.
east-west-rules-turns =
    Draw the top card, show it and lay it in one of your three rows: top, middle or bottom. It stays there. A row is full with four of your cards; you may fill the rows in any order.
east-west-rules-hands =
    The shared card and your four make a poker hand. From highest to lowest: **straight flush** · **four of a kind** · { $flush_beats_full_house ->
        [true] **flush** · **full house**
       *[other] **full house** · **flush**
    } · **straight** · **three of a kind** · **two pair** · **pair** · **high card**. { $ace_low_straight ->
        [true] A straight is five ranks in a row; the lowest is A-7-8-9-10.
       *[other] A straight is five ranks in a row, from 7-8-9-10-J up; the ace is always high.
    } Between hands of the same kind, the higher rank wins: first the rank of the four, three or pairs, then the other cards. Suits never count; equal hands tie the row.
east-west-rules-hands-german =
    The shared card and your four make a poker hand. From the top: **straight flush** · **four of a kind** · { $flush_beats_full_house ->
        [true] **flush** · **full house**
       *[other] **full house** · **flush**
    } · **straight** · **three of a kind** · **two pair** · **pair** · **high card**. { $ace_low_straight ->
        [true] A straight is five ranks in a row; the lowest is A-7-8-9-10.
       *[other] A straight is five ranks in a row, from 7-8-9-10-U up; the ace is always high.
    } Between hands of the same kind, the higher rank wins: first the rank of the four, three or pairs, then the other cards. Suits never count; equal hands tie the row.
east-west-rules-win =
    The player who wins more rows wins the game; if both win the same number, it is a draw. { $stake ->
        [0] No chips are paid.
       *[other] The loser pays { $stake_per ->
            [row] { $stake } for each row the winner is ahead by.
           *[game] { $stake }.
        }
    }
east-west-rules-end =
    { $session_end ->
        [deals] The session ends after { $deals ->
            [one] one game.
           *[other] { $deals } games; you take turns dealing.
        }
       *[other] The session ends when you stop; you take turns dealing.
    } { $debt ->
        [stop_session] It also ends when somebody goes past the loss limit.
       *[other] { "" }
    }
east-west-example-two-rows = Top, with ♥J: { $a } has a flush, { $b } a pair. Middle, with ♠K: { $b } has a straight against two pair. Bottom, with ♣8: { $a } has three eights against a pair of aces.
east-west-example-two-rows-german = Top, with the Unter of hearts: { $a } has a flush, { $b } a pair. Middle, with the king of leaves: { $b } has a straight against two pair. Bottom, with the eight of acorns: { $a } has three eights against a pair of aces.
east-west-example-one-tied = Top, with ♥J: { $a } has a flush, { $b } only a high card. Middle, with ♠K: both have a king-high straight, so the row is tied. Bottom, with ♣8: a full house against three sevens.
east-west-example-one-tied-german = Top, with the Unter of hearts: { $a } has a flush, { $b } only a high card. Middle, with the king of leaves: both have a king-high straight, so the row is tied. Bottom, with the eight of acorns: a full house against three sevens.
east-west-example-drawn = Top, with ♣A: { $a } has a pair of aces, { $b } only a high card. Middle, with ♦7: { $b } has three sevens against a pair of kings. Bottom, with ♣8: both have a queen-high straight, so neither is ahead.
east-west-example-drawn-german = Top, with the ace of acorns: { $a } has a pair of aces, { $b } only a high card. Middle, with the seven of bells: { $b } has three sevens against a pair of kings. Bottom, with the eight of acorns: both have an Ober-high straight, so neither is ahead.

# Statistics.
east-west-stats-games-won = **Games won** { $count } of { $whole }{ stats-part-share }
east-west-stats-games-drawn = **Drawn** { $count }
east-west-stats-rows-won = **Rows won** { $count } · { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 3 per game
east-west-stats-clean-sweeps = **All three rows** { $count ->
    [one] once
   *[other] { $count } times
}
east-west-stats-strong-hands = **A straight or better** { $count } · { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) } of 3 rows per game

# The practice deal.
east-west-practice-opening = Each row becomes a poker hand of five cards, four of yours and the shared one. From lowest to highest: a pair, two pair, three of a kind, a straight, a flush, a full house, four of a kind, a straight flush.
east-west-practice-place = You need two of the three rows. Think of what you can still draw: a card on the table cannot be drawn again. Give up a row that is lost, and put cards there that help nowhere else.

# The words of the game, explained.
east-west-term-row = **Row**: your four cards and the shared one make a poker hand. The player who wins more rows wins the game.
east-west-term-row-seen = row, top, middle, bottom
east-west-term-pair = **Pair**: two cards of the same rank. **Two pair**: two of those. **Three of a kind**: three cards of the same rank.
east-west-term-pair-seen = pair, three of a kind
east-west-term-straight = **Straight**: five ranks in a row.
east-west-term-straight-seen = straight
east-west-term-flush = **Flush**: five cards of one suit; in a **straight flush** they are also in a row.
east-west-term-flush-seen = flush
east-west-term-full-house = **Full house**: three of a kind and a pair.
east-west-term-full-house-seen = full house
east-west-term-four = **Four of a kind**: all four cards of the same rank.
east-west-term-four-seen = four of a kind
# What a game was about in one line, for lists.
east-west-told-won = { $name } won with { $rows ->
    [one] one row to none
    [3] all three rows
   *[other] { $rows } rows
}
east-west-told-drawn = The game was drawn
