### Warum eine Anfrage abgelehnt wurde.

## Am Tisch

not-seated = Das dürfen nur die Spieler an diesem Tisch.
wrong-phase =
    { $phase ->
        [seats] Noch nicht: Ein Platz ist frei.
        [ready] Noch nicht: Gleich beginnt die nächste Partie.
        [setup] Noch nicht: Es wird noch aufgestellt.
        [playing] Nicht während einer Partie.
        [over] Der Wettkampf ist zu Ende.
       *[closed] Der Tisch ist geschlossen.
    }
not-your-decision = Jetzt entscheidet { $decides }.
wrong-game = Das galt einer früheren Partie: Am Tisch läuft Partie { $game }.
wrong-ply = Die Partie ist weitergegangen: Dieser Zug gehört nicht zu Halbzug { $ply }.
seat-taken = { $side } ist schon besetzt.
seat-empty = { $side } ist noch frei.
outside-player = Fremde Programme dürfen nicht am Tisch sitzen.
bad-text = { $what ->
        [salt] Ein Text für die Würfel
        [move-id] Die Kennung eines Zuges
        [request-id] Die Kennung einer Anfrage
        [person-id] Die Kennung einer Person
        [person-name] Der Name einer Person
       *[player] Der Name eines Spielers
    } muss 1 bis { $longest } Bytes haben, ohne Steuerzeichen.
no-offer =
    { $offer ->
        [draw] Remis wurde nicht angeboten.
        [takeback] Um eine Rücknahme wurde nicht gebeten.
       *[rematch] Eine Revanche wurde nicht angeboten.
    }
already-offered =
    { $offer ->
        [draw] Remis ist schon angeboten.
        [takeback] Um eine Rücknahme wurde schon gebeten.
       *[rematch] Eine Revanche ist schon angeboten.
    }
draw-just-offered = Du hast hier schon Remis angeboten. Nach dem nächsten Zug kannst du es wieder anbieten.
never-drawn = { $game } kennt kein Remis: Jede Partie hat einen Sieger.
too-early-to-claim = Remis lässt sich noch nicht fordern. Diese Stellung kam { $occurrences ->
        [one] einmal
       *[other] { $occurrences }-mal
    } vor (nötig: { $times }), und seit { $quiet ->
        [one] 1 Zug
       *[other] { $quiet } Zügen
    } wurde nichts geschlagen (nötig: { $turns }).
no-takebacks = An diesem Tisch gibt es keine Rücknahmen.
nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen könntest.
too-late-to-abort = Abbrechen lässt sich nur die erste Partie eines Wettkampfs, und nur bis beide Seiten gezogen haben.
not-away = Dein Gegner ist da.
not-away-yet =
    { $seconds ->
        [one] Dein Gegner ist noch nicht lange genug weg: Warte noch 1 Sekunde.
       *[other] Dein Gegner ist noch nicht lange genug weg: Warte noch { $seconds } Sekunden.
    }
time-up = { $loser } hat die Zeit überschritten.
nothing-due = Niemand hat die Zeit überschritten.
clocks-unchanged = Die Uhren sind bereits in diesem Zustand.
not-sealed = Die Würfel müssen versiegelt sein, bevor die Partie beginnt.
bad-number = Erwartet wird eine Zahl unter { $weight }.
presence-unchanged = Es hat sich nichts geändert.

## Einen Tisch eröffnen

