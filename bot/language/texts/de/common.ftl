no-words = Es ist etwas geschehen, wofür mir die Worte fehlen.
somebody = jemand
and = { $first } und { $last }
number = { $number }
on = an
off = aus
page-back = ◀
page-on = ▶

suit-acorns = Eichel
suit-roses = Rosen
suit-shields = Schilten
suit-bells = Schellen
suit-leaves = Laub
suit-hearts = Herz
suit-clubs = Kreuz
suit-spades = Pik
suit-diamonds = Karo

rank-ace = Ass
rank-banner = Banner
rank-king = König
rank-ober = Ober
rank-under = Under
rank-queen = Dame
rank-jack = Bube
rank-ten = Zehn
rank-nine = Neun
rank-eight = Acht
rank-seven = Sieben
rank-six = Sechs
rank-five = Fünf
rank-four = Vier
rank-three = Drei
rank-two = Zwei
rank-salzburg20-ace = Sau
rank-salzburg20-ten = Zehner
rank-salzburg20-under = Unter
rank-german-under = Unter

card = { $suit }-{ $rank }

pack-swiss20 = Schweizer Blatt, 20 Karten
pack-salzburg20 = Salzburger Blatt, 20 Karten
pack-piquet32 = Französisches Blatt, 32 Karten
pack-piquet32-german = Deutsches Blatt, 32 Karten
pack-whist52 = Französisches Blatt, 52 Karten

# Was in den Ecken der Karten, in ihren Plaketten und auf der Scheibe des Gebers steht.
letter-ace = A
letter-banner = B
letter-king = K
letter-queen = D
letter-jack = B
letter-ober = O
letter-under = U
letter-salzburg-ace = S
letter-bavarian-ace = S
letter-german-ace = A
letter-dealer = G
initials-acorns = Ei
initials-roses = Ro
initials-shields = Sl
initials-bells = Sn
initials-leaves = La
initials-hearts = He
initials-clubs = Kr
initials-spades = Pi
initials-diamonds = Ka

# Die Monate, nach ihren Nummern.
month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
