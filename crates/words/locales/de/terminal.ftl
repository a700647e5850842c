### Texte nur des Vollbildprogramms für Terminals.

term-tagline = wenig bekannte Brettspiele
term-too-small = Das Fenster ist zu klein: Es braucht mindestens 80 Spalten und 24 Zeilen.
term-by = von { $author }
term-yes = ja
term-no = nein
term-keys-menu = Pfeiltasten, Enter; ? Hilfe
term-keys-login = Pfeiltasten, Enter; Esc: zurück
term-keys-lobby = Pfeiltasten, Enter; N: neue Partie, L: Link, D: ablehnen, Esc: verlassen
term-keys-box = Enter: bestätigen, Esc: abbrechen
term-keys-chat = Enter: senden, Esc: schließen
term-keys-records = Pfeiltasten und Enter: öffnen, Esc: schließen

term-farewell = Die Partie ist nicht zu Ende. Später weiterspielen mit:
term-farewell-online = Die Partie läuft ohne dich weiter. Zurück geht es mit:

## Das Menü

term-row-game = Spiel
term-row-variant = Variante
term-row-opponent = Gegner
term-row-seat = Du spielst
term-row-groups = Gruppen
term-row-setup = Aufstellung
term-setup-openly = offen, Platz 1 zuerst
term-setup-secretly = verdeckt
term-best-of-games = { $games } Partien
term-row-first = Wer beginnt
term-row-clock = Uhr
term-row-match = Wettkampf
term-row-rated = Gewertet
term-row-takebacks = Rücknahmen
term-row-public = Zuschauer
term-row-play = Spielen
term-row-online = Online spielen…
term-row-create = Partie erstellen
term-row-back = Zurück zur Lobby
term-row-position = Ab einer Stellung spielen…
term-row-record = Aufzeichnung öffnen…
term-row-analysis = Analysebrett
term-row-rules = Regeln
term-row-quit = Beenden
term-usual = Standardspiel
term-random = zufällig
term-untimed = ohne Zeitlimit
term-computer-level = Computer, Stufe { $level }
term-computer-best = Computer, beste Stufe
term-friend = ein Freund hier
term-online = online
term-anybody = wer gerade da ist
term-link = per Link
term-named = jemand…
term-watch-anybody = alle
term-watch-nobody = niemand
term-on-server = auf { $server }
term-clock-minutes = { $minutes } min
term-clock-seconds = { $seconds } s
term-clock-increment = { $time } + { $seconds } s

## Die Partie

term-analysis-board = · Analyse
term-looking-back = Zug { $at } von { $all }.
term-back-analysis = Enter: von hier weiter.
term-back-game = Ende oder Esc: zurück zur Partie.
term-over-keys = N: neu, S: speichern, M: Menü
term-over-keys-online = S: speichern, M: Lobby
term-thinking = { $side } denkt nach…
term-pass-key = Enter: aussetzen.
term-roll-key = Enter: würfeln, oder den Wurf tippen.
term-hinting = Suche nach einem Zug…
term-hint = Versuch { $move } ({ $score })
term-claim-key = C: Remis fordern.
term-odds = Aussichten von { $move }
term-odds-kill = { $defender } stirbt
term-odds-push = { $defender } wird geschoben
term-odds-no-room = { $defender } stirbt: kein Platz
term-odds-counter-push = { $attacker } wird geschoben
term-odds-backfire = { $attacker } stirbt
term-odds-counter-no-room = { $attacker } stirbt: kein Platz
term-odds-wins = { $chance }, { $side } gewinnt
term-odds-drawn = { $chance }, Remis
term-which-way = Welcher Weg?
term-which-way-keys = Pfeiltasten und Enter, oder Zahl.
term-complete = Tab: ergänzen, Enter: spielen
term-no-match = So beginnt kein Zug.
term-several = So beginnen mehrere Züge.
term-not-your-turn = Du bist nicht am Zug.
term-moves = Züge
term-lost = verloren: { $pieces }
term-you = du
term-nobody = noch niemand
term-away = nicht da
term-sending = wird gesendet…
term-again = derselbe Wurf wie zuvor
term-analysis = Analyse
term-searching = Suche läuft…
term-nothing-to-decide = Es gibt nichts zu entscheiden.
term-depth = Tiefe { $depth }, { $nodes } Knoten, { $seconds } s
term-exact = Genauer Wert
term-exact-draw = Bei bestem Spiel Remis.
term-exact-wins =
    { $points ->
        [one] Gewinnt 1 Punkt in { $plies }.
       *[other] Gewinnt { $points } Punkte in { $plies }.
    }
