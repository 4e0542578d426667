import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { simulatePerson } from "../../bench/simulate-person.ts";
import { createRandom } from "../../src/base/random.ts";
import { answersOfLines, type ReviewerAnswers } from "../../src/review/decisions/reviewer-answers.ts";
import type { Decision } from "../../src/review/decisions/decision.ts";
import { foldDecisions } from "../../src/review/decisions/decisions-file.ts";
import type { Choice } from "../../src/review/decisions/fold-lines.ts";
import { offerBulk } from "../../src/review/session/likely-names.ts";
import { arrangeQueue } from "../../src/review/session/open-review.ts";
import { pageOf } from "../../src/review/session/page-of-rows.ts";
import { summariseReview } from "../../src/review/decisions/summarise-review.ts";
import { type Session, startSession, step } from "../../src/review/session/session.ts";
import { LIKELY_NAMES, ON_PAGE } from "../../src/review/decisions/reasons.ts";
import { mostOtherwise } from "../../src/review/stopping/split-decided.ts";
import { askableEntries, createStoppingRule } from "../../src/review/stopping/stopping-rule.ts";
import type { Action } from "../../src/review/session/action.ts";
import { CARRIES, makeVocabulary } from "./made-up-vocabulary.ts";

const STARTS = { startsWord: () => true };
const raw = makeVocabulary(1, "fitting", 0.07);
const worded = raw.list.candidates.map((candidate) => ({
  ...candidate,
  token: `Ġw${candidate.tokenId}`,
  surface: `w${candidate.tokenId}`,
  variants: [] as number[],
}));
const rule = createStoppingRule(raw.list, { carries: CARRIES });
const askable = askableEntries(raw.list);

function open(lines: readonly Decision[] = []): Session {
  const { queue, likely } = arrangeQueue(worded, STARTS);
  return startSession(queue, lines, undefined, new Map(), askable, likely);
}

/** Pages until the likely names can be taken, or are refused; `isWord` says which drawn entries the reviewer calls words. */
function untilOffer(isWord: (place: number) => boolean = () => false) {
  let session = open();
  const lines: Decision[] = [];
  const drawn = session.likely?.drawn ?? [];
  const act = (action: Action) => {
    const stepped = step(session, action);
    const at = new Date(lines.length).toISOString();
    lines.push(...stepped.entries.map((entry) => ({ ...entry, reviewer: "ann", at })));
    session = stepped.session;
    return stepped.entries;
  };
  while (offerBulk(session.likely, session.decided)?.state === "waiting") {
    const page = pageOf(session);
    const shown = session.repeated ?? session.queue[session.position]?.tokenId ?? -1;
    if (page === undefined)
      act({ kind: "decide", choice: isWord(drawn.indexOf(shown)) ? "keep" : "name", together: true });
    else {
      const isNo = (tokenId: number) => isWord(drawn.indexOf(tokenId));
      act({ kind: "decide-page", picked: page.rows.flatMap((row, index) => (row.some(({ tokenId }) => isNo(tokenId)) ? [index] : [])) }); // prettier-ignore
    }
  }
  return { act, lines, session: () => session };
}

describe("likely names", () => {
  it("are taken together after a look at sixty, each with a line that says how it was decided", () => {
    const { act, lines, session } = untilOffer();
    const offer = offerBulk(session().likely, session().decided);
    expect(offer).toMatchObject({ state: "open", step: { drawn: 60 } });
    const taken = act({ kind: "take-likely" });
    expect(taken).toHaveLength(offer?.rest.length as number);
    expect(new Set(taken.map(({ reason }) => reason))).toEqual(new Set([LIKELY_NAMES]));
    expect(taken.every(({ bulk }) => bulk?.of === taken.length && bulk.drawn === 60)).toBe(true);
    const estimate = rule(session().decided, [session()]);
    expect(estimate.bulk).toEqual({ names: taken.length, words: offer?.words, kept: 0 });
    // The file says the same: what an audit works out is what the reviewer saw.
    expect(answersOfLines(lines)[0]?.bulk).toEqual(session().bulk);
    expect(summariseReview(lines, { candidates: worded.map(({ tokenId }) => tokenId), stopping: { ...raw.list, carries: CARRIES } }).stopping).toEqual(estimate); // prettier-ignore
    act({ kind: "undo" });
    expect(session().bulk.size).toBe(0);
    expect(foldDecisions(lines).size).toBe(session().decided.size);
  });

  it("are refused where two of the sixty are none, and the offer counts one that is none", () => {
    const refused = untilOffer((place) => place === 3 || place === 40);
    expect(offerBulk(refused.session().likely, refused.session().decided)?.state).toBe("refused");
    expect(refused.act({ kind: "take-likely" })).toEqual([]);
    const { session } = untilOffer((place) => place === 3);
    const sure = untilOffer().session();
    const [one, none] = [session(), sure].map(({ likely, decided }) => offerBulk(likely, decided));
    expect(one?.state).toBe("open");
    expect(one?.words as number).toBeGreaterThan(none?.words as number);
  });

  it("have the bound of an exact test, and without a look none", () => {
    expect(mostOtherwise({ of: 390, from: 450, drawn: 60, otherwise: 0 })).toBeLessThan(0.05 * 450);
    expect(mostOtherwise({ of: 390, from: 390, drawn: 0, otherwise: 0 })).toBe(390);
  });
});

