### Tapatan: what only this game says.

summary-tapatan = Place three stones, then slide them along the lines until they stand in a row.

piece-stone = stone
    .the = The stone

ask-tapatan-place = { $side } to place a stone.

end-tapatan-row = three stones in a row

fault-tapatan-not-in-turn = the sides place their stones in turn, so the side to move has as many stones as the other, or one fewer
fault-tapatan-played-on = the side to move has three stones in a row, so the game was over

why-tapatan-place-first = Place all your stones first.
why-tapatan-no-line = No line leads from there to { $space }.
