import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { answersOfLines } from "../../src/review/decisions/reviewer-answers.ts";
import { asShown } from "../../src/review/session/as-shown.ts";
import type { Decision } from "../../src/review/decisions/decision.ts";
import { foldDecisions } from "../../src/review/decisions/decisions-file.ts";
import { AGAIN } from "../../src/review/decisions/reasons.ts";
import type { Action } from "../../src/review/session/action.ts";
import { currentEntry, type Session, startSession, step } from "../../src/review/session/session.ts";

const queue = Array.from({ length: 40 }, (_, tokenId) => ({ tokenId, token: `Ġw${tokenId}`, surface: `w${tokenId}`, variants: [] })); // prettier-ignore
const askable = queue.map(({ tokenId }) => ({ tokenId, probability: tokenId < 12 ? 0.9 : 0.01 }));
const open = (lines: readonly Decision[] = []) => startSession(queue, lines, undefined, new Map(), askable);
const decide = (choice: "name" | "keep"): Action => ({ kind: "decide", choice });

/** Decides all, entries that come again by `again`; the lines that were written. */
function play(start: Session, first: (id: number) => "name" | "keep", again: typeof first, most = 200) {
  let session = start;
  const lines: Decision[] = [];
  const came: number[] = [];
  for (let count = 0; count < most && session.status === "open"; count++) {
    const id = currentEntry(session)?.tokenId as number;
    if (session.repeated !== undefined) came.push(id);
    const stepped = step(session, decide(session.repeated === undefined ? first(id) : again(id)));
    const at = new Date(count * 1000).toISOString();
    lines.push(...stepped.entries.map((entry) => ({ ...entry, reviewer: "ann", at })));
    session = stepped.session;
  }
  return { session, lines, came };
}
const steady = (id: number) => (id < 10 ? "name" : "keep");

describe("entries that come again", () => {
  it("are likely names that were kept, and half of few names found, once each", () => {
    const { session, came } = play(open(), steady, steady);
    expect(session.status).toBe("finished");
    expect(came.filter((id) => id >= 10).sort()).toEqual([10, 11]);
    expect(came.filter((id) => id < 10)).toHaveLength(5);
    expect(new Set(came).size).toBe(came.length);
  });

  it("stand where the review is, as if nothing had been said of them", () => {
    const before = Array.from({ length: 40 }, (_, most) => play(open(), steady, steady, most + 1).session);
    const session = before.find(({ repeated: id }) => id !== undefined) as Session;
    const repeated = session.repeated as number;
    expect(repeated).toBeDefined();
    const shown = asShown(session);
    expect(shown.queue[session.position]?.tokenId).toBe(repeated);
    expect(shown.decided.has(repeated)).toBe(false);
    expect(session.decided.has(repeated)).toBe(true);
  });

  it("leave the more cautious answer standing, on file too, until they are decided anew", () => {
    const { session, lines } = play(open(), steady, (id) => (id < 10 ? "keep" : "name"));
    const again = lines.filter(({ reason }) => reason === AGAIN);
    expect(again).toHaveLength(7);
    const standing = foldDecisions(lines);
    for (const { tokenId } of again) {
      expect(session.decided.get(tokenId)).toBe("name");
      expect(standing.get(tokenId)?.decision).toBe("name");
    }
    const listed = step(session, { kind: "filter", filter: { show: "differs", search: "" } }).session;
    expect(listed.view).toHaveLength(7);
    const revised = step(listed, decide("keep")).session;
    expect(step(revised, { kind: "filter", filter: { show: "differs", search: " " } }).session.view).toHaveLength(6);
  });

  it("come again no more after they were answered, and do after an undo", () => {
    const { session, lines } = play(open(), steady, steady);
    const last = lines.at(-1) as Decision;
    expect(last.reason).toBe(AGAIN);
    const undone = step(session, { kind: "undo" });
    expect(undone.session).toMatchObject({ repeated: last.tokenId, status: "open" });
    expect(undone.entries).toMatchObject([{ tokenId: last.tokenId, decision: last.decision, reason: "undo" }]);
  });

  it("a review goes on from its lines as it was, wherever it stopped", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 45 }), fc.integer({ min: 0, max: 9 }), (most, odd) => {
        const { session, lines } = play(open(), steady, (id) => (id === odd ? "keep" : steady(id)), most);
        const resumed = open(lines);
        expect(resumed.repeated).toBe(session.repeated);
        expect(currentEntry(resumed)).toEqual(currentEntry(session));
        expect([...resumed.again]).toEqual([...session.again]);
        expect(new Map(answersOfLines(lines)[0]?.decided)).toEqual(new Map(session.decided));
      }),
      { numRuns: 30 },
    );
  });
});
