import type { TextsAs } from "../catalogue.ts";
import type { DECISION_EN } from "./en.ts";

/** What a reader decides by: the two tests, and the next steps. */
export type DecisionTexts = TextsAs<typeof DECISION_EN>;

/** Next steps, each one sentence. */
export type StepId = keyof DecisionTexts["steps"];

/** Who gets a model. */
export const RECIPIENTS = ["public", "contract", "internal"] as const;
export type Recipients = (typeof RECIPIENTS)[number];
