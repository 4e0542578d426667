import { describe, expect, it } from "vitest";

import { findNameEntries } from "../../../src/audit/names/name-like.ts";
import type { NameSources } from "../../../src/audit/names/weigh-entries.ts";
import { nameParts } from "../../../src/audit/names/name-parts.ts";
import type { Decision } from "../../../src/review/decisions/decision.ts";
import { fakeTokenizer } from "../fake-model.ts";

const tokenizer = fakeTokenizer(["ĠJan", "jan", "Ġjanuari", "Ġvan", "Ġwit", "unk123456", "ĠZOË"]);

function decision(tokenId: number, token: string, choice: Decision["decision"], reviewer = "a"): Decision {
  return { tokenId, token, decision: choice, reviewer, at: "2026-01-01T00:00:00Z", reason: "" };
}

const find = (sources: NameSources) => findNameEntries(tokenizer, sources);
const partsOf = (...names: readonly string[]) => new Set(names.flatMap((name) => nameParts(name)));

describe("findNameEntries", () => {
  it("finds parts of known names in every case and accent, but no particles and no allowed words", () => {
    const parts = partsOf("Jan van der Berg", "Zoe de Wit");
    expect(find({ parts }).nameLike).toEqual(new Set([1, 2, 5, 7]));
    const { nameLike, kept } = find({ parts, allow: ["Wit"] });
    expect(nameLike).toEqual(new Set([1, 2, 7]));
    // Told beside the figure, as what a person keeps is.
    expect(kept).toEqual(new Set([5]));
  });

  it("takes an entry that is written like a word for one, though the tokenizer calls it special", () => {
    const special = { ...fakeTokenizer(["<s>", "[Jan]", "Jan", "ĠJan"]), specialTokenIds: new Set([0, 1, 2, 3, 4]) };
    expect(findNameEntries(special, { parts: partsOf("Jan S") }).nameLike).toEqual(new Set([3, 4]));
  });

  it("takes what anybody's last word calls a name", () => {
    const decisions = [
      decision(1, "ĠJan", "name"),
      decision(2, "jan", "name"),
      decision(2, "jan", "keep"),
      decision(1, "ĠJan", "keep", "b"),
    ];
    expect(find({ decisions }).nameLike).toEqual(new Set([1]));
  });

  it("leaves out the very entry that a person kept, not its other spellings, and says how many those are", () => {
    const parts = partsOf("Jan de Wit");
    const decisions = [decision(5, "Ġwit", "keep"), decision(2, "jan", "keep"), decision(2, "jan", "name", "b")];
    expect(find({ parts, decisions })).toMatchObject({ nameLike: new Set([1, 2]), kept: new Set([5]) });
    expect(find({ parts, decisions: [decision(5, "another", "keep")] }).kept).toEqual(new Set());
  });

  it("counts a placeholder as replaced, not as a name", () => {
    const decisions = [decision(6, "ĠFatma", "name")];
    expect(find({ decisions })).toMatchObject({ nameLike: new Set(), replaced: new Set([6]), unexplained: new Set() });
  });

  it("tells of placeholders that no decision explains: decisions are missing", () => {
    expect(find({ decisions: [decision(1, "ĠJan", "name")] })).toMatchObject({
      replaced: new Set(),
      unexplained: new Set([6]),
    });
    expect(find({ decisions: [decision(6, "ĠFatma", "keep")] }).unexplained).toEqual(new Set([6]));
  });

  it("takes judgements by surface, case kept, and never against a decision that something is a name", () => {
    const judge = (surface: string, choice: "name" | "keep") =>
      [surface, { surface, decision: choice, reviewer: "a", at: "2026-01-01T00:00:00Z", reason: "" }] as const;
    const judgements = new Map([judge("januari", "name"), judge("jan", "keep"), judge("Jan", "keep")]);
    const decisions = [decision(1, "ĠJan", "name")];
    expect(find({ judgements, decisions, parts: partsOf("Jan") })).toMatchObject({
      nameLike: new Set([1, 3]),
      kept: new Set([2]),
    });
  });

  it("refuses decisions about another vocabulary, without saying a token", () => {
    const decisions = [decision(3, "ĠFatma", "name")];
    const attempt = () => find({ decisions });
    expect(attempt).toThrow(expect.objectContaining({ code: "decisions-mismatch" }));
    expect(attempt).not.toThrow(/Fatma/);
  });
});
