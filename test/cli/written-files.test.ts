import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";

import { beforeAll, expect, test } from "vitest";

import { runCli } from "../../src/cli/run-cli.ts";
import { formatBrat } from "../../src/formats/brat.ts";
import { openCheckpoint } from "../../src/model/open-checkpoint.ts";
import { readContexts } from "../../src/probe/contexts/read-contexts.ts";
import { readPredictions } from "../../src/review/candidates/read-predictions.ts";
import { review } from "../../src/review/terminal/review.ts";
import { createDocument } from "../../src/text/document.ts";
import { makeNotes } from "../fixtures/made-up-notes.ts";
import { temporaryDirectory } from "../fixtures/temporary-directory.ts";
import { createTinyCheckpoint } from "../fixtures/tiny-checkpoint.ts";
import { memoryIo } from "./memory-io.ts";

/**
 * What a command writes. `private`: it can hold a note or a name, so files are 0600 and folders 0700. `public`: as the umask has it.
 * The first pattern that fits a path counts; each must fit one.
 */
interface Written {
  readonly name: string;
  readonly run: () => Promise<unknown>;
  readonly files: readonly (readonly [path: RegExp, access: "private" | "public"])[];
}

/** Stands in every note: whoever may read a file with it may read the notes. */
const PLANTED = "Dekkers";
const NOTES = 30;
const SYLLABLES = ["ba", "ko", "mi", "tu", "re", "sol"];
/** Another word for each number below 216. */
const word = (n: number) => [n, n / 6, n / 36].map((digit) => SYLLABLES[Math.floor(digit) % 6]).join("");

let directory: string;
const at = (name: string) => join(directory, name);

beforeAll(async () => {
  directory = await temporaryDirectory();
  await mkdir(at("notes"));
  for (let n = 0; n < NOTES; n++)
    await writeFile(at(`notes/${n}.txt`), `Gesproken met mevrouw ${PLANTED} over ${word(n)} en ${word(n + 100)}.\n`);
  await mkdir(at("annotated-data"));
  for (const [n, { text, spans }] of makeNotes(0, 20).entries()) {
    await writeFile(at(`annotated-data/${n}.txt`), text);
    await writeFile(at(`annotated-data/${n}.ann`), formatBrat(createDocument(`${n}`, text), spans));
  }
  await createTinyCheckpoint(at("model"));
  await writeFile(at("names.csv"), `name\n${PLANTED}\n`);
  await writeFile(at("nobody.csv"), "name\nZyxtra Nemowicz\n");
  await writeFile(at("words.txt"), "arts\npatiënt\n");
});

async function unname(...argv: readonly string[]): Promise<void> {
  const io = memoryIo();
  const code = await runCli(argv, io);
  if (code === 2 || code > 3) throw new Error(`${argv[0]}: ${code}\n${io.messages()}`);
}

/** A person who says that the first candidate is a name, and leaves. */
async function reviewOne(): Promise<void> {
  const io = memoryIo({ isTTY: true });
  const { tokenizer } = await openCheckpoint(at("model"));
  const predictions = await readPredictions(at("predictions.jsonl"));
  const contexts = await readContexts(at("seen.jsonl"));
  const done = review({
    tokenizer,
    predictions,
    contexts,
    decisionsPath: at("made/decisions.jsonl"),
    reviewer: "a",
    io,
  });
  for (const key of ["n", "q"]) {
    while (io.messages() === "") await setImmediate();
    await setImmediate();
    io.stdin.write(key);
    await setImmediate();
  }
  await done;
}

const MODEL_FILES = /^(rewritten|public)\/(config|tokenizer|vocab|tokenizer_config|special_tokens_map)\.json$/;

