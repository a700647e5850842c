/** The tones of a piece, as the flat set has them: its body, plates that are set off from it, and ink on it. */
export const BODY = 0;
export const PLATE = 1;
export const INK = 2;
/** The disc of light under a piece. */
export const BASE = 3;
