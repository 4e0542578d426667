import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

import { describe, expect, it } from "vitest";

import type { Decision } from "../../src/review/decisions/decision.ts";
import { appendDecisions, readDecisionLines } from "../../src/review/decisions/decisions-file.ts";
import { type Disagreement, findDisagreements, settle } from "../../src/review/decisions/disagreements.ts";
import { mergeDecisions } from "../../src/review/decisions/merge-decisions.ts";
import { openReview } from "../../src/review/session/open-review.ts";
import { reviewRecordPath } from "../../src/review/decisions/review-record.ts";
import { step } from "../../src/review/session/session.ts";
import type { PageState } from "../../src/review/web/protocol.ts";
import { runCli } from "../../src/cli/run-cli.ts";
import { memoryIo } from "../cli/memory-io.ts";
import { openTerminal } from "../fixtures/pseudo-terminal.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { contexts, predictions, tokenizer } from "./fixture.ts";
import { reviewFiles } from "./review-files.ts";
import { serve } from "./web-review.ts";

// The built program: `npm run build` comes before.

const AT = "2026-03-01T10:00:00.000Z";
const NOW = new Date("2026-03-02T12:00:00.000Z");

/** Lines of two reviewers on entries of a vocabulary, as `token: [ann's, ben's]`. */
function answers(vocabulary: readonly string[], said: Readonly<Record<string, readonly Decision["decision"][]>>) {
  return Object.entries(said).flatMap(([token, decisions]) =>
    decisions.map((decision, index): Decision => {
      const reason = token === "ĠSanders" && index === 1 ? "a clinic" : "";
      return { tokenId: vocabulary.indexOf(token), token, decision, reviewer: ["ann", "ben"][index] ?? "", at: AT, reason }; // prettier-ignore
    }),
  );
}

/** The shipped model's review with decisions of ann and ben, who differ on Sanders and Zuiderveld. */
async function differingFiles() {
  const files = await reviewFiles();
  const { vocabulary } = files;
  const lines = answers(vocabulary, {
    ĠSmeets: ["name", "name"],
    ĠSanders: ["name", "keep"],
    ĠZuiderveld: ["unsure", "name"],
    Reden: ["keep", "keep"],
  });
  appendDecisions(files.decisionsPath, lines);
  return { ...files, settling: [...files.argv, "--settle", "--reviewer", "chris"] };
}

describe("settling in a pseudo-terminal", () => {
  it("shows what reviewers differ on with what each said, settles it, takes back, is killed and goes on", async () => {
    const { settling, lines, standing } = await differingFiles();
    const size = { columns: 80, rows: 24 };

    const first = openTerminal(settling, size);
    const start = await first.until("Reviewers differ: is it a name?");
    expect(start).toMatch(/1 of 2 \(2 undecided\)/);
    expect(start).toContain("Zuiderveld   token");
    expect(start).toContain("ann says unsure; ben says name");
    expect(start).not.toContain("u unsure");
    // No decision: neither the key nor, for all that is listed, the choice.
    first.type("u");
    first.type("b");
    expect(await first.until("Decide 2 undecided of 2")).not.toContain("u unsure");
    first.type("u");
    first.type("x");
    await first.until("Reviewers differ");
    first.type("n");
    expect(await first.until("Zuiderveld: name")).toContain("ben says keep (a clinic)");
    first.type("k");
    await first.until("All 2 disagreements are settled.");
    first.type("z");
    await first.until("undone");
    first.kill("SIGKILL");
    await first.ended;
    expect(await standing()).toContain("ĠSanders: name");

    const second = openTerminal(settling, size);
    await second.until(/2 of 2 \(1 undecided\)/);
    second.type("k");
    await second.until("All 2 disagreements are settled.");
    second.type("q");
    expect(await second.ended).toBe(0);
    expect(second.screen().join("\n")).toContain("2 disagreements: 1 settled as names, 1 to keep, 0 to settle");
    // Two of four alike; both marginals 2 names, one unsure or keep: what is expected by chance is 6 of 16.
    expect(second.screen().join("\n")).toMatch(/ann and ben: the same answer on 50\.0 % of 4 entries .*κ 0\.20/s);

    expect(await standing()).toEqual(["Reden: keep", "ĠSanders: keep", "ĠSmeets: name", "ĠZuiderveld: name"]);
    const settled = findDisagreements(await lines()).map((one) => one.settled);
    expect(settled.map((line) => [line?.token, line?.reviewer, line?.decision, line?.reason])).toEqual([
      ["ĠSanders", "chris", "keep", "settled"],
      ["ĠZuiderveld", "chris", "name", "settled"],
    ]);
    expect(settled[0]?.settles).toEqual([
      { reviewer: "ann", decision: "name", at: AT },
      { reviewer: "ben", decision: "keep", at: AT },
    ]);
    expect(Date.parse(settled[0]?.at ?? "")).toBeGreaterThan(Date.parse(AT));
  });
});

