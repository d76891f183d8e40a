# House rules: their names, what they mean in one line, and their values.

# Groups of house rules, as headings.
group-stakes = Stakes
group-dealing = Dealing
group-bidding = Bidding
group-passed = When all pass
group-tricks = Tricks
group-hands = What counts
group-score = Score
group-session = Beginning and end
group-more = Other rules

option-debt = Debts
option-debt-help = What happens when somebody owes more than the server's limit.
option-debt-allowed = play on
option-debt-stop_session = the session ends
option-pot_limit = Highest bête
option-pot_limit-help = What one player pays at most for taking no trick; 0 means no limit.
option-pot_limit-0 = no limit
option-session_end = End of the session
option-session_end-help = When the session ends by itself.
option-session_end-manual = when the host stops
option-session_end-deals = after a number of deals
option-session_end-pot_empty = when the pot is empty
option-deals = Number of deals
option-deals-help = After so many deals, if that ends the session.
option-point_value = Value of a point
option-point_value-help = How many chips a point is worth; 0 plays for points alone.
option-point_value-0 = no chips
option-leftover_pot = Pot at the end
option-leftover_pot-help = What becomes of the chips that are left in the pot.
option-leftover_pot-split = shared equally
option-leftover_pot-keep = stays where it is
option-claims = Claims
option-claims-help = Whether a deal may end early: by claiming what is left where that is sure, by giving up or by settling.
option-giving_up = Giving up costs
option-giving_up-help = What is left when somebody gives up: only what is certain counts, as in the International Skat Order, or the others take every remaining trick.
option-giving_up-rest = all that is left
option-giving_up-single = only what is certain
option-first_dealer = First dealer
option-first_dealer-help = Who deals first.
option-first_dealer-random = drawn by lot
option-first_dealer-seat = the first seat

option-follow_rule = Following
option-follow_rule-help = What you must play when you cannot follow suit.
option-follow_rule-follow = anything
option-follow_rule-follow_trump = a trump
option-follow_rule-follow_trump_head = a trump, and beat the trick
option-shoving = Shoving
option-shoving-help = A dealer who pays a stake may leave it in the pot and pass the deal on.
option-max_shoves = Most shoves
option-max_shoves-help = How often one deal may be shoved on; 0 means no limit.
option-max_shoves-0 = no limit
