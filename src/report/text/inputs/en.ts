import type { NoteTexts } from "../catalogue.ts";

/** English. */
// prettier-ignore
export const INPUTS_EN = {
  "contexts-unlisted": "{files} {files|file|files} of sentences without {files|its|their} manifest (unname contexts): what was chosen cannot be checked, so nothing passes.",
  "looked-with-seeds": "Looked at with {seeds} different seeds (--seed).",
  "no-spread": "All units gave the same figure: an interval without width is no evidence.",
  "reference-alike": "A reference or shadow model is a copy or version of this one or of another: their losses agree by {agreement}, models trained apart by at most {most}.",
  "reference-unchecked": "{n} {n|sentence is|sentences are} too few to tell a reference from a copy; it takes {needed}.",
  "references-left-out": "Earlier audits of this model were held against {references} {references|reference|references} (looks.jsonl) that {references|is|are} left out here: give {references|it|them} again.",
  "planting-changed": "An earlier audit of this model was made with another file of planted people: give that one again.",
  "patients-left-out": "An earlier audit knew these sentences to be of {before} patients, this one of {now}: give the same --patients again.",
  "training-text-unknown": "The training notes are not known (no manifest of {files} {files|file|files} of seen sentences): planted people were not looked up.",
  "training-text-unread": "The notes of the seen sentences were moved, changed or cannot be read (--corpus): planted people were not looked up.",
  "planted-unlisted": "The file of planted people is not the one that the seen sentences were gathered with (contexts --canaries): people may have been left out.",
  "planted-absent": "{secrets} of {of} planted secrets are not in the training notes.",
  "planted-otherwise": "{secrets} of {of} planted secrets are in another number of training notes than the file says.",
  "candidates-written": "{candidates} of {of} candidates and controls are in the training notes; none may be.",
  "facts-unconfirmed": "{people} of {of} people are not in the training notes as the file says.",
} satisfies NoteTexts;
