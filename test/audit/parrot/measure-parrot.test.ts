import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { measureParrot } from "../../../src/audit/parrot/measure-parrot.ts";
import type { Mark } from "../../../src/audit/parrot/read-released.ts";
import { suspectOddOnes } from "../../../src/audit/parrot/suspect-names.ts";
import { toJsonLines } from "../../../src/base/files.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

const GIVEN = ["Piet", "Kees", "Truus", "Sanne", "Bram", "Femke", "Joost", "Lotte"];
/** Missed for want of a capital. */
const MISSED = [
  "vlok",
  "spruit",
  "kruk",
  "dobber",
  "knop",
  "zeef",
  "plank",
  "korrel",
  "moffel",
  "sprot",
  "tegel",
  "wimpel",
];
const REPLACED = ["Bas", "Gijs", "Mila", "Noor", "Wim", "Tess", "Rik", "Evi"];

/** Places where no name usually stands, each unlike the others. */
const TAILS = [
  "eet brood met",
  "pijn links bij",
  "kreeg",
  "( zie ook",
  "dus morgen",
  "niet meer =",
  "rr 120/80",
  "vgl",
  "nb! geen",
  "wil liever",
  "+ + +",
  "2x daags",
];
/** Notes in which "Dhr. NAME" is replaced by `write`; in every eighth a name without a capital stands at an odd place and is missed. */
async function makeCorpus(write: (i: number) => string) {
  const directory = await temporaryDirectory();
  const [gold, released] = [join(directory, "gold"), join(directory, "released")];
  for (const folder of [gold, released, `${released}.private`]) await mkdir(folder);
  const spans: object[] = [];
  for (let i = 0; i < 96; i++) {
    const name = GIVEN[i % 8] as string;
    const tail = i % 8 === 0 ? ` ${TAILS[i / 8]} ${MISSED[i / 8]} ${TAILS[11 - i / 8]}` : "";
    const [start, end] = [5, 5 + name.length];
    const text = (written: string) => `Dhr. ${written} slaapt goed en eet weinig op dag ${i}.${tail}`;
    const other = MISSED[i / 8] ?? "";
    const missed = text(name).lastIndexOf(other);
    const second = tail === "" ? "" : `T2\tPERSON ${missed} ${missed + other.length}\t${other}\n`;
    await writeFile(join(gold, `n${i}.txt`), text(name));
    await writeFile(join(gold, `n${i}.ann`), `T1\tPERSON ${start} ${end}\t${name}\n${second}`);
    await writeFile(join(released, `n${i}.txt`), text(write(i)));
    spans.push({ document: `n${i}.txt`, start, end, label: "PERSON", surface: name, source: "t", score: 1 });
  }
  await writeFile(join(`${released}.private`, "spans.jsonl"), toJsonLines(spans));
  return { corpora: [released], goldDirectory: gold, seed: 1 };
}

const rowsOf = async (options: Awaited<ReturnType<typeof makeCorpus>>) =>
  Object.fromEntries((await measureParrot(options)).map((row) => [row.measure, row]));

describe("measureParrot", () => {
  it("finds every name that is left beside labels", { timeout: 60_000 }, async () => {
    const rows = await rowsOf(await makeCorpus(() => "PERSON"));
    expect(rows["parrot-recall"]).toMatchObject({ n: 12, hits: 12, verdict: "info" });
    expect(rows["parrot-precision"]).toMatchObject({ n: 12, hits: 12 });
  });

  it(
    "finds among surrogates the missed names that stand where no surrogate does, and says what chance would",
    { timeout: 60_000 },
    async () => {
      const rows = await rowsOf(await makeCorpus((i) => REPLACED[i % 8] as string));
      expect(rows["leaks-by-chance"]).toMatchObject({ n: 108, hits: 12 });
      expect(rows["parrot-recall"]?.n).toBe(12);
      expect(rows["parrot-recall"]?.estimate).toBeGreaterThan(0.6);
      expect(rows["parrot-precision"]?.estimate).toBeGreaterThan(0.6);
      expect(rows["odd-one-recall"]).toMatchObject({ n: 12, hits: 0 });
    },
  );

  it("refuses notes that the gold does not fit, without telling what is in them", async () => {
    const options = await makeCorpus(() => "PERSON");
    await writeFile(join(options.goldDirectory, "n3.txt"), "Mevr. Sanne loopt goed.");
    await writeFile(join(options.goldDirectory, "n3.ann"), "T1\tPERSON 6 11\tSanne\n");
    await expect(measureParrot(options)).rejects.toMatchObject({ code: "input-format" });
    await expect(measureParrot(options)).rejects.not.toThrow(/Sanne/);
  });
});

describe("suspectOddOnes", () => {
  const names = (text: string): Mark[] =>
    [...text.matchAll(/\p{Lu}\p{L}+/gu)].map(({ 0: name, index }) => ({
      start: index,
      end: index + name.length,
      isLeak: false,
      isPlain: false,
    }));
  const suspects = (text: string) => {
    const [found = new Set<Mark>()] = suspectOddOnes([{ id: "a", text, marks: names(text) }]);
    return [...found].map(({ start, end }) => text.slice(start, end));
  };

  it("takes a name that stands alone beside one that is repeated", () => {
    expect(suspects("Piet at. Piet sliep. Piet ging. Jan kwam.")).toEqual(["Jan"]);
    expect(suspects("Piet at. Kees sliep. Jan kwam.")).toEqual([]);
  });
});
