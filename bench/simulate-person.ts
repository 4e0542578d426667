import type { Random } from "../src/base/random.ts";
import type { ScoredCandidate } from "../src/review/candidates/candidate-evidence.ts";
import type { Choice } from "../src/review/decisions/fold-lines.ts";
import { offerBulk } from "../src/review/session/likely-names.ts";
import { arrangeQueue } from "../src/review/session/open-review.ts";
import { pageOf } from "../src/review/session/page-of-rows.ts";
import type { Action } from "../src/review/session/action.ts";
import { currentEntry, type Session, startSession, step, undecidedVariants } from "../src/review/session/session.ts";
import type { StoppingEstimate } from "../src/review/stopping/stopping-estimate.ts";
import { askableEntries, type StoppingRule } from "../src/review/stopping/stopping-rule.ts";
import type { SimulatedReviewer, SimulatedVocabulary } from "./simulate-review.ts";

/** A vocabulary whose candidates have words, with what tells the beginnings of words. */
export interface SimulatedModel extends SimulatedVocabulary {
  readonly list: { readonly candidates: readonly ScoredCandidate[] } & SimulatedVocabulary["list"];
  readonly startsWord: (tokenId: number) => boolean;
}

/** How a made-up person errs. */
export interface SimulatedPerson extends Pick<SimulatedReviewer, "keepsNames" | "callsWords"> {
  /** Share of the rows of a page which the person would pick out, and overlooks. Default 0. */
  readonly overlooks?: number;
}

/** What a review took, and what it came to. */
export interface PersonsReview {
  readonly isSafe: boolean;
  /** Times that the person decided something: a row, an entry that came again, a page, or all likely names that are left. */
  readonly decisions: number;
  readonly pages: number;
  /** Rows that were looked at, on pages and by themselves. */
  readonly looked: number;
  readonly again: number;
  /** Names taken without a look, and ordinary words among them. */
  readonly taken: number;
  readonly takenWords: number;
  /** Names that are left, and ordinary words that were called names. */
  readonly left: number;
  readonly words: number;
  readonly underBound: number;
  readonly estimate: StoppingEstimate;
}

/**
 * Drives the very review that a person has: takes likely names together where that is offered, pages where there are any (or not, with `pages` false), and
 * decides rows; spellings of a row that differ one by one. Looks at the estimate after every `lookEvery` decisions, and stops when it is safe.
 */
export function simulatePerson(
  rule: StoppingRule,
  { list, names, startsWord }: SimulatedModel,
  { keepsNames, callsWords, overlooks = 0 }: SimulatedPerson,
  {
    random,
    pages = true,
    lookEvery = 1,
  }: { readonly random: Random; readonly pages?: boolean; readonly lookEvery?: number },
): PersonsReview {
  const { queue, likely } = arrangeQueue(list.candidates, { startsWord });
  let session: Session = startSession(queue, [], undefined, new Map(), askableEntries(list), likely);
  const left = () => [...names].filter((tokenId) => session.decided.get(tokenId) !== "name").length;
  const counts = { decisions: 0, pages: 0, looked: 0, looks: 0, under: 0 };
  let estimate = rule(session.decided, [session]);
  while (!estimate.isSafe && session.status === "open") {
    const before = session;
    for (const action of nextActions()) {
      session = step(session, action).session;
      counts.decisions++;
    }
    if (session === before) break;
    if (session.status === "open" && counts.decisions % lookEvery !== 0) continue;
    estimate = rule(session.decided, [session]);
    counts.looks++;
    if (left() <= estimate.upperBound) counts.under++;
  }
  const taken = [...session.bulk.keys()].filter((tokenId) => session.decided.get(tokenId) === "name");
  return {
    isSafe: estimate.isSafe,
    decisions: counts.decisions,
    pages: counts.pages,
    looked: counts.looked,
    again: session.again.size,
    taken: taken.length,
    takenWords: taken.filter((tokenId) => !names.has(tokenId)).length,
    left: left(),
    words: [...session.decided].filter(([tokenId, choice]) => choice === "name" && !names.has(tokenId)).length,
    underBound: counts.under / Math.max(1, counts.looks),
    estimate,
  };

  function nextActions(): Action[] {
    const entry = currentEntry(session);
    if (entry === undefined) return [];
    if (session.repeated === undefined && offerBulk(session.likely, session.decided)?.state === "open")
      return [{ kind: "take-likely" }];
    const page = pages ? pageOf(session) : undefined;
    if (page !== undefined) {
      counts.pages++;
      counts.looked += page.rows.length;
      // A row with spellings of both kinds is called a name, as a careful person would.
      const picked = page.rows.flatMap((row, index) => {
        const first = row.find(({ tokenId }) => names.has(tokenId)) ?? (row[0] as (typeof row)[number]);
        return answer(first.tokenId) === page.choice || random.chance(overlooks) ? [] : [index];
      });
      return [{ kind: "decide-page", picked }];
    }
    counts.looked++;
    const row = session.repeated === undefined ? [entry, ...undecidedVariants(session, entry)] : [entry];
    const choice = answer(entry.tokenId);
    const isName = names.has(entry.tokenId);
    if (row.every(({ tokenId }) => names.has(tokenId) === isName)) return [{ kind: "decide", choice, together: true }];
    return [{ kind: "decide", choice, together: false }];
  }

  function answer(tokenId: number): Choice {
    const isName = names.has(tokenId);
    return isName === random.chance(isName ? keepsNames : callsWords) ? "keep" : "name";
  }
}
