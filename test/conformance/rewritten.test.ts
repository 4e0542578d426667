import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { beforeAll, describe, expect, it, type TestContext } from "vitest";

import { readTextFile } from "../../src/base/files.ts";
import type { RewriteOptions } from "../../src/vocabulary/rewrite.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import {
  loadersMissing,
  loadEverywhere,
  LOADERS,
  type Answers,
  type Loader,
  type Outcome,
} from "../python/load-everywhere.ts";
import { runPython } from "../python/run-python.ts";
import { drawn, rewriteWith, spelling, type Choose, type Rewritten } from "./rewrite-all.ts";

/** Shown with the skipped tests. */
const reason = loadersMissing === undefined ? "" : ` (skipped: ${loadersMissing})`;

const FAMILIES = [
  "roberta roberta-slow roberta-added modernbert bert bert-uncased bert-slow",
  "xlm-roberta xlm-roberta-fast xlm-roberta-slow camembert camembert-slow bpe-prefix bpe-suffix bpe-continuing",
].flatMap((line) => line.split(" "));
/**
 * Those in which entries are built from others by merges, and what `--repair` can do for them: without tokenizer.json, or where
 * the end of words is marked, `ignore-merges` is refused.
 */
const REPAIRS: Readonly<Record<string, readonly NonNullable<RewriteOptions["repair"]>[]>> = {
  roberta: ["merges", "reuse", "none", "ignore-merges"],
  "roberta-slow": ["merges", "reuse", "none"],
  modernbert: ["merges", "reuse", "none", "ignore-merges"],
  "bpe-prefix": ["merges", "reuse", "none", "ignore-merges"],
  "bpe-suffix": ["merges", "reuse", "none"],
  "bpe-continuing": ["merges", "reuse", "none", "ignore-merges"],
};

const RUNS = FAMILIES.flatMap((family) => [
  ...(REPAIRS[family] ?? (["merges"] as const)).map((repair) => [family, "the names of traps", repair] as const),
  [family, "a random eighth", "merges"] as const,
]);

interface Description {
  readonly names: readonly string[];
  readonly prefixed: readonly string[];
  /** The name that is an added token. */
  readonly added: string;
  readonly texts: readonly string[];
}

/** A rewritten checkpoint and what all loaders make of the texts before and after. */
interface Run {
  readonly rewritten: Rewritten;
  readonly before: Record<Loader, Outcome>;
  readonly after: Record<Loader, Outcome>;
}

