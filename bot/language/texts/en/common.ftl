no-words = Something happened that I have no words for.
somebody = somebody
and = { $first } and { $last }
number = { $number }
on = on
off = off
page-back = ◀
page-on = ▶

suit-acorns = Acorns
suit-roses = Roses
suit-shields = Shields
suit-bells = Bells
suit-leaves = Leaves
suit-hearts = Hearts
suit-clubs = Clubs
suit-spades = Spades
suit-diamonds = Diamonds

rank-ace = Ace
rank-banner = Banner
rank-king = King
rank-ober = Ober
rank-under = Under
rank-queen = Queen
rank-jack = Jack
rank-ten = Ten
rank-nine = Nine
rank-eight = Eight
rank-seven = Seven
rank-six = Six
rank-five = Five
rank-four = Four
rank-three = Three
rank-two = Two
rank-salzburg20-ten = Ten
rank-salzburg20-ace = Sow
rank-salzburg20-under = Unter
rank-german-under = Unter

card = { $rank } of { $suit }

pack-swiss20 = Swiss pack, 20 cards
pack-salzburg20 = Salzburg pack, 20 cards
pack-piquet32 = French pack, 32 cards
pack-piquet32-german = German pack, 32 cards
pack-whist52 = French pack, 52 cards

# What is written in the corners of cards, in their badges, and on the dealer’s disc.
letter-ace = A
letter-banner = B
letter-king = K
letter-queen = Q
letter-jack = J
letter-ober = O
letter-under = U
letter-salzburg-ace = S
letter-bavarian-ace = S
letter-german-ace = A
letter-dealer = D
initials-acorns = Ac
initials-roses = Ro
initials-shields = Sh
initials-bells = Be
initials-leaves = Le
initials-hearts = He
initials-clubs = Cl
initials-spades = Sp
initials-diamonds = Di

# The months, by their numbers.
month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
