/** Marks left out unless told otherwise: a reader who restores all of 20 sees at least 83 % (95 %). */
export const DEFAULT_LEFT_OUT = 20;
