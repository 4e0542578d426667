import { UnnameError } from "../../base/errors.ts";

/** A key of an object, or every element of a list. */
export type FieldStep = { readonly key: string } | "each";

/** What a step is written as: a key, in which a backslash takes the next character as it is, and `[]` for each list it leads to. */
const STEP = /^((?:\\.|[^.[\]\\])+)((?:\[\])*)(?:\.(?=.)|$)/su;

/**
 * The steps that a field's name stands for: keys with dots between, `[]` after a key for every element of the list there; a
 * backslash before a dot, bracket or backslash takes it as part of the key. `notes[].text`, `note.body`, `v1\.2`.
 * Throws `usage` for a name with an empty key or another bracket.
 */
export function parseFieldPath(field: string): readonly FieldStep[] {
  const steps: FieldStep[] = [];
  let rest = field;
  do {
    const match = STEP.exec(rest);
    if (match === null) {
      throw new UnnameError(
        "usage",
        `${JSON.stringify(field)}: expected the name of a field, like text, note.body or notes[].text. Write a backslash before a dot or bracket of a key.`,
      );
    }
    const [whole, key, lists] = match as unknown as [string, string, string];
    steps.push({ key: plainFieldName(key) });
    for (let depth = lists.length / 2; depth > 0; depth--) steps.push("each");
    rest = rest.slice(whole.length);
  } while (rest !== "");
  return steps;
}

/** A field's name without its backslashes: of a format whose fields have no parts. */
export function plainFieldName(field: string): string {
  return field.replace(/\\(.)/gsu, "$1");
}
