/** What a label says of a token. */
export interface Tag {
  /** The kind of span; undefined outside every span. */
  readonly kind: string | undefined;
  /** Nothing before it belongs to its span. */
  readonly begins: boolean;
  /** Nothing after it does. */
  readonly ends: boolean;
}

/** What models call tokens outside every span. */
const OUTSIDE = "O";
const PREFIXED = /^(?<prefix>[BIMELSU])-(?<kind>.+)$/u;

/**
 * What each label says: BIO, BIOES and BILOU (`E` or `L` ends a span, `S` or `U` is one by itself, `M` goes on), and labels without a
 * prefix, of which neighbours of one kind are one span. `E-MAIL` is such a label: letters but `B` and `I` are prefixes only of a kind
 * that has one of these as well.
 */
export function readTags(labels: readonly string[]): readonly Tag[] {
  const parts = labels.map((label) => PREFIXED.exec(label)?.groups ?? {});
  const kinds = new Set(parts.filter(({ prefix }) => prefix === "B" || prefix === "I").map(({ kind }) => kind));
  return labels.map((label, index) => {
    if (label === OUTSIDE) return { kind: undefined, begins: false, ends: false };
    const { prefix, kind } = parts[index] ?? {};
    if (prefix === undefined || kind === undefined || !kinds.has(kind))
      return { kind: label, begins: false, ends: false };
    return { kind, begins: "BSU".includes(prefix), ends: "ELSU".includes(prefix) };
  });
}
