# Wie Computer spielen.
level-beginner = Anfänger
level-beginner-help = Spielt nach einfachen Regeln
level-club = Stammtisch
level-club-help = Überlegt kurz
level-strong = Stark
level-strong-help = Überlegt gründlich und rechnet mit Wahrscheinlichkeiten
persona-even = besonnen
persona-bold = mutig
persona-careful = vorsichtig
levels-all = Alle Computer
levels-choice = { $name }: { $level }
levels-hint = Wie gut spielen die Computer?
