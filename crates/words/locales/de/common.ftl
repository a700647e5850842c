### Texte aller Seiten.

app-name = Holocourt
app-tagline = Brettspiele, die du noch nie gespielt hast.
app-tagline2 = Ein Tisch im Dunkeln.
app-lead = Wesen aus Licht, die einander herumschubsen. Steine, die Steine katapultieren. Könige in ummauerten Höfen, in Ecken, in Not. Ein Spiel lernst du in fünf Minuten und legst gleich los, ganz ohne Konto.
app-lost = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade neu.
app-offline = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
app-skip = Zum Inhalt springen

update-ready = Eine neue Version von Holocourt ist bereit. Deine Partien gehen danach weiter.
update-replaced = Holocourt wurde in einem anderen Tab aktualisiert. Lade auch diesen neu.
update-server = Auf dem Server läuft Version { $server }, diese Seite ist Version { $page }. Lade neu, um sie zu aktualisieren; deine Partien gehen danach weiter.
update-reload = Neu laden

offline-title = Offline
offline-page = Diese Seite braucht den Server, und der antwortet nicht. Ohne ihn geht:

nav-label = Hauptmenü
nav-play = Spielen
nav-learn = Lernen
nav-lobby = Lobby
nav-analysis = Analyse
nav-leaders = Rangliste
nav-signIn = Anmelden
nav-api = Für Entwickler

footer-label = Mehr

nav-about = Über Holocourt
nav-menu = Menü
nav-settings = Einstellungen

home-games = Die Spiele
home-playNow = Jetzt spielen
home-playGame = { $game } jetzt spielen
home-playNowGame = Jetzt spielen: { $game }
home-by = von { $author }
home-watch = Eine aufgezeichnete Partie { $game }

footer-credit = { $games } von { $author }
footer-affiliation = Steht mit keinem Filmstudio in Verbindung.
footer-licence = Freie Software unter MIT oder Apache 2.0.

about-title = Über Holocourt
about-text = Holocourt ist ein Ort für Brettspiele, die mehr Spieler verdienen. Die Regeln sind die ihrer Autoren; wo ein Regelblatt etwas offen lässt, sagen wir, wie wir es auslegen.
about-creatures = Die Wesen sind unsere eigenen, gezeichnet nach ihren Werten.

missing-title = Seite nicht gefunden
missing-text = Unter dieser Adresse gibt es keine Seite.
missing-home = Zur Startseite

settings-title = Einstellungen
settings-theme = Farbschema
settings-language = Sprache
settings-board = Brett
settings-dimension = Bretter
settings-dimension-hint = Hologramme brauchen 3D-Grafik und Animationen. Wo das nicht geht, bleibt das Brett flach.
settings-coordinates = Koordinaten zeigen
settings-pace = Tempo der Züge
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
settings-warnings = In den ersten Partien vor verlierenden Zügen fragen
settings-sound = Ton

dimension-2d = Flach
dimension-3d = Hologramm

hologram-home = Ansicht zurücksetzen

theme-night = Nacht
theme-day = Tag
theme-contrast = Hoher Kontrast

sound-on = Ton einschalten
sound-off = Ton ausschalten

common-close = Schließen
common-cancel = Abbrechen
common-dismiss = Verwerfen
common-retry = Noch einmal versuchen

icon-flip = Brett drehen
icon-turning = Mitdrehen
icon-sound = Ton an
icon-mute = Ton aus
icon-settings = Einstellungen
icon-hint = Tipp
icon-resign = Aufgeben
icon-draw = Remis anbieten
icon-takeback = Zurücknehmen
icon-share = Teilen
icon-flat = Flaches Brett
icon-solid = Hologramm
icon-chat = Chat
icon-first = Erster Zug
icon-previous = Voriger Zug
icon-next = Nächster Zug
icon-last = Letzter Zug
icon-play = Abspielen
icon-pause = Anhalten
icon-menu = Menü
icon-close = Schließen
icon-day = Tag
icon-night = Nacht
icon-contrast = Hoher Kontrast
icon-clock = Uhr
icon-people = Menschen
icon-robot = Computer
icon-book = Regeln
icon-crown = Sieger
icon-dice = Würfel
icon-check = Fertig
icon-plus = Neu

board-label = Brett
board-empty = { $space }, leer
board-piece = { $space }, { $piece } von { $side }
board-ratings = Angriff { $attack }, Abwehr { $defence }, Bewegung { $movement }
board-yours = deine Figur
board-moves =
    { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
board-chosen = ausgewählt
board-target = Zug hierhin möglich
board-capture = Schlagzug
board-step = auf dem Weg
board-deadly = verliert diese Figur
board-unfinished = Wähle den Rest des Wegs, oder tippe die Figur an, um neu zu beginnen.
board-path =
    { $left ->
        [one] Genau { $steps } Schritte: noch 1. Tippe die Figur an, um neu zu beginnen.
       *[other] Genau { $steps } Schritte: noch { $left }. Tippe die Figur an, um neu zu beginnen.
    }
board-attacker = greift an
board-attacked = wird angegriffen
board-pushed = wird geschoben
board-offender = hätte springen können
board-threatened = bedroht
board-capturable = kann geschlagen werden
board-threatened-tip = Kann im nächsten Zug geschlagen oder angegriffen werden.
board-capturable-tip = Diese Figur kannst du schlagen oder angreifen.
board-duty = Springe, oder verliere eine der markierten Figuren.
board-kingDanger = Dein König ist in Gefahr!
board-home = Heimatfeld von { $side }
board-entrance = Eingang für den König von { $side }
board-safe = sicher vor Sprüngen über die Mauer
board-yard = im Hof
board-way = Zwei Wege führen dorthin. Wähle einen.
board-which = Welcher Zug?
board-premove = Vorab: { $from } nach { $to }
board-premoving = Vorab: { $from } nach …
board-last = { $piece } von { $side }, { $from } nach { $to }
board-lastAt = Auf { $space }

move-pass = Aussetzen
move-remove = { $space } entfernen
move-push = Nach { $space } schieben

clock-time = Uhr von { $side }: { $time }

die-face = Der Würfel zeigt { $value }
die-rolling = Der Würfel rollt

summary-courtier = Nimm den feindlichen König auf einem runden Brett in die Zange.
summary-dejarik = Deine Steine katapultieren einander in den inneren Ring. Bring sie in eine Reihe oder schlag feindliche Steine, um zu punkten.
summary-holochess = Acht Wesen, zwei Aktionen je Zug und ein Würfel, der tötet, schiebt oder nach hinten losgeht.
summary-king-and-courtesan = Führe deinen König in die Ecke des Gegners und tausche unterwegs den Platz mit deinen Kurtisanen.
summary-courtyard = Spring wie bei Dame, sonst verlierst du die Figur. Bring deinen König in den ummauerten Hof und gewinne.

card-attack = Angriff
card-defence = Verteidigung
card-movement = Bewegung
card-savrip = Stark, auch Kalhar Monster
card-ghhhk = Schwach
card-ngok = Verteidigung, auch War Beasts
card-molator = Angriff
card-monnok = Stark
card-houjix = Schwach
card-strider = Verteidigung
card-klorslug = Angriff
