import { fileError, type UnnameError } from "../../base/errors.ts";

/** Most labels of a classifier: several times those of any published one. */
const MOST_LABELS = 10_000;
/** What transformers calls labels without a name. */
const NAMELESS = /^LABEL_\d+$/u;

/**
 * The names of a classifier's labels by index, from `id2label` of its config.json. `path` is only named in errors. Throws `input-format`
 * if they are not numbered from 0 on, and `checkpoint-unsupported` if they have no names: spans of `LABEL_3` mean nothing.
 */
export function readLabels(config: Readonly<Record<string, unknown>>, path: string): readonly string[] {
  const table = config["id2label"];
  const named = typeof table === "object" && table !== null ? Object.entries(table) : [];
  if (named.length < 2) throw malformed(path, "two labels or more");
  if (named.length > MOST_LABELS) throw malformed(path, `at most ${MOST_LABELS} labels`);
  const labels: string[] = [];
  for (const [index, label] of named) {
    if (!/^\d+$/u.test(index) || Number(index) >= named.length || typeof label !== "string" || label === "")
      throw malformed(path, `a name for each of 0 to ${named.length - 1}`);
    labels[Number(index)] = label;
  }
  if (!labels.some((label) => NAMELESS.test(label))) return labels;
  throw fileError(
    "checkpoint-unsupported",
    path,
    "expected id2label to name the labels (O, B-PER, I-PER, …), found LABEL_0 and the like. Write in the names that the model was trained with.",
    { key: "id2label" },
  );
}

function malformed(path: string, expected: string): UnnameError {
  return fileError(
    "input-format",
    path,
    `expected id2label to hold ${expected}. Is this a token classifier's config?`,
    { key: "id2label" },
  );
}
