family-high-card = High Card
family-high-card-description = Play High Card in this channel
ruleset-high-card = High Card
ruleset-high-card-sentence = Three cards, and the highest one that is laid scores.
ruleset-high-card-short = Everybody lays one of three cards. The highest scores a point.
high-card-question-lay = which card do you lay?
high-card-zone-laid = laid
high-card-event-cards-moved-hand-laid = { $name } lays { $cards }.
high-card-event-high-card = { $name } has laid the highest card.
high-card-reason-high-card = highest card
high-card-told-high = { $name } laid the highest card
high-card-option-hidden_hands = Hands are hidden
high-card-option-hidden_hands-help = Otherwise all hands lie open.
high-card-rules-heading-lay = **Laying**
high-card-rules-lay = Everybody is dealt three cards and lays one, from the dealer's left. The highest card scores a point, of equal ones the first.{ $hidden_hands ->
    [true] { "" }
   *[other] {" "}All hands lie open.
}
high-card-rules-end =
    { $session_end ->
        [deals] The session ends after { $deals ->
            [one] one deal.
           *[other] { $deals } deals.
        }
       *[other] The session ends when you stop.
    } { $debt ->
        [stop_session] It also ends when somebody goes past the loss limit.
       *[other] { "" }
    }
high-card-term-high-card = **High card**: the ace is highest, then king, queen, jack, ten, nine, eight, seven.
high-card-term-high-card-seen = high card, highest card
high-card-example-ace-wins = { $a } lays the ace of clubs, { $b } the jack: { $a } scores.
high-card-practice-lay = Lay your highest card: you lay only one.
