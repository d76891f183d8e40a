# A deal against computers that explains itself.
practice = Practice deal
practice-again = Another practice deal
practice-title = ### Practice deal
practice-private = No chips, and nothing is stored.
practice-gone = This practice deal is gone: I was started again, or more than a quarter of an hour has passed.
practice-advice = A computer would choose: { $choice }.
practice-unknown = Choose what seems best to you.
practice-lift = If you lift, the top card of the stock is turned and its suit is trumps; lift when your cards are likely to take a trick.
practice-price = You see the trump now: everybody who plays pays this price into the pot, you first; a high one frightens others away.
practice-join = Pay the price to play for the pot; but who plays and takes no trick pays the whole pot again.
practice-exchange = Two Unders and an Ober are weak: you may swap them for the bottom three cards.
practice-lead = You lead: play a high card, the others must follow its suit; the highest one takes the trick, unless somebody trumps.
practice-follow = { $suit } was led and you have some, so you must follow; play high to take the trick, or low to save a better card.
practice-free = You have no { $suit }, so you may play anything; a trump takes the trick.
practice-result = Your result: { $chips } chips.
practice-no-tricks = There were no tricks: either nobody lifted and the pot stays, or whoever lifted was left alone and takes it.
practice-out = You dropped out and lost your ante, no more; that is often wise.
practice-won = { $tricks ->
    [one] You took 1 trick, and each trick is worth a third of the pot.
   *[other] You took { $tricks } tricks, and each trick is worth a third of the pot.
}
practice-dry = You played and took no trick, so you pay the whole pot again: that is the bête, and the risk of this game.
practice-go = Ready? Open a table in a channel: { $command }
