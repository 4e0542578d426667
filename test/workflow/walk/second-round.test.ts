import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, it } from "vitest";

import { readDecisionLines } from "../../../src/review/decisions/decisions-file.ts";
import { IS_THOROUGH } from "../../fixtures/effort.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../../fixtures/tiny-checkpoint.ts";
import { judgeAll, reviewAll } from "../stages/workflow-case.ts";
import { ended, INIT, makeSmall, start, writeNotes } from "./spanish-project.ts";

/** `init` to `release`, where what the first review calls names goes back to step 1, and the model is trained again. */
it.runIf(IS_THOROUGH)(
  "a second round takes what the review calls names out of the notes, and a new model is reviewed anew",
  { timeout: 1_800_000 },
  async () => {
    const directory = await temporaryDirectory();
    const at = (...parts: string[]) => join(directory, ...parts);
    const atWork = (...parts: string[]) => at("unname-work", ...parts);
    const unname = (...words: readonly string[]) => ended(start(directory, words));
    const train = (words: readonly string[]) => createTinyCheckpoint(at("modelo"), { words, maximumLength: 256 });
    const review = () => reviewAll(at("modelo"), atWork(), (surface) => /^[A-Z]/u.test(surface));
    const wordsOf = async (folder: string) =>
      new Set((await readFile(atWork(folder, "2024.jsonl"), "utf8")).match(/\p{L}+/gu));
    const words = await writeNotes(directory);
    await unname(...INIT);
    await makeSmall(at("unname.config.json"));
    await unname("run");
    await train(words);
    expect((await unname("run")).out).toContain("review: the candidates are not reviewed");
    expect(await unname("run", "--round")).toMatchObject({ code: 2, err: expect.stringContaining("Leave --round out") as string }); // prettier-ignore

    await review();
    const decisions = await readFile(atWork("decisions.jsonl"));
    const called = (await readDecisionLines(atWork("decisions.jsonl")))
      .filter(({ decision }) => decision === "name")
      .map(({ token }) => token.replace("Ġ", ""));
    const before = await wordsOf("notes-seen");
    const missed = called.filter((name) => before.has(name));
    expect(missed.length).toBeGreaterThan(0);

    const round = await unname("run", "--round");
    expect(round, round.err).toMatchObject({ code: 0, out: expect.stringMatching(/^2 stages done now\. train: .*modelo is older than/u) as string }); // prettier-ignore
    const after = await wordsOf("notes-seen");
    expect(missed.filter((name) => after.has(name))).toEqual([]);
    expect(await readFile(atWork("rounds", "round-1.jsonl"))).toEqual(decisions);
    expect((await unname("status")).out).toMatch(/✓ anonymise-seen[^]*\? train: waiting: .*is older than/u);

    await train(words.filter((word) => !called.includes(word.trim())));
    expect((await unname("run")).out).toContain("review: the candidates are others than those that were reviewed");
    // What was decided of another vocabulary is in the round alone.
    expect(existsSync(atWork("decisions.jsonl"))).toBe(false);
    await review();
    for (let turn = 0; turn < 4; turn++) {
      const { out } = await unname("run");
      if (out.includes("judge: ")) await judgeAll(atWork());
    }
    expect((await unname("status")).out).toContain("All stages are done.");
    expect(existsSync(at("publico", "release.json"))).toBe(true);
    const released = JSON.parse(await readFile(at("publico", "vocab.json"), "utf8")) as Record<string, number>;
    expect(missed.filter((name) => `Ġ${name}` in released)).toEqual([]);
  },
);
