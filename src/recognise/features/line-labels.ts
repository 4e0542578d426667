/** The labels before colons at the beginnings of a text's lines: "Doctor:" on many, "Naam:" on one. */
export interface LineLabels {
  /** The label that ends right before an offset (UTF-16 code units), and on how many lines it stands; undefined without one. */
  before(offset: number): { readonly label: string; readonly lines: number } | undefined;
  /** On how many lines the label stands that begins at an offset (UTF-16 code units); undefined where none does. */
  at(offset: number): number | undefined;
}

const LABEL = /^\s*([\p{L}_]{2,20}(?:[ _-][\p{L}\d]{1,15})?):(?=\s|$)/u;
/** A label with what stands around it is no longer, in code units. */
const LONGEST_LABEL = 50;

export function readLineLabels(text: string): LineLabels {
  const counts = new Map<string, number>();
  const starts = new Map<number, string>();
  let from = 0;
  for (const line of text.split("\n")) {
    const start = from + line.search(/\S/);
    from += line.length + 1;
    const label = LABEL.exec(line)?.[1];
    if (label === undefined) continue;
    counts.set(label, (counts.get(label) ?? 0) + 1);
    starts.set(start, label);
  }
  return {
    at: (offset) => {
      const label = starts.get(offset);
      return label === undefined ? undefined : counts.get(label);
    },
    before: (offset) => {
      // A line may have a million characters: no farther back is looked than a label can stand.
      const near = text.slice(Math.max(0, offset - LONGEST_LABEL - 1), offset);
      const newline = near.lastIndexOf("\n");
      if (newline < 0 && near.length > LONGEST_LABEL) return undefined;
      const before = near.slice(newline + 1);
      const match = LABEL.exec(before);
      if (match === null || before.slice(match[0].length).trim() !== "") return undefined;
      const label = match[1] as string;
      return { label, lines: counts.get(label) ?? 1 };
    },
  };
}
