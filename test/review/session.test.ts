import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { rankCandidates } from "../../src/review/candidates.ts";
import { foldDecisions } from "../../src/review/decisions.ts";
import { type Action, countUndecided, type Entry, type Session, startSession, step } from "../../src/review/session.ts";
import { contexts, isKnownName, predictions, tokenizer } from "./fixture.ts";

const queue = rankCandidates({ predictions, contexts, tokenizer, isKnownName });

function play(actions: readonly Action[], start: Session = startSession(queue, new Map())) {
  const written: Entry[] = [];
  let session = start;
  for (const action of actions) {
    const next = step(session, action);
    session = next.session;
    written.push(...next.entries);
  }
  return { session, written };
}

const onFile = (entries: readonly Entry[]) =>
  foldDecisions(entries.map((entry) => ({ ...entry, reviewer: "a", at: "2025-01-01T00:00:00Z" })));
const choicesOf = (decisions: ReturnType<typeof onFile>) =>
  new Map([...decisions].map(([tokenId, { decision }]) => [tokenId, decision]));
const shown = (session: Session) => session.queue[session.position]?.token;

describe("a review session", () => {
  it("decides one candidate after the other", () => {
    const { session, written } = play(["name", "keep"]);
    expect(written).toMatchObject([
      { token: "ĠJan", decision: "name" },
      { token: "ĠÉlise", decision: "keep" },
    ]);
    expect(session.position).toBe(2);
  });

  it("decides all undecided variants at once, and passes them by", () => {
    const { session, written } = play(["variants"]);
    expect(written.map((entry) => entry.token).sort()).toEqual(["JAN", "Jan", "jan", "ĠJan"]);
    expect(shown(session)).toBe("ĠÉlise");
    expect(play(["variants", "undo"]).session).toMatchObject({ position: 0, decided: new Map() });
  });

  it("leaves an earlier decision on a variant alone", () => {
    const start = startSession(queue, onFile([{ tokenId: 4, token: "jan", decision: "keep", reason: "" }]));
    expect(play(["variants"], start).session.decided.get(4)).toBe("keep");
  });

  it("passes over what is skipped, undecided", () => {
    const { session, written } = play(["skip", "keep"]);
    expect(written.map((entry) => entry.token)).toEqual(["ĠÉlise"]);
    expect(shown(play(["undo", "undo"], session).session)).toBe("ĠJan");
  });

  it("finishes when everything was shown, and can still take back", () => {
    const { session } = play(queue.map(() => "keep"));
    expect(session.status).toBe("finished");
    expect(countUndecided(session)).toBe(0);
    expect(step(session, "undo").session.status).toBe("open");
    expect(step(session, "name").entries).toEqual([]);
  });

  it("comes back to what an undo into an earlier session jumped over", () => {
    const last = queue.at(-1)!;
    const start = startSession(
      queue,
      onFile([{ tokenId: last.tokenId, token: last.token, decision: "keep", reason: "" }]),
    );
    expect(shown(start)).toBe("ĠJan");
    const { session } = play(["undo", "keep"], start);
    expect(shown(session)).toBe("ĠJan");
  });

  it("takes back decisions of an earlier session", () => {
    const resumed = startSession(queue, onFile(play(["name", "keep"]).written));
    expect(shown(resumed)).toBe(queue[2]?.token);
    const { session, written } = play(["undo"], resumed);
    expect(shown(session)).toBe("ĠÉlise");
    expect(written).toMatchObject([{ token: "ĠÉlise", decision: "unsure", reason: "undo" }]);
  });

  it("holds after any actions exactly what the file folds to, so that quitting anywhere loses nothing", () => {
    const action = fc.constantFrom<Action>("name", "keep", "unsure", "variants", "skip", "undo");
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), fc.array(action, { maxLength: 20 }), (first, second) => {
        const before = play(first);
        expect(choicesOf(onFile(before.written))).toEqual(before.session.decided);
        const after = play(second, startSession(queue, onFile(before.written)));
        expect(choicesOf(onFile([...before.written, ...after.written]))).toEqual(after.session.decided);
      }),
    );
  });
});
