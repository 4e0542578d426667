import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import fc from "fast-check";
import { expect, it } from "vitest";

import { toJsonLines } from "../../../src/base/files.ts";
import { buildPeopleStore } from "../../../src/corpus/people/build-people-store.ts";
import { openPeopleStore } from "../../../src/corpus/people/people-store.ts";
import { runFolderOf, workPath } from "../../../src/corpus/run/run-folder.ts";
import { createDocument } from "../../../src/text/document.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const SURNAMES = ["Zwartjens", "Oldekamp", "Wiersinga", "Boonacker", "Terpstra"];

it("finds in each group the people of all its shards, and of no other group", { timeout: 300_000 }, async () => {
  const shard = fc.array(
    fc.record({ group: fc.stringMatching(/^[a-z0-9é🙂 ]{1,6}$/u), name: fc.constantFrom(...SURNAMES) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(shard, { maxLength: 4 }), async (shards) => {
      const directory = await temporaryDirectory();
      const folder = runFolderOf(join(directory, "out"), join(directory, "private"));
      const ids = shards.map((_, index) => `${index}`.padStart(32, "0"));
      const expected = new Map<string, Set<string>>();
      for (const [index, names] of shards.entries()) {
        const path = workPath(folder, ids[index] as string, "people");
        await mkdir(dirname(path), { recursive: true });
        const lines = names.map(({ group, name }) => ({ group, surface: name, label: "PERSON", score: 0.9 }));
        await writeFile(path, toJsonLines([{ stamp: "", input: "" }, ...lines]));
        for (const { group, name } of names) expected.set(group, (expected.get(group) ?? new Set()).add(name));
      }
      const given = async function* () {
        yield* ids;
      };
      await buildPeopleStore(folder, given());
      const store = await openPeopleStore(folder.peopleDirectory, []);
      const text = SURNAMES.join(" zag ");
      for (const group of [...expected.keys(), "nobody's"]) {
        const found = await store.findIn(createDocument("d", text, { group }), []);
        const surfaces = found.map(({ start, end }) => text.slice(start, end)).sort();
        expect(surfaces).toEqual([...(expected.get(group) ?? [])].sort());
      }
      await store.close();
    }),
    { numRuns: 20 },
  );
});
