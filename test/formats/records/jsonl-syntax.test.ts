import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { expect, it } from "vitest";

import { parseFieldPath } from "../../../src/formats/records/field-path.ts";
import { openRecordFile, type RecordFileOptions } from "../../../src/formats/records/open-record-file.ts";
import type { RecordRange } from "../../../src/formats/records/record-codec.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";
import { openBytes, pack, packings, readAll, roundTrip } from "./round-trip.ts";

const JSONL = { format: "jsonl" } as const;

async function read(line: string, options: Partial<RecordFileOptions> = {}) {
  const directory = await temporaryDirectory();
  const path = join(directory, "n.jsonl");
  await writeFile(path, `${line}\n`);
  const { records, output } = await roundTrip(path, directory, { ...JSONL, ...options }, { targetBytes: 1 });
  return {
    texts: records[0]?.texts.map(({ at, text }) => [at, text]),
    group: records[0]?.group,
    output: output.toString().trimEnd(),
  };
}

it("reads nested texts and lists in the order they stand in", async () => {
  const line =
    '{"notes":[{"text":"BOS"},{"text":null},{"x":1,"text":"y"}],"n\\u006fte":{"body" : "BOS","text":"BOS"},"v.1":"BOS","all":[["BOS"],[]]}';
  const found = await read(line, { textFields: ["note.body", "notes[].text", String.raw`v\.1`, "all[][]"] });
  expect(found.texts).toEqual([
    ["notes[0].text", "BOS"],
    ["notes[2].text", "y"],
    ["note.body", "BOS"],
    ["v.1", "BOS"],
    ["all[0][0]", "BOS"],
  ]);
  expect(found.output).toBe(
    line
      .replace('[{"text":"BOS"}', '[{"text":"<P>"}')
      .replace('"body" : "BOS"', '"body" : "<P>"')
      .replace('"v.1":"BOS"', '"v.1":"<P>"')
      .replace('[["BOS"]', '[["<P>"]'),
  );
});

it.each([
  ['{"text":null}', [], {}],
  ['{"note":null}', [], { textFields: ["note.text"] }],
  ['{"notes":[]}', [], { textFields: ["notes[].text"] }],
])("takes a null in %s for no text", async (line, texts, options) => {
  expect(await read(line, options)).toMatchObject({ texts, output: line });
});