describe("what was decided without a look", () => {
  const entry = fc.record({ index: fc.nat(worded.length - 1), choice: fc.constantFrom<Choice>("name", "keep") });
  it("never makes it safer to stop than if a keep had not been said, nor a name had been looked at", () => {
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 60 }),
        fc.array(entry, { minLength: 1, maxLength: 60 }),
        (seen, unseen) => {
          const decided = new Map(seen.map(({ index, choice }) => [worded[index]?.tokenId as number, choice]));
          const fresh = unseen.filter(({ index }) => !decided.has(worded[index]?.tokenId as number));
          const bulkOf = (choices: readonly Choice[]): ReviewerAnswers => {
            const ids = new Map(fresh.filter(({ choice }) => choices.includes(choice)).map(({ index, choice }) => [worded[index]?.tokenId as number, choice])); // prettier-ignore
            const unlooked = { of: ids.size, from: ids.size, drawn: 0, otherwise: 0 };
            return { decided: new Map([...decided, ...ids]), again: new Map(), bulk: new Map([...ids.keys()].map((id) => [id, unlooked])) }; // prettier-ignore
          };
          const without = rule(decided, [{ decided, again: new Map() }]);
          const kept = bulkOf(["keep"]);
          const estimate = rule(kept.decided, [kept]);
          expect(estimate).toEqual({ ...without, bulk: { names: 0, words: 0, kept: kept.bulk?.size } });
          const both = bulkOf(["name", "keep"]);
          expect(rule(both.decided, [both]).allowed).toBeLessThanOrEqual(without.allowed);
        },
      ),
      { numRuns: 15 },
    );
  });

  it("counts in the evidence as undecided where it was kept", () => {
    const lines = worded.map(({ tokenId, token }): Decision => ({ tokenId, token, decision: "keep", reviewer: "ann", at: "2026-01-01T00:00:00Z", reason: "all", bulk: { of: worded.length, from: worded.length, drawn: 0, otherwise: 0 } })); // prettier-ignore
    const record = { candidates: worded.map(({ tokenId }) => tokenId), stopping: { ...raw.list, carries: CARRIES } };
    expect(summariseReview(lines, record)).toMatchObject({ decided: 0, kept: 0, undecided: worded.length });
  });
});

describe("a page", () => {
  it("decides its rows, and goes back at once", () => {
    const start = open();
    const page = pageOf(start);
    expect(page).toMatchObject({ choice: "name", from: start.likely?.from.length });
    const { session, entries } = step(start, { kind: "decide-page", picked: [1] });
    expect(entries.map(({ decision }) => decision).filter((decision) => decision === "keep")).toHaveLength(1);
    expect(entries.every(({ reason, bulk }) => reason === ON_PAGE && bulk === undefined)).toBe(true);
    expect(step(session, { kind: "undo" }).session.decided.size).toBe(0);
  });
});

describe("a surprise", () => {
  const low = worded.find(({ probability, isSampled }) => isSampled && probability < 0.001)?.tokenId as number;
  const drawn = new Map<number, Choice>(worded.map(({ tokenId, probability }) => [tokenId, probability > 0.5 ? "name" : "keep"])); // prettier-ignore

  it("is asked once more before it moves the bound, and moves it when it is said again", () => {
    const before = rule(drawn, [{ decided: drawn, again: new Map() }]);
    const decided = new Map(drawn).set(low, "name");
    const waiting = rule(decided, [{ decided, again: new Map() }]);
    expect(waiting.upperBound).toBeLessThanOrEqual(before.upperBound);
    expect(waiting.withheld).toContain("ask-again");
    const say = (said: Choice) =>
      rule(decided, [{ decided, again: new Map([[low, { before: "name" as const, said }]]) }]);
    expect(say("keep").upperBound).toBeLessThanOrEqual(before.upperBound);
    expect(say("name").upperBound).toBeGreaterThan(before.upperBound);
  });
});

describe("rows", () => {
  const entry = (tokenId: number, surface: string, probability: number, variants: number[] = []) => ({ tokenId, token: surface, surface, probability, variants }); // prettier-ignore
  it("come by the names they may hold, spellings together, pieces apart", () => {
    const entries = [
      entry(1, "Suze", 0.6, [2, 3]),
      entry(4, "Kees", 0.7),
      entry(2, "suze", 0.3, [1, 3]),
      entry(3, "suze", 0.2, [1, 2]),
      entry(5, "an", 0.01, [6]),
      entry(6, "An", 0.4, [5]),
    ];
    const { queue } = arrangeQueue(entries, { startsWord: (tokenId) => tokenId !== 3 && tokenId !== 5 });
    expect(queue.map(({ tokenId }) => tokenId)).toEqual([1, 2, 3, 4, 6, 5]);
    expect(queue.find(({ tokenId }) => tokenId === 6)?.row).toEqual([]);
    expect(queue.find(({ tokenId }) => tokenId === 3)).toMatchObject({ part: "inner", row: [1, 2] });
  });
});

it("a truthful person is done with a raw vocabulary in few decisions, and fewer names are left than the bound", () => {
  const list = { ...raw.list, candidates: worded.map((one) => ({ contexts: [], ...one })) } as unknown as Parameters<typeof simulatePerson>[1]["list"]; // prettier-ignore
  const review = simulatePerson(rule, { list, names: raw.names, ...STARTS }, { keepsNames: 0, callsWords: 0 }, { random: createRandom(0, "person"), lookEvery: 10 }); // prettier-ignore
  expect(review.isSafe).toBe(true);
  expect(review.decisions).toBeLessThan(400);
  expect(review.left).toBeLessThanOrEqual(review.estimate.upperBound);
}, 120_000);
