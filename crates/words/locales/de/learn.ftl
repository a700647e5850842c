### Ein Spiel lernen. Die Kurse sind im Ordner gleichen Namens.

learn-title = Lernen
learn-lead = Lies ein wenig und probier es gleich aus. Zu jeder Regel gibt es ein Brett und zu jedem Spiel einen kurzen Kurs mit Aufgaben.
learn-picture = Eine Stellung aus { $game }
learn-exercises = Aufgaben
learn-exercisesLead = Von den ersten Schritten bis zu echter Taktik. Jede Antwort wird nach den Regeln geprüft.
learn-rulesDone = Regeln probiert: { $done } von { $all }
learn-exercisesDone = Aufgaben gelöst: { $done } von { $all }
learn-kept = Dein Fortschritt wird in diesem Browser gespeichert.
learn-forget = Fortschritt zurücksetzen
learn-contents = In diesem Kurs
learn-part = Teil { $at } von { $all }
learn-parts = Teile
learn-minutes =
    { $minutes ->
        [one] etwa 1 Minute
       *[other] etwa { $minutes } Minuten
    }
learn-continue = Weitermachen, wo du warst: { $title }
learn-try = Probier es
learn-task = Deine Aufgabe
learn-done = Geschafft
learn-solved = Gelöst
learn-todo = Noch nicht gelöst
learn-ruling = Unsere Auslegung
learn-rulingWhy = Dieses Zeichen heißt: Das Regelblatt lässt etwas offen, und so legen wir es aus.
learn-you = Du spielst { $side }.
learn-theirs = { $side } denkt nach …
learn-reset = Brett zurücksetzen
learn-again = Noch einmal
learn-hint = Tipp
learn-showSpaces = Felder zeigen
learn-hideHint = Tipp verbergen
learn-lookAt = Schau auf { $spaces }.
learn-throw = Würfeln
learn-throwTwo = Beide Würfel werfen
learn-given = Diesen Wurf bestimmt die Lektion.
learn-see = Gelöst. Würfle ruhig noch, um zu sehen, was passiert.
learn-right = Ja!
learn-wrong = Diesmal nicht.
learn-missed = Der Zug ist erlaubt, löst aber die Aufgabe nicht.
learn-illegal = Kein erlaubter Zug.
learn-nothing = Auf { $space } kann jetzt nichts ziehen.
learn-elsewhere = Von { $from } geht es nach { $to }.
learn-failed = Der Server antwortet nicht, deshalb geht die Lektion nicht weiter.
learn-boardOf = Brett: { $title }
learn-next = Nächste Aufgabe
learn-previous = Vorige Aufgabe
learn-all = Alle Aufgaben zu { $game }
learn-backToRules = Die Regeln von { $game }
learn-number = Aufgabe { $at } von { $all }
learn-finished = Das war die letzte. Jetzt kennst du { $game }: Spiel es!
learn-play = { $game } spielen
learn-credit = Urheber
