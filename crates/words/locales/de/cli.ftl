### Texte nur der Befehlszeile: Partien als Text, Bretter und Fehler.

cli-error = Fehler:
cli-by = { $game }, von { $author }
cli-side = { $side } (Platz { $seat })

## Zeile für Zeile spielen

cli-which-game = Welches Spiel möchtest du spielen?
cli-game-prompt = Nummer oder Name
cli-game-again = Bitte tippe eine Zahl von 1 bis { $count } oder „ende“.
cli-which-variant = { $game } hat Varianten. Drücke Enter für das Standardspiel, oder wähle eine:
cli-variant-prompt = Buchstabe oder Name, oder Enter
cli-variant-again = Bitte tippe einen Buchstaben oder Namen aus der Liste, oder drücke Enter.
cli-versus = { $one } gegen { $two }.
cli-computer-as = { $player } als { $side }
cli-intro = Tippe einen Zug, „züge“ für eine Liste der Züge, oder „hilfe“.
cli-not-begun = Die Partie hat nicht begonnen.
cli-bad-clock = Eine Uhr besteht aus Minuten und Sekunden je Zug, zum Beispiel 5+3 oder 0.5+0.
cli-plays = { $who } spielt { $move }.
cli-mood-win = Der Computer sieht einen Gewinn.
cli-mood-loss = Der Computer sieht keinen Ausweg.
cli-mood-good = Dem Computer gefällt seine Stellung.
cli-mood-bad = Der Computer ist besorgt.
cli-cannot-continue = { $who } kann nicht weiterspielen: { $why }
cli-hint = Der Computer würde { $move } versuchen.
cli-hint-score = Der Computer würde { $move } versuchen ({ $score }).
cli-resign-computer = Du kannst nicht für den Computer aufgeben.
cli-list-numbers = Die Liste geht von 1 bis { $count }; „züge“ zeigt sie.
cli-bad-move = „{ $text }“: { $why } Tippe „züge“ oder „hilfe“.
cli-dice = Wurf: { $roll }.
cli-dice-again = Derselbe Wurf wie zuvor: { $roll }.
cli-took-back = Zurückgenommen: { $moves }.
cli-same-dice = Spielst du den Zug noch einmal, fällt derselbe Wurf.
cli-agree-draw = { $side }, nimmst du Remis an? ja oder nein
cli-yes-or-no = Bitte tippe „ja“ oder „nein“.
cli-claim = Beide dürfen Remis fordern: { $reason }. Tippe „fordern“.
cli-not-text = Das ist kein Text. „hilfe“ zeigt, was du tippen kannst.
cli-too-long = Das ist zu lang. „hilfe“ zeigt, was du tippen kannst.
cli-hidden-prompt = { $prompt }, verdeckt
cli-setup-intro-open = Platz 1 stellt offen auf, danach Platz 2.
cli-setup-placed = { $side } hat { $setup } aufgestellt.
cli-bad-match = erwartet wird usual, single, best-of:N, first-to:N oder stakes:N
cli-setup-intro = Zuerst stellt jede Seite ihre Figuren verdeckt auf.
cli-setup-how = Tippe die Buchstaben von links nach rechts aus deiner Sicht, etwa { $usual }. Enter nimmt genau das, „zufall“ irgendeine.
cli-setup-other = Du kannst auch die andere Gruppe nehmen, etwa { $setup }:
cli-setup-bad = { $why } Versuch es noch einmal.
cli-setup-chosen = { $one } hat { $first } gewählt, { $two } hat { $second } gewählt.
cli-setup-piece = { $letter } { $piece }: { $ratings }

## Wörter zum Tippen

cli-word-help = hilfe
cli-word-moves = züge
cli-word-board = brett
cli-word-position = stellung
cli-word-undo = zurück
cli-word-hint = tipp
cli-word-draw = remis
cli-word-claim = fordern
cli-word-resign = aufgeben
cli-word-save = speichern
cli-word-quit = ende
cli-word-random = zufall
cli-word-yes = ja
cli-word-no = nein

cli-help-move = ein Zug, wie ihn die Liste zeigt
cli-help-number = der Zug mit dieser Nummer in der Liste
cli-help-moves = die erlaubten Züge auflisten
cli-help-board = das Brett noch einmal zeichnen
cli-help-position = die Stellung als Text schreiben
cli-help-undo = deine letzte Entscheidung und die Antwort des Computers zurücknehmen; derselbe Zug bringt denselben Wurf
cli-help-hint = einen Zug vorschlagen
cli-help-draw = Remis anbieten
cli-help-claim = Remis fordern, wenn eine Stellung zum dritten Mal vorkommt oder 100 Züge lang nichts geschlagen wurde
cli-help-resign = aufgeben („aufgeben 1“ und „aufgeben 2“ nennen den Platz)
cli-help-save = die Aufzeichnung der Partie speichern; ein Dateiname kann folgen
cli-help-quit = die Partie verlassen
cli-help-rules = Die Regeln: holocourt rules { $game }

