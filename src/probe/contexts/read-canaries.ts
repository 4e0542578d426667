import { fileError } from "../../base/errors.ts";
import { isCount, parseFields } from "../../base/json-values.ts";
import { readTextFile } from "../../base/files.ts";
import {
  type Canary,
  type CanaryTruth,
  type PersonFacts,
  SECRET_KINDS,
  type SecretKind,
} from "../../formats/canary-truth.ts";
import { MASK } from "./context.ts";

/**
 * Reads `canaries.json` as the generator writes it (docs/background/synthetic-notes.md), or made for other notes in the same form; `candidates` of a
 * kind and `facts` may be missing. Throws `input-missing`, `input-encoding`, and `input-format` with the place; no message holds a secret.
 */
export async function readCanaries(path: string): Promise<CanaryTruth> {
  const text = await readTextFile(path, "canaries file");
  const wrong = (place: string, expected: string) =>
    fileError(
      "input-format",
      path,
      `${place}: expected ${expected}. Is this the canaries.json that was written with the notes?`,
      { place },
    );
  const { candidates, canaries, facts = [] } = parseFields(text) as Record<string, unknown>;
  if (typeof candidates !== "object" || candidates === null) throw wrong("candidates", "an object of lists");
  if (!Array.isArray(canaries) || !Array.isArray(facts)) throw wrong("canaries, facts", "lists");
  for (const kind of Object.keys(candidates))
    if (!isKind(kind) || !isTexts((candidates as Record<string, unknown>)[kind]))
      throw wrong(`candidates.${kind.slice(0, 40)}`, `a list of texts under one of ${SECRET_KINDS.join(", ")}`);
  for (const [index, canary] of canaries.entries())
    if (!isCanary(canary))
      throw wrong(`canaries[${index}]`, `{id, person, kind, text with one ${MASK}, secret, repetitions}`);
  for (const [index, one] of facts.entries())
    if (!isFacts(one)) throw wrong(`facts[${index}]`, "{person, name, conditions, notes}");
  const ids = new Set((canaries as readonly Canary[]).map(({ id }) => id));
  if (ids.size < canaries.length) throw wrong("canaries", "ids that differ");
  return { candidates, canaries: canaries as readonly Canary[], facts: facts as readonly PersonFacts[] };
}

function isKind(value: unknown): value is SecretKind {
  return SECRET_KINDS.some((kind) => kind === value);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string" && one.trim() !== "");
}

function isCanary(value: unknown): boolean {
  const { id, person, kind, text, secret, repetitions } = (value ?? {}) as Record<keyof Canary, unknown>;
  return (
    isTexts([id, person, text, secret]) &&
    isKind(kind) &&
    (text as string).split(MASK).length === 2 &&
    isCount(repetitions)
  );
}

function isFacts(value: unknown): boolean {
  const { person, name, conditions, notes } = (value ?? {}) as Record<keyof PersonFacts, unknown>;
  return isTexts([person, name]) && isTexts(conditions) && isCount(notes);
}
