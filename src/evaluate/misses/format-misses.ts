import { padEnd } from "../../base/text-columns.ts";
import { type EntityMisses, type ExpectedMisses } from "./estimate-misses.ts";

/** What {@link formatMisses} shows: the output of `estimate-misses`. */
export interface ShownMisses {
  readonly documents: number;
  readonly recognisers: readonly [first: string, second: string];
  readonly all: EntityMisses;
  readonly entities: Readonly<Record<string, EntityMisses>>;
}

const NAME_WIDTH = 24;
const COUNT_WIDTH = 14;
/** An upper end of more than so many times what was found says that the counts give none: too few were found by one alone. */
const NO_LIMIT = 100;

/** What a reader must know before using the figures: nothing in the counts can tell either of the two. */
const CAVEATS = `These figures are no bound. Two things move them, in opposite ways, and the counts cannot show how far:
- Recognisers miss the same names (a name that is a word, a typing error, an unforeseen form). Then more is missed than the
  table says: a band for recognisers that miss together stands below it. What no recogniser can find is in no figure here.
- Words that are no names but were marked by one recogniser alone count as names. Then less is missed than the table says, and where
  many marks are wrong the table is mostly about them.
They are of what both miss, at all: a mention found in part counts as found. For a bound that holds, let a person read a sample: unname sample.`;

/** The figures as a table with what they do not show. */
export function formatMisses({ documents, recognisers, all, entities }: ShownMisses): string {
  const [first, second] = recognisers;
  const lines = [`${documents} documents; A = ${first}, B = ${second}`, "", header()];
  for (const [entity, misses] of Object.entries(entities)) {
    lines.push(row(entity, misses));
    for (const [kind, ofKind] of Object.entries(misses.kinds)) lines.push(row(`  ${kind}`, ofKind));
  }
  lines.push(row("all", all), row("  summed by kind", { ...all, ...all.byKindSummed }));
  lines.push("", `missed by both per 1,000 documents: ${rounded(all.missedPerThousandDocuments)}`, "");
  lines.push("if what one misses is missed by the other more easily (odds ratio), missed by both, all:");
  for (const { oddsRatio, missed, high } of all.band) {
    const name = oddsRatio === 1 ? "1 (independent)" : String(oddsRatio);
    lines.push(`${padEnd(name, NAME_WIDTH)}${rounded(missed).padStart(COUNT_WIDTH)}   at most ${rounded(high)}`);
  }
  return `${lines.join("\n")}\n\n${CAVEATS}\n`;
}

function header(): string {
  const columns = ["A and B", "A alone", "B alone", "missed by both", "  95 %"];
  return "".padEnd(NAME_WIDTH) + columns.map((column) => column.padStart(COUNT_WIDTH)).join(" ");
}

function row(name: string, { both, onlyFirst, onlySecond, missed, interval }: ExpectedMisses): string {
  const shown = [...[both, onlyFirst, onlySecond].map(String), rounded(missed)].map((value) =>
    value.padStart(COUNT_WIDTH),
  );
  const isLimit = interval.high <= NO_LIMIT * Math.max(1, both + onlyFirst + onlySecond);
  const high = isLimit ? rounded(interval.high) : "no limit";
  return `${padEnd(name, NAME_WIDTH)}${shown.join(" ")}   ${rounded(interval.low)}–${high}`;
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}
