### Spielen.

table-title = Tisch
table-log = Verlauf
table-loading = Der Tisch wird geladen …
table-missing = Diesen Tisch gibt es nicht
table-missing-text = Der Link ist falsch, oder der Tisch ist privat. Prüfe den Link oder melde dich als einer der Spieler an.
table-board = { $game }, Brett
table-versus = { $one } gegen { $two }
table-empty = Freier Platz
table-yourTurn = Du bist am Zug
table-yourChoice = Du entscheidest
table-turnOf = { $side } ist am Zug
table-choiceOf = { $side } entscheidet
table-waiting = Warten auf beide Spieler.
table-ready = Die Partie beginnt gleich.
table-queue =
    { $before ->
        [one] Der Computer ist beschäftigt: 1 Partie ist vor dir dran.
       *[other] Der Computer ist beschäftigt: { $before } Partien sind vor dir dran.
    }
table-paused = Die Uhren sind angehalten.
table-first-move = Ohne ersten Zug in { $time } wird die Partie abgebrochen und nicht gewertet.

seat-label = { $name }, { $side }
seat-you = { $side }, du
seat-away = Nicht da
seat-ready = Bereit
seat-arranging = Stellt auf …
seat-turn = Am Zug
seat-yourTurn = Du bist am Zug
seat-thinking = Denkt nach …
seat-choosing = Entscheidet …
seat-yourChoice = Du entscheidest
seat-lost = verloren: { $pieces }
seat-lostWord = verloren
seat-score = Stand:

clock-long = { $days } T { $hours } Std
clock-paused = angehalten

moves-label = Züge
moves-steer = Durch die Züge blättern
moves-none = Noch keine Züge.
moves-looking = Zug { $at } von { $all }
moves-back = Zurück zur Partie

dice-none = Noch kein Wurf.
dice-showdown = Das letzte Duell
dice-showdown-text = Jede Seite würfelt und zählt die höhere Zahl von Angriff und Verteidigung dazu. Die höhere Summe gewinnt.
dice-throw = Würfeln
dice-rolling = Es wird gewürfelt …

odds-label = Aussichten des Angriffs
odds-target = { $piece } auf { $space }
odds-kill = Schlag
odds-push = Schub
odds-counterPush = Gegenschub
odds-backfire = Rückschlag

hint-look = Sieh dir { $space } an.
hint-show = Zeig den Zug
hint-why = { $does } { $stands }.

act-label = Spiel
act-flip-short = Drehen
act-flat-short = Flach
act-turning = Mitdrehen
act-turning-text = Das Brett nach jedem Zug drehen
act-claim = Remis fordern
act-takeback = Zurücknehmen
act-draw-short = Remis
act-draw = Remis anbieten
act-draw-title = Remis anbieten?
act-draw-text = Dein Gegner kann annehmen oder ablehnen und weiterspielen.
act-draw-yes = Remis anbieten
act-rematch = Revanche
act-abort = Partie abbrechen
act-abort-title = Partie abbrechen?
act-abort-text = Die Partie hat kaum begonnen, also verliert niemand.
act-abort-yes = Abbrechen
act-resign = Aufgeben
act-resign-title = Aufgeben?
act-resign-text = Dein Gegner gewinnt die Partie.
act-resign-yes = Ja, aufgeben
act-concede = Wettkampf aufgeben
act-concede-title = Den Wettkampf aufgeben?
act-concede-text = Dein Gegner gewinnt den Wettkampf.
act-concede-yes = Ja, Wettkampf aufgeben
act-playOn = Weiterspielen

offer-label = Angebot
offer-draw = { $name } bietet Remis an.
offer-takeback = { $name } möchte einen Zug zurücknehmen.
offer-rematch = { $name } möchte eine Revanche.
offer-own-draw = Du hast Remis angeboten.
offer-own-takeback = Du möchtest einen Zug zurücknehmen.
offer-own-rematch = Du möchtest eine Revanche.
offer-accept = Annehmen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen

away-wait = { $name } ist nicht da. In { $time } kannst du die Partie beenden.
away-claim = { $name } ist gegangen.
away-win = Sieg beanspruchen
away-draw = Remis nehmen

setup-label = Aufstellung
setup-title = Stelle deine Wesen auf
setup-titleFor = { $side } stellt auf
setup-first = { $name } stellt zuerst auf, für alle sichtbar.
setup-text-open = Wähle zwei auf dem Brett oder ziehe eines auf ein anderes, um sie zu tauschen. Alle sehen deine Aufstellung.
setup-text = Wähle zwei auf dem Brett oder ziehe eines auf ein anderes, um sie zu tauschen. Dein Gegner sieht nichts, bis ihr beide bereit seid.
setup-ready = Bereit
setup-shuffle = Mischen
setup-named = Aufstellungen
setup-done = Du bist bereit
setup-wait = Warten auf { $name }.
setup-otherReady = { $name } ist bereit.
setup-left = Noch { $time }
setup-watching = Beide Spieler stellen verdeckt auf.
setup-pass = Gib den Bildschirm an { $side } weiter
setup-pass-text = Die erste Aufstellung ist verdeckt.
setup-uncover = Ich bin { $side }

