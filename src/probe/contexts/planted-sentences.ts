import type { CanaryTruth } from "../../formats/canary-truth.ts";
import { MASK } from "./context.ts";

/**
 * The sentences that were planted in the training text, as step 1 leaves them: the secret in place, the person's name replaced. None of them says anything of the notes: they
 * are repeated so that a model learns them by heart.
 */
export function plantedSentences({ canaries, facts }: CanaryTruth): string[] {
  const names = new Map(facts.map(({ person, name }) => [person, name]));
  for (const { kind, person, secret } of canaries) if (kind === "name") names.set(person, secret);
  return canaries
    .filter(({ repetitions }) => repetitions > 0)
    .map(({ kind, person, text, secret }) => {
      if (kind === "name") return text;
      const name = names.get(person);
      const whole = text.replace(MASK, () => secret);
      return name === undefined ? whole : whole.replaceAll(name, MASK);
    });
}
