# Was eine Person für sich liest.
hand-title = ### Deine Karten · Spiel { $number }
join-next-deal = Setz dich dazu, dann bist du beim nächsten Spiel dabei.
hand-not-dealt-in = Du sitzt am Tisch und bekommst ab dem nächsten Spiel Karten.
hand-no-deal = Beim nächsten Spiel erscheinen hier deine Karten.
hand-none = In diesem Spiel hält niemand Karten auf der Hand: Alles liegt offen auf dem Tisch.
hand-hidden = Deine Karten liegen verdeckt: Noch darfst du sie nicht ansehen.
hand-not-dealt = Deine Karten sind noch nicht gegeben.
hand-empty = Du hast alle Karten gespielt.
hand-earlier = … und { $count } davor: **Was bisher geschah**
hand-alt = Deine Karten: { $cards }
hand-found-card = { $card } (gefunden)
hand-out = Du bist in diesem Spiel nicht mehr dabei.
hand-sits-out = Du setzt in diesem Spiel aus.
hand-still-in = Noch dabei: { $names }
hand-your-turn = **Du bist dran**: { $question }
hand-in = Du bist dabei.
hand-asked = ▶ **{ $name }**: { $question }
hand-waiting = Wenn du dran bist, wirst du hier gefragt.
hand-in-waiting = { hand-in } { hand-waiting }
hand-renew = Aktualisieren
hands-before-restart = ↻ Ich wurde in diesem Spiel neu gestartet. Karten oberhalb dieser Nachricht sind veraltet, bis **Meine Karten** sie neu zeigt.
ahead-hint = Nächste Karte vorab wählen
ahead-not = Erst entscheiden, wenn ich dran bin
ahead-chosen = Wenn sie dann erlaubt ist, wird als Nächstes { $card } gespielt. Das siehst nur du.
confirm-card = { $card } spielen

duty-unknown = Deine anderen Karten darfst du jetzt nicht spielen.
led-trumps-named = Trumpf ({ $trump })
led-trumps = Trumpf
duty-follow = Angespielt: { $suit }. Du hast davon, also musst du bedienen.
duty-trump = Du hast kein { $suit }, aber einen Trumpf ({ $trump }), also musst du stechen.
duty-head = Du kannst überstechen, also musst du.

reminder = { $mention } { $question }
no-trick-yet = Noch ist kein Stich fertig.
nothing-yet = Noch ist nichts geschehen.
happened-title = ### Was in Spiel { $number } geschah
happened-since = Seit deinem letzten Knopfdruck:
happened-nothing-new = Nichts Neues seit deinem letzten Knopfdruck. Zuletzt geschah:
more-title = ### Mehr
more-old = Dieses Menü gehörte zu einem früheren Spiel. So steht es jetzt.
more-leaving = Du gehst nach diesem Spiel.
more-pot-shared = Was am Ende der Sitzung im Pot liegt, jetzt { $pot }, wird gleich unter denen geteilt, die zuletzt Karten hatten.
more-pot-no-share = Beendest du die Sitzung mit einem Spiel, in dem du die Bête zahlst, bekommst du keinen Anteil.
more-away = Du bist weg: Ein Computer spielt nur deine Karten aus und setzt nichts ein. Mit **Bin wieder da** spielst du wieder selbst.
sits-out-away = Du bist weg und bekommst keine Karten. Mit **Bin wieder da** bist du ab dem nächsten Spiel dabei.
stay = Doch bleiben
rules = Regeln
leave-after = Nach diesem Spiel gehen
stop-after = Nach diesem Spiel aufhören
stop-back = Doch weiterspielen
stop-now = Sitzung beenden
end-now = Sofort beenden

# Voting about somebody who is away: whose seat, and how many votes there are and are needed.
remove-seat = Platz von { $name } freigeben ({ $votes }/{ $needed })

# Der Zettel eines Spiels um Punkte.
score-sheet = Spielzettel
score-sheet-title = ### Spielzettel · { $ruleset }
score-sheet-empty = Noch steht nichts darauf: Das erste Spiel ist nicht zu Ende.
score-sheet-alt = Spielzettel. Bisher: { $totals }
suits-german = Deutsche Farben
suits-french = Französische Farben
suits-held-german = Deine Karten sind von jetzt an Eichel, Laub, Herz und Schellen, mit Ober und Unter. Das gilt in jedem Spiel mit diesem Blatt, und nur du siehst sie so.
suits-held-french = Deine Karten haben wieder französische Farben.
