/** How many files of each kind stayed behind, by kind. Public: counts only, since names of files may hold names of people. */
export type LeftBehind = Readonly<Record<string, number>>;

/** Kinds by how a name ends, the first that fits; folders end with a slash. */
const KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  // What trainers write beside a model: states to go on from, and logs.
  [
    /^(?:training_args\.bin|(?:optimizer|scheduler|scaler)\.(?:pt|bin)|rng_state(?:_\d+)?\.pth|trainer_state\.json|(?:all|train|eval)_results\.json|(?:runs|checkpoint-\d+)\/?)$|(?:^|\/)events\.[^/]*$/u,
    "trainer files",
  ],
  [/\/$/u, "folders"],
  [/(?:^|\/)\./u, "hidden files"],
  [/\.(?:bin|pt|pth|pkl|pickle|ckpt|joblib)$/iu, "pickles"],
  [/\.(?:safetensors|onnx|onnx_data|data|msgpack|h5|gguf|tflite|pb|npz|npy)$/iu, "weights"],
  [/\.(?:jsonl?|csv|tsv|parquet|arrow|ya?ml|toml|xml|ann)$/iu, "data files"],
  [/\.(?:txt|md|rst|html?|log|pdf|docx?)$/iu, "texts"],
  [/\.(?:py|ipynb|js|ts|sh|slurm|sbatch|r|c|cpp)$/iu, "code"],
  [/\.(?:zip|gz|tar|tgz|zst|xz|bz2|7z|rar)$/iu, "archives"],
];

/** Counts files by kind, kinds in order. */
export function countLeftBehind(files: readonly string[]): LeftBehind {
  const counts = new Map<string, number>();
  for (const file of files) {
    const kind = kindOfFile(file);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What kind of file it is by its name, in the plural. */
export function kindOfFile(file: string): string {
  return KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? "other files";
}

/** For people: `2 pickles, 1 folder`; empty if nothing stayed behind. */
export function describeLeftBehind(counts: LeftBehind): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${count === 1 ? kind.replace(/s$/, "") : kind}`)
    .join(", ");
}
