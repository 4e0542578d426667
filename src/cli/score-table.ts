import type { ScoreFigures, ScoreSummary } from "../probe/summarise-scores.ts";

const NOT_KNOWN = "–";

/** A summary of scores as lines for people. */
export function describeScores({ metric, sentences, tooLong, score, reference, difference }: ScoreSummary): string {
  const models = [["model", score] as const, ...(reference ? [["reference", reference] as const] : [])];
  const lines = [
    `${sentences} sentences scored (${metric})${tooLong > 0 ? `, ${tooLong} left out: too long for a model` : ""}.`,
    ...alignColumns([
      ["", "tokens", "words", "nats a token", "nats a word", "perplexity a token"],
      ...models.map(([name, figures]) => [name, ...cellsOf(figures)]),
    ]),
  ];
  if (difference !== undefined) {
    const { unit, meanNats, ciLow, ciHigh, ciMethod } = difference;
    const interval = Number.isFinite(ciLow)
      ? `[${signed(ciLow)}, ${signed(ciHigh)}] (${ciMethod})`
      : "no interval: too few";
    lines.push(`Model minus reference: ${signed(meanNats)} nats a ${unit} ${interval}.`);
  }
  return lines.join("\n");
}

function cellsOf({ tokens, words, meanPerTokenNats, meanPerWordNats, perplexity }: ScoreFigures): string[] {
  return [
    String(tokens),
    String(words),
    decimals(meanPerTokenNats),
    decimals(meanPerWordNats),
    Number.isFinite(perplexity) ? perplexity.toPrecision(4) : NOT_KNOWN,
  ];
}

function decimals(value: number): string {
  return Number.isFinite(value) ? value.toFixed(4) : NOT_KNOWN;
}

function signed(value: number): string {
  return `${value > 0 ? "+" : ""}${decimals(value)}`;
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}
