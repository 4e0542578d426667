import type { TextsAs } from "../catalogue.ts";
import type { REVIEW_EN } from "./en.ts";

/** What a catalogue says of how good the review is. */
export type ReviewTexts = TextsAs<typeof REVIEW_EN>;
export type ReviewText = keyof ReviewTexts;
