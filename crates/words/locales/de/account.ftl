### Konten, Spieler, Wertungen, Einstellungen und Urheber.

common-wait = Einen Moment …

icon-key = Passkey
icon-copy = Kopieren
icon-download = Herunterladen
icon-leave = Abmelden

who-menu = Menü von { $name }
who-profile = Profil
who-account = Konto
who-signOut = Abmelden

signIn-label = Anmelden oder Konto anlegen
signIn-in = Anmelden
signIn-up = Konto anlegen
signIn-make = Konto anlegen
signIn-show = Passwort zeigen
signIn-or = oder
signIn-passkey = Mit Passkey anmelden
signIn-keeps = Du spielst als Gast. Deine Partien nimmst du in das neue Konto mit.
signIn-leavesGuest = Du spielst als Gast. Meldest du dich bei einem bestehenden Konto an, bleiben deine Gastpartien zurück; leg ein neues Konto an, um sie zu behalten.
signIn-needless = Zum Spielen brauchst du kein Konto. Mit einem zählen deine Partien für die Wertung und folgen dir auf jedes Gerät. Wir fragen nicht nach deiner E-Mail-Adresse: Schreib dir das Passwort auf oder füge einen Passkey hinzu.
signIn-already = Du bist als { $name } angemeldet.
signIn-goOn = Weiter

account-title = Konto
account-name = Name
account-newName = Anzeigename
account-nameMissing = Gib einen Namen ein.
account-nameLetters = Verwende nur die Buchstaben a bis z, Ziffern, - und _, ohne Leerzeichen.
account-nameLength = Ein Name muss { $least } bis { $most } Zeichen haben.
account-nameEnds = Ein Name muss mit einem Buchstaben oder einer Ziffer beginnen und enden.
account-passwordMissing = Gib ein Passwort ein.
account-passwordLength = Ein Passwort muss { $least } bis { $most } Zeichen haben; hier sind es { $count }.
account-nameHint = 2 bis 20 Buchstaben von a bis z, Ziffern, - und _.
account-rename = Namen ändern
account-renamed = Dein Name ist geändert.
account-password = Passwort
account-passwordHint = Mindestens 8 Zeichen.
account-passwordLead = Ein neues Passwort meldet dich in allen anderen Browsern ab.
account-currentPassword = Bisheriges Passwort
account-newPassword = Neues Passwort
account-changePassword = Passwort ändern
account-passwordChanged = Dein Passwort ist geändert. Alle anderen Browser sind abgemeldet.
account-signOut = Abmelden
account-made = angelegt am { $day }
account-used = zuletzt benutzt: { $day }
account-remove = Entfernen
account-removeOne = { $name } entfernen
account-wrongPassword = Das ist nicht dein bisheriges Passwort.
account-notSignedIn = Du bist nicht mehr angemeldet. Melde dich an und versuch es noch einmal.

passkey-title = Passkeys
passkey-lead = Melde dich mit Fingerabdruck, Gesicht oder Sicherheitsschlüssel an statt mit einem Passwort.
passkey-name = Name eines neuen Passkeys
passkey-nameHint = Ein Name, den du wiedererkennst, etwa „mein Handy“.
passkey-make = Passkey hinzufügen
passkey-made = Passkey hinzugefügt. Ab jetzt kannst du dich mit ihm anmelden.
passkey-left = Es wurde kein Passkey benutzt. Du kannst es noch einmal versuchen.
passkey-here = Dieses Gerät hat schon einen Passkey für dein Konto.
passkey-none = Dieser Browser unterstützt keine Passkeys.

sessions-title = Wo du angemeldet bist
sessions-lead = Melde jeden Browser ab, den du nicht kennst oder nicht mehr benutzt.
sessions-this = dieser hier
sessions-since = seit { $day }
sessions-unknown = Unbekannter Browser
sessions-endOne = Abmelden: { $name }
sessions-endOthers = Überall sonst abmelden

