### The course of Tapatan.

tapatan-lead = Three stones a side on nine points. Place them, slide them along the lines, and line them up.
tapatan-credit = Tapatan is a traditional game of the Philippines.

tapatan-goal = Get **three of your stones in a row**, along a file, a rank or a diagonal.
tapatan-rule-1 = The board is empty at first: you **place three stones** each before anything moves.
tapatan-rule-2 = Stones move **along the lines** only. Diagonal lines join the corners and the centre.
tapatan-rule-3 = A row counts as soon as it is made, also while stones are still being placed.
tapatan-tip-1 = Choose an empty point to place a stone there.
tapatan-tip-2 = The centre is joined to every other point: it is the best place for a stone.
tapatan-tip-3 = Two enemy stones with an empty point in line with them threaten to win. Fill that point.

tapatan-lesson-placing-title = Placing
tapatan-lesson-placing-text = The board is empty at first. The players **take turns to place a stone** on any empty point, three each.
tapatan-lesson-placing-ruling = The players agree on who moves first; otherwise Black does.
tapatan-lesson-placing-task = Place your first stone in the centre.
tapatan-lesson-placing-done = Lines lead from the centre to every other point.

tapatan-lesson-moving-title = Moving
tapatan-lesson-moving-text = When all six stones are on the board, each turn moves one stone **along a line to an adjacent empty point**. Diagonal lines join only the dark points: the corners and the centre.
tapatan-lesson-moving-task = Move the stone on `a3` to `a2`.
tapatan-lesson-moving-done = From `a2` there are lines to `a1`, `a3` and `b2`.

tapatan-lesson-winning-title = Three in a row
tapatan-lesson-winning-text = Three of your stones in a row win, along a file, a rank or a diagonal.
tapatan-lesson-winning-ruling = A row also counts while stones are still being placed. Draws are as in the other games.
tapatan-lesson-winning-task = Win with your next move.
tapatan-lesson-winning-done = `a1`, `b2` and `c3` are in a row.

tapatan-exercise-last-stone-title = The last stone
tapatan-exercise-last-stone-task = Place your last stone and win.
tapatan-exercise-last-stone-hint = Two of your stones are in the same file.
tapatan-exercise-last-stone-done = `b1`, `b2` and `b3` are in a row.
tapatan-exercise-last-stone-wrong = That is no row. Look at file b.

tapatan-exercise-slide-home-title = Slide home
tapatan-exercise-slide-home-task = Win with one move.
tapatan-exercise-slide-home-hint = File b needs one more stone.
tapatan-exercise-slide-home-done = The stone from `c1` completes file b.
tapatan-exercise-slide-home-wrong = No row yet. Which point of file b is empty?

tapatan-exercise-across-title = Across the board
tapatan-exercise-across-task = Win with one move.
tapatan-exercise-across-hint = The corners `a3` and `c1` have a point between them.
tapatan-exercise-across-done = `a3`, `b2` and `c1` are a diagonal.
tapatan-exercise-across-wrong = No row yet. Diagonals count, too.

tapatan-exercise-block-title = Block
tapatan-exercise-block-task = White threatens to complete a row. Prevent it.
tapatan-exercise-block-hint = White’s stones are on `b2` and `c2`.
tapatan-exercise-block-done = The third point of the rank is yours.
tapatan-exercise-block-wrong = White completes the rank.

tapatan-exercise-hold-the-line-title = Hold the line
tapatan-exercise-hold-the-line-task = Make a move that does not let White complete a row.
tapatan-exercise-hold-the-line-hint = White’s stones on `b1` and `b3` wait for the point between them.
tapatan-exercise-hold-the-line-done = Your stone stays on `b2` and holds the lines through it.
tapatan-exercise-hold-the-line-wrong = White has three in a row.

tapatan-exercise-two-threats-title = Two threats
tapatan-exercise-two-threats-task = Win within two moves.
tapatan-exercise-two-threats-hint = The centre is part of four rows.
tapatan-exercise-two-threats-done = White can block one row, but not both.
tapatan-exercise-two-threats-wrong = White can stop that. Place the stone where two rows cross.

tapatan-exercise-no-escape-title = No escape
tapatan-exercise-no-escape-task = Win within two moves.
tapatan-exercise-no-escape-hint = Move a stone to the point that most lines meet.
tapatan-exercise-no-escape-done = Whatever White does, a row is open.
tapatan-exercise-no-escape-wrong = White can stop that.

tapatan-exercise-three-steps-title = Three steps
tapatan-exercise-three-steps-task = Win within three moves.
tapatan-exercise-three-steps-hint = Begin with the stone on `c1`.
tapatan-exercise-three-steps-done = Three moves ahead on a board of nine points: well seen.
tapatan-exercise-three-steps-wrong = White can stop that.
