/** The items of a list written as one text, with `;` between them. */
export function listOf(text: string): readonly string[] {
  return text
    .split(";")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** A table written as one text: `Margaret: Maggie, Peggy; William: Bill`. */
export function tableOf(text: string): Readonly<Record<string, readonly string[]>> {
  const rows = listOf(text).map((row) => {
    const colon = row.indexOf(":");
    return [
      row.slice(0, colon).trim(),
      row
        .slice(colon + 1)
        .split(",")
        .map((item) => item.trim()),
    ] as const;
  });
  return Object.fromEntries(rows);
}
