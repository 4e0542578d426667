import { mkdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { expect, it } from "vitest";

import { sha256 } from "../../../src/base/hash.ts";
import { compareFiles } from "../../../src/vocabulary/rounds/compare-files.ts";
import { recordUndo } from "../../../src/vocabulary/rounds/record-undo.ts";
import { requireUnchanged, restoreRound } from "../../../src/vocabulary/rounds/restore-round.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { digestsIn } from "../rewrite-case.ts";

/** Longer than what is read at a time, so that differences lie in, before and across the blocks. */
const LENGTH = (1 << 20) + 70_000;

/** Stretches of other bytes, many of them near a block's border. */
const edits = fc.array(
  fc.record({
    offset: fc.oneof(fc.nat(LENGTH - 1), fc.integer({ min: (1 << 20) - 40, max: (1 << 20) + 40 })),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 60 }),
  }),
  { maxLength: 12 },
);

it("makes the original of any two files of one length again, from the bytes that differ", async () => {
  const folder = await temporaryDirectory();
  const at = (name: string) => join(folder, name);
  await fc.assert(
    fc.asyncProperty(edits, async (changes) => {
      for (const name of ["a", "b", "bundle", "again"]) {
        await rm(at(name), { recursive: true, force: true });
        await mkdir(at(name));
      }
      const before = Buffer.alloc(LENGTH, 7);
      const after = Buffer.from(before);
      for (const { offset, bytes } of changes) after.set(bytes.subarray(0, LENGTH - offset), offset);
      await writeFile(join(at("a"), "weights"), before);
      await writeFile(join(at("b"), "weights"), after);
      const undo = await recordUndo(at("a"), at("b"), at("bundle"));
      expect(undo.files[0]?.how).toBe(before.equals(after) ? "same" : "patch");
      await requireUnchanged(at("b"), undo);
      await restoreRound(undo, at("bundle"), at("b"), at("again"));
      expect(await digestsIn(at("again"))).toEqual(await digestsIn(at("a")));
      const kept = undo.files[0]?.part === undefined ? 0 : (await stat(join(at("bundle"), "part-0000"))).size;
      expect(kept).toBeLessThanOrEqual(changes.length * 2 * (60 + 12));
    }),
    { numRuns: 12 },
  );
});

it("gives the bytes of the first file and both digests", async () => {
  const folder = await temporaryDirectory();
  const [before, after] = [Buffer.from("abcdefghij".repeat(10)), Buffer.from("abXdefghij".repeat(10))];
  after.write("YY", 90);
  await writeFile(join(folder, "before"), before);
  await writeFile(join(folder, "after"), after);
  const restored = Buffer.from(after);
  const compared = await compareFiles(join(folder, "before"), join(folder, "after"), (offset, bytes) => {
    restored.set(bytes, offset);
  });
  expect(restored.equals(before)).toBe(true);
  expect(compared).toEqual({ sha256Before: sha256(before), sha256After: sha256(after), isSame: false });
});

it.each([0, 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 2 << 20])(
  "compares files of %d bytes to the last one",
  async (length) => {
    const folder = await temporaryDirectory();
    const before = Buffer.alloc(length, 1);
    const after = Buffer.from(before);
    if (length > 0) after[length - 1] = 2;
    await writeFile(join(folder, "before"), before);
    await writeFile(join(folder, "after"), after);
    const found: number[] = [];
    const compared = await compareFiles(join(folder, "before"), join(folder, "after"), (at) => void found.push(at));
    expect(found).toEqual(length === 0 ? [] : [length - 1]);
    expect(compared).toEqual({ sha256Before: sha256(before), sha256After: sha256(after), isSame: length === 0 });
  },
);

it("records subfolders, files that were added, left behind or of another length, and what a link leads to", async () => {
  const folder = await temporaryDirectory();
  const [original, rewritten, bundle, again] = ["original", "rewritten", "bundle", "again"].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const make = async (directory: string, files: Record<string, string>) => {
    await mkdir(join(directory, "onnx"), { recursive: true });
    for (const [path, content] of Object.entries(files)) await writeFile(join(directory, path), content);
  };
  await make(original, { "vocab.txt": "long names", "onnx/model.onnx": "rows", "log.txt": "left" });
  await make(rewritten, { "vocab.txt": "short", "onnx/model.onnx": "r0ws", "rewrite.json": "{}", linked: "same" });
  await writeFile(join(folder, "blob"), "same");
  await symlink(join(folder, "blob"), join(original, "linked"));
  await symlink(join(folder, "nothing"), join(original, "broken"));
  await mkdir(join(original, ".git"));
  await mkdir(bundle);
  await mkdir(again);
  const { files, notKept } = await recordUndo(original, rewritten, bundle);
  expect(files.map(({ path, how }) => [path, how])).toEqual([
    ["linked", "same"],
    ["log.txt", "stored"],
    ["onnx/model.onnx", "patch"],
    ["rewrite.json", "added"],
    ["vocab.txt", "stored"],
  ]);
  expect(notKept).toEqual([".git/", "broken"]);
  await restoreRound({ files }, bundle, rewritten, again);
  const { broken: _, ...kept } = { ...(await digestsIn(join(again))) };
  expect(kept).toEqual({
    linked: sha256("same"),
    "log.txt": sha256("left"),
    "onnx/model.onnx": sha256("rows"),
    "vocab.txt": sha256("long names"),
  });
});
