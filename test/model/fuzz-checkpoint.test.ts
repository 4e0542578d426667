import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { createRandom } from "../../src/base/random.ts";
import { openCheckpointsToSpoil } from "../fixtures/checkpoints-to-spoil.ts";
import { byEffort } from "../fixtures/effort.ts";
import { mutateBytes, mutateJson } from "../fixtures/mutate.ts";
import { mutateOnnx } from "../fixtures/mutate-onnx.ts";
import { mutateSafetensors } from "../fixtures/mutate-safetensors.ts";
import { mutateTorch } from "../fixtures/mutate-torch.ts";
import type { Opener, Outcome, Use } from "../fixtures/open-in-child.ts";

/** Most processor time that one folder may take, in milliseconds. */
const MAX_CPU_MS = 2_000;
/** Most memory beyond what the process has after opening all folders as they are. */
const MAX_GROWTH_BYTES = 256 * 1024 * 1024;
/** Another seed, or more cases, to look further: UNNAME_FUZZ_SEED=7 UNNAME_FUZZ_FACTOR=10. */
const SEED = Number(process.env["UNNAME_FUZZ_SEED"] ?? 1);
const FACTOR = Number(process.env["UNNAME_FUZZ_FACTOR"] ?? byEffort({ quick: 0.1, thorough: 0.4, exhaustive: 1 }));

type Random = ReturnType<typeof createRandom>;

/** A folder to spoil: which of its files, how often, and how far what opens is used. */
interface Plan {
  readonly name: string;
  readonly files: RegExp;
  readonly cases: number;
  readonly use: Use;
}

const PLANS: readonly Plan[] = [
  { name: "roberta", files: /\.safetensors$/, cases: 2_000, use: "checkpoint" },
  { name: "bert-sharded", files: /index\.json$/, cases: 1_500, use: "checkpoint" },
  { name: "bert-sharded", files: /\.safetensors$/, cases: 500, use: "checkpoint" },
  { name: "xlm-roberta", files: /^config\.json$/, cases: 800, use: "checkpoint" },
  { name: "roberta", files: /^token/, cases: 1_200, use: "tokenizer" },
  { name: "bert", files: /^token/, cases: 1_000, use: "tokenizer" },
  { name: "xlm-roberta", files: /^token/, cases: 600, use: "tokenizer" },
  { name: "old-xlm-roberta", files: /\.model$/, cases: 400, use: "tokenizer" },
  { name: "old-roberta", files: /^(?!config|model)/, cases: 700, use: "tokenizer" },
  { name: "old-bert", files: /^(?!config|model)/, cases: 300, use: "tokenizer" },
  { name: "modernbert", files: /^config\.json$/, cases: 250, use: "model" },
  { name: "electra", files: /^config\.json$/, cases: 250, use: "model" },
  { name: "deberta-v2-v2", files: /^config\.json$/, cases: 250, use: "model" },
  { name: "albert", files: /^config\.json$/, cases: 150, use: "model" },
  { name: "longformer", files: /^config\.json$/, cases: 150, use: "model" },
  { name: "roberta", files: /\.safetensors$/, cases: 150, use: "model" },
  { name: "exported", files: /\.onnx$/, cases: 350, use: "model" },
  { name: "pickled-zip", files: /\.bin$/, cases: 2_000, use: "checkpoint" },
  { name: "pickled-stream", files: /\.bin$/, cases: 2_000, use: "checkpoint" },
  { name: "pickled-shards", files: /\.bin/, cases: 600, use: "checkpoint" },
  { name: "pickled-zip", files: /\.bin$/, cases: 150, use: "model" },
  { name: "pickled-stream", files: /\.bin$/, cases: 150, use: "model" },
];

let folders: string;
let opener: Opener;
let baseline: number;

beforeAll(async () => {
  ({ folders, opener, baseline } = await openCheckpointsToSpoil());
}, 300_000);

afterAll(() => opener.close());

function mutate(file: string, bytes: Buffer, random: Random): Uint8Array | string {
  if (file.endsWith(".safetensors")) return mutateSafetensors(bytes, random);
  if (file.endsWith(".onnx")) return mutateOnnx(bytes, random);
  if (file.endsWith(".bin")) return mutateTorch(bytes, random);
  if (file.endsWith(".json") && random.chance(0.9)) return mutateJson(bytes.toString(), random);
  return mutateBytes(bytes, random);
}

test.each(PLANS)(
  "spoilt files of $name ($files, $use): an error of ours or none",
  async ({ name, files, cases, use }) => {
    const directory = join(folders, name);
    const originals = new Map<string, Buffer>();
    for (const file of (await readdir(directory)).filter((found) => files.test(found)).sort()) {
      originals.set(file, await readFile(join(directory, file)));
    }
    const counts: Record<string, number> = {};
    const failures: (Outcome & { readonly case: number; readonly file: string })[] = [];
    let slowest = 0;
    let peak = 0;
    for (let index = 0; index < cases * FACTOR; index++) {
      const random = createRandom(SEED, `${name} ${files.source} ${index}`);
      const file = random.pick([...originals.keys()]);
      const original = originals.get(file) as Buffer;
      await writeFile(join(directory, file), mutate(file, original, random));
      const outcome = await opener.open(directory, use);
      await writeFile(join(directory, file), original);
      const kind = outcome.code ?? outcome.kind;
      counts[kind] = (counts[kind] ?? 0) + 1;
      slowest = Math.max(slowest, outcome.cpuMs);
      peak = Math.max(peak, outcome.peakBytes);
      const isExpected = outcome.kind === "opened" || outcome.kind === "refused";
      if (!isExpected || outcome.cpuMs > MAX_CPU_MS) failures.push({ case: index, file, ...outcome });
    }
    const growth = (Math.max(0, peak - baseline) / 2 ** 20).toFixed(0);
    process.stdout.write(
      `${name} ${files.source}: ${JSON.stringify(counts)}, slowest ${slowest.toFixed(0)} ms, memory +${growth} MB\n`,
    );
    expect(failures.slice(0, 5)).toEqual([]);
    // What was spoilt was put right each time: the folder opens as it did before.
    expect(await opener.open(directory, "model")).toMatchObject({ kind: "opened" });
    expect(peak - baseline).toBeLessThan(MAX_GROWTH_BYTES);
  },
  600_000,
);