tokens-title = Tokens
tokens-lead = Mit einem Token handelt ein Programm, etwa ein Bot, in deinem Namen.
tokens-api = Was Programme können
tokens-name = Name eines neuen Tokens
tokens-scopes = Was es darf
tokens-nothing = Wähle mindestens ein Recht.
tokens-make = Token anlegen
tokens-secret = Dein neues Token
tokens-once = Kopiere es jetzt und bewahre es gut auf: Es wird nur dieses eine Mal gezeigt. Wer es hat, kann in deinem Namen handeln.
tokens-copy = Kopieren
tokens-copied = Kopiert.

scope-read = Lesen
scope-read-does = was du siehst: deine Tische, Herausforderungen und Einstellungen.
scope-play = Spielen
scope-play-does = Tische und Herausforderungen anlegen, ziehen und chatten.
scope-bot = Bot
scope-bot-does = von selbst spielen. Das Konto wird dann als Bot gekennzeichnet.

data-title = Deine Daten
data-lead = Lade alles, was über dich gespeichert ist, als Datei herunter, oder lösche es. Beendete Partien bleiben, gespielt von „einem gelöschten Spieler“.
data-export = Alles herunterladen
data-delete = Konto löschen
data-deleteGuest = Diesen Gast vergessen
data-what = Name, Passwort, Passkeys, Tokens, Wertungen, Einstellungen und Nachrichten werden endgültig gelöscht. Niemand kann sie wiederherstellen.
data-type = Gib zur Bestätigung { $name } ein
data-forGood = Endgültig löschen
data-gone = Alles über dich ist gelöscht. Leb wohl.

guest-title = Du spielst als { $name }
guest-nobody = Du bist nicht angemeldet
guest-lead = Als Gast kennt dich nur dieser Browser. Mit einem Konto behältst du deine Partien und bekommst mehr:
guest-nobodyLead = Du kannst ohne Konto spielen. Mit einem bekommst du mehr:
guest-rated = Gewertete Partien, eine Wertungskurve und einen Platz in der Rangliste
guest-name = Einen eigenen Namen
guest-games = Deine Partien auf jedem Gerät, auch die als Gast gespielten
guest-settings = Überall deine Einstellungen
guest-tokens = Passkeys zum Anmelden und Tokens für Programme
guest-make = Konto anlegen
guest-signIn = Ich habe ein Konto: anmelden

player-title = Spieler
player-level = Computer, Stufe { $level }
player-levelNamed = { $name } (Stufe { $level })
player-best = Computer in Bestform
player-computer = Computer
player-bot = Bot: Hier spielt ein Programm
player-guest = Gast
player-you = du
player-since = dabei seit { $day }
player-unknown = Es gibt niemanden namens { $name }. Namen können sich ändern, und Gäste werden vergessen.
player-playComputer = Gegen einen Computer spielen

challenge-ask = Herausfordern
challenge-title = { $name } herausfordern
challenge-game = Spiel
challenge-clock = Uhr (Minuten + Sekunden je Zug)
challenge-seat = Dein Platz
challenge-seat-any = Zufällig
challenge-seat-first = Platz 1
challenge-seat-second = Platz 2
challenge-rated = Gewertet
challenge-ratedHint = Die Partie zählt für beide, und es gibt keine Rücknahmen.
challenge-unratedHint = Die Partie zählt nicht, und ihr könnt Züge zurücknehmen, wenn beide einverstanden sind.
challenge-guest = Für gewertete Partien brauchst du ein Konto; diese zählt nicht.
challenge-send = Herausforderung senden
challenge-sent = Herausforderung an { $name } gesendet. Du erfährst, wenn die Partie beginnt.

clock-none = Ohne Zeitbegrenzung
clock-days =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }

speed-live = Live
speed-correspondence = Fernpartie

