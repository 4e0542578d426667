import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, it } from "vitest";

import { toJsonLines } from "../../src/base/files.ts";
import { distinctContexts } from "../fixtures/distinct-contexts.ts";
import { underFileLimit } from "../fixtures/file-limit.ts";
import { openTerminal } from "../fixtures/pseudo-terminal.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { reviewFiles } from "../review/review-files.ts";
import { decisionOn } from "../vocabulary/rewrite-case.ts";

// The built program (`npm run build` comes before), as the system stops it: a file may get so large and no larger.

const SIZE = { columns: 80, rows: 24 };
const LIMIT = 65_536;
const PROGRAM = "bin/unname.js";

/** Empty lines up to so many bytes under the limit. */
const filling = (text: string, room: number) => `${text}${" ".repeat(LIMIT - room - text.length - 1)}\n`;
const unname = (argv: readonly string[]) => spawnSync(process.execPath, [...argv], { encoding: "utf8" });

it("review ends with a word where a decision does not fit, loses none, and goes on when there is room", async () => {
  const { argv, decisionsPath, standing, vocabulary } = await reviewFiles();
  mkdirSync(dirname(decisionsPath), { recursive: true });
  const earlier = toJsonLines([{ ...decisionOn(vocabulary, "ĠSmeets"), reviewer: "ann" }]);
  const before = filling(earlier, 40);
  writeFileSync(decisionsPath, before);
  const full = openTerminal((await underFileLimit(LIMIT))([...argv, "--reviewer", "ann"]), SIZE);
  await full.until("Is it a name?");
  full.type("n");
  expect(await full.ended).toBe(2);
  const said = full.written().replaceAll(/\r?\n/gu, " ");
  expect(said).toMatch(/decisions\.jsonl: nothing was recorded of this; .* is whole: .*ulimit -f/);
  expect(readFileSync(decisionsPath, "utf8")).toBe(before);
  expect(readdirSync(dirname(decisionsPath)).sort()).toEqual(["decisions.jsonl", "decisions.review.json"]);

  const again = openTerminal([...argv, "--reviewer", "ann"], SIZE);
  await again.until("names: 1");
  again.type("n");
  await again.until("names: 4");
  again.type("q");
  expect(await again.ended).toBe(0);
  expect(await standing()).toHaveLength(4);
}, 120_000);

it("review and rewrite --plan go on with a file whose last line an earlier program cut", async () => {
  const { argv, decisionsPath, standing, vocabulary } = await reviewFiles();
  mkdirSync(dirname(decisionsPath), { recursive: true });
  writeFileSync(decisionsPath, `${toJsonLines([decisionOn(vocabulary, "ĠSmeets")])}{"tokenId":3103,`);
  const plan = unname([PROGRAM, "rewrite", "--plan", "--model", argv[3] as string, "--decisions", decisionsPath]);
  expect(plan).toMatchObject({ status: 0, stdout: expect.stringContaining("to remove: 1 tokens") });
  expect(plan.stderr.match(/the last line, at byte \d+, was cut after 16 bytes/gu)).toHaveLength(1);
  expect(plan.stderr).not.toMatch(/3103|Smeets/);

  const review = openTerminal([...argv, "--reviewer", "ann"], SIZE);
  await review.until("Is it a name?");
  review.type("n");
  await review.until("bruyn: name");
  review.type("q");
  expect(await review.ended).toBe(0);
  expect(await standing()).toHaveLength(4);
  expect(readFileSync(`${decisionsPath}.torn`, "utf8")).toBe('{"tokenId":3103,\n');
}, 120_000);

it("audit stops before it measures where its look cannot be entered, and goes on with a ledger that was cut", async () => {
  const folder = await temporaryDirectory();
  const at = (name: string) => join(folder, name);
  await createTinyCheckpoint(at("model"));
  const contexts = distinctContexts(20);
  mkdirSync(at("contexts"));
  writeFileSync(at("contexts/seen.jsonl"), toJsonLines(contexts));
  writeFileSync(at("originals.jsonl"), toJsonLines(contexts.map(({ id }) => ({ id, original: "Jan", document: id }))));
  const audit = (out: string) => [PROGRAM, "audit", "--model", at("model"), "--contexts", at("contexts/seen.jsonl"), "--originals", at("originals.jsonl"), "--only", "recovery", "--k", "4", "--out", at(out)]; // prettier-ignore
  expect(unname(audit("first")).status).toBeLessThan(4);
  const look = readFileSync(at("contexts/looks.jsonl"), "utf8");
  const before = filling(look, 100);
  writeFileSync(at("contexts/looks.jsonl"), before);
  const full = unname((await underFileLimit(LIMIT))(audit("full")));
  expect(full).toMatchObject({ status: 2, stdout: "" });
  expect(full.stderr).toMatch(/looks\.jsonl: nothing was recorded of this/);
  expect(readFileSync(at("contexts/looks.jsonl"), "utf8")).toBe(before);
  expect(existsSync(at("full"))).toBe(false);

  writeFileSync(at("contexts/looks.jsonl"), look + look.slice(0, 200));
  const second = unname(audit("second"));
  expect(second.status).toBeLessThan(4);
  expect(second.status).not.toBe(2);
  expect(second.stderr).toMatch(/looks\.jsonl: the last line, at byte \d+, was cut after 200 bytes/);
  expect(JSON.parse(readFileSync(at("second/audit.json"), "utf8"))).toMatchObject({
    evidence: { looks: { looks: 2 } },
  });
}, 120_000);
