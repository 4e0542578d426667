import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { UnnameError } from "../../../src/base/errors.ts";
import { convertAnnotations, type ConvertOptions } from "../../../src/corpus/convert/convert.ts";
import { type Annotation, compareAnnotations } from "../../../src/formats/annotations/annotation.ts";
import { formatStandoff } from "../../../src/formats/brat.ts";
import { createDocument } from "../../../src/text/document.ts";
import { IS_THOROUGH } from "../../fixtures/effort.ts";
import { temporaryDirectory } from "../../fixtures/temporary-directory.ts";

type To = Pick<ConvertOptions, "to" | "scheme" | "shape">;

const TARGETS: readonly (readonly [name: string, to: To, file: string])[] = [
  ["spaCy", { to: "jsonl", shape: "spacy" }, "x.jsonl"],
  ["Label Studio", { to: "jsonl", shape: "label-studio" }, "x.jsonl"],
  ["Label Studio, one list", { to: "jsonl", shape: "label-studio" }, "x.json"],
  ["i2b2", { to: "i2b2" }, "x"],
  ["BIO", { to: "conll", scheme: "bio" }, "x.conll"],
  ["BIOES", { to: "conll", scheme: "bioes" }, "x.conll"],
  ["IO", { to: "conll", scheme: "io" }, "x.conll"],
];

/** What trips somebody up: pairs, marks, line ends, and what each format's syntax is made of. */
const PIECES =
  `Jan|de Wit|😀|👩‍⚕️|e\u0301|ñ|\u00a0|\u2028|\u0085|\ufeff| |  |\t|\n|\r\n|\r|\n\n|\f|]]>|&amp;|<b>|"|\\s|\\|-DOCSTART-|O|B-PER|#1|T1|_|id=x|אב`
    .split("|")
    .concat("|");
const WORDS = PIECES.filter((piece) => piece.trim() !== "");

/** Some text, and which pieces of it are marked. */
const piece = fc.record({
  text: fc.constantFrom(...PIECES),
  label: fc.constantFrom(undefined, undefined, "PATIENT", "CITY", "NOMBRE_SUJETO_ASISTENCIA", "X.y-z"),
});
const NOTED: fc.Arbitrary<Pick<Annotation, "score" | "source" | "note">> = fc.constantFrom(
  {},
  {},
  { score: 0.25 },
  { score: 1, source: "rules:nl/a b" },
  { note: `wie? "😀" <&>` },
  { score: 1e-7, note: "n" },
);

interface Made {
  readonly text: string;
  readonly annotations: readonly Annotation[];
}

/** Disjoint annotations of pieces that are words: what every format but IO holds. */
const plain = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces): Made => {
  let text = "";
  const annotations: Annotation[] = [];
  for (const { text: own, label } of pieces) {
    const start = text.length;
    text += own;
    // A line break between a carriage return and a line feed is none.
    if (label !== undefined && WORDS.includes(own) && own.trim() === own)
      annotations.push({ label, stretches: [{ start, end: text.length }] });
  }
  return { text: `${text}z`, annotations };
});

/** Annotations from one piece to another, which overlap, with what is known of them. */
const rich = fc.array(fc.tuple(plain, NOTED), { minLength: 1, maxLength: 4 }).map((parts): Made => {
  let text = "";
  const annotations: Annotation[] = [];
  for (const [part, origin] of parts) {
    const offset = text.length;
    text += part.text;
    annotations.push({ label: "DATE", stretches: [{ start: offset, end: text.length }] });
    for (const { label, stretches } of part.annotations)
      annotations.push({
        label,
        stretches: [{ start: stretches[0].start + offset, end: stretches[0].end + offset }],
        ...origin,
      });
  }
  return { text, annotations: annotations.sort(compareAnnotations) };
});

const RUNS = IS_THOROUGH ? 150 : 15;
let runs = 0;

async function write(notes: readonly Made[]): Promise<string> {
  const folder = join(await directory, `gold-${runs++}`);
  await mkdir(join(folder, "ward"), { recursive: true });
  for (const [index, { text, annotations }] of notes.entries()) {
    const document = createDocument(`${index}`, text);
    await writeFile(join(folder, "ward", `n${index}.txt`), text);
    await writeFile(join(folder, "ward", `n${index}.ann`), formatStandoff(document, annotations));
  }
  return folder;
}