finished-position = In dieser Stellung ist die Partie zu Ende: Wähle eine, in der jemand ziehen kann.
series-from-position = Ein Wettkampf kann nicht mit einer Stellung beginnen, weil dann immer dieselbe Seite beginnt: Spiele einzelne Partien.
fixed-beginner = In { $game } legen die Regeln fest, wer beginnt. Das lässt sich nicht wählen.
no-groups = Hier gibt es keine Gruppen von Figuren zu wählen.
no-setup = Hier gibt es nichts aufzustellen, also auch keine offene Aufstellung.
time-out-of-bounds = Diese Bedenkzeit ist nicht möglich: höchstens sechs Stunden plus zehn Minuten je Zug, oder 1 bis { $days } Tage je Entscheidung.
match-out-of-bounds = Dieser Wettkampf ist nicht möglich: 1 bis { $games } Partien, 1 bis { $points } Punkte oder ein Einsatz von 1 bis { $stake }.
bad-table-id = Die Kennung eines Tisches muss 1 bis 64 Buchstaben, Ziffern, Punkte, Binde- und Unterstriche haben.
too-many-tables = Du hast { $most } laufende Partien. Beende zuerst einige davon.
too-many-watched = Du verfolgst schon { $most } Tische. Verlasse zuerst einen.
already-seated = Du sitzt schon an diesem Tisch. Schicke den Link jemand anderem.
rated-needs-account = Für gewertete Partien brauchst du ein Konto. Lege eines an oder spiele ungewertet.
rated-from-start = Gewertete Partien beginnen in der Anfangsstellung. Aus anderen Stellungen spielst du ungewertet.
rated-no-takebacks = In gewerteten Partien gibt es keine Rücknahmen. Schalte sie aus oder spiele ungewertet.
rated-against-self = Eine Partie gegen dich selbst kann nicht gewertet werden.
rated-computer = Gewertet wird nur gegen die üblichen Stufen des Computers. Mit anderen Einstellungen spielst du ungewertet.

## Chat

chat-id-used = Mit derselben ID hast du schon eine andere Nachricht geschickt.
chat-length = Eine Nachricht muss 1 bis { $most } Zeichen haben, in einer Zeile.
chat-players-only = Hier schreiben nur die Spieler. Schreibe den Zuschauern.
chat-spectators-only = Die Spieler schreiben einander; dieser Chat ist für Zuschauer.

## Lobby

challenge-self = Dich selbst kannst du nicht herausfordern. Spiele beide Seiten an einem Bildschirm.
too-many-challenges = Du hast schon { $most } offene Herausforderungen. Nimm zuerst eine zurück.
too-many-seeks = Von dir stehen schon { $most } Spiele in der Lobby. Nimm zuerst eines zurück.
own-seek = Das ist dein eigenes Spiel. Warte, bis jemand anderes beitritt.
seek-other-rating = Deine Wertung liegt außerhalb des gewünschten Bereichs.
seek-needs-connection = Lass Holocourt offen, während du eine Live-Partie suchst: Gehst du weg, wird dein Gesuch zurückgenommen.
no-rating-fits = Die niedrigste gewünschte Wertung liegt über der höchsten.

## Konten

not-signed-in = Du bist nicht angemeldet. Melde dich an, spiele als Gast oder sende ein gültiges Token.
wrong-password = Name oder Passwort falsch.
has-account = Du hast schon ein Konto. Melde dich zuerst ab.
banned = Dieses Konto ist gesperrt: { $reason }
name-taken = Der Name { $name } ist vergeben. Nimm einen anderen.
name-length = Ein Name muss { $least } bis { $most } Zeichen haben.
name-characters = Ein Name darf nur die Buchstaben a bis z, Ziffern, - und _ enthalten.
name-ends = Ein Name muss mit einem Buchstaben oder einer Ziffer beginnen und enden.
name-reserved = Dieser Name ist reserviert. Nimm einen anderen.
password-length = Ein Passwort muss { $least } bis { $most } Zeichen haben.
password-common = Dieses Passwort ist zu leicht zu erraten. Nimm ein anderes.
sign-in-busy = Gerade melden sich zu viele an. Versuche es gleich noch einmal.
guests-have-no-password = Gäste haben kein Passwort. Lege zuerst ein Konto an.
guests-have-no-name = Gäste können keinen Namen wählen. Lege zuerst ein Konto an.
guests-have-no-passkeys = Gäste haben keine Passkeys. Lege zuerst ein Konto an.
guests-have-no-tokens = Gäste haben keine Tokens. Lege zuerst ein Konto an.
bad-label = Gib ihm einen Namen von 1 bis { $most } Zeichen.
bad-settings = Einstellungen müssen ein JSON-Objekt sein.
settings-too-long = Einstellungen dürfen höchstens { $most } Bytes haben.
no-scopes = Ein Token braucht mindestens eines der Rechte read, play und bot.
too-many-tokens = Du hast schon { $most } Tokens. Entferne zuerst eines.
token-lacks-scope = Diesem Token fehlt das Recht { $scopes }.
needs-session = Das geht nicht mit einem Token. Melde dich an.
too-many-passkeys = Du hast schon { $most } Passkeys. Entferne zuerst einen.
passkey-known = Dieser Passkey ist schon eingetragen.
passkey-expired = Das hat zu lange gedauert. Fange noch einmal an.
passkeys-unavailable = Passkeys brauchen einen Server mit öffentlichem Hostnamen.
bad-passkey = Dieser Passkey lässt sich nicht verwenden: { $detail }
bad-passkey-answer = Das ist keine gültige Passkey-Antwort: { $detail }
not-a-bot = Dieses Konto ist kein Bot. Wandle es zuerst um, mit POST /api/v1/bot/account/upgrade.
bot-needs-account = Ein Bot braucht ein Konto. Lege zuerst eines an.

