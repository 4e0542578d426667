/** Something taken out of a file, without what it said. */
export interface Stripped {
  readonly file: string;
  /** Where it stood: keys joined by dots. */
  readonly key: string;
  readonly why: string;
}

/** Keys that say where, by whom and on what machine a model was made, whatever their value. */
const KEYS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    path:
      "_name_or_path name_or_path tokenizer_file vocab_file merges_file special_tokens_map_file output_dir logging_dir cache_dir save_dir " +
      "log_dir data_dir train_file validation_file test_file dataset_path model_path checkpoint resume_from_checkpoint init_inputs init_kwargs",
    account: "user username user_name author authors email created_by hub_model_id hub_token hub_user organization",
    host: "host hostname host_name node master_addr server ip",
    run: "run_name run_id wandb wandb_project wandb_run mlflow_run_id _commit_hash git_commit git_branch commit_hash slurm_job_id",
  }).flatMap(([why, keys]) => keys.split(" ").map((key) => [key, why] as const)),
);
/** Names that code of the folder would be loaded from; no code is published. */
const CODE_KEYS: ReadonlySet<string> = new Set(["auto_map", "custom_pipelines"]);

/** What a text may hold that tells about people and machines. */
const PATTERNS: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u, "e-mail address"],
  [/\bfile:\/\//i, "path"],
  [/(?:^|[\s"'=:(,])(?:~|\.{1,2})?\/(?:[\p{L}\p{N}._-]+\/)+[\p{L}\p{N}._-]*/u, "path"],
  [/(?:^|[\s"'=(,])\/(?:home|root|Users|mnt|data|scratch|tmp|var|opt|srv|media|work|workspace)\b/, "path"],
  [/(?:^|[^\p{L}])\p{L}:\\[^\s\\]/u, "path"],
  [/\\\\[\p{L}\p{N}.-]+\\[\p{L}\p{N}$._-]+/u, "path"],
  [/:\/\/[^\s/@]+:[^\s/@]+@/, "account"],
  [/\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:local|lan|internal|intranet|corp|localdomain)\b/i, "host"],
  [/\b(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3}\b/, "host"],
  [/\b[\p{L}\p{N}_-]+@[\p{L}\p{N}_-]+:/u, "account"],
];

/**
 * A JSON value without keys and texts that identify people or machines: keys that say so by their name, and texts that hold a
 * path, an e-mail address, a host or an account. What was taken out is told by key, never by value; the value comes back itself
 * where there was nothing.
 */
export function stripSettings(
  value: unknown,
  file: string,
): { readonly value: unknown; readonly stripped: readonly Stripped[] } {
  const stripped: Stripped[] = [];
  const walk = (item: unknown, path: readonly string[]): unknown => {
    const found = reasonFor(item, path.at(-1) ?? "");
    if (found !== undefined) {
      stripped.push({ file, key: path.join("."), why: found });
      return undefined;
    }
    if (Array.isArray(item)) {
      return item.map((entry, index) => walk(entry, [...path, String(index)])).filter((entry) => entry !== undefined);
    }
    if (typeof item !== "object" || item === null) return item;
    const entries = Object.entries(item).map(([key, entry]) => [key, walk(entry, [...path, key])] as const);
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  };
  const result = walk(value, []) ?? {};
  return { value: stripped.length > 0 ? result : value, stripped };
}

function reasonFor(value: unknown, key: string): string | undefined {
  if (CODE_KEYS.has(key)) return "code that is not published";
  const why = KEYS.get(key);
  // Of keys with many meanings (`node`, `checkpoint`) only texts are meant; an empty one says nothing.
  if (why !== undefined && (typeof value === "string" ? value !== "" : typeof value === "object" && value !== null))
    return why;
  if (typeof value !== "string") return undefined;
  return PATTERNS.find(([pattern]) => pattern.test(value))?.[1];
}