it("drops members with their commas, and masks values but null", async () => {
  const object = fc.dictionary(fc.constantFrom("a", "b", "c", "d", "text"), fc.jsonValue({ maxDepth: 1 }), {
    minKeys: 1,
  });
  const fields = fc.subarray(["a", "b", "c", "d"]);
  const directory = await temporaryDirectory();
  const path = join(directory, "n.jsonl");
  await fc.assert(
    fc.asyncProperty(object, fields, fields, fc.constantFrom("", " "), async (value, dropFields, masked, space) => {
      const maskFields = masked.filter((field) => !dropFields.includes(field));
      const record: Record<string, unknown> = { ...value, text: "BOS" };
      const line = JSON.stringify(record).replaceAll(/,"/gu, `${space},${space}"`);
      if (JSON.stringify(JSON.parse(line)) !== JSON.stringify(record)) return;
      await writeFile(path, line);
      const { output } = await roundTrip(path, directory, { ...JSONL, dropFields, maskFields }, { targetBytes: 1 });
      const expected = Object.entries({ ...record, text: "<P>" })
        .filter(([key]) => !dropFields.includes(key))
        .map(([key, own]) => [key, maskFields.includes(key) && own !== null ? "***" : own]);
      expect(JSON.stringify(JSON.parse(output.toString()))).toBe(JSON.stringify(Object.fromEntries(expected)));
    }),
    { numRuns: 200 },
  );
});

it.each([
  ["no JSON", "{Jan}", {}, /line 2: expected one JSON object/u],
  ["a list", '["Jan"]', {}, /line 2: expected one JSON object, found a list/u],
  ["no text field", '{"x":"Jan"}', {}, /line 2: expected a text in the field "text" \(see --text-field\), found none/u],
  ["a text field that is none", '{"text":7,"x":"Jan"}', {}, /expected a text in the field "text", found a number/u],
  ["a text field twice", '{"text":"Jan","t\\u0065xt":"x"}', {}, /expected one field text, found two/u],
  [
    "a list where an object is named",
    '{"note":[{"body":"Jan"}]}',
    { textFields: ["note.body"] },
    /an object at note, found a list. Write note\[\]/u,
  ],
  [
    "an object where a list is named",
    '{"note":{"body":"Jan"}}',
    { textFields: ["note[].body"] },
    /a list at note, found an object/u,
  ],
  [
    "a group that is none",
    '{"text":"Jan","p":null}',
    { groupField: "p" },
    /text or number in the field "p" \(see --group-field\), found null/u,
  ],
])("names the line of %s, and no text", async (_, line, options, message) => {
  const directory = await temporaryDirectory();
  const attempt = openBytes(directory, "n.jsonl", `{"text":"x","note":null,"p":1}\n${line}\n`, {
    ...JSONL,
    ...options,
  }).then(readAll);
  await expect(attempt).rejects.toThrow(message);
  await expect(attempt).rejects.toThrow(/^(?!.*Jan)/u);
});

it("names the line and byte of what is not UTF-8, and a line that is too large", async () => {
  const directory = await temporaryDirectory();
  const bad = Buffer.from('{"text":"x"}\n{"text":"\xe9"}\n', "latin1");
  await expect(openBytes(directory, "a.jsonl", bad, JSONL).then(readAll)).rejects.toMatchObject({
    code: "input-encoding",
    message: expect.stringMatching(/line 2: not UTF-8 at byte 22 of the file: found 0xe9/u) as string,
    details: { line: 2, byteOffset: 22 },
  });
  const large = `{"text":"x"}\n{"text":"${"Jan".repeat(100)}"}\n`;
  const bounded = { ...JSONL, maxRecordBytes: 100 };
  await expect(openBytes(directory, "b.jsonl", large, bounded).then(readAll)).rejects.toThrow(
    /line 2: expected a line of at most 100 bytes/u,
  );
});

it.each(packings.filter((one) => one !== "none"))("refuses %s that is cut off or damaged", async (compression) => {
  const directory = await temporaryDirectory();
  const lines = Array.from({ length: 5000 }, (_, id) => `{"text":"${(id * 7919) % 10_007} ${id}"}\n`).join("");
  const whole = pack(Buffer.from(lines), compression);
  for (const bytes of [
    whole.subarray(0, whole.length - 3),
    whole.subarray(0, whole.length >> 1),
    whole.subarray(0, 3),
  ]) {
    const attempt = openBytes(directory, "n.jsonl", bytes, { ...JSONL, compression }).then(readAll);
    await expect(attempt).rejects.toThrow(/expected a whole (?:gzip|zstd) file, found one that is cut off or damaged/u);
  }
  const damaged = Buffer.from(whole);
  damaged.fill(0xff, 4, 30);
  await expect(openBytes(directory, "n.jsonl", damaged, { ...JSONL, compression }).then(readAll)).rejects.toMatchObject(
    { name: "UnnameError" },
  );
});

it("unpacks a packed file once for stretches in ascending order, and again for an earlier one", async () => {
  const directory = await temporaryDirectory();
  const path = join(directory, "n.jsonl.gz");
  await writeFile(
    path,
    pack(Buffer.from(Array.from({ length: 50_000 }, (_, id) => `{"text":"note ${id}"}\n`).join("")), "gzip"),
  );
  const file = await openRecordFile(path, JSONL);
  const ranges: RecordRange[] = [];
  for await (const range of file.cut(100_000)) ranges.push(range);
  const firstOf = async (index: number) => {
    for await (const batch of file.read(ranges[index] as RecordRange)) return batch[0]?.texts[0]?.text;
    return undefined;
  };
  for (const index of [0, 2, 5, 1, 5, 5])
    expect(await firstOf(index)).toBe(`note ${(ranges[index]?.firstRecord ?? 0) - 1}`);
  await file.close();
});

it.each(["", "a..b", ".a", "a.", "a[0]", "a[]b", "[]", "a["])("refuses %j as a field", (field) => {
  expect(() => parseFieldPath(field)).toThrow(/expected the name of a field/u);
});

it.each([
  [{ textFields: ["a"], dropFields: ["a"] }],
  [{ textFields: ["a.b"], dropFields: ["a"] }],
  [{ textFields: ["a"], maskFields: ["a[].b"] }],
  [{ dropFields: ["a[]"] }],
])("refuses fields that stand for two things: %j", async (options) => {
  const directory = await temporaryDirectory();
  await expect(openBytes(directory, "n.jsonl", "", { ...JSONL, ...options })).rejects.toMatchObject({ code: "usage" });
});
