import { padEnd } from "../../base/text-columns.ts";
import type { Estimate, ResidualRisk, SampleScore } from "./score-sample.ts";

const UNREAD =
  "Less than half were put back: the sheet was not read, so no bound is given. Mark the missed names, then run this again.";
const NAME_WIDTH = 18;
const WIDTH = 12;

/** The figures of a sample as text for people. */
export function formatSampleScore(score: SampleScore): string {
  const { documents, passages, strata, all, entities } = score;
  const head = [`${passages.sampled} passages of ${passages.corpus} in ${documents} documents`, ...formatReader(score)];
  // Zeros of a sheet that was not read would pass for a bound.
  if (head.at(-1) === UNREAD) return `${head.join("\n")}\n`;
  const lines = [
    ...head,
    "",
    "passages".padEnd(NAME_WIDTH) + columns(["in corpus", "read", "each for", "missed", "wrong"]),
    ...strata.map(
      ({ name, passages: of, sampled, weight, missed, wrong }) =>
        padEnd(name, NAME_WIDTH) + columns([of, sampled, weight.toFixed(1), missed, wrong].map(String)),
    ),
    "",
    "in the corpus".padEnd(NAME_WIDTH) + columns(["missed", "at least", "at most", "per 1,000", "at most"]),
    row("all", all),
    ...Object.entries(entities).map(([entity, risk]) => row(entity, risk)),
    "",
    ...[["all", all] as const, ...Object.entries(entities)].map(
      ([name, { missRate, recall }]) =>
        `${padEnd(name, NAME_WIDTH)}missed ${percent(missRate.estimate)} of mentions, at most ${percent(missRate.high)}; covered ${percent(recall.estimate)}, at least ${percent(recall.low)}`,
    ),
    "",
    "Each limit holds at 95 % by itself if the reader saw every name. A mention of which a letter is left standing is missed.",
  ];
  return `${lines.join("\n")}\n`;
}

function formatReader({ reader, bound, verdict, missRateHighForReader, all }: SampleScore): string[] {
  const lines: string[] = [];
  if (reader === null) lines.push("No marks were left out of this sheet: nothing shows that it was read.");
  else {
    const { leftOut, restored, interval } = reader;
    lines.push(
      `The reader put back ${restored} of ${leftOut} marks that were left out on purpose (${percent(interval.low)} to ${percent(interval.high)}).`,
    );
    if (2 * restored < leftOut) return [...lines, UNREAD];
    if (restored < leftOut) {
      lines.push(
        `Were as many of the other names overlooked, at most ${percent(missRateHighForReader)} are missed, and not ${percent(all.missRate.high)}.`,
      );
    }
  }
  if (bound === null || verdict === null) return lines;
  const told = {
    reached: `REACHED: at most ${percent(bound)} of mentions are missed.`,
    missed: `MISSED: more than ${percent(bound)} of mentions are missed.`,
    open: `OPEN: this sample does not show that at most ${percent(bound)} are missed, nor that more are. Draw a larger one.`,
  };
  return [...lines, told[verdict]];
}

function row(name: string, { missed, missedPerThousandDocuments }: ResidualRisk): string {
  const show = ({ estimate, low, high }: Estimate) => [estimate, low, high].map((value) => value.toFixed(1));
  const [estimate = "", , high = ""] = show(missedPerThousandDocuments);
  return padEnd(name, NAME_WIDTH) + columns([...show(missed), estimate, high]);
}

function columns(values: readonly string[]): string {
  return values.map((value) => value.padStart(WIDTH)).join("");
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