/** In the order of the workflow: a command reads what those before it wrote. */
const COMMANDS: readonly Written[] = [
  {
    name: "train",
    run: () =>
      unname(
        "train",
        "--data",
        at("annotated-data"),
        "--out",
        at("crf"),
        "--seeds",
        "1",
        "--epochs",
        "1",
        "--curve",
        "50,100",
      ),
    files: [
      [/^crf$/, "private"],
      [/^crf\/(model\.crf|train\.json|curve\.svg)$/, "private"],
    ],
  },
  {
    name: "convert",
    run: async () => {
      await unname("convert", at("annotated-data"), at("gold.conll"), "--to", "conll");
      await unname("convert", at("annotated-data"), at("gold-xml"), "--to", "i2b2");
    },
    files: [
      [/^gold\.conll$/, "private"],
      [/^gold-xml$/, "private"],
      [/^gold-xml\/\d+\.xml$/, "private"],
    ],
  },
  {
    name: "agreement",
    run: () => unname("agreement", at("annotated-data"), at("annotated-data"), "--disagreements", at("settle.jsonl")),
    files: [[/^settle\.jsonl$/, "private"]],
  },
  {
    name: "annotate",
    run: () => unname("annotate", at("notes"), "--recogniser", "rules:nl", "--out", at("annotated")),
    files: [
      [/^annotated$/, "private"],
      [/^annotated\/\d+\.(txt|ann)$/, "private"],
      [/^annotated\/[^/]+$/, "private"],
    ],
  },
  {
    name: "anonymise",
    run: () => unname("anonymise", at("notes"), "--recogniser", "rules:nl", "--out", at("clean")),
    files: [
      [/^clean(\.private)?$/, "private"],
      [/^clean\/(\d+\.txt|manifest\.json)$/, "private"],
      [/^clean\.private\/(anonymise\.json|(spans|plan|inputs)\.jsonl)$/, "private"],
      [/^clean\.private\/work(\/[0-9a-f]{2})?$/, "private"],
      [/^clean\.private\/work\/[0-9a-f]{2}\/[0-9a-f]{32}\.(json|whole\.json|spans\.jsonl)$/, "private"],
    ],
  },
  {
    name: "sample",
    run: () => unname("sample", at("notes"), "--recogniser", "rules:nl", "--size", "9", "--out", at("sheet")),
    files: [
      [/^sheet(\.private)?$/, "private"],
      [/^sheet\/(\d+\.(txt|ann)|annotation\.conf)$/, "private"],
      [/^sheet\.private\/sample\.json$/, "private"],
    ],
  },
  {
    name: "contexts",
    run: () => unname("contexts", "--corpus", at("clean"), "--split", "seen", "--out", at("seen.jsonl"), "--test", "9"),
    files: [
      [/^seen(\.manifest)?\.jsonl?$/, "private"],
      [/^clean\.private\/originals\.jsonl$/, "private"],
    ],
  },
  {
    name: "contexts refresh",
    run: () => unname("contexts", "refresh", at("seen.jsonl")),
    files: [[/^seen(\.manifest)?\.jsonl?$/, "private"]],
  },
  {
    name: "probe",
    run: () =>
      unname("probe", "--model", at("model"), "--contexts", at("seen.jsonl"), "--out", at("predictions.jsonl")),
    files: [[/^predictions\.jsonl$/, "private"]],
  },
  {
    name: "probe --candidates",
    run: () =>
      unname(
        "probe",
        "--model",
        at("model"),
        "--contexts",
        at("seen.jsonl"),
        "--candidates",
        at("words.txt"),
        "--out",
        at("ranked.jsonl"),
      ),
    files: [[/^ranked\.jsonl$/, "private"]],
  },
  {
    name: "probe score",
    run: () =>
      unname("probe", "score", "--input", at("words.txt"), "--model", at("model"), "--out", at("scores.jsonl")),
    files: [[/^scores\.jsonl$/, "private"]],
  },
  {
    name: "review",
    run: reviewOne,
    files: [
      [/^made$/, "private"],
      [/^made\/decisions\.jsonl$/, "private"],
      [/^made\/decisions\.review\.json$/, "private"],
    ],
  },
  {
    name: "rewrite --plan",
    run: () =>
      unname(
        "rewrite",
        "--plan",
        "--model",
        at("model"),
        "--decisions",
        at("made/decisions.jsonl"),
        "--private",
        at("plan"),
      ),
    files: [
      [/^plan$/, "private"],
      [/^plan\/plan\.json$/, "private"],
    ],
  },
  {
    name: "rewrite",
    run: () =>
      unname("rewrite", "--model", at("model"), "--decisions", at("made/decisions.jsonl"), "--out", at("rewritten")),
    files: [
      [/^rewritten\.private(\/|$)/, "private"],
      [/^rewritten$/, "public"],
      [MODEL_FILES, "public"],
      [/^rewritten\/(merges\.txt|model\.onnx|model\.safetensors|rewrite\.json)$/, "public"],
    ],
  },
  {
    name: "audit",
    run: () =>
      unname(
        "audit", "--model", at("rewritten"), "--contexts", at("seen.jsonl"), "--originals", at("clean.private/originals.jsonl"),
        "--names", at("names.csv"), "--out", at("audit"),
      ), // prettier-ignore
    files: [
      [/^audit$/, "public"],
      [/^audit\/(audit\.json|report\.html)$/, "public"],
      [/^audit\.private(\/(digest\.key|judge\.jsonl|leaked\.jsonl|ledger\.jsonl|outcomes\.json))?$/, "private"],
      [/^digest\.key$/, "private"],
      [/^looks\.jsonl$/, "private"],
    ],
  },
  {
    name: "release",
    run: () =>
      unname(
        "release", "--model", at("rewritten"), "--audit", at("audit/audit.json"), "--names", at("nobody.csv"), "--out", at("released"),
        "--accept-risk", "a test of modes",
      ), // prettier-ignore
    files: [[/^released(\/|$)/, "public"]],
  },
  {
    name: "report",
    run: () => unname("report", at("audit/audit.json"), "--out", at("page.html")),
    files: [[/^page\.html$/, "public"]],
  },
];

