### Learning a game. The courses are in the folder of the same name.

learn-title = Learn
learn-lead = Read a little, then try it. Every rule has a board to try it on, and every game a short course of exercises.
learn-picture = A position of { $game }
learn-exercises = Exercises
learn-exercisesLead = From first steps to real tactics. Every answer is checked against the rules.
learn-rulesDone = Rules tried: { $done } of { $all }
learn-exercisesDone = Exercises solved: { $done } of { $all }
learn-kept = Your progress is saved in this browser.
learn-forget = Reset my progress
learn-contents = In this course
learn-part = Part { $at } of { $all }
learn-parts = Parts
learn-minutes =
    { $minutes ->
        [one] about 1 minute
       *[other] about { $minutes } minutes
    }
learn-continue = Continue where you left off: { $title }
learn-try = Try it
learn-task = Your task
learn-done = Done
learn-solved = Solved
learn-todo = Not solved yet
learn-ruling = Our ruling
learn-rulingWhy = This mark means that the rule sheet leaves a point open, and that this is how we settle it.
learn-you = You play { $side }.
learn-theirs = { $side } is thinking…
learn-reset = Reset the board
learn-again = Try again
learn-hint = Hint
learn-showSpaces = Show the spaces
learn-hideHint = Hide the hint
learn-lookAt = Look at { $spaces }.
learn-throw = Roll the die
learn-throwTwo = Roll both dice
learn-given = The lesson decides this roll.
learn-see = Solved. Roll, if you like, to see what happens.
learn-right = Yes!
learn-wrong = Not this time.
learn-missed = That move is legal, but it does not solve the task.
learn-illegal = Not a legal move.
learn-nothing = Nothing on { $space } can move now.
learn-elsewhere = From { $from } you can go to { $to }.
learn-failed = The server is not responding, so the lesson cannot continue.
learn-boardOf = Board: { $title }
learn-next = Next exercise
learn-previous = Previous exercise
learn-all = All exercises for { $game }
learn-backToRules = The rules of { $game }
learn-number = Exercise { $at } of { $all }
learn-finished = That was the last one. You know { $game } now: play it!
learn-play = Play { $game }
learn-credit = Credits
