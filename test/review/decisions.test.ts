import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { Decision } from "../../src/review/decisions/decision.ts";
import { appendDecisions, foldDecisions, namesOf, readDecisions } from "../../src/review/decisions/decisions-file.ts";
import { UNDO } from "../../src/review/decisions/reasons.ts";
import { tokenizer } from "./fixture.ts";

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "unname-decisions-"));
  path = join(directory, "private", "decisions.jsonl");
});
afterEach(() => rmSync(directory, { recursive: true }));

function line(tokenId: number, decision: Decision["decision"], reviewer = "a", reason = ""): Decision {
  return {
    tokenId,
    token: tokenizer.vocabulary[tokenId] ?? "?",
    decision,
    reviewer,
    at: "2025-01-02T03:04:05.000Z",
    reason,
  };
}

const choices = (lines: Decision[]) => [...foldDecisions(lines)].map(([tokenId, { decision }]) => [tokenId, decision]);

describe("foldDecisions", () => {
  it("lets a reviewer's last line stand", () => {
    expect(choices([line(2, "name"), line(3, "keep"), line(2, "keep")])).toEqual([
      [3, "keep"],
      [2, "keep"],
    ]);
  });

  it("lets the more cautious of several reviewers stand", () => {
    expect(choices([line(2, "name", "a"), line(2, "keep", "b"), line(3, "keep", "a"), line(3, "unsure", "b")])).toEqual(
      [
        [2, "name"],
        [3, "unsure"],
      ],
    );
  });

  it("forgets a decision that was taken back, and nobody else's", () => {
    expect(choices([line(2, "name"), line(2, "unsure", "a", UNDO)])).toEqual([]);
    expect(choices([line(2, "name", "b"), line(2, "name"), line(2, "unsure", "a", UNDO)])).toEqual([[2, "name"]]);
    expect(choices([line(2, "keep"), line(2, "name"), line(2, "keep", "a", UNDO)])).toEqual([[2, "keep"]]);
  });

  it("gives the ids of names, ascending", () => {
    expect(namesOf(foldDecisions([line(5, "name"), line(2, "name"), line(3, "keep")]))).toEqual([2, 5]);
  });
});

describe("a decisions file", () => {
  it("is private, and reads back what was appended", async () => {
    appendDecisions(path, [line(2, "name")]);
    appendDecisions(path, [line(3, "keep"), line(4, "unsure")]);
    expect(await readDecisions(path, tokenizer)).toEqual([line(2, "name"), line(3, "keep"), line(4, "unsure")]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(directory, "private")).mode & 0o777).toBe(0o700);
  });

  it("is not glued to a last line without a newline", async () => {
    appendDecisions(path, [line(2, "name")]);
    writeFileSync(path, readFileSync(path, "utf8").trimEnd());
    appendDecisions(path, [line(3, "keep")]);
    expect(await readDecisions(path, tokenizer)).toHaveLength(2);
  });

  it("tells the line that is not a decision", async () => {
    appendDecisions(path, [line(2, "name")]);
    appendFileSync(path, `\n${JSON.stringify({ ...line(3, "keep"), decision: "maybe" })}\n`);
    await expect(readDecisions(path, tokenizer)).rejects.toMatchObject({
      code: "input-format",
      details: { path, line: 3 },
    });
  });

  it.each([
    ["a token id out of range", { tokenId: 999 }],
    ["a token id that stands for another token", { token: "ĠPiet" }],
  ])("is refused for another model: %s", async (_, change) => {
    appendDecisions(path, [line(3, "keep"), { ...line(2, "name"), ...change }]);
    const refusal = await readDecisions(path, tokenizer).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "decisions-mismatch", details: { path, line: 2, mismatches: 1, lines: 2 } });
    expect((refusal as Error).message).not.toMatch(/Piet|Jan/);
  });

  it("must exist to be read", async () => {
    await expect(readDecisions(path, tokenizer)).rejects.toMatchObject({ code: "input-missing" });
  });
});
