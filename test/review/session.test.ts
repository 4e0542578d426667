import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { rankCandidates } from "../../src/review/candidates/rank-candidates.ts";
import { foldDecisions } from "../../src/review/decisions/decisions-file.ts";
import { NO_FILTER, type Show, SHOWS } from "../../src/review/session/filter.ts";
import { countChoices } from "../../src/review/decisions/count-choices.ts";
import { countVariants } from "../../src/review/describe/describe-progress.ts";
import type { Action } from "../../src/review/session/action.ts";
import { countUndecided, type Entry, type Session, startSession, step } from "../../src/review/session/session.ts";
import { contexts, isKnownName, predictions, tokenizer } from "./fixture.ts";

const queue = rankCandidates({ predictions, contexts, tokenizer, isKnownName });

const name: Action = { kind: "decide", choice: "name" };
const keep: Action = { kind: "decide", choice: "keep" };
const variants: Action = { kind: "decide", choice: "name", together: true };
const undo: Action = { kind: "undo" };
const skip: Action = { kind: "skip" };
const search = (text: string): Action => ({ kind: "filter", filter: { show: "all", search: text } });
const show = (what: Show): Action => ({ kind: "filter", filter: { show: what, search: "" } });

function play(actions: readonly Action[], start: Session = startSession(queue, [])) {
  const written: Entry[] = [];
  let session = start;
  for (const action of actions) {
    const next = step(session, action);
    session = next.session;
    // A line each millisecond, but for those that one action writes.
    written.push(...next.entries);
    times.push(...next.entries.map(() => clock));
    clock++;
  }
  return { session, written };
}

let clock = 0;
let times: number[] = [];
const linesOf = (entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ ...entry, reviewer: "a", at: new Date(times[index] ?? 0).toISOString() }));
const shown = (session: Session) => session.queue[session.position]?.token;
const listed = (session: Session) => session.view.map((index) => session.queue[index]?.token);
const start = () => {
  clock = 0;
  times = [];
};

describe("a review session", () => {
  it("decides one candidate after the other", () => {
    const { session, written } = play([name, keep]);
    expect(written).toMatchObject([
      { token: "ĠJan", decision: "name" },
      { token: "ĠÉlise", decision: "keep" },
    ]);
    expect(session.position).toBe(2);
  });

  it("decides all undecided variants at once, and passes them by", () => {
    const { session, written } = play([variants]);
    expect(written.map((entry) => entry.token).sort()).toEqual(["JAN", "Jan", "jan", "ĠJan"]);
    expect(shown(session)).toBe("ĠÉlise");
    expect(play([variants, undo]).session).toMatchObject({ position: 0, decided: new Map() });
  });

  it("leaves an earlier decision on a variant alone", () => {
    const before = startSession(queue, [{ tokenId: 4, decision: "keep", reason: "", at: "2025-01-01T00:00:00Z" }]);
    expect(play([variants], before).session.decided.get(4)).toBe("keep");
  });

  it("passes over what is skipped, undecided", () => {
    const { session, written } = play([skip, keep]);
    expect(written.map((entry) => entry.token)).toEqual(["ĠÉlise"]);
    expect(shown(play([undo, undo], session).session)).toBe("ĠJan");
  });

  it("finishes when everything was shown, and can still take back", () => {
    const { session } = play(queue.map(() => keep));
    expect(session.status).toBe("finished");
    expect(countUndecided(session)).toBe(0);
    expect(step(session, undo).session.status).toBe("open");
    expect(step(session, name).entries).toEqual([]);
  });

  it("comes back to what an undo into an earlier session jumped over", () => {
    const last = queue.at(-1)!;
    const before = startSession(queue, [{ tokenId: last.tokenId, decision: "keep", reason: "", at: "2025-01-01" }]);
    expect(shown(before)).toBe("ĠJan");
    expect(shown(play([undo, keep], before).session)).toBe("ĠJan");
  });

  it("takes back decisions of an earlier session, those made together at once", () => {
    start();
    const { written } = play([name, variants, keep, { kind: "decide-listed", choice: "keep", reason: "the rest" }]);
    const resumed = startSession(queue, linesOf(written));
    expect(countUndecided(resumed)).toBe(0);
    const back = (count: number) =>
      play(
        Array.from({ length: count }, () => undo),
        resumed,
      ).session;
    expect(back(1).decided.size).toBe(4);
    expect(back(2).decided.size).toBe(3);
    expect(back(3).decided.size).toBe(1);
    expect(play([undo], resumed).written.every(({ reason }) => reason === "undo")).toBe(true);
  });

  it("goes through the list when decisions are revised", () => {
    const { session } = play([name, name, name, show("name")]);
    const revised = play([{ kind: "move", by: -9 }, keep], session).session;
    expect(shown(revised)).toBe(queue[1]?.token);
    expect(listed(revised)).toHaveLength(2);
  });
});

