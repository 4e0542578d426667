import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { expect, it } from "vitest";

import { findCorpusFiles } from "../../../src/corpus/reading/find-corpus-files.ts";
import type { PlanItem } from "../../../src/corpus/shards/plan-item.ts";
import { planShards } from "../../../src/corpus/shards/plan-shards.ts";
import { openRecordFile } from "../../../src/formats/records/open-record-file.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

async function plan(folder: string, shardBytes: number): Promise<PlanItem[]> {
  const items: PlanItem[] = [];
  const options = {
    shardBytes,
    rename: undefined,
    earlier: async () => [],
    open: ({ file, format, compression }: { file: string; format: "txt" | "jsonl"; compression: "none" }) =>
      openRecordFile(file, { format, compression }),
  };
  for await (const item of planShards(findCorpusFiles([folder]), options as never)) items.push(item);
  return items;
}

const idsOf = (items: readonly PlanItem[]) => items.flatMap((item) => (item.kind === "refused" ? [] : [item.id]));

it("covers every byte of every file once, in order, under ids of their own", { timeout: 300_000 }, async () => {
  const sizes = fc.array(fc.nat(120), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(sizes, fc.integer({ min: 64, max: 4000 }), async (counts, shardBytes) => {
      const folder = await temporaryDirectory();
      const expected: Record<string, number> = {};
      for (const [index, count] of counts.entries()) {
        const content = '{"text":"koorts"}\n'.repeat(count);
        await writeFile(join(folder, `${index}.jsonl`), content);
        expected[`${index}.jsonl`] = content.length;
      }
      const covered: Record<string, number> = {};
      const items = await plan(folder, shardBytes);
      for (const [index, item] of items.entries()) {
        if (item.kind === "refused") throw new Error("refused");
        expect(item.ordinal).toBe(index);
        if (item.kind === "batch") for (const { path, size } of item.files) covered[path] = size;
        else {
          expect(item.range.start).toBe(covered[item.file.path] ?? 0);
          covered[item.file.path] = item.range.end;
          expect(item.isLast).toBe(item.range.end === item.file.size);
        }
      }
      expect(covered).toEqual(expected);
      expect(new Set(idsOf(items)).size).toBe(items.length);
    }),
    { numRuns: 30 },
  );
});

it("changes few pieces when a file is put among many small ones", async () => {
  const folder = await temporaryDirectory();
  await mkdir(join(folder, "notes"));
  for (let index = 0; index < 3_000; index++) await writeFile(join(folder, "notes", `${index}.txt`), "x");
  const before = new Set(idsOf(await plan(folder, 1 << 20)));
  expect(before.size).toBeGreaterThan(4);
  await writeFile(join(folder, "notes", "1500a.txt"), "x");
  const after = idsOf(await plan(folder, 1 << 20));
  expect(after.filter((id) => !before.has(id)).length).toBeLessThanOrEqual(2);
});