term-exact-loses =
    { $points ->
        [one] Verliert 1 Punkt in { $plies }.
       *[other] Verliert { $points } Punkte in { $plies }.
    }
term-begins = { $side } beginnt.
term-begins-random = { $side } beginnt, zufällig bestimmt.
term-step-through = Bild auf und Bild ab blättern durch die Partie.
term-saved = Gespeichert als { $path }.
term-taken-back = Zug zurückgenommen.
term-taken-back-dice = Zug zurückgenommen. Spielst du ihn noch einmal, fällt derselbe Wurf.
term-engine-failed = Der Computer kann nicht weiterspielen: { $why }
term-nothing-for-you = Du hast jetzt nichts zu entscheiden.
term-draw-declined = Der Computer möchte lieber weiterspielen.
term-finish-first = Spiel diese Partie erst zu Ende, oder gib auf.
term-goes-on = Die Partie geht weiter.
term-online-only = Das geht nur in Online-Partien.
term-bad-choice = „{ $text }“: { $why }
term-bad-file = { $path }: { $why }
term-file-too-large = Die Datei ist zu groß.
term-record-line =
    { $moves ->
        [one] { $game }: { $first } – { $second }, { $result }, 1 Zug
       *[other] { $game }: { $first } – { $second }, { $result }, { $moves } Züge
    }

## Aufstellen

term-setup-versus = { $one } gegen { $two }
term-setup-left = Noch { $time }
term-setup-hidden = { $side } stellt verdeckt auf
term-setup-look-away = { $side }: Bitte schau weg und gib die Tastatur weiter.
term-setup-alone = Enter: { $side } ist allein am Bildschirm.
term-setup-swap = zwei tauschen
term-setup-list = aus der Liste
term-setup-type = eintippen
term-setup-confirm = bestätigen
term-setup-keys-swap = Pfeile und Leer
term-setup-keys-list = Auf Ab
term-setup-keys-type = Buchstaben
term-setup-keys-confirm = Enter
term-setup-computer = Der Computer stellt auf…
term-setup-waiting = { $name } stellt noch auf. Du bist bereit.
term-setup-waiting-keys = Enter: Aufstellung ändern. Esc: Lobby.
term-setup-revealed = Beide Aufstellungen liegen offen.
term-setup-start = Enter: Partie beginnen.
term-setup-none = So beginnt keine Aufstellung.
term-setups = Aufstellungen
term-setups-chosen = Aufstellungen: { $one } { $first }, { $two } { $second }.

## Fragen

term-ask-resign = Als { $side } aufgeben?
term-ask-concede = Den Wettkampf als { $side } aufgeben?
term-ask-draw = { $side }, nimmst du Remis an?
term-ask-abort = Partie abbrechen? Niemand gewinnt.
term-ask-quit-online = Holocourt beenden? Die Partie läuft ohne dich weiter.
term-ask-replace = { $path } gibt es schon. Ersetzen?
term-ask-again = Neue Analyse beginnen? Diese ist nicht gespeichert.
term-ask-menu = Diese Partie verlassen? Sie ist nicht gespeichert.
term-ask-quit = Holocourt beenden? Die Partie ist nicht gespeichert.

term-prompt-position = Stellung, in Notation
term-prompt-load = Datei der Aufzeichnung
term-prompt-save = Aufzeichnung speichern als
term-prompt-server = Adresse eines Holocourt-Servers
term-prompt-link = Einladungslink einfügen
term-prompt-whom = Wen forderst du heraus?
term-prompt-say = Nachricht schreiben
term-no-invitation = Das ist kein Einladungslink. Füge den ganzen Link ein.
term-records =
    { $count ->
        [one] 1 Aufzeichnung
       *[other] { $count } Aufzeichnungen
    }

## Hilfe