describe("settling through the page's server", () => {
  it("serves the same queue, refuses what settles nothing, and writes what it settles of", async () => {
    const { settling, lines, standing } = await differingFiles();
    const review = await serve(settling);
    try {
      const page = await (await fetch(review.url)).text();
      expect(page).toContain("<title>Disagreements to settle</title>");
      expect(page).toContain('data-command="name"');
      expect(page).not.toMatch(/data-command="unsure|value="unsure"\s*\/>/);
      const act = async (revision?: number, action?: object) => {
        const body = JSON.stringify({ language: "nl", ...(action && { revision, action }) });
        const headers = { Origin: review.url.origin, "Content-Type": "application/json" };
        return fetch(new URL("act", review.url), { method: "POST", headers, body });
      };
      const state = (await (await act()).json()) as PageState;
      expect(state).toMatchObject({ candidates: 2, decided: 0, list: { total: 2 } });
      expect(state.entry?.evidence.slice(0, 2)).toEqual(["ann zegt onzeker", "ben zegt naam"]);
      for (const kind of ["decide", "decide-listed"]) {
        const reason = kind === "decide" ? {} : { reason: "why" };
        expect((await act(state.revision, { kind, choice: "unsure", ...reason })).status).toBe(400);
      }
      const decision = { kind: "decide-listed", choice: "keep", reason: "both are wards" };
      const settled = (await (await act(state.revision, decision)).json()) as PageState;
      expect(settled).toMatchObject({ decided: 2, status: "finished", end: "Alle 2 verschillen zijn beslecht." });
      expect((await act(settled.revision, { kind: "quit" })).status).toBe(200);
      expect(await review.ended).toBe(0);
      expect(review.said()).toContain("2 disagreements: 0 settled as names, 2 to keep, 0 to settle");
      expect(await standing()).toEqual(["Reden: keep", "ĠSanders: keep", "ĠSmeets: name", "ĠZuiderveld: keep"]);
      expect((await lines()).slice(-2)).toMatchObject(
        [
          ["unsure", "name"],
          ["name", "keep"],
        ].map((said) => ({
          reviewer: "chris",
          decision: "keep",
          reason: "settled: both are wards",
          settles: ["ann", "ben"].map((reviewer, index) => ({ reviewer, decision: said[index], at: AT })),
        })),
      );
    } finally {
      review.kill("SIGKILL");
      await review.ended;
    }
  });
});

describe("a review that settles", () => {
  const differing = answers(tokenizer.vocabulary, {
    ĠJan: ["name", "keep"],
    Jan: ["name", "keep"],
    ĠBreuk: ["keep", "keep"],
  });

  async function open(reviewer: string, lines: readonly Decision[] = [], reviewers?: readonly string[]) {
    const decisionsPath = `${await temporaryDirectory()}/decisions.jsonl`;
    appendDecisions(decisionsPath, [...differing, ...lines]);
    const input = { tokenizer, predictions, contexts, decisionsPath, reviewer };
    const estimate = (decided: ReadonlyMap<number, string>) => ({ decided: [...decided] }) as never;
    const again = () => openReview({ ...input, estimate, settle: reviewers === undefined ? {} : { reviewers } });
    return { ...(await again()), again, input, decisionsPath };
  }

  it("leaves what the same person had answered alone, and undoes its own lines alone, as often as it is opened", async () => {
    const { session, save, again, input, decisionsPath } = await open("ann");
    const settled = step(session, { kind: "decide", choice: "keep", together: true });
    save(settled.entries, NOW);
    const second = await again();
    expect([...second.session.decided.values()]).toEqual(["keep", "keep"]);
    expect(second.session.reasons.get(2)).toBe("all variants");
    const undone = step(second.session, { kind: "undo" });
    second.save(undone.entries, NOW);
    const { session: third } = await again();
    expect(third.decided.size).toBe(0);
    // Ann's own review still has her answers, and can undo them, not the settlement.
    const own = (await openReview(input)).session;
    expect([own.decided.get(2), own.decided.get(3), own.history.length]).toEqual(["name", "name", 3]);
    expect(findDisagreements(await readDecisionLines(decisionsPath))).toHaveLength(2);
  });

  it("shows what another settled as settled, lets it be overruled, and goes back to it when that is undone", async () => {
    const [disagreement] = findDisagreements(differing);
    const line = settle(disagreement as Disagreement, "keep", { reviewer: "dan", at: NOW });
    const { session, save, again, decisionsPath } = await open("eve", [line]);
    expect([...session.decided]).toEqual([[2, "keep"]]);
    expect(step(session, { kind: "undo" }).entries).toEqual([]);
    const overruled = step(step(session, { kind: "show", tokenId: 2 }).session, { kind: "decide", choice: "name" });
    save(overruled.entries, NOW);
    const second = await again();
    expect([...second.session.decided]).toEqual([[2, "name"]]);
    second.save(step(second.session, { kind: "undo" }).entries, NOW);
    expect([...(await again()).session.decided]).toEqual([[2, "keep"]]);
    expect(findDisagreements(await readDecisionLines(decisionsPath))[0]?.settled).toMatchObject({ decision: "keep" });
  });

  it("compares the reviewers that are named, and estimates by what stands of all", async () => {
    const cat = { ...(differing[4] as Decision), decision: "name" as const, reviewer: "cat" };
    const { session } = await open("dan", [cat], ["ben", "cat"]);
    expect(session.queue.map(({ token }) => token)).toEqual(["ĠBreuk"]);
    const all = await open("dan", [cat]);
    expect(all.session.queue).toHaveLength(3);
    const standing = all.estimate(step(all.session, { kind: "decide", choice: "keep" }).session) as unknown;
    expect(standing).toEqual({
      decided: expect.arrayContaining([
        [2, "keep"],
        [3, "name"],
        [8, "name"],
      ]),
    });
  });

  it("keeps the record of the review that it is about", async () => {
    const { input, decisionsPath } = await open("dan");
    await openReview(input);
    const record = await readFile(reviewRecordPath(decisionsPath), "utf8");
    expect(JSON.parse(record).candidates.length).toBeGreaterThan(2);
    await openReview({ ...input, predictions: [], settle: {} });
    expect(await readFile(reviewRecordPath(decisionsPath), "utf8")).toBe(record);
  });
});

describe("mergeDecisions", () => {
  const said = answers(tokenizer.vocabulary, { ĠJan: ["name", "keep"], Jan: ["name", "keep"] });
  const of = (reviewer: string) => said.filter((line) => line.reviewer === reviewer);

  it("adds what reviewers wrote into files of their own, once, however often it is done", async () => {
    const folder = await temporaryDirectory();
    const [path, ann, ben] = ["all", "ann", "ben"].map((name) => `${folder}/${name}.jsonl`) as [string, string, string];
    appendDecisions(ann, of("ann"));
    appendDecisions(ben, of("ben"));
    expect(await mergeDecisions(path, [ann, ben], tokenizer)).toBe(4);
    expect(await mergeDecisions(path, [ann, ben], tokenizer)).toBe(0);
    appendDecisions(ben, [{ ...(of("ben")[0] as Decision), decision: "name", at: NOW.toISOString() }]);
    expect(await mergeDecisions(path, [ben], tokenizer)).toBe(1);
    expect(findDisagreements(await readDecisionLines(path)).map(({ token }) => token)).toEqual(["Jan"]);
  });

  it("refuses two people of one name, and adds nothing", async () => {
    const folder = await temporaryDirectory();
    const [path, other] = [`${folder}/all.jsonl`, `${folder}/other.jsonl`];
    appendDecisions(path, of("ann"));
    appendDecisions(
      other,
      of("ben").map((line) => ({ ...line, reviewer: "ann" })),
    );
    await expect(mergeDecisions(path, [other], tokenizer)).rejects.toThrow(
      /of "ann" each has some that the other lacks/,
    );
    expect(await readDecisionLines(path)).toEqual(of("ann"));
  });
});

it("--settle refuses one reviewer, a name that nobody has, and no name of who settles; where none differ it says so", async () => {
  const { argv, vocabulary, decisionsPath } = await reviewFiles();
  const lines = answers(vocabulary, { ĠSmeets: ["name", "name"] });
  await mkdir(dirname(decisionsPath), { recursive: true });
  await writeFile(decisionsPath, `${JSON.stringify(lines[0])}\n`);
  const unname = async (...flags: readonly string[]) => {
    const io = memoryIo({ isTTY: true });
    const code = await runCli([...argv.slice(1), ...flags], io);
    return [code, io.messages() + io.output()] as const;
  };
  expect(await unname("--settle", "--reviewer", "chris")).toEqual([2, expect.stringMatching(/two reviewers or more.* has those of ann\..*--merge/s)]); // prettier-ignore
  expect(await unname("--settle")).toEqual([2, expect.stringMatching(/--settle needs --reviewer/)]);
  expect(await unname("--merge", "x")).toEqual([2, expect.stringMatching(/--merge is for --settle/)]);
  appendDecisions(decisionsPath, lines.slice(1));
  expect(await unname("--settle", "ann", "eve", "--reviewer", "chris")).toEqual([2, expect.stringMatching(/decisions of eve to compare; .* has those of ann, ben/)]); // prettier-ignore
  expect(await unname("--settle", "--reviewer", "chris")).toEqual([0, expect.stringMatching(/nothing to settle.*ann and ben: the same answer on 100\.0 % of 1 entries/s)]); // prettier-ignore
});
