import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { SpanFinder } from "../../../src/corpus/execute/find-spans.ts";
import { findTogether } from "../../../src/corpus/execute/find-together.ts";
import { createDocument } from "../../../src/text/document.ts";

/** Finds the whole of each text; `searched` has the ids of each search. */
function createFinder(isRefused: (id: string) => boolean = () => false) {
  const searched: string[][] = [];
  const finder: SpanFinder = {
    find: async (documents) => {
      searched.push(documents.map(({ id }) => id));
      const refused = documents.find(({ id }) => isRefused(id));
      if (refused !== undefined) throw new Error(refused.id);
      return {
        spans: documents.map(({ text }) => [{ start: 0, end: text.length, label: "PERSON" }]),
        left: documents.map(({ text }) => ({ DATE: text.length })),
      };
    },
  };
  return { finder, searched };
}

const documentsOf = (member: number, round: number, count: number) =>
  Array.from({ length: count }, (_, index) => createDocument(`${member}.${round}.${index}`, "x".repeat(1 + member)));

describe("files that are searched together", () => {
  it("are searched in the same rounds, in their order, whoever is ready first", async () => {
    await fc.assert(
      fc.asyncProperty(
        // Of each file the documents of each of its batches, and how long it takes to read each.
        fc.array(fc.array(fc.record({ count: fc.nat(3), delay: fc.nat(3) }), { maxLength: 3 }), {
          minLength: 1,
          maxLength: 6,
        }),
        async (files) => {
          const { finder, searched } = createFinder();
          const members = findTogether(finder, files.length);
          const found = await Promise.all(
            files.map(async (batches, member) => {
              const own = members[member] as (typeof members)[number];
              const answers: number[][] = [];
              for (const [round, { count, delay }] of batches.entries()) {
                for (let turn = 0; turn < delay; turn++) await Promise.resolve();
                const documents = documentsOf(member, round, count);
                const { spans, left } = await own.find(
                  documents,
                  documents.map(() => []),
                );
                answers.push([
                  ...spans.flatMap((some) => some.map(({ end }) => end)),
                  ...left.map((one) => one["DATE"] ?? 0),
                ]);
              }
              own.leave();
              return answers;
            }),
          );
          expect(found).toEqual(
            files.map((batches, member) =>
              batches.map(({ count }) => Array.from({ length: 2 * count }, () => 1 + member)),
            ),
          );
          const rounds = Array.from({ length: Math.max(...files.map((batches) => batches.length)) }, (_, round) =>
            files.flatMap((batches, member) =>
              round < batches.length ? documentsOf(member, round, batches[round]?.count ?? 0).map(({ id }) => id) : [],
            ),
          );
          expect(searched).toEqual(rounds);
        },
      ),
      { numRuns: 200 },
    );
  });

  it("are refused alone where only they are the matter", async () => {
    const { finder } = createFinder((id) => id.startsWith("1."));
    const members = findTogether(finder, 3);
    const asked = members.map((member, index) => member.find(documentsOf(index, 0, 2), [[], []]));
    const settled = await Promise.allSettled(asked);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("do not wait for one that failed before it asked", async () => {
    const { finder, searched } = createFinder();
    const [first, second] = findTogether(finder, 2);
    const asked = first?.find(documentsOf(0, 0, 1), [[]]);
    expect(searched).toEqual([]);
    second?.leave();
    await asked;
    expect(searched).toEqual([["0.0.0"]]);
  });
});
