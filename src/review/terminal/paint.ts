/** Styles of a terminal; without colour, none. */
export type Painter = Readonly<Record<"bold" | "dim" | "inverse", (text: string) => string>>;

/** A painter for a terminal that shows styles, or for one that does not. */
export function createPainter(colour: boolean): Painter {
  const wrap = (on: number, off: number) => (text: string) => (colour ? `\u001b[${on}m${text}\u001b[${off}m` : text);
  return { bold: wrap(1, 22), dim: wrap(2, 22), inverse: wrap(7, 27) };
}
