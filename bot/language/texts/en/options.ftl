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

option-debt = Loss limit
option-debt-help = What happens when somebody goes past this bot’s loss limit.
option-debt-allowed = play on
option-debt-stop_session = the session ends
option-pot_limit = Highest bête
option-pot_limit-help = The most that one player pays for taking no trick; 0 means no limit.
option-pot_limit-0 = no limit
option-session_end = End of the session
option-session_end-help = When the session ends by itself.
option-session_end-manual = when somebody ends it
option-session_end-deals = after a fixed number of deals
option-session_end-pot_empty = when the pot is empty
option-deals = Number of deals
option-deals-help = Used when the session ends after a fixed number of deals.
option-point_value = Value of a point
option-point_value-help = The value of one point in chips; with 0 you play only for points.
option-point_value-0 = no chips
option-leftover_pot = Pot at the end
option-leftover_pot-help = What happens to the chips left in the pot.
option-leftover_pot-split = shared equally
option-leftover_pot-keep = stays where it is
option-idle = **{ $option }** has no effect while **{ $other }** is set to: { $value }.
option-claims = Ending a deal early
option-claims-help = Whether players may end a deal early: claim the rest, give up, or settle.
option-giving_up = Giving up costs
option-giving_up-help = What counts when somebody gives up: only what is certain, as in the International Skat Order, or all remaining tricks for the others.
option-giving_up-rest = all remaining tricks
option-giving_up-single = only what is certain
option-first_dealer = First dealer
option-first_dealer-help = Who deals first.
option-first_dealer-random = drawn by lot
option-first_dealer-seat = the first seat

option-follow_rule = If you cannot follow suit
option-follow_rule-help = What you must play when you have none of the suit that was led.
option-follow_rule-follow = play any card
option-follow_rule-follow_trump = you must trump
option-follow_rule-follow_trump_head = you must trump and beat the trick
option-shoving = Shoving
option-shoving-help = A dealer who has paid a stake may leave it in the pot and pass the deal on.
option-max_shoves = Maximum shoves
option-max_shoves-help = How often one deal may be passed on; 0 means no limit.
option-max_shoves-0 = no limit