async function contentsOf(folder: string): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const name of (await readdir(join(folder, "ward"))).sort())
    contents[name] = (await readFile(join(folder, "ward", name))).toString("base64");
  return contents;
}

const directory = temporaryDirectory();

async function thereAndBack(notes: readonly Made[], to: To, file: string): Promise<void> {
  const gold = await write(notes);
  const there = join(await directory, `there-${runs}-${file}`);
  const back = join(await directory, `back-${runs}`);
  await convertAnnotations({ input: gold, output: there, ...to });
  await convertAnnotations({ input: there, output: back, to: "brat" });
  expect(await contentsOf(back)).toEqual(await contentsOf(gold));
}

describe.each(TARGETS)("%s", (name, to, file) => {
  it("gives texts and disjoint annotations back to the byte", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(plain, { minLength: 1, maxLength: 3 }), async (made) => {
        // IO runs neighbours together: one annotation a text.
        const notes = name === "IO" ? made.map((one) => ({ ...one, annotations: one.annotations.slice(0, 1) })) : made;
        const isHeld = to.to !== "i2b2" || notes.every(({ text }) => !/\f/u.test(text));
        if (isHeld) await thereAndBack(notes, to, file);
        else await expect(thereAndBack(notes, to, file)).rejects.toThrow(/characters that XML cannot hold/u);
      }),
      { numRuns: RUNS },
    );
  });

  it.runIf(to.to !== "conll" && file !== "x.json")("gives overlaps, scores, sources and notes back", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rich, { minLength: 1, maxLength: 3 }), async (notes) => {
        fc.pre(to.to !== "i2b2" || notes.every(({ text }) => !/\f/u.test(text)));
        await thereAndBack(notes, to, file);
      }),
      { numRuns: RUNS },
    );
  });
});

/** A folder with one text and its standoff. */
async function goldOf(text: string, standoff: string): Promise<string> {
  const folder = join(await directory, `made-${runs++}`);
  await mkdir(folder);
  await writeFile(join(folder, "n.txt"), text);
  await writeFile(join(folder, "n.ann"), standoff);
  return folder;
}

const JAN_BOS = "Jan  Bos, Ede 7\n";

