import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { ORACLE_MODELS } from "../fixtures/oracle-checkpoint.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { loadersMissing, loadEverywhere, LOADERS } from "../python/load-everywhere.ts";
import { drawn, rewriteWith, type Rewritten } from "./rewrite-all.ts";

/** What every loader makes of the committed checkpoints after every other word was removed from their vocabularies. */
const ORACLES = "test/oracle/rewritten";
const MODELS = ["bert", "roberta", "xlm-roberta", "camembert", "distilbert", "electra", "modernbert"];

const WRITTEN = [
  "Patiënt Zoë van der Veen is bekend met hypertensie, RR 130/80, pols 72 r.a.",
  "De zus van José Đorđević belt: géén pijn meer, coöperatief, ontslag op 12 mei 2021.",
  "Mme Chloé Béranger a été hospitalisée pour une pneumonie ; l'évolution est favorable.",
  "Overleg met mevr. de Groot-Ünal: controle over 3 weken, Metoprolol 50 mg 1dd1.",
  "KOORTS sinds gisteren",
];

/** Shown with the skipped tests. */
const reason = loadersMissing === undefined ? "" : ` (skipped: ${loadersMissing})`;

interface Oracle {
  readonly removed: readonly number[];
  /** A text and its ids, without special tokens. */
  readonly cases: readonly (readonly [text: string, tokenIds: readonly number[]])[];
}

const rewritten = new Map<string, Rewritten>();
const texts = new Map<string, readonly string[]>();

beforeAll(async () => {
  const root = await temporaryDirectory();
  for (const name of MODELS) {
    const made = await rewriteWith(join(ORACLE_MODELS, name), join(root, name), drawn(3, 2), { repair: "merges" });
    const { tokenizer } = await openCheckpoint(made.before);
    const surfaces = [...made.removed].map((id) => tokenizer.surface(id));
    rewritten.set(name, made);
    texts.set(name, [...WRITTEN, ...surfaces, ...surfaces.map((surface) => `met ${surface}, ${surface}en`)]);
  }
});

describe("rewritten checkpoints encode as every loader encoded them", () => {
  it.each(MODELS)("%s", async (name) => {
    const { removed, cases } = JSON.parse(readFileSync(join(ORACLES, `${name}.json`), "utf8")) as Oracle;
    const { after, removed: actual } = rewritten.get(name) as Rewritten;
    expect([...actual]).toEqual(removed);
    const { tokenizer } = await openCheckpoint(after);
    expect(cases.length).toBeGreaterThan(20);
    expect(cases.map(([text]) => [text, tokenizer.encodePlain(text)])).toEqual(cases);
  });
});

describe.skipIf(loadersMissing !== undefined)(`what is written there is what loaders say${reason}`, () => {
  // UNNAME_WRITE_ORACLES=1 writes the files anew, after a change of what a rewrite does.
  it.each(MODELS)("%s", { timeout: 300_000 }, async (name) => {
    const { after, removed } = rewritten.get(name) as Rewritten;
    const asked = texts.get(name) as readonly string[];
    const [outcomes] = await loadEverywhere([after], asked);
    const ids = LOADERS.flatMap((loader) => {
      const outcome = outcomes?.[loader] ?? null;
      if (loader === "ours" || outcome === null) return [];
      // transformers 4 does not know some classes and settings that transformers 5 saved these folders with.
      if ("error" in outcome && loader.startsWith("transformers 4")) return [];
      expect(outcome, loader).toHaveProperty("ids");
      return "ids" in outcome ? [outcome.ids] : [];
    });
    expect(ids.length).toBeGreaterThanOrEqual(3);
    for (const others of ids) expect(others).toEqual(ids[0]);
    const cases = asked.map((text, index) => JSON.stringify([text, ids[0]?.[index]]));
    const file = `{"removed":${JSON.stringify([...removed])},"cases":[\n${cases.join(",\n")}\n]}\n`;
    const path = join(ORACLES, `${name}.json`);
    if (process.env["UNNAME_WRITE_ORACLES"] === "1") {
      mkdirSync(ORACLES, { recursive: true });
      writeFileSync(path, file);
    }
    expect(file).toBe(readFileSync(path, "utf8"));
  });
});
