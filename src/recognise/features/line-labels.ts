/** The labels before colons at the beginnings of a text's lines: "Doctor:" on many, "Naam:" on one. */
export interface LineLabels {
  /** Lines that are not blank. */
  readonly lines: number;
  /** Share of lines whose label stands on others too, as in a transcript. */
  readonly talk: number;
  /** Share of lines with a label of their own, as in a form. */
  readonly forms: number;
  /** The label that ends right before an offset (UTF-16 code units), and on how many lines it stands; undefined without one. */
  before(offset: number): { readonly label: string; readonly lines: number } | undefined;
}

const LABEL = /^\s*([\p{L}_]{2,20}(?:[ _-][\p{L}\d]{1,15})?):(?=\s|$)/u;
/** A label with what stands around it is no longer, in code units. */
const LONGEST_LABEL = 50;

export function readLineLabels(text: string): LineLabels {
  const counts = new Map<string, number>();
  const labels: (string | undefined)[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const label = LABEL.exec(line)?.[1];
    labels.push(label);
    if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const shareOf = (isCounted: (count: number) => boolean) =>
    labels.filter((label) => label !== undefined && isCounted(counts.get(label) ?? 0)).length /
    Math.max(1, labels.length);
  return {
    lines: labels.length,
    talk: shareOf((count) => count > 1),
    forms: shareOf((count) => count === 1),
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