describe("what a format cannot hold", () => {
  it.each([
    ["attributes", "T1\tPATIENT 0 3\tJan\nA1\tNegated T1\n", ["brat", "conll", "jsonl", "i2b2"]],
    ["relations", "T1\tPATIENT 0 3\tJan\nR1\tKin Arg1:T1 Arg2:T1\n", ["brat", "conll", "jsonl", "i2b2"]],
    ["discontinuous annotations", "T1\tPATIENT 0 3;10 13\tJan Ede\n", ["conll", "jsonl", "i2b2"]],
    ["overlapping annotations", "T1\tPATIENT 0 8\tJan  Bos\nT2\tCITY 5 8\tBos\n", ["conll"]],
    ["annotations that begin or end in white space", "T1\tPATIENT 0 5\tJan  \n", ["conll"]],
    ["notes", "T1\tPATIENT 0 3\tJan\n#1\tAnnotatorNotes T1\twho?\n", ["conll"]],
    ["scores", "T1\tPATIENT 0 3\tJan\n#1\tAnnotatorNotes T1\tscore=0.5\n", ["conll"]],
  ] as const)("%s: an error that counts them, and nothing is written", async (kind, standoff, formats) => {
    const gold = await goldOf(JAN_BOS, standoff);
    for (const to of ["brat", "conll", "jsonl", "i2b2"] as const) {
      const output = join(await directory, `lossy-${runs++}`);
      const convert = (lossy: boolean) => convertAnnotations({ input: gold, output, to, lossy });
      if (!(formats as readonly string[]).includes(to)) {
        expect((await convert(false)).lost, to).toEqual({});
        continue;
      }
      const error = await convert(false).catch((thrown: unknown) => thrown);
      expect(error, to).toBeInstanceOf(UnnameError);
      expect((error as UnnameError).message).toContain(`${kind} (1), the first in document n.txt`);
      expect((error as UnnameError).message).not.toContain("Jan");
      expect(existsSync(output)).toBe(false);
      expect((await convert(true)).lost).toEqual({ [kind]: 1 });
    }
  });

  it("is left out with --lossy: pieces by themselves, overlaps as one, white space unmarked", async () => {
    const standoff = "T1\tPATIENT 0 5\tJan  \nT2\tCITY 5 8;10 13\tBos Ede\nT3\tAGE 10 15\tEde 7\n";
    const output = join(await directory, "lossy.conll");
    await convertAnnotations({ input: await goldOf(JAN_BOS, standoff), output, to: "conll", lossy: true });
    expect(await readFile(output, "utf8")).toBe(
      [
        "-DOCSTART-\tid=n\tO\n",
        "Jan\tSpacesAfter=\\s\\s\tB-PATIENT",
        "Bos\tSpaceAfter=No\tB-CITY",
        ",\t_\tO",
        "Ede\t_\tB-AGE",
        "7\tSpacesAfter=\\n\tI-AGE\n\n",
      ].join("\n"),
    );
  });

  it("IO: neighbours of one label, unless a sentence ends between them", async () => {
    const gold = await goldOf(JAN_BOS, "T1\tPER 0 3\tJan\nT2\tPER 5 8\tBos\n");
    const output = join(await directory, "io.conll");
    const convert = (scheme: "io" | "bio", lossy = false) =>
      convertAnnotations({ input: gold, output, to: "conll", scheme, lossy, force: true });
    await expect(convert("io")).rejects.toThrow(/annotations that stand beside another of their label \(1\)/u);
    expect((await convert("io", true)).annotations).toBe(1);
    expect((await convert("bio")).annotations).toBe(2);
    const apart = await goldOf("Jan\nBos", "T1\tPER 0 3\tJan\nT2\tPER 4 7\tBos\n");
    expect(
      (await convertAnnotations({ input: apart, output, to: "conll", scheme: "io", force: true })).annotations,
    ).toBe(2);
  });

  it("a text that nobody annotated, and a name that leaves the folder", async () => {
    const gold = await goldOf("Jan", "");
    await writeFile(join(gold, "more.txt"), "Bos");
    const output = join(await directory, "out.jsonl");
    await expect(convertAnnotations({ input: gold, output, to: "jsonl" })).rejects.toThrow(/other half \(1\)/u);
    const records = join(await directory, "ids.jsonl");
    for (const id of ["../n", "/n", ".n", "a//b", "a\\b"]) {
      await writeFile(records, `${JSON.stringify({ id, text: "Jan", ents: [] })}\n`);
      await expect(convertAnnotations({ input: records, output: `${output}.d`, to: "brat" })).rejects.toThrow(
        /no such name/u,
      );
    }
  });
});

