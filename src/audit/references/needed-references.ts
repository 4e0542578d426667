/**
 * References that the attacks take to pass: a leak that one does not show the other may. With a limit that one alone could meet, leaving out the
 * other would make a verdict better. No more are taken, for the same reason.
 */
export const NEEDED_REFERENCES = 2;
