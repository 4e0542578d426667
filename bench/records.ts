/**
 * How fast corpus files are cut, read and written back, without a recogniser: MB a CPU-second of the unpacked text, and peak memory, of each
 * format in a process of its own. `npm run bench:records -- [MB] [FORMAT...]`.
 */
import { spawnSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";

import { ByteWriter, parquetWriteRows } from "hyparquet-writer";

import { openRecordFile } from "../src/formats/records/open-record-file.ts";
import { packBytes } from "../src/formats/records/pack-bytes.ts";
import type { Compression, Edit, RecordFormat } from "../src/formats/records/record-codec.ts";

const SENTENCES = [
  "Patiënt werd gezien op de polikliniek door dr. Jansen in verband met pijn op de borst.",
  'Bij onderzoek geen afwijkingen, "wel" wat moe; controle over zes weken.',
  "Medicatie: metoprolol 50 mg 1dd1, acetylsalicylzuur 80 mg 1dd1.",
  "Mevrouw woont samen met haar dochter in Ede en is mobiel met een rollator.",
];
const RUNS: readonly (readonly [RecordFormat, Compression])[] = [
  ["lines", "none"],
  ["jsonl", "none"],
  ["jsonl", "gzip"],
  ["jsonl", "zstd"],
  ["csv", "none"],
  ["parquet", "none"],
];
const TARGET_BYTES = 16 * 1024 * 1024;

function noteOf(number: number): string {
  let text = `Notitie ${number}.`;
  for (let i = 0; i < 4 + (number % 17); i++) text += `\n${SENTENCES[(number * 7 + i * 3) % SENTENCES.length]}`;
  return text;
}

/** The lines of a file of about `bytes`. */
async function* write(format: RecordFormat, bytes: number): AsyncGenerator<Uint8Array, void, void> {
  if (format === "csv") yield Buffer.from("id,patient,text,date\r\n");
  let number = 0;
  for (let written = 0; written < bytes;) {
    let chunk = "";
    while (chunk.length < 1_000_000) {
      const text = noteOf(number++);
      if (format === "lines") chunk += `${text.replaceAll("\n", " ")}\n`;
      else if (format === "csv") chunk += `${number},p${number % 999},"${text.replaceAll('"', '""')}",2020-01-01\r\n`;
      else chunk += `${JSON.stringify({ id: number, patient: `p${number % 999}`, text, date: "2020-01-01" })}\n`;
    }
    const encoded = Buffer.from(chunk);
    written += encoded.length;
    yield encoded;
  }
}

async function writeParquet(path: string, bytes: number): Promise<void> {
  let number = 0;
  let written = 0;
  function* rows() {
    while (written < bytes) {
      const text = noteOf(number++);
      written += Buffer.byteLength(text) + 30;
      yield { id: number, patient: `p${number % 999}`, text, date: "2020-01-01" };
    }
  }
  const writer = new ByteWriter();
  const columns = ["id", "patient", "text", "date"].map(
    (name) => ({ name, type: name === "id" ? "INT32" : "STRING" }) as const,
  );
  await parquetWriteRows({ writer, rows: rows(), columns, rowGroupSize: 50_000 });
  await writeFile(path, writer.getBytes());
}

/** One name in each note is replaced. */
function editsOf(text: string): Edit[] {
  const start = text.indexOf("Jansen");
  return start < 0 ? [] : [{ start, end: start + 6, replacement: "PERSON" }];
}

async function measure(path: string, format: RecordFormat, directory: string): Promise<void> {
  const cpuSeconds = (since: NodeJS.CpuUsage) => (process.cpuUsage(since).user + process.cpuUsage(since).system) / 1e6;
  const file = await openRecordFile(path, { format });
  let since = process.cpuUsage();
  const ranges = [];
  for await (const range of file.cut(TARGET_BYTES)) ranges.push(range);
  const cut = cpuSeconds(since);
  since = process.cpuUsage();
  const parts: string[] = [];
  let records = 0;
  for (const range of ranges) {
    const part = join(directory, `part-${parts.length}`);
    await writeFile(
      part,
      file.rewrite(range, async (batch) => {
        records += batch.length;
        return batch.map(({ texts }) => texts.map(({ text }) => editsOf(text)));
      }),
    );
    parts.push(part);
  }
  const rewrite = cpuSeconds(since);
  since = process.cpuUsage();
  const out = join(directory, "out");
  await pipeline(file.assemble(parts), createWriteStream(out));
  const assemble = cpuSeconds(since);
  await file.close();
  process.stdout.write(
    `${JSON.stringify({ records, ranges: ranges.length, cut, rewrite, assemble, outBytes: (await stat(out)).size, peakMb: process.resourceUsage().maxRSS / 1024 })}\n`,
  );
}

async function main(): Promise<void> {
  const [first, ...rest] = process.argv.slice(2);
  if (first === "--measure") return measure(rest[0] as string, rest[1] as RecordFormat, rest[2] as string);
  const megabytes = Number(first ?? 300);
  for (const [format, compression] of RUNS) {
    if (rest.length > 0 && !rest.includes(format)) continue;
    const directory = await mkdtemp(join(tmpdir(), "unname-bench-"));
    try {
      const path = join(directory, "notes");
      if (format === "parquet") await writeParquet(path, megabytes * 1e6);
      else await pipeline(packBytes(write(format, megabytes * 1e6), compression), createWriteStream(path));
      const run = spawnSync(process.execPath, [fileURLToPath(import.meta.url), "--measure", path, format, directory], {
        encoding: "utf8",
      });
      if (run.status !== 0) throw new Error(run.stderr);
      const { records, ranges, cut, rewrite, assemble, peakMb } = JSON.parse(run.stdout) as Record<string, number>;
      const rate = (seconds = 0) => `${Math.round(megabytes / seconds)} MB/s`;
      const total = (cut ?? 0) + (rewrite ?? 0) + (assemble ?? 0);
      console.log(
        `${format} ${compression}: ${records} records, ${ranges} stretches; cut ${rate(cut)}, read and write ${rate(rewrite)}, all ${rate(total)} a CPU-second; peak ${Math.round(peakMb ?? 0)} MB`,
      );
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }
}

await main();