over-label = Partie beendet
over-won = Du hast gewonnen
over-lost = Du hast verloren
over-wins = { $side } gewinnt
over-drawn = Remis
over-aborted = Partie abgebrochen
over-points =
    { $points ->
        [one] Das zählt 1 Punkt.
       *[other] Das zählt { $points } Punkte.
    }
over-stake = Einsatz: { $stake }.
over-balance = { $name }: { $balance }
over-score = { $one } { $first } : { $second } { $two }
over-match = { $name } gewinnt den Wettkampf.
over-rating = Deine Wertung: { $before } → { $rating }
over-next = Die nächste Partie beginnt gleich.
over-new = Neue Partie
over-review = Rückblick
over-analysis = Analyse
over-record = Aufzeichnung

goal-title = So gewinnst du
goal-rules = Alle Regeln
goal-surprises = Was viele überrascht
goal-left = Noch auf dem Brett
goal-captured = Geschlagen
goal-row = Längste Reihe
goal-distance = Schritte des Königs, mindestens
goal-gone = verloren
goal-worth =
    { $points ->
        [one] { $count } bringen 1 Punkt
       *[other] { $count } bringen { $points } Punkte
    }
goal-creatures = Die Wesen
goal-tip = Tipp { $at } von { $all }
goal-nextTip = Nächster Tipp
goal-noTips = Keine Tipps mehr
goal-understood = Verstanden
goal-course = Schritt für Schritt lernen, mit Übungen

chat-label = Chat
chat-players = Du schreibst deinem Gegner. Nachrichten von Zuschauern sind gekennzeichnet.
chat-spectators = Zuschauerchat. Die Spieler können mitlesen.
chat-spectator = Zuschauer
chat-empty = Noch keine Nachrichten.
chat-muted = Der Chat ist stumm.
chat-say = Nachricht schreiben
chat-send = Senden
chat-mute = Chat stummschalten

tab-label = Zum Spiel
tab-moves = Züge
tab-chat = Chat
tab-unread = Chat ({ $count } neu)
tab-info = Info

info-untimed = Ohne Zeitbegrenzung
info-days =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
info-fischer = { $minutes } min + { $seconds } s
info-single = Einzelpartie
info-bestOf = Best of { $games }
info-firstTo = Bis { $points } Punkte
info-stakes = Einsatz { $stake }
info-rated = Gewertet
info-casual = Ungewertet
info-spectators =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
info-rules = Regeln

fair-title = Warum die Würfel ehrlich sind
fair-text = Jeder Wurf wird aus einem Geheimnis berechnet, das der Server vor der Partie festgelegt hat, und aus einem Zufallstext jedes Spielers. Den Hash des Geheimnisses siehst du jetzt, das Geheimnis selbst nach der Partie: So kann jeder alle Würfe nachrechnen.
fair-commitment = Festlegung (SHA-256 des Geheimnisses)
fair-salts = Zufallstexte der Spieler
fair-secret = Geheimnis
fair-check = Würfel prüfen
fair-good =
    { $rolls ->
        [0] Es wurde nicht gewürfelt.
        [one] Der eine Wurf stimmt.
       *[other] Alle { $rolls } Würfe stimmen.
    }
fair-unknown = Die Würfe lassen sich nicht prüfen: { $why }
fair-self = Oder prüfe sie selbst: Speichere die Aufzeichnung und führe aus

invite-title = Einen Freund einladen
invite-text = Verschick diesen Link. Wer ihn zuerst öffnet, spielt gegen dich.
invite-link = Einladungslink
invite-copy = Kopieren
invite-copied = Link kopiert.
invite-select = Der Link ist markiert: Kopiere ihn.
invite-share = Teilen
invite-share-title = Spiel { $game } mit mir
invite-code = Der Link als QR-Code
invite-wait = Die Partie beginnt, sobald dein Freund da ist.

net-broken = Verbindung verloren.
net-again = Verbindung wird wiederhergestellt …
net-try = Jetzt versuchen
net-back = Wieder verbunden

wrong-piece = Die Figur auf { $from } kann jetzt nicht ziehen.
wrong-way = { $from } nach { $to } ist hier nicht erlaubt.

aloud-begins = { $name } ({ $side }) beginnt
aloud-lot = Das Los entscheidet: { $name } ({ $side }) beginnt
aloud-seats = Die Plätze werden getauscht: { $one } spielt { $first }, { $two } spielt { $second }
aloud-takenBack = Zug zurückgenommen
aloud-away = { $name } ist nicht da
aloud-back = { $name } ist wieder da
aloud-sameRoll = Derselbe Wurf wie vorher: Einen Angriff zurückzunehmen ändert seine Würfel nicht.