ratings-title = Wertungen
ratings-lead = Eine für jedes Spiel, live und als Fernpartie; Partien gegen Computer werden getrennt gewertet. Ein Fragezeichen heißt, dass die Wertung noch unsicher ist.
ratings-none = Noch keine gewertete Partie.
ratings-rating = Wertung
ratings-deviation = Unsicherheit
ratings-provisional = vorläufig
ratings-speedAgainstComputers = { $speed } · gegen Computer
ratings-games =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }

graph-words = { $title }: die Wertung in den letzten { $games } Partien, zwischen { $lowest } und { $highest }, jetzt { $now }.
graph-none = Zu dieser Wertung ist noch kein Verlauf gespeichert.
graph-numbers = In Zahlen
graph-when = Wann

played-title = Partien
played-none = Noch keine beendeten öffentlichen Partien.
played-more = Ältere Partien
played-see = Diese Partie { $game } ansehen
played-picture = Die letzte Stellung einer Partie { $game }
played-against = gegen
played-rated = gewertet
played-unrated = ungewertet

outcome-won = Gewonnen
outcome-lost = Verloren
outcome-drawn = Remis
outcome-both = Beide Seiten

leaders-title = Rangliste
leaders-speed = Tempo
leaders-pool = Gegner
leaders-people = Menschen
leaders-computers = Computer
leaders-peopleLead = Gewertete Partien von Menschen untereinander. Wer fünf gespielt hat, steht hier.
leaders-computersLead = Gewertete Partien gegen Computer: die Computer selbst und alle, die gegen sie antreten.
leaders-rank = Rang
leaders-player = Spieler
leaders-games = Partien
leaders-none = Der Thron ist leer.
leaders-noneLead = Fünf gewertete Partien, und er gehört dir.
leaders-missing =
    { $count ->
        [one] Noch eine gewertete Partie, und du stehst hier.
       *[other] Noch { $count } gewertete Partien, und du stehst hier.
    }

settings-withAccount = Gespeichert in deinem Konto { $name }, für jedes Gerät.
settings-here = Gespeichert in diesem Browser. Mit einem Konto folgen sie dir auf jedes Gerät.
settings-look = Aussehen
settings-ground = Aussehen des Bretts
settings-pieces = Aussehen der Figuren
settings-showOdds = Aussichten vor einem Angriff zeigen
settings-showThreats = Schlagbare Figuren markieren
settings-soundOn = Töne abspielen
settings-volume = Lautstärke
settings-sample = Ein Brett von { $game } mit diesen Einstellungen
settings-sampleMove = Zug zeigen
settings-sampleNext = Anderes Spiel

ground-inlaid = Licht und Intarsien
ground-plain = Schlicht

pieces-figures = Figuren
pieces-letters = Buchstaben auf Scheiben

about-free = Spiel sofort und ohne Konto: gegen Menschen, gegen Computer oder beide Seiten an einem Bildschirm. Es gibt keine Werbung und kein Tracking.
about-credits = Wer die Spiele erfunden hat
about-creditsLead = Die Spiele sind das Werk dieser Menschen. Danke.
about-by = von { $author }
about-rules = Die Regeln von { $game }
about-affiliation = Holocourt steht weder mit einem Filmstudio noch mit den hier genannten Personen in Verbindung. Bilder, Töne oder Modelle aus Filmen werden nicht verwendet.
about-programmers = Für Entwickler
about-programmersLead = Programme können alles, was diese Seite kann: spielen, zusehen und analysieren.
about-api = Die API-Referenz
about-tokens = Tokens für deine Programme
about-made = Womit Holocourt gebaut ist
about-glicko = Wertungen werden mit Glicko-2 berechnet, einem gemeinfreien Verfahren von Mark E. Glickman.

library-display = für Namen und Überschriften
library-text = für alle anderen Texte
library-pages = für die Seiten
library-holograms = für Bretter in 3D
library-offline = für die Nutzung ohne Netz
library-messages = für Texte in mehreren Sprachen
library-server = für den Server
library-store = für die Speicherung
library-passkeys = für Passkeys
library-ratings = für Wertungen