## Bretter

cli-mark-last = letzter Zug
cli-mark-target = möglicher Zug
cli-mark-capture = möglicher Schlagzug oder Angriff
cli-pieces-none = { $side }: keine Figuren.
cli-pieces = { $side }: { $pieces }.
cli-pieces-of = { $piece } auf { $spaces }
cli-rules-each = Die Regeln der einzelnen Spiele:

## Analyse und Würfel

cli-analyse-for = { $side } entscheidet. Die Bewertungen gelten aus der Sicht von { $side }.
cli-column-depth = Tiefe
cli-column-score = Wert
cli-column-positions = Stellungen
cli-column-time = Zeit
cli-column-line = Variante
cli-best = Der beste Zug ist { $move }.
cli-best-speed = Der beste Zug ist { $move }: { $speed } Stellungen/s.
cli-record-valid =
    { $moves ->
        [one] Partie { $number }: { $game }, 1 Zug, { $result }.
       *[other] Partie { $number }: { $game }, { $moves } Züge, { $result }.
    }
cli-dice-verified =
    { $rolls ->
        [one] Partie { $number }, { $game }: 1 Wurf, wie festgelegt
       *[other] Partie { $number }, { $game }: { $rolls } Würfe, wie festgelegt
    }

## Fehler

cli-bad-position-hint = Zum Vergleich: { $game } beginnt mit „{ $start }“.
cli-bad-move-number = Zug { $number }, „{ $text }“, ist nicht spielbar: { $why }
cli-bad-move-where = Die Stellung davor ist „{ $position }“.
cli-no-space = Auf diesem Brett gibt es kein Feld „{ $space }“; die Felder sind { $spaces }.
cli-nothing-moves = Auf { $space } beginnt kein erlaubter Zug; „holocourt moves“ listet die erlaubten auf.
cli-first-fixed = In { $game } beginnt immer { $side }; lass --first weg.
cli-no-larger-table = { $game } hat keine Endspieltabelle „{ $larger }“; lass --{ $larger } weg.
cli-no-table = { $game } wird durch einen Beweis gelöst, also gibt es keine Endspieltabelle; lass --output weg.
cli-unsolvable = { $game } ist zu groß zum Lösen oder hängt von Würfeln ab: Es gibt keine Endspieltabelle.
cli-no-cache = Es gibt keinen Ordner für die Endspieltabelle; setze HOLOCOURT_CACHE oder nimm --output.
cli-not-proved = { $game } ist nicht gelöst: Unter { $positions } Stellungen fand sich kein Beweis (Beweiszahl { $yes }, Widerlegungszahl { $no }); --time gibt mehr Zeit.
cli-record-invalid = { $path }, Partie { $number }: { $why }
cli-not-confirmed = Nichts wurde gelöscht. Antworte mit „ja“ oder verwende --yes.
cli-number-between = Erwartet wird eine ganze Zahl von { $least } bis { $most }.
cli-number-at-least = Erwartet wird eine ganze Zahl ab { $least }.
cli-interrupted = Vor der letzten Partie abgebrochen.
cli-nothing-to-decide-over = Es gibt nichts zu entscheiden: Die Partie ist zu Ende.
cli-nothing-to-decide-dice = Es gibt nichts zu entscheiden: Zuerst muss gewürfelt werden. Füge den Zügen einen Wurf hinzu.
cli-no-screen = Aufzeichnungen öffnet nur das Vollbildprogramm, und das braucht ein Terminal.
cli-no-screen-online = Die Lobby eines Servers braucht ein Terminal. Nenne für reinen Text ein Spiel, oder gib einen Einladungslink als Server an.
cli-lobby-chooses = Gegner, Uhr und alles Weitere wählst du in der Lobby, oder mit --plain.
cli-online-link = Schicke deinem Gegner diesen Link:
cli-online-waiting = Warten auf deinen Gegner…
cli-online-left = Du hast den Tisch verlassen. Die Partie läuft ohne dich weiter.
cli-online-closed = Der Tisch wurde geschlossen.
cli-online-taken-back = Ein Zug wurde zurückgenommen.
cli-online-offers-draw = { $who } bietet Remis an. Mit „remis“ nimmst du an.
cli-online-offers-takeback = { $who } möchte einen Zug zurücknehmen. Mit „zurück“ stimmst du zu.
cli-online-offered = An deinen Gegner geschickt.
cli-online-no-hint = In Partien auf einem Server gibt es keine Tipps.
cli-needs-command = Gib einen Befehl an: Zum Spielen braucht es ein Terminal.
cli-server-alone = Benutze --server allein oder nach dem Befehl, zu dem es gehört.
cli-bad-player = { $name } kann nicht spielen: { $why }.
cli-bad-openings-number = „{ $text }“ ist unlesbar; erwartet wird eine Zahl von Zügen von 0 bis 1000, etwa random:4.
cli-cannot-use = { $path } ist nicht brauchbar: { $why }
cli-dice-unverified = { $path }, Partie { $number }: { $why }
cli-cannot-read = { $path } ist nicht lesbar: { $why }
cli-cannot-write = { $path } ist nicht schreibbar: { $why }
cli-cannot-read-input = Die Eingabe ist nicht lesbar: { $why }
cli-cannot-write-output = Die Ausgabe ist nicht schreibbar: { $why }
cli-line-not-text = Die Zeile ist kein UTF-8-Text.
cli-line-too-long = Die Zeile ist länger als { $most } Bytes; so lang ist keine Stellung.