describe("a list", () => {
  it("is searched whatever case, accents and word mark, in what is read and in what the file has", () => {
    const spellings: Action = { kind: "filter", filter: { show: "all", search: "ELISE", spellings: true } };
    expect(listed(play([spellings]).session).sort()).toEqual(["elise", "ĠÉlise"]);
    expect(listed(play([search("ġjan")]).session)).toEqual(["ĠJan"]);
    expect(listed(play([search("#5")]).session)).toEqual(["JAN"]);
    expect(play([search("nobody")]).session).toMatchObject({ view: [], position: queue.length, status: "open" });
  });

  it("has one line a row, which is decided together, and shows the spelling that waits", () => {
    const { session } = play([search("jan")]);
    expect(session.view).toHaveLength(1);
    expect(countUndecided(play([search("jan"), variants]).session)).toBe(countUndecided(session) - 4);
    const alone = play([name], session).session;
    expect(alone.view).toHaveLength(1);
    expect(alone.decided.has(alone.queue[alone.view[0] as number]?.tokenId as number)).toBe(false);
  });

  it("is narrowed to a range of probability", () => {
    const scored = queue.map((entry, index) => ({ ...entry, variants: [], probability: index === 2 ? 0.95 : 0.2 }));
    const narrowed = step(startSession(scored, []), {
      kind: "filter",
      filter: { show: "all", search: "", range: "90-99" },
    });
    expect(narrowed.session.view).toEqual([2]);
  });

  it("goes to the undecided spellings of what is decided to be a name, wherever they stand", () => {
    const { session } = play([name, show("variants")]);
    expect(countVariants(session)).toBe(3);
    expect(listed(session).sort()).toEqual(["JAN", "Jan", "jan"]);
    expect(listed(play([name, name, keep], session).session)).toEqual([]);
    expect(countVariants(play([keep]).session)).toBe(0);
  });

  it("is decided at once: what is undecided in it, and nothing else", () => {
    const { session, written } = play([
      keep,
      search("jan"),
      { kind: "decide-listed", choice: "name", reason: "a first name" },
    ]);
    expect(
      written
        .slice(1)
        .map(({ token }) => token)
        .sort(),
    ).toEqual(["JAN", "Jan", "jan"]);
    expect(written.slice(1).every(({ reason }) => reason === "a first name")).toBe(true);
    expect(countChoices(session)).toMatchObject({ names: 3, kept: 1 });
  });

  it.each(["undo", "all variants", "settled", "settled: by Ann"])("is not decided for the reason %s", (reason) => {
    expect(play([{ kind: "decide-listed", choice: "keep", reason }]).written).toEqual([]);
  });

  it("shows an entry that an undo brings back, though the filter leaves it out", () => {
    const { session } = play([name, search("breuk"), undo]);
    expect(shown(session)).toBe("ĠJan");
    expect(session.filter).toEqual(NO_FILTER);
  });

  it("keeps to itself while it is decided", () => {
    const { session } = play([search("jan"), name, name]);
    expect(session.decided.size).toBe(2);
    expect(shown(session)).toMatch(/jan/i);
    expect(play([name, name], session).session.status).toBe("finished");
  });
});

describe("a note", () => {
  const note = (text: string): Action => ({ kind: "note", text });

  it("decides nothing, and repeats the decision that stands with its reason", () => {
    start();
    const { session, written } = play([note("a ward?"), variants, { kind: "move", by: -99 }, note("asked Ann")]);
    expect(written[0]).toMatchObject({ decision: "unsure", reason: "undo", note: "a ward?" });
    expect(written.at(-1)).toMatchObject({ decision: "name", reason: "all variants", note: "asked Ann" });
    expect(foldDecisions(linesOf(written.slice(0, 1))).size).toBe(0);
    const resumed = startSession(queue, linesOf(written));
    expect(resumed.notes).toEqual(session.notes);
    expect(resumed.decided).toEqual(session.decided);
    expect(play([undo], resumed).session.decided.size).toBe(0);
  });

  it("goes away when it is emptied, and is written once", () => {
    start();
    const { session, written } = play([note("x"), note("x"), note(" ")]);
    expect(written).toHaveLength(2);
    expect(session.notes.size).toBe(0);
    expect(startSession(queue, linesOf(written)).notes.size).toBe(0);
  });
});

const anyAction = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(name, keep, variants, skip, undo) },
  fc.record({ kind: fc.constant("move" as const), by: fc.integer({ min: -12, max: 12 }) }),
  fc.constantFrom(...SHOWS).map(show),
  fc.constantFrom("jan", "e", "").map(search),
  fc.constantFrom("", "x", "y").map((text): Action => ({ kind: "note", text })),
  fc.constantFrom("name", "keep").map((choice): Action => ({ kind: "decide-listed", choice, reason: `all ${choice}` })),
);

it("a session holds after any actions exactly what the file folds to, so that quitting anywhere loses nothing", () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), fc.array(anyAction, { maxLength: 20 }), (first, second) => {
      start();
      const before = play(first);
      const choices = (entries: readonly Entry[]) =>
        new Map([...foldDecisions(linesOf(entries))].map(([tokenId, { decision }]) => [tokenId, decision]));
      expect(choices(before.written)).toEqual(before.session.decided);
      const resumed = startSession(queue, linesOf(before.written));
      expect(resumed.decided).toEqual(before.session.decided);
      expect(resumed.notes).toEqual(before.session.notes);
      // What undoing goes back through is on file, too; only skips are forgotten.
      expect(resumed.history).toEqual(
        before.session.history
          .filter(({ changes }) => changes.length > 0)
          .map(({ changes }) => ({
            position: queue.findIndex(({ tokenId }) => tokenId === changes[0]?.tokenId),
            changes,
          })),
      );
      const after = play(second, resumed);
      expect(choices([...before.written, ...after.written])).toEqual(after.session.decided);
      expect(after.session.view.every((index, place, view) => place === 0 || index > (view[place - 1] as number))).toBe(
        true,
      );
    }),
  );
});