/** Mode, size and time of change of everything in the folder, by path. */
async function snapshot(): Promise<Map<string, { mode: number; isFolder: boolean; state: string }>> {
  const entries = new Map<string, { mode: number; isFolder: boolean; state: string }>();
  for (const path of await readdir(directory, { recursive: true })) {
    const { mode, size, mtimeNs, ino } = await stat(at(path), { bigint: true });
    const isFolder = (Number(mode) & 0o170000) === 0o040000;
    entries.set(path, {
      mode: Number(mode) & 0o777,
      isFolder,
      state: `${mode} ${isFolder ? "" : `${size} ${mtimeNs} ${ino}`}`,
    });
  }
  return entries;
}

test("what each command writes, and its mode", async () => {
  const open = ~process.umask();
  const expected = (isFolder: boolean, access: "private" | "public") =>
    access === "private" ? (isFolder ? 0o700 : 0o600) : (isFolder ? 0o755 : 0o644) & open;
  for (const { name, run, files } of COMMANDS) {
    const before = await snapshot();
    await run();
    const written = [...(await snapshot())].filter(([path, { state }]) => before.get(path)?.state !== state);
    const unused = new Set(files);
    const wrong: string[] = [];
    for (const [path, { mode, isFolder }] of written) {
      const rule = files.find(([pattern]) => pattern.test(path));
      if (rule) unused.delete(rule);
      if (rule === undefined) wrong.push(`${path}: not listed`);
      else if (mode !== expected(isFolder, rule[1])) wrong.push(`${path}: ${rule[1]}, but ${mode.toString(8)}`);
    }
    expect({ name, wrong, unused: [...unused].map(([pattern]) => String(pattern)) }).toEqual({
      name,
      wrong: [],
      unused: [],
    });
  }
});

test("no file that others may read holds the name that stands in every note", async () => {
  expect(existsSync(at("audit/audit.json"))).toBe(true);
  const given = /^(notes\/|names\.csv)/;
  for (const [path, { mode, isFolder }] of await snapshot()) {
    if (isFolder || given.test(path) || (mode & 0o077) === 0) continue;
    expect((await readFile(at(path))).includes(PLANTED), path).toBe(false);
  }
  const holding = (await readFile(at("clean.private/spans.jsonl"), "utf8")).split(PLANTED).length - 1;
  expect(holding).toBe(NOTES);
});
