import { alignRows } from "../../base/text-columns.ts";
import type { ScoreDifference, ScoreFigures, ScoreSummary } from "../../probe/score/summarise-scores.ts";

const NOT_KNOWN = "–";

/** A summary of scores as lines for people; `int8` is the effect of 8 bits on the first sentences. */
export function describeScores(
  { metric, sentences, tooLong, score, reference, difference }: ScoreSummary,
  int8?: ScoreDifference,
): string {
  const models = [["model", score] as const, ...(reference ? [["reference", reference] as const] : [])];
  return [
    `${sentences} sentences scored (${metric})${tooLong > 0 ? `, ${tooLong} left out: too long for a model` : ""}.`,
    ...alignRows(
      [
        ["", "tokens", "words", "nats a token", "nats a word", "perplexity a token"],
        ...models.map(([name, figures]) => [name, ...cellsOf(figures)]),
      ],
      (column) => column > 0,
    ),
    ...(difference ? [`Model minus reference: ${describeDifference(difference)}`] : []),
    ...(int8 ? [`8 bits minus full precision, first sentences: ${describeDifference(int8)}`] : []),
  ].join("\n");
}

function describeDifference({ unit, meanNats, ciLow, ciHigh, ciMethod }: ScoreDifference): string {
  const interval = `[${signed(ciLow)}, ${signed(ciHigh)}] (${ciMethod})`;
  return `${signed(meanNats)} nats a ${unit} ${Number.isFinite(ciLow) ? interval : "(no interval: too few sentences)"}.`;
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