describe.skipIf(loadersMissing !== undefined)(`rewritten checkpoints in every loader${reason}`, () => {
  let description: Description;
  const runs = new Map<string, Run | Error>();

  beforeAll(async () => {
    const root = await temporaryDirectory();
    runPython("test/python/make_trapped_checkpoints.py", "--out", root);
    description = JSON.parse(readFileSync(join(root, "description.json"), "utf8")) as Description;
    const made: [string, Rewritten][] = [];
    for (const run of RUNS) {
      const [family, which, repair] = run;
      const choose: Choose = which === "a random eighth" ? drawn(7, 8) : spelling(description.names);
      const target = join(root, "rewritten", String(made.length));
      try {
        made.push([run.join(), await rewriteWith(join(root, family), target, choose, { repair })]);
      } catch (error) {
        runs.set(run.join(), error as Error);
      }
    }
    const done = made.filter(([, { report }]) => report !== undefined);
    const originals = [...new Set(done.map(([, { before }]) => before))];
    const outcomes = await loadEverywhere([...originals, ...done.map(([, { after }]) => after)], description.texts);
    const before = new Map(originals.map((folder, index) => [folder, outcomes[index] as Run["before"]]));
    const after = new Map(done.map(([key], index) => [key, outcomes[originals.length + index] as Run["after"]]));
    const none = Object.fromEntries(LOADERS.map((loader) => [loader, null])) as Run["before"];
    for (const [key, rewritten] of made) {
      runs.set(key, { rewritten, before: before.get(rewritten.before) ?? none, after: after.get(key) ?? none });
    }
  }, 600_000);

  describe.each(RUNS)("%s, without %s, --repair %s", (...key) => {
    /** Skips where the family cannot be rewritten. */
    const runOf = ({ skip }: TestContext): Required<Pick<Rewritten, "report" | "collateral">> & Run => {
      const run = runs.get(key.join());
      if (run === undefined || run instanceof Error) throw run ?? new Error("not run");
      const { report, collateral = [], unsupported } = run.rewritten;
      if (report === undefined) return skip(unsupported ?? "");
      return { ...run, report, collateral };
    };

    it("loads before and after, with as many entries", (context) => {
      const { before, after, report } = runOf(context);
      for (const loader of LOADERS) {
        const [first, second] = [before[loader], after[loader]];
        // Where `ignore_merges` was set, tokenizer_config.json names a class that has no slow sister.
        if (loader === "transformers 4 slow" && report.reachability.ignoreMerges && second === null) continue;
        if (first === null) expect(second, loader).toBeNull();
        else {
          expect(first, loader).toHaveProperty("size");
          expect(second, loader).toHaveProperty("size", answersOf(first)?.size);
        }
      }
    });

    it("has the same ids in all loaders, before and after", (context) => {
      const { before, after, report, collateral } = runOf(context);
      const listed = new Set(report.reachability.ignoreMerges ? collateral : []);
      for (const outcomes of [before, after]) {
        const ours = answersOf(outcomes.ours) as Answers;
        for (const loader of LOADERS) {
          const theirs = answersOf(outcomes[loader]);
          if (theirs === undefined) continue;
          const differing = description.texts.filter((_, index) => {
            const [some, others] = [ours.ids[index] ?? [], toCheckpointIds(loader, key[0], theirs.ids[index] ?? [])];
            const isListed = !readsTokenizerJson(loader) && some.some((id) => listed.has(id));
            return !isListed && String(some) !== String(others);
          });
          expect(differing, loader).toEqual([]);
        }
      }
    });

    it("encodes kept text to the same ids, unless it is listed", (context) => {
      // Pieces may join what stood apart in other words; see the next test.
      if (key[2] === "reuse") return;
      const { before, after, rewritten, report, collateral } = runOf(context);
      const { ignoreMerges } = report.reachability;
      for (const loader of LOADERS) {
        const [first, second] = [answersOf(before[loader]), answersOf(after[loader])];
        if (first === undefined || second === undefined) continue;
        const listed = new Set([...rewritten.removed, ...collateral]);
        let kept = 0;
        const differing = description.texts.flatMap((text, index) => {
          const ids = toCheckpointIds(loader, key[0], first.ids[index] ?? []);
          // What `ignore_merges` brings back is whole words.
          const comesBack = ignoreMerges && readsTokenizerJson(loader) && ids.length === 1;
          if (ids.some((id) => (comesBack ? rewritten.removed : listed).has(id))) return [];
          kept++;
          return String(first.ids[index]) === String(second.ids[index]) ? [] : [text];
        });
        expect(differing, loader).toEqual([]);
        expect(kept, loader).toBeGreaterThan(20);
      }
    });

    it("encodes no less of the kept text to the same ids with joining pieces than without", (context) => {
      if (key[2] !== "reuse") return;
      const { before, after, rewritten, report } = runOf(context);
      expect(report.joining?.length).toBeGreaterThan(0);
      const merges = runs.get([key[0], key[1], "merges"].join()) as Run;
      for (const loader of LOADERS) {
        const first = answersOf(before[loader]);
        if (first === undefined) continue;
        const alike = (outcome: Outcome) =>
          first.ids.filter(
            (ids, index) =>
              !toCheckpointIds(loader, key[0], ids).some((id) => rewritten.removed.has(id)) &&
              String(ids) === String(answersOf(outcome)?.ids[index]),
          ).length;
        expect(alike(after[loader]), loader).toBeGreaterThanOrEqual(alike(merges.after[loader]));
      }
    });

    it("gives every text back as before", (context) => {
      const { before, after } = runOf(context);
      for (const loader of LOADERS) {
        const [first, second] = [answersOf(before[loader]), answersOf(after[loader])];
        if (first === undefined || second === undefined) continue;
        // Slow tokenizers put spaces around an added token, and none around the pieces that it is cut into now.
        const hasAdded = (text: string) => !readsTokenizerJson(loader) && text.includes(description.added);
        const decoded = (answers: Answers) =>
          answers.decoded.filter((_, index) => !hasAdded(description.texts[index] ?? ""));
        expect(decoded(second), loader).toEqual(decoded(first));
      }
    });

    it("has no removed token in any text, and no unknown one that was not there before", (context) => {
      const { before, after, rewritten } = runOf(context);
      for (const loader of LOADERS) {
        const [first, second] = [answersOf(before[loader]), answersOf(after[loader])];
        if (first === undefined || second === undefined) continue;
        const removed = second.ids
          .flatMap((ids) => toCheckpointIds(loader, key[0], ids))
          .filter((id) => rewritten.removed.has(id) && rewritten.joining?.has(id) !== true);
        expect(removed, loader).toEqual([]);
        const unknown = ({ ids, unknown: id }: Answers) =>
          ids.map((each) => each.filter((other) => other === id).length);
        expect(unknown(second), loader).toEqual(unknown(first));
      }
      // The same said of the original would be false, or the names are not in its vocabulary.
      const ids = new Set(answersOf(before.ours)?.ids.flat());
      expect([...rewritten.removed].filter((id) => ids.has(id)).length).toBeGreaterThan(4);
    });

    it("leaves no removed entry or merge in any text file", async (context) => {
      const { rewritten } = runOf(context);
      const kept = new Set(rewritten.vocabulary.filter((_, id) => !rewritten.removed.has(id)));
      const spellings = [...rewritten.removed].map((id) => rewritten.vocabulary[id] as string);
      for (const file of await readdir(rewritten.after)) {
        // Random entries may be words that rewrite.json says things with.
        if (file.endsWith(".safetensors") || file === "rewrite.json") continue;
        const text = file.endsWith(".model")
          ? readFileSync(join(rewritten.after, file), "latin1")
          : await readTextFile(join(rewritten.after, file));
        // Entries stand between quotes, at line ends, or with the space of a merge at one side.
        const words = new Set(text.split(/["\n\r ]/u));
        const found = spellings.filter((spelled) => words.has(spelled) && !kept.has(spelled));
        expect(found, file).toEqual([]);
      }
    });
  });

  it.each(["roberta", "modernbert", "bpe-prefix", "bpe-suffix", "bpe-continuing"])(
    "%s: the traps are there",
    (family) => {
      const run = runs.get([family, "the names of traps", "none"].join());
      if (run === undefined || run instanceof Error) throw run ?? new Error("not run");
      const { removed, vocabulary, report } = run.rewritten;
      const isRemoved = (token: string) => removed.has(vocabulary.indexOf(token));
      const lengthOf = (token: string) => token.replace(/^##/u, "").length;
      const longest = Math.max(...vocabulary.map(lengthOf));
      expect(vocabulary.some((token) => lengthOf(token) === longest && isRemoved(token))).toBe(true);
      const kor = description.prefixed.filter((word) =>
        vocabulary.some((token) => token.replace(/^[Ġ▁]|<\/w>$/u, "") === word),
      );
      expect(kor.length).toBeGreaterThanOrEqual(200);
      expect(vocabulary.filter((token) => /^[Ġ▁]?Januari(?:<\/w>)?$/u.test(token))).not.toEqual([]);
      if (report) expect(report.reachability.collateral).toBeGreaterThan(50);
    },
  );
});

function answersOf(outcome: Outcome): Answers | undefined {
  return outcome !== null && "ids" in outcome ? outcome : undefined;
}

/** Whether a loader knows `ignore_merges`, which only tokenizer.json says. */
function readsTokenizerJson(loader: Loader): boolean {
  return loader !== "transformers 4 slow";
}

/** Ids of the .model file as the family's class counts them: it puts tokens of its own before the pieces. */
function toCheckpointIds(loader: Loader, family: string, ids: readonly number[]): readonly number[] {
  if (loader !== "sentencepiece") return ids;
  const offset = family.startsWith("camembert") ? 4 : 1;
  return ids.map((id) => (id === 0 ? 3 : id + offset));
}
