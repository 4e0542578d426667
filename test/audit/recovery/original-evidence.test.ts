import { describe, expect, it } from "vitest";

import type { AuditContexts } from "../../../src/audit/audit-input.ts";
import { auditLeaks } from "../../../src/audit/audit-leaks.ts";
import { createEntryJudging } from "../../../src/audit/judging/entry-judging.ts";
import { KEEP_NOTHING } from "../../../src/audit/kept-work.ts";
import type { NameSources } from "../../../src/audit/names/weigh-entries.ts";
import type { Split } from "../../../src/probe/contexts/context.ts";
import { createWordCounter } from "../../../src/review/candidates/sources/corpus-words.ts";
import { readSuspicionModel } from "../../../src/review/score/suspicion-model.ts";
import { fakeModel, fakeTokenizer } from "../fake-model.ts";

const tokenizer = fakeTokenizer(["Ġkreeg", "Ġeen", "Ġinjectie", "ĠMircera", "ĠJansen", "Ġarts"]);
const id = (token: string) => tokenizer.vocabulary.indexOf(token);
/** The sentence gives the medicine away: whoever reads it, trained on these notes or not. */
const model = fakeModel(tokenizer, () => ({ [id("ĠMircera")]: 0.5, [id("Ġeen")]: 0.3 }));
const CONTEXTS = 12;

/** Contexts of each split, of whose originals the first is a medicine that step 1 took for a person. */
const contexts = (["seen", "unseen"] as const satisfies readonly Split[]).flatMap((split) =>
  Array.from({ length: CONTEXTS }, (_, index) => ({
    id: `${split}-${index}`,
    split,
    set: "test" as const,
    text: "kreeg een injectie <mask>",
  })),
);
const input = {
  contexts,
  all: contexts,
  originals: new Map(
    contexts.map((context, index) => [
      context.id,
      { original: index % CONTEXTS === 0 ? "Mircera" : "Jansen", document: context.id },
    ]),
  ),
  units: { of: "patient", isDeclared: false, unitOf: (context: string) => context, unknown: 0 },
} as unknown as AuditContexts;

const { weights } = await readSuspicionModel();
const counter = createWordCounter();
counter.addName("Mircera");
for (let time = 0; time < 40; time++) counter.addName("Jansen");
counter.addText("Mircera");
const counts = { words: counter.finish(), isListed: () => false, weights };

async function audit(sources: NameSources) {
  const parts = new Set(["mircera", "jansen"]);
  const { rows, toJudge } = await auditLeaks(model, input, {
    only: new Set(["recovery"]),
    names: { parts, ...sources },
    known: { surfaces: ["Mircera", "Jansen"], parts, listedParts: new Set(), sources: [], digest: "" },
    judging: () => createEntryJudging([]),
    k: 2,
    seed: 1,
    work: KEEP_NOTHING,
    invalidBy: [],
  });
  const row = rows.find(({ measure, split }) => measure === "recovered" && split === "seen");
  return { row, judge: toJudge.filter(({ decoy }) => decoy === undefined) };
}

describe("an original that its sentence gives away and that is no person", () => {
  it("is for a person to judge, where the notes have it in few names", async () => {
    const { row, judge } = await audit({ counts });
    expect(row).toMatchObject({ hits: 1 });
    expect(row?.notes?.map((one) => one.id)).toContain("hits-unjudged");
    // Seen and unseen text alike.
    const texts = ["kreeg een injectie <mask>"];
    expect(judge).toEqual([{ surface: "Mircera", why: ["counts"], contexts: texts }]);
  });

  it.each(["keep", "name"] as const)("is then what that person says: %s", async (decision) => {
    const judgement = { surface: "Mircera", decision, reviewer: "a", at: "2026-01-01T00:00:00Z", reason: "" };
    const { row, judge } = await audit({ counts, judgements: new Map([["Mircera", judgement]]) });
    expect(row).toMatchObject({ n: CONTEXTS, hits: decision === "name" ? 1 : 0 });
    expect(row?.notes?.map((one) => one.id)).not.toContain("hits-unjudged");
    expect(judge).toEqual([]);
  });

  it("is no hit where the list of ordinary words has it, and a hit where nothing is known of it", async () => {
    expect((await audit({ allow: ["mircera"] })).row).toMatchObject({ n: CONTEXTS, hits: 0 });
    expect((await audit({})).row).toMatchObject({ n: CONTEXTS, hits: 1 });
    expect((await audit({})).judge).toEqual([]);
  });
});
