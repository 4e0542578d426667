import { createDocument } from "../../text/document.ts";
import type { NoteLanguage } from "../../text/note-languages.ts";
import { COMBINATION_PARTS, uniteParts } from "../combine/language-combination.ts";
import { type Contribution, loadArbiter } from "./arbiter.ts";
import { type Judged, probabilityOf } from "./decide.ts";
import { leastOdds } from "./lean.ts";

/** A candidate of a text, and why it is replaced or not. Text positions in UTF-16 code units. */
export interface Explanation {
  readonly start: number;
  readonly end: number;
  readonly surface: string;
  /** Labels and sources of what proposes it; a score is what its proposer says. */
  readonly proposals: readonly { readonly source: string; readonly label: string; readonly score: number }[];
  readonly probability: number;
  /** Probability from which it is replaced. */
  readonly threshold: number;
  readonly isReplaced: boolean;
  /** What moved the decision, most first. */
  readonly moved: readonly Contribution[];
}

/** All candidates that `language:CODE` finds in a text, in order, with their probabilities and what moved them. */
export async function explainText(text: string, language: NoteLanguage, lean: number): Promise<Explanation[]> {
  let judged: readonly Judged[] = [];
  const recogniser = await uniteParts(language, COMBINATION_PARTS[language], {
    lean,
    watch: (_, all) => {
      judged = all;
    },
  });
  await recogniser.recognise([createDocument("text", text)]);
  const arbiter = loadArbiter();
  return judged.map(({ candidate, document, odds }) => {
    const least = leastOdds(lean, candidate.words.length);
    return {
      start: candidate.start,
      end: candidate.end,
      surface: candidate.surface,
      proposals: candidate.candidate.spans.map(({ source = "", label, score = 1 }) => ({ source, label, score })),
      probability: probabilityOf(odds),
      threshold: probabilityOf(least),
      isReplaced: odds >= least,
      moved: arbiter.explain(candidate, document),
    };
  });
}
