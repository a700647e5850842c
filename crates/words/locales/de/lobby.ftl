### Jemanden zum Spielen finden.

new-title = Neue Partie
new-game = Welches Spiel?
new-opponent = Gegen wen?
new-computer = Computer
new-here = Ein Freund hier
new-link = Freund per Link
new-anyone = Wer gerade da ist
new-hereLine = Ihr teilt euch diesen Bildschirm und zieht abwechselnd.
new-linkLine = Du bekommst einen Link zum Verschicken. Wer ihn zuerst öffnet, spielt gegen dich, ganz ohne Konto.
new-anyoneLine = Dein Spiel steht in der Lobby, bis jemand beitritt. Wartet schon jemand auf dasselbe, geht es sofort los.
new-level = Gegen wen willst du spielen?
new-size = Brettgröße
new-size-note = { $size } ist { $note }.
new-options = Optionen
new-clock = Uhr
new-clock-custom = Eigene
new-minutes = Minuten je Spieler
new-seconds = Sekunden je Zug dazu
new-more = Weitere Einstellungen
new-match = Wettkampf
new-match-countsGames = Gezählt werden Partien, nicht ihre Punkte.
new-match-usual = Üblich in { $game }: { $match }.
new-match-games = Partien
new-match-points = Punkte
new-match-stake = Einsatz pro Punkt
groups-usual = { $side } hat Gruppe 1
groups-swapped = { $side } hat Gruppe 2
groups-random = Zufällig
new-begins = Wer beginnt?
new-begins-random = Zufällig
new-begins-rule = { $side } beginnt immer.
new-groups = Gruppen
new-openSetup = { $side } stellt zuerst auf, für alle sichtbar
new-seat = Deine Seite
new-seat-any = Egal
new-type = Art
new-rated = Gewertet
new-public = Alle dürfen zusehen
new-takebacks = Rücknahmen erlauben
new-takebacks-rated = In gewerteten Partien gibt es keine Rücknahmen.
new-range = Wertung des Gegners
new-lowest = Mindestens
new-highest = Höchstens
new-position = Ab einer Stellung
new-position-hint = Leer lassen für die Anfangsstellung.
new-position-over = In dieser Stellung ist die Partie zu Ende. Wähle eine, in der noch jemand ziehen kann.
new-position-edit = Im Editor aufbauen
new-preview = So beginnt { $game }
new-previewPosition = Die Anfangsstellung
new-start-computer = Gegen { $name } spielen
new-start-here = Partie beginnen
new-start-link = Link erstellen
new-start-anyone = Gegner finden
new-waiting = Dein Spiel steht in der Lobby.
new-learn = So wird gespielt

invited-title = Einladung
invited-heading = Jemand möchte mit dir spielen
invited-from = { $name } möchte mit dir spielen
invited-line = Tritt bei, und die Partie beginnt. Du brauchst kein Konto.
invited-side = Du spielst { $side }.
invited-sit = Beitreten
invited-noneHeading = Diese Einladung gilt nicht mehr
invited-none = Vielleicht ist schon jemand beigetreten, oder dem Link fehlt ein Stück. Bitte um einen neuen Link oder beginne eine eigene Partie.
invited-goneHeading = Dieser Platz ist besetzt
invited-gone = Jemand ist schon beigetreten, oder die Partie wurde abgesagt. Bitte um einen neuen Link oder beginne eine eigene Partie.
invited-ownHeading = Das ist deine eigene Einladung
invited-own = Du sitzt schon an diesem Tisch. Schick den Link der Person, mit der du spielen willst.
invited-account = Diese Partie wird gewertet, deshalb brauchst du ein Konto.
invited-toTable = Zum Tisch