## Analyse und Aufzeichnungen

fair-play = Diese Stellung stammt aus einer gewerteten Partie, die du oder jemand mit deiner Adresse gerade spielt. Nach der Partie kannst du sie analysieren.
not-over-yet = Eine Partie lässt sich auswerten, sobald sie zu Ende ist.
no-record-yet = Bevor die Partie beginnt, gibt es keine Aufzeichnung.
bad-record-value = Erwartet wird der Text einer Aufzeichnung oder ihr JSON.
too-many-moves = Zu viele Züge: Höchstens { $most } werden gelesen.
move-refused = Zug { $number } ({ $text }): { $why }
cannot-begin = So kann die Partie nicht beginnen: { $why }
position-and-setups = Eine Stellung sagt schon, wo alles steht: Lass die Aufstellungen weg und wer beginnt.
bad-seat = { $field }: Erwartet wird Platz 1 oder 2.
bad-range = { $field }: Erwartet wird eine Zahl von { $least } bis { $most }.
too-many-values = { $field }: höchstens { $most }.

## Nicht gefunden

no-such-challenge = Diese Herausforderung ist nicht mehr offen.
no-such-seek = Dieses Spiel steht nicht mehr in der Lobby.
no-such-table = Diesen Tisch gibt es nicht.
no-such-player = Diesen Spieler gibt es nicht.
no-such-person = Diese Person gibt es nicht.
no-such-review = Diesen Rückblick gibt es nicht.
no-such-invitation = Diese Einladung gilt nicht mehr.
no-such-passkey = Diesen Passkey gibt es nicht.
no-such-token = Dieses Token gibt es nicht.
no-such-session = Diese Sitzung gibt es nicht.
no-such-game = Diese Partie gibt es nicht.
no-such-guest = Diesen Gast gibt es nicht.
no-such-page = Seite nicht gefunden.

## Anfragen

bad-request = Die Anfrage ist ungültig: { $detail }
method-not-allowed = Dieser Pfad unterstützt diese Methode nicht.
too-large = Die Anfrage ist zu groß.
unsupported-media-type = Erwartet wird ein Inhalt vom Typ application/json.
too-many-requests =
    { $seconds ->
        [one] Zu viele Anfragen. Warte 1 Sekunde.
       *[other] Zu viele Anfragen. Warte { $seconds } Sekunden.
    }
timed-out = Der Server hat zu lange gebraucht. Versuche es noch einmal.
origin-not-allowed = Diese Herkunft ist nicht erlaubt. Die erlaubten stehen in den Einstellungen des Servers.
public-url-not-set = Der Server kennt diese Adresse noch nicht. Starte ihn mit --public-url { $url } oder öffne ihn über seine IP-Adresse.
origin-missing = Eine Anfrage mit Cookie braucht einen Origin-Header mit der Adresse dieses Servers. Eine Anfrage mit Token braucht beides nicht.
table-changed = Der Tisch hat sich inzwischen geändert. Versuche es noch einmal.
engines-busy =
    { $waiting ->
        [one] Der Computer ist beschäftigt, und 1 Anfrage wartet schon. Versuche es gleich noch einmal.
       *[other] Der Computer ist beschäftigt, und { $waiting } Anfragen warten schon. Versuche es gleich noch einmal.
    }
stopping = Der Server wird gerade heruntergefahren. Versuche es gleich noch einmal.
database-away = Die Datenbank antwortet nicht. Versuche es gleich noch einmal.
internal = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert.
