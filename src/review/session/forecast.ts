import { quantile } from "../../base/statistics.ts";
import { planAgain } from "../stopping/ask-again.ts";
import type { Choice } from "../decisions/fold-lines.ts";
import { offerBulk } from "./likely-names.ts";
import { type Ordered, rowKind } from "./order-by-worth.ts";
import { rowsOf } from "./entry-rows.ts";
import type { Question } from "./question.ts";
import type { ReviewerAnswers } from "../decisions/reviewer-answers.ts";
import type { Session } from "./session.ts";
import type { StoppingRule } from "../stopping/stopping-rule.ts";

/** How much a review will still take, if names are where the scores expect them. */
export interface Forecast {
  /** Rows that are decided one by one, entries that come again among them; pages; and rows on these pages. */
  readonly single: number;
  readonly pages: number;
  readonly onPages: number;
  /** Decisions and pages together, and seconds that they take. */
  readonly decisions: number;
  readonly seconds: number;
}

/** A page takes about so long, and an entry by itself where the reviewer's own pace is not known yet. */
const PAGE_SECONDS = 20;
const ENTRY_SECONDS = 3;
/** Fewer decisions than this tell no pace; longer pauses than this, in seconds, are breaks. */
const FEWEST_PAUSES = 20;
const LONGEST_PAUSE = 120;

/** Median of the seconds from one decision to the next, of one reviewer's lines. */
export function paceOf(lines: readonly { readonly at: string }[]): number {
  const times = [...new Set(lines.map(({ at }) => Date.parse(at)))].sort((a, b) => a - b);
  const pauses = times.slice(1).map((time, index) => (time - (times[index] as number)) / 1000);
  const short = pauses.filter((pause) => pause <= LONGEST_PAUSE).sort((a, b) => a - b);
  return short.length < FEWEST_PAUSES ? ENTRY_SECONDS : quantile(short, 0.5);
}

/** As on a page, its repeats left out. */
const ROWS_ON_PAGE = 28;
/** From this probability on an entry is taken to be a name. */
const NAME = 0.5;

/**
 * How many rows are still to be decided until the rule says that it is safe to stop, if each is what its score says and all that comes again is answered as
 * before; undefined where the rule would not say so even at the end of the list.
 */
export function forecast(session: Session, rule: StoppingRule, secondsEach = ENTRY_SECONDS): Forecast | undefined {
  const { queue, decided, bulk, again, likely } = session;
  const isOpen = ({ tokenId }: Question) => (decided.get(tokenId) ?? "unsure") === "unsure";
  const offer = offerBulk(likely, decided);
  const taken = new Set(offer !== undefined && offer.state !== "refused" ? offer.rest : []);
  const rows = rowsOf(queue.filter((entry) => isOpen(entry) && !taken.has(entry.tokenId)));
  const guess = (row: readonly Ordered[]) => row.map(({ tokenId, probability = 1 }) => [tokenId, probability >= NAME ? "name" : "keep"] as const); // prettier-ignore
  const after = (count: number) => {
    const guessed = new Map<number, Choice>([...decided, ...rows.slice(0, count).flatMap(guess)]);
    const steps = new Map(bulk);
    if (offer !== undefined)
      for (const tokenId of taken) {
        guessed.set(tokenId, "name");
        steps.set(tokenId, offer.step);
      }
    return answeredAgain(session, { decided: guessed, again, bulk: steps });
  };
  const isEnough = (count: number) => {
    const answers = after(count);
    return rule(answers.decided, [answers]).isSafe;
  };
  if (!isEnough(rows.length)) return undefined;
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  const drawn = new Set(likely?.drawn);
  const ahead = rows.slice(0, low);
  const onPages = ahead.filter((row) => rowKind(row, drawn) !== "single").length;
  const repeats = after(low).again.size - again.size;
  const [single, pages] = [ahead.length - onPages + repeats, Math.ceil(onPages / ROWS_ON_PAGE)];
  return { single, pages, onPages, decisions: single + pages, seconds: single * secondsEach + pages * PAGE_SECONDS };
}

/** Answers with all that has to come again, answered as before. */
function answeredAgain({ askable }: Session, answers: ReviewerAnswers): ReviewerAnswers {
  const { surprises, doubted, names, repeats } = planAgain(askable, answers);
  const again = new Map(answers.again);
  for (const tokenId of [...surprises, ...doubted, ...names.slice(0, repeats)]) {
    const before = answers.decided.get(tokenId) as Choice;
    again.set(tokenId, { before, said: before });
  }
  return { ...answers, again };
}
