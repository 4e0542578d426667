import { describe, expect, it } from "vitest";

import { keptNameTokens, nameLikeTokens, placeholderTokens } from "../../../src/audit/names/name-like.ts";
import type { Decision } from "../../../src/review/decision.ts";
import { fakeTokenizer } from "../fake-model.ts";

const tokenizer = fakeTokenizer(["ĠJan", "jan", "Ġjanuari", "Ġvan", "Ġwit", "unk123456", "ĠZOË"]);

function decision(tokenId: number, token: string, choice: Decision["decision"], reviewer = "a"): Decision {
  return { tokenId, token, decision: choice, reviewer, at: "2026-01-01T00:00:00Z", reason: "" };
}

describe("nameLikeTokens", () => {
  it("finds parts of known names in every case and accent, but no particles and no allowed words", () => {
    const names = ["Jan van der Berg", "Zoe de Wit"];
    expect(nameLikeTokens(tokenizer, { names })).toEqual(new Set([1, 2, 5, 7]));
    expect(nameLikeTokens(tokenizer, { names, allow: ["Wit"] })).toEqual(new Set([1, 2, 7]));
  });

  it("takes what anybody's last word calls a name", () => {
    const decisions = [
      decision(1, "ĠJan", "name"),
      decision(2, "jan", "name"),
      decision(2, "jan", "keep"),
      decision(1, "ĠJan", "keep", "b"),
    ];
    expect(nameLikeTokens(tokenizer, { decisions })).toEqual(new Set([1]));
  });

  it("leaves out the very entry that a person kept, not its other spellings, and says how many those are", () => {
    const names = ["Jan de Wit"];
    const decisions = [decision(5, "Ġwit", "keep"), decision(2, "jan", "keep"), decision(2, "jan", "name", "b")];
    expect(nameLikeTokens(tokenizer, { names, decisions })).toEqual(new Set([1, 2]));
    expect(keptNameTokens(tokenizer, { names, decisions })).toEqual(new Set([5]));
    expect(keptNameTokens(tokenizer, { names, decisions: [decision(5, "another", "keep")] })).toEqual(new Set());
  });

  it("counts a placeholder as replaced, not as a name", () => {
    const decisions = [decision(6, "ĠFatma", "name")];
    expect(nameLikeTokens(tokenizer, { decisions })).toEqual(new Set());
    expect(placeholderTokens(tokenizer, decisions)).toEqual(new Set([6]));
  });

  it("refuses decisions about another vocabulary, without saying a token", () => {
    const decisions = [decision(3, "ĠFatma", "name")];
    const attempt = () => nameLikeTokens(tokenizer, { decisions });
    expect(attempt).toThrow(expect.objectContaining({ code: "decisions-mismatch" }));
    expect(attempt).not.toThrow(/Fatma/);
  });
});