term-help-keys = Tasten
term-help-for-rules = Tab: Regeln, Esc: schließen
term-help-for-keys = Tab: Tasten, Esc: schließen
term-help-more = Ab: mehr, { $keys }
term-help-move = Ziehen
term-help-arrows = Pfeile, Enter
term-help-arrows-text = eine Figur wählen, dann das Ziel
term-help-mouse = Maus
term-help-mouse-text = die Figur anklicken, dann das Ziel
term-help-typed = a4-b4 Enter
term-help-typed-text = oder den Zug tippen; Tab ergänzt ihn
term-help-tab-text = nächste Figur, die ziehen kann, oder nächstes Ziel
term-help-esc-text = Auswahl aufheben, schließen, zurück
term-help-suspend-text = anhalten; fg macht weiter
term-help-look = Zurückblättern
term-help-pages = BildAuf/Ab [ ]
term-help-pages-text = einen Zug zurück oder vor, wie das Mausrad
term-help-ends = Pos1 Ende
term-help-ends-text = an den Anfang, ans Ende
term-help-commands = Befehle: die Taste (klein, wenn kein Zug so anfängt) oder :Wort
term-help-online = In Online-Partien

## Befehle: das Wort zum Tippen, und was es tut

term-do-help = hilfe
term-do-help-text = diese Seite
term-do-rules = regeln
term-do-rules-text = die Regeln des Spiels
term-do-undo = zurück
term-do-undo-text = Zug zurücknehmen; der Wurf bleibt derselbe
term-do-hint = tipp
term-do-hint-text = einen Zug vorschlagen
term-do-analyse = analyse
term-do-analyse-text = Analyse zeigen oder verbergen
term-do-flip = drehen
term-do-flip-text = das Brett drehen
term-do-draw = remis
term-do-draw-text = Remis anbieten
term-do-claim = fordern
term-do-claim-text = Remis fordern
term-do-resign = aufgeben
term-do-resign-text = die Partie aufgeben
term-do-save = speichern
term-do-save-text = die Aufzeichnung der Partie speichern
term-do-again = neu
term-do-again-text = noch eine Partie wie diese
term-do-accept = annehmen
term-do-accept-text = das Angebot des Gegners annehmen
term-do-decline = ablehnen
term-do-decline-text = es ablehnen, oder das eigene zurückziehen
term-do-abort = abbrechen
term-do-abort-text = die Partie abbrechen, bevor beide gezogen haben
term-do-chat = chat
term-do-chat-text = Nachrichten lesen und schreiben
term-do-mute = stumm
term-do-mute-text = den Chat stummschalten oder einschalten
term-do-menu = menü
term-do-menu-text = zurück zum Menü
term-do-quit = ende
term-do-quit-text = beenden (Strg-C beendet sofort)

## Online

term-login = Anmelden bei { $server }
term-login-guest = Als Gast spielen
term-login-name = Name
term-login-password = Passwort
term-login-sign-in = Anmelden
term-login-sign-up = Konto mit diesem Namen anlegen
term-login-keep = Angemeldet bleiben
term-login-back = Zurück zum Menü
term-login-waiting = Warten auf den Server…
term-login-hint = Als Gast brauchst du kein Konto. Legst du später eines an, behält es deine Gastpartien.
term-login-needs = Gib einen Namen und ein Passwort ein.