## Wettkämpfe und Lösungen

cli-match = { $one } gegen { $two }, { $game }
cli-match-games =
    { $games ->
        [one] 1 Partie, Startwert { $seed }
       *[other] { $games } Partien, Startwert { $seed }
    }
cli-match-forfeit = { $player } verliert eine Partie: { $why }
cli-match-nothing = Keine Partie wurde beendet.
cli-match-result =
    { $games ->
        [one] { $player }: { $wins } gewonnen, { $draws } remis, { $losses } verloren, von 1 Partie
       *[other] { $player }: { $wins } gewonnen, { $draws } remis, { $losses } verloren, von { $games } Partien
    }
cli-match-score = Ergebnis
cli-match-elo = Elo
cli-match-interval = { $elo }, 95-%-Intervall { $low } bis { $high }
cli-match-better = LOS
cli-match-likelihood = { $percent } % (Wahrscheinlichkeit der Überlegenheit)
cli-match-pairs = Paare
cli-match-points = Punkte
cli-match-forfeits = kampflos
cli-match-undecided = noch nicht entschieden
cli-match-likelier = { $one } ist wahrscheinlicher als { $other }
cli-match-between = Log-Likelihood-Quotient { $ratio } zwischen { $low } und { $high }: { $decided }

cli-solved = { $game } ist gelöst: { $positions } Stellungen in { $seconds } s
cli-solved-positions = { $positions } Stellungen in { $seconds } s
cli-solved-wins = vom Anfang: { $side } gewinnt
cli-solved-draw = vom Anfang: Remis
cli-solved-unknown = vom Anfang: unbekannt
cli-solved-value = vom Anfang: { $value } für { $side }
cli-solved-longest = längster erzwungener Gewinn: { $value }
cli-solved-bytes = { $path }: { $bytes } Bytes
cli-column-value = Wert
cli-column-longest = längster
cli-solving-list = Züge auflisten
cli-solving-link = Stellungen verknüpfen
cli-solving-back = rückwärts rechnen
cli-proving = { $positions } Stellungen; Beweiszahl { $yes }, Widerlegungszahl { $no }
cli-table-unused = Hinweis: Die Endspieltabelle „{ $family }“ wird nicht benutzt: { $why }; „holocourt solve { $game } --{ $family }“ erzeugt sie neu

## Einen Server betreiben

cli-backup = Die Datenbank wurde nach { $path } kopiert.
cli-backup-rows =
    { $rows ->
        [one] 1 Zeile wurde nach { $path } kopiert.
       *[other] { $rows } Zeilen wurden nach { $path } kopiert.
    }
cli-restore = Die Datenbank wurde wiederhergestellt.
cli-restore-rows =
    { $rows ->
        [one] 1 Zeile wurde wiederhergestellt.
       *[other] { $rows } Zeilen wurden wiederhergestellt.
    }
cli-admin-banned = { $name } ist gesperrt.
cli-admin-unbanned = { $name } ist nicht mehr gesperrt.
cli-admin-delete = { $name } löschen? Das lässt sich nicht rückgängig machen. (ja/nein)
cli-admin-deleted = { $name } wurde gelöscht.
cli-admin-renamed = { $name } heißt jetzt { $to }.
cli-admin-password = Das Passwort von { $name } ist geändert; alle Sitzungen und Tokens sind beendet.
cli-admin-paused = Alle Uhren sind angehalten.
cli-admin-resumed = Alle Uhren laufen.
cli-admin-nobody = Kein solcher Spieler.
cli-admin-guest = Gast
cli-admin-bot = Bot
cli-admin-account = Konto
cli-admin-gone = gelöscht
cli-admin-seen = seit { $since }, zuletzt { $last }
cli-admin-ban = gesperrt { $date }: { $reason }
cli-admin-new-password = Neues Passwort, verdeckt