/** Each as its tool writes it: the same person and the same town after an emoji and a carriage return. */
const TEXT = "😀\r\nJan Bos in Ede";
const SPANS = [
  ["PER", "Jan Bos"],
  ["LOC", "Ede"],
];
const region = (start: number, end: number, text: string, label: string) => ({
  from_name: "label",
  to_name: "text",
  type: "labels",
  value: { start, end, text, labels: [label] },
});
const WRITTEN: readonly (readonly [name: string, file: string, content: string])[] = [
  [
    "Doc.to_json",
    "s.jsonl",
    JSON.stringify({
      text: TEXT,
      ents: [
        { start: 3, end: 10, label: "PER" },
        { start: 14, end: 17, label: "LOC" },
      ],
      tokens: [{ id: 0, start: 0, end: 1 }],
    }),
  ],
  [
    "Prodigy",
    "p.jsonl",
    JSON.stringify({
      text: TEXT,
      spans: [
        { start: 3, end: 10, label: "PER", token_start: 2, token_end: 3 },
        { start: 14, end: 17, label: "LOC" },
      ],
      _input_hash: 7,
    }),
  ],
  [
    "spaCy's training examples",
    "e.jsonl",
    JSON.stringify([
      TEXT,
      {
        entities: [
          [3, 10, "PER"],
          [14, 17, "LOC"],
        ],
      },
    ]),
  ],
  [
    "Label Studio's export",
    "l.json",
    JSON.stringify(
      [
        {
          id: 12,
          data: { text: TEXT },
          annotations: [{ result: [region(3, 10, "Jan Bos", "PER"), region(14, 17, "Ede", "LOC")] }],
        },
      ],
      null,
      2,
    ),
  ],
  [
    "Label Studio until 1.4, in code units",
    "o.json",
    JSON.stringify([
      {
        id: 12,
        data: { text: TEXT },
        annotations: [{ result: [region(4, 11, "Jan Bos", "PER"), region(15, 18, "Ede", "LOC")] }],
      },
    ]),
  ],
  [
    "i2b2",
    "i.xml",
    `<?xml version="1.0" encoding="UTF-8" ?>\r\n<deIdi2b2>\r\n<TEXT>&#x1F600;&#13;<![CDATA[\r\nJan Bos in Ede]]></TEXT>\r\n<TAGS>
<NAME id="P0" start="3" end="10" text="Jan Bos" TYPE="PER" comment="" />\n<LOCATION id="P1" start="14" end="17" text="Ede" TYPE="LOC"/></TAGS></deIdi2b2>`,
  ],
];

describe.each(WRITTEN)("%s", (_, file, content) => {
  it("is read as its tool meant it", async () => {
    const input = join(await directory, file);
    await writeFile(input, content);
    const output = join(await directory, `read-${runs++}.jsonl`);
    await convertAnnotations({ input, output, to: "jsonl" });
    const { text, ents } = JSON.parse(await readFile(output, "utf8")) as {
      text: string;
      ents: { start: number; end: number; label: string }[];
    };
    expect(text).toBe(TEXT);
    // Python's slices: by code point.
    expect(ents.map(({ start, end, label }) => [label, [...text].slice(start, end).join("")])).toEqual(SPANS);
    if (process.platform !== "win32") expect((await stat(output)).mode & 0o777).toBe(0o600);
  });
});

describe("errors", () => {
  it.each([
    [
      "x.jsonl",
      `{"text":"Jan","ents":[]}\n{"text":"Jan","ents":[{"start":0,"end":4,"label":"P"}]}`,
      /x\.jsonl, line 2: expected start and end/u,
    ],
    ["x.jsonl", `{"text":"Jan"}`, /line 1: expected "ents", "spans" or "entities"/u],
    ["x.jsonl", `{"text":"Jan","ents":[]`, /line 1: expected one JSON object/u],
    [
      "x.json",
      JSON.stringify([{ data: { text: "Jan" }, annotations: [{ result: [] }, { result: [] }] }]),
      /record 1: expected one annotation of the task, found 2/u,
    ],
    [
      "x.json",
      JSON.stringify([{ data: { text: "Jan Jan" }, annotations: [{ result: [region(1, 4, "Jan", "P")] }] }]),
      /record 1: expected each region's start/u,
    ],
    ["x.json", JSON.stringify([{ data: { text: "Jan" }, annotations: [] }]), /no annotated documents/u],
    ["x.xml", "<a><TEXT>Jan</TEXT>\n<TAGS><NAME></TAGS></a>", /x\.xml, line 2: expected XML/u],
    [
      "x.xml",
      `<a><TEXT>Jan</TEXT><TAGS><NAME start="0" end="3" text="Bos" TYPE="P"/></TAGS></a>`,
      /tag 1: expected the text at 0-3/u,
    ],
    ["x.xml", "<a><TEXT>Jan</TEXT></a>", /one TEXT and one TAGS/u],
  ])("of %s say file, place and what was expected, and quote nothing", async (file, content, message) => {
    const input = join(await directory, file);
    await writeFile(input, content);
    const output = join(await directory, `none-${runs++}`);
    const error = await convertAnnotations({ input, output, to: "brat" }).catch((thrown: unknown) => thrown);
    expect((error as UnnameError).message).toMatch(message);
    expect((error as UnnameError).message).not.toMatch(/Jan|Bos/u);
    expect(existsSync(output)).toBe(false);
  });
});