term-lobby-waiting = Die Lobby wird geladen…
term-lobby-quiet = Keine offenen Spiele und keine laufenden Partien. Erstelle eine!
term-lobby-mine = Deine Partien
term-lobby-challenges = Herausforderungen
term-lobby-seeks = Offene Spiele
term-lobby-live = Laufende Partien
term-lobby-leave = Verlassen
term-lobby-new = Neue Partie…
term-lobby-link = Einladungslink öffnen…
term-lobby-account = Anmelden, oder ein Konto anlegen, das deine Partien behält
term-lobby-sign-out = Abmelden
term-lobby-menu = Zurück zum Menü
term-lobby-seat-free = ein Platz ist frei
term-lobby-your-turn = du bist am Zug
term-lobby-their-turn = Gegner am Zug
term-lobby-over = zu Ende
term-lobby-moves =
    { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
term-lobby-own-seek = deins; Enter: zurückziehen
term-lobby-seek = Enter: spielen
term-lobby-challenge-to = Du hast { $name } herausgefordert: { $terms }
term-lobby-challenge-from = { $name } fordert dich heraus: { $terms }
term-lobby-withdraw = D: zurückziehen
term-lobby-answer = Enter: annehmen, D: ablehnen
term-lobby-rated = { $terms }, gewertet
term-lobby-awaiting = Warten auf eine Antwort. D: Herausforderung zurückziehen.
term-lobby-opening = Der Tisch wird geöffnet…
term-lobby-declined = { $name } hat abgelehnt.
term-lobby-withdrawn = { $name } hat die Herausforderung zurückgezogen.
term-lobby-found = Dein Gegner ist da: Die Partie steht in der Lobby.
term-lobby-turn-other = An einem anderen Tisch bist du am Zug.
term-lobby-turn-yours = In einer deiner Partien bist du am Zug.
term-lobby-listed = Dein Spiel steht in der Lobby. Es beginnt, sobald jemand beitritt.
term-lobby-unlisted = Dein Spiel steht nicht mehr in der Lobby.
term-lobby-challenged = Herausforderung an { $name } gesendet. Die Partie beginnt, sobald sie angenommen ist.
term-lobby-challenge-gone = Herausforderung zurückgezogen.
term-not-sent = Nicht gesendet. Versuch es wieder, wenn die Verbindung zurück ist.
term-no-connection = Keine Verbindung zu einem Server.

term-wait-link = Warten auf einen Gegner. Schick diesen Link:
term-wait = Warten auf einen Gegner.
term-wait-setup = Beide stellen verdeckt auf.
term-wait-setup-left = Beide stellen verdeckt auf. Noch { $time }.
term-move-sent = Dein Zug wird gesendet.
term-offer-keys = Y: annehmen, W: ablehnen.
term-offer-own = { $offer } W: zurückziehen.
term-opponent-away = Dein Gegner ist nicht da.
term-opponent-gone = Dein Gegner ist gegangen. C: Partie beanspruchen.
term-opponent-away-until = Dein Gegner ist nicht da. In { $time } kannst du die Partie beanspruchen.
term-match-score =
    { $games ->
        [one] Nach 1 Partie: { $first } zu { $second }.
       *[other] Nach { $games } Partien: { $first } zu { $second }.
    }
term-watching = Du schaust zu.
term-spectators =
    { $count ->
        [one] 1 schaut zu.
       *[other] { $count } schauen zu.
    }
term-chat = Chat (T: schreiben)
term-chat-muted = Der Chat ist stumm; Z: einschalten.

term-no-help = Keine Hilfe, während du gegen jemanden spielst.
term-only-watching = Du schaust dieser Partie nur zu.
term-no-claim = Es gibt jetzt nichts zu fordern.
term-no-game = Es läuft keine Partie.
term-match-not-over = Der Wettkampf ist noch nicht zu Ende.
term-nothing-offered = Dein Gegner hat nichts angeboten.
term-nothing-to-decline = Es gibt kein Angebot.
term-chat-is-muted = Der Chat ist stumm.
term-chat-is-on = Der Chat ist nicht mehr stumm.

term-event-you-joined = Du bist beigetreten.
term-event-joined = { $name } ist beigetreten.
term-event-left = { $name } ist gegangen.
term-event-declined =
    { $offer ->
        [draw] Das Remis wurde abgelehnt.
        [takeback] Die Rücknahme wurde abgelehnt.
       *[rematch] Die Revanche wurde abgelehnt.
    }
term-event-withdrawn =
    { $offer ->
        [draw] Das Remisangebot wurde zurückgezogen.
        [takeback] Die Bitte um Rücknahme wurde zurückgezogen.
       *[rematch] Die Bitte um Revanche wurde zurückgezogen.
    }
term-event-rematch = Ein neuer Wettkampf beginnt.
term-event-lot = Das Los entscheidet: { $side } ({ $name }) beginnt.
term-event-seats = Ihr tauscht die Plätze: { $one } spielt { $first }, { $two } spielt { $second }.
term-event-begins = { $side } ({ $name }) beginnt.
term-event-resumed = Die Uhren laufen wieder.
term-event-closed = Der Tisch ist geschlossen.

term-cannot-show = Dieses Programm kann { $game } nicht zeigen: { $why }
term-bad-address = „{ $address }“ ist keine Serveradresse; erwartet wird etwa https://games.example.org oder http://127.0.0.1:4277.
term-server-broken = Der Server ist nicht erreichbar: { $detail }
term-server-untrusted = Das Zertifikat des Servers ist nicht vertrauenswürdig: { $detail }
term-server-nonsense = Die Antwort des Servers ist unlesbar: { $detail }
