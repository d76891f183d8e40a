family-kettle = Kettle
family-kettle-description = Play Kettle in this channel
ruleset-kettle = Kettle
ruleset-kettle-sentence = Three cards: play for the pot, or pass.
ruleset-kettle-short =
    Everybody antes and gets three cards; the next one is turned up for trumps.
    Play or pass. If you play, you may exchange cards.
    Each trick is worth a third of the pot; if you play and take no trick, you pay the whole pot.
kettle-stakes = Ante **{ $ante }** { $ante ->
    [one] chip
   *[other] chips
}
kettle-option-ante = Ante
kettle-option-ante-help = What everybody puts into the pot before each deal.
kettle-option-exchange_max = Exchange
kettle-option-exchange_max-help = How many cards you may exchange if you play.
kettle-told-most = { $name } took { $all ->
    [1] every trick
   *[other] { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }
}
kettle-told-alone = Only { $name } played
kettle-told-nobody = Nobody played
kettle-stats-lifts = **Played along** { $lifts ->
    [one] once
   *[other] { $lifts } times
}{ stats-part-share }, { $won ->
    [0] won nothing
   *[other] won chips { $won ->
        [one] once
       *[other] { $won } times
    }
}
kettle-stats-betes = **Bêtes** { $betes }, { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} in all
kettle-rules-stakes = Everybody antes { $ante ->
    [one] 1 chip
   *[other] { $ante } chips
} before each deal. What is left in the pot stays there for the next one.
kettle-rules-bid = Everybody gets three cards, and the next one is turned up: its suit is trumps. In turn, starting after the dealer, you play or pass. If nobody plays, the pot stays; if only one does, that player takes it.{ $exchange_max ->
    [0] { "" }
   *[other] {" "}If you play, you may then exchange up to { $exchange_max ->
        [one] 1 card
       *[other] { $exchange_max } cards
    } with the stock.
}
kettle-rules-play = The first player after the dealer leads, then whoever took the last trick. Follow suit if you can; otherwise play anything. The highest trump takes the trick, else the highest card of the suit led.
kettle-rules-money = Each trick is worth a third of the pot. If you play and take no trick, you pay a bête, as much as lay in the pot{ $pot_limit ->
    [0] { "" }
    [one] , at most 1 chip
   *[other] , at most { $pot_limit } chips
}.
kettle-rules-end = { rules-part-end }
kettle-term-bete = **Bête**: what you pay into the next pot if you play and take no trick.
kettle-term-bete-seen = bête, no trick
kettle-term-cards = **Cards**, from highest to lowest: { $cards }.
kettle-term-cards-seen = ace, king, queen, jack, ten, nine, eight, seven
kettle-example-alone = Only { $a } plays, and takes the pot without playing a card.
kettle-practice-declare = If you play, each trick brings you a third of the pot; without one you pay as much as lies in it. Trumps and aces take tricks.
kettle-practice-exchange = Keep trumps and aces; put away low cards of the other suits.
