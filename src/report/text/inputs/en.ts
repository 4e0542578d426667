import type { InputTexts } from "./input-texts.ts";

/** English. */
// prettier-ignore
export const INPUTS_EN: InputTexts = {
  "contexts-unlisted": '{files} {files|file|files} of sentences {files|has|have} no manifest of unname contexts beside {files|it|them}: which sentences were chosen, and from what, cannot be checked, so nothing passes.',
  "looked-with-seeds": "These sentences were looked at with {seeds} different seeds (--seed): each is a further look.",
  "no-spread": "All units gave the same figure, so the interval has no width: that is no evidence.",
  "reference-alike": "The losses of a reference or shadow model agree with those of this model ({agreement}; models trained apart reach at most {most}): it is a copy or a version of it. Give a model that was trained on other notes.",
  "reference-unchecked": "{n} {n|sentence is|sentences are} too few to tell whether a reference was trained apart from this model; it takes {needed}.",
  "training-text-unknown": 'The notes that the model was trained on are not known (for {files} {files|file|files} of sentences): planted people could not be looked up. Gather the seen sentences with unname contexts.',
  "training-text-unread": "The notes that the seen sentences come from were moved or changed, or cannot be read: planted people could not be looked up. Give their folder (--corpus).",
  "planted-absent": "{secrets} of {of} planted secrets are not in the notes that the model was trained on.",
  "planted-otherwise": "{secrets} of {of} planted secrets are in another number of notes than the file says.",
  "candidates-written": "{candidates} of {of} candidates and controls are in the notes that the model was trained on; none may be.",
  "facts-unconfirmed": "Of {of} people with facts, {people} {people|is|are} not in the notes as the file says.",
};