lobby-title = Lobby
lobby-lead = Spiel weiter, schau zu oder finde jemanden zum Spielen.
lobby-nobody = noch niemand
lobby-new = Neue Partie
lobby-loading = Wird geladen
lobby-quick = Schnellpaarung
lobby-quick-game = Spiel
lobby-quick-line = Wähle eine Uhr. Du spielst sofort oder wartest, bis jemand dasselbe möchte.
lobby-quick-clock = { $game }, { $clock }
lobby-quick-rated = Gewertet
lobby-seeks = Offene Spiele
lobby-seeks-empty = Keine offenen Spiele. Erstelle eines, vielleicht kommt jemand dazu.
lobby-seeks-mine = Warten auf einen Gegner
lobby-seeks-accept = Spielen
lobby-seeks-acceptName = { $game } gegen { $name } spielen
lobby-seeks-cancel = Zurückziehen
lobby-seeks-cancelName = Dein Spiel { $game } zurückziehen
lobby-seeks-rating = Wertung { $rating }
lobby-seeks-range = für Wertungen von { $lowest } bis { $highest }
lobby-seeks-from = für Wertungen ab { $lowest }
lobby-seeks-upTo = für Wertungen bis { $highest }
lobby-seeks-rated = gewertet
lobby-seeks-casual = ungewertet
lobby-seeks-groups-swapped = Gruppen getauscht
lobby-seeks-groups-random = Gruppen ausgelost
lobby-seeks-openSetup = Offene Aufstellung
lobby-seeks-position = ab einer Stellung
lobby-seeks-account = Gewertet: bitte anmelden
lobby-mine = Meine Partien
lobby-mine-empty = Gerade läuft keine Partie.
lobby-over = Beendete Partien
lobby-over-empty = Deine beendeten Partien erscheinen hier.
lobby-live = Laufende Partien
lobby-live-empty = Gerade läuft keine Partie, bei der du zusehen kannst.
lobby-idle = Zuletzt aktiv { $ago }
lobby-quiet = Ruhende Partien
lobby-quiet-line = Ohne Zeitbegrenzung und seit mindestens einer Stunde ohne Zug.
lobby-watch = Zusehen:
lobby-versus = gegen
lobby-against = { $one } – { $other }
lobby-here = An einem Bildschirm
lobby-picture = Aktuelle Stellung
lobby-turn-yours = Du bist am Zug
lobby-turn-theirs = Gegner am Zug
lobby-turn-wait = Wartet auf einen Gegner
lobby-unread = Neu
lobby-result-won = Gewonnen
lobby-result-lost = Verloren
lobby-result-wins = { $name } hat gewonnen
lobby-result-draw = Remis
lobby-result-none = Abgebrochen
lobby-review = Rückblick
lobby-reviewName = Rückblick: { $game } gegen { $other }
lobby-challenges = Herausforderungen
lobby-challenge-from = { $name } fordert dich heraus
lobby-challenge-to = Du hast { $name } herausgefordert
lobby-challenge-accept = Annehmen
lobby-challenge-acceptName = Herausforderung von { $name } annehmen
lobby-challenge-decline = Ablehnen
lobby-challenge-declineName = Herausforderung von { $name } ablehnen
lobby-challenge-cancel = Zurückziehen
lobby-challenge-cancelName = Herausforderung an { $name } zurückziehen
lobby-news-challenged = { $name } fordert dich zu { $game } heraus.
lobby-news-gone = Eine Herausforderung wurde zurückgezogen.
lobby-news-paired = Dein Gegner ist da. Die Partie beginnt.
lobby-news-turn = Du bist am Zug.
lobby-news-toTable = Zum Tisch
lobby-news-toLobby = Zur Lobby
lobby-rated-here = Partien an einem Bildschirm werden nicht gewertet.
lobby-rated-position = Gewertete Partien beginnen in der Anfangsstellung.
lobby-rated-guest = Für gewertete Partien brauchst du ein Konto.
lobby-rated-line = Das Ergebnis zählt für deine Wertung, und es gibt keine Rücknahmen.
lobby-clock-none = Ohne Zeitbegrenzung
lobby-clock-noneLine = Denk so lange nach, wie du magst
lobby-clock-days =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
lobby-clock-daysShort =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
lobby-clock-sentence =
    { $minutes ->
        [one] 1 Minute pro Spieler
       *[other] { $minutes } Minuten pro Spieler
    } plus { $seconds ->
        [one] 1 Sekunde pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }
lobby-form-single = Einzelpartie
lobby-form-bestOf = Best of
lobby-form-bestOfN = Best of { $games }
lobby-form-firstTo = Bis zu einer Punktzahl
lobby-form-firstToN = Bis { $points } Punkte
lobby-form-stakes = Um Einsätze
lobby-form-stakesN = Einsatz { $stake }
lobby-form-position = Ein Wettkampf beginnt in der Anfangsstellung, weil abwechselnd begonnen wird.

home-more = Jetzt live
home-continue = Weiterspielen
home-learn = Lernen
home-learnGame = { $game } lernen
home-new = Neue Partie
home-newGame = Neue Partie { $game }
home-otherGame = Oder Spiel und Gegner selbst wählen
home-quiet = Gerade ist es ruhig. Deine Partie könnte die erste sein.
home-toLobby = Zur Lobby

variant-king-and-courtesan-3-short = zum Lernen
variant-king-and-courtesan-4-short = zum Lernen
variant-king-and-courtesan-5-short = zum Lernen
variant-guard-turns = Eine Wache darf beim zweiten Schritt abbiegen
variant-guard-turns-short = abbiegende Wachen
variant-small-yard-short = kleiner Hof
variant-small-yard = Der Hof besteht nur aus den vier Feldern in der Mitte
variant-stop-short = Eine Sprungfolge darf abbrechen, aber dann wird die Figur gepustet
variant-stop-short-short = kurze Sprungfolgen

level-1-name = Page
level-1-line = Erster Tag am Hof. Übersieht fast alles, sogar den eigenen Sieg.
level-2-name = Närrin
level-2-line = Spielt für den Lacher und sieht einen Zug voraus.
level-3-name = Knappe
level-3-line = Kennt die Regeln auswendig und vergisst oft deine Antwort.
level-4-name = Lampenmeisterin
level-4-line = Hält ein ruhiges Licht, mit dunklen Ecken hier und da.
level-5-name = Herold
level-5-line = Kündigt Drohungen an und macht die meisten wahr.
level-6-name = Kämmerin
level-6-line = Ordnet alles mit Bedacht und denkt ein wenig weiter voraus.
level-7-name = Marschall
level-7-line = Irrt selten und bestraft, was du ungedeckt lässt.
level-8-name = Regentin
level-8-line = Beherrscht das Brett und wartet auf deinen einen Fehler.

best-name = Projektor
best-line = Alles Licht, das es gibt: das Beste, was die Maschine kann.
