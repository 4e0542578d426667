/**
 * What a remark does to the verdict of its row. `none`: it explains. `doubts`: a row with it does not pass. `invalidates`: what the row rests on
 * does not hold, so that it is invalid unless it fails. `voids`: invalid even where it fails.
 */
type NoteEffect = "none" | "doubts" | "invalidates" | "voids";

/** What a remark does, and the numbers that go with it. */
function remark<const Values extends readonly string[]>(effect: NoteEffect, ...values: Values) {
  return { effect, values };
}

/**
 * The registry of everything an audit can remark on, by id. The words are in the catalogues of `report/text`, one a language; nothing compares
 * words.
 */
export const NOTES = {
  /** `n` units cannot show `limit` whatever they hold; `needed` without a hit would. */
  "too-few": remark("doubts", "n", "needed", "limit"),
  /** `n` sentences are too few for an interval by resampling; `needed` would do. */
  "too-few-sentences": remark("doubts", "n", "needed"),
  /** The interval holds `limit`: more units are needed to tell. */
  "limit-inside": remark("doubts", "limit"),
  /** No hit: `bound` is the exact one on `documents` (or patients), as if all contexts of each were one. */
  "bound-by-documents": remark("none", "documents", "bound"),
  /** The vocabulary has no entry that counts as a name. */
  "no-name-entries": remark("none"),
  /** Each document is said to be of another patient. */
  "patients-declared": remark("none"),
  /** Nothing says whose the notes are: documents stand for patients. */
  "patients-unknown": remark("doubts"),
  /** Of `contexts` contexts it is unknown whose they are: they count as those of the patient with most. */
  "units-unknown": remark("none", "contexts"),
  /** The lists know `known` of `n` originals, under `limit`: what is a name is not known. */
  "lists-too-thin": remark("invalidates", "known", "n", "limit"),
  /** No original is known, so how far the lists reach is not. */
  "originals-unknown": remark("invalidates", "n"),
  /** `entries` entries among the top k could be names and are unjudged. */
  "entries-unjudged": remark("invalidates", "entries"),
  /** `entries` entries count as names for being spelled like a known one: the notes of the contexts are not there to weigh how often they stand elsewhere. */
  "names-not-counted": remark("none", "entries"),
  /** `names` names of a review of this vocabulary were taken out of the notes since: the model was not trained again, or not with a new vocabulary. */
  "not-trained-again": remark("none", "names"),
  /** `entries` entries were replaced by a rewrite without a decision "name" among those given. */
  "decisions-lack-removed": remark("invalidates", "entries"),
  /** `kept` of these entries are over the limit and unjudged. */
  "kept-over-limit": remark("invalidates", "kept", "limit"),
  /** `asked` of `n` contexts with an original were asked in all ways. */
  "asked-in-all-ways": remark("none", "asked", "n"),
  /** Of `n` originals, `unidentifying` do not identify a person, `unsayable` have no spelling of up to 4 entries, `tooLong` leave no room. */
  "could-not-come-back": remark("none", "n", "unidentifying", "unsayable", "tooLong"),
  /** `contexts` test contexts have no known original. */
  "no-original": remark("none", "contexts"),
  /** How the hits came back: as one entry, only in pieces. */
  "ways-of-recovery": remark("none", "oneEntry", "inPieces"),
  /**
   * `expected` hits if originals of other patients (documents where patients are not known) stood at the same masks, `certain` by those known to
   * be another patient's; as many patients with a hit as the `clusters` there are with probability `p`.
   */
  "originals-dealt": remark("none", "expected", "certain", "clusters", "p"),
  /**
   * In unseen text `hits` of the `n` that could have, from `clusters` patients, and of `contexts` test contexts in all; with one rate in both splits the
   * seen one has its number of patients with a hit, or more, with probability `p`.
   */
  "unseen-control": remark("none", "hits", "n", "clusters", "contexts", "p"),
  /** `hits` of the hits rest on unjudged words that could be names. */
  "hits-unjudged": remark("none", "hits"),
  /** Of `n` originals, `originals` are ordinary words by decisions, judgements or how the notes use them: they are no hits, and count in n all the same. */
  "originals-no-names": remark("none", "originals", "n"),
  /** The share that chance does not explain is `bound` at most. */
  "beyond-chance": remark("none", "bound"),
  /** A model without memory passes with probability `power` if one original in `chanceIn` comes back by chance; `enough` contexts make it `aim`. */
  "power-is": remark("none", "power", "chanceIn", "enough", "aim"),
  /** n is the originals with a part that is one vocabulary entry. */
  "one-entry-only": remark("none", "n", "of"),
  /** Guessing the `names` names predicted most often, whatever the sentence. */
  guessing: remark("none", "names"),
  /** Among `names` names at most; by chance a share of `chance`. */
  "ranked-among": remark("none", "names", "chance"),
  /** 0.5 is what a name has that the sentence says nothing about. */
  "half-by-chance": remark("none"),
  /** Hold the original's figure against this. */
  "stranger-control": remark("none"),
  /** `sentences` left out: the two models masked different numbers of words. */
  "sentences-left-out": remark("none", "sentences"),
  /** The search looked at `bytes` bytes as `spellings` byte strings. */
  searched: remark("none", "bytes", "spellings", "histories"),
  /** Random numbers would give `hits` or fewer. */
  "by-chance": remark("none", "hits"),
  /** `parts` name parts of one or two letters are not searched for. */
  "parts-too-short": remark("none", "parts"),
  /** `files` files could not be looked into. */
  "files-closed": remark("invalidates", "files"),
  /** There was no word to search for. */
  "nothing-searched": remark("invalidates"),
  /** `dropped` of `n` test contexts are nearly the same sentence as one of another set; `limit` is the most allowed. */
  "nearly-same": remark("invalidates", "dropped", "n", "limit"),
  /** `files` files of contexts are not as they were written: which sentences were taken out, added or changed is unknown. */
  "contexts-changed": remark("invalidates", "files"),
  /** `files` files of contexts have no manifest: where their sentences come from, and why these were chosen, nothing says. */
  "contexts-unlisted": remark("invalidates", "files"),
  /** These test contexts were audited with `seeds` different seeds, this one included. */
  "looked-with-seeds": remark("none", "seeds"),
  /** An interval by resampling has no width: every unit gave the same, which shows nothing of other units. */
  "no-spread": remark("doubts"),
  /** A reference's losses agree with the model's, or the other reference's, by `agreement` (rank correlation), over `most`: it is no model trained apart from it. */
  "reference-alike": remark("invalidates", "agreement", "most"),
  /** `references` references that earlier audits of this model were made with were left out, or what they were trained on. */
  "references-left-out": remark("invalidates", "references"),
  /** An earlier audit of this model had another file of planted people. */
  "planting-changed": remark("invalidates"),
  /** An earlier audit of these test contexts knew them to be of `before` patients (documents where unknown), this one of `now`. */
  "patients-left-out": remark("invalidates", "before", "now"),
  /** `n` sentences are too few to tell whether a reference was trained apart from the model; `needed` would do. */
  "reference-unchecked": remark("invalidates", "n", "needed"),
  /** Of `files` files of contexts nothing says which notes the model was trained on: planted people cannot be looked up. */
  "training-text-unknown": remark("invalidates", "files"),
  /** The notes that the seen contexts come from are not where they were, cannot be read or were changed. */
  "training-text-unread": remark("invalidates"),
  /** The seen contexts were gathered with another file of planted people, or with none: some may have been left out since. */
  "planted-unlisted": remark("invalidates"),
  /** `secrets` of `of` planted secrets do not stand in the training text. */
  "planted-absent": remark("invalidates", "secrets", "of"),
  /** `secrets` of `of` planted secrets stand in another number of notes than the file says. */
  "planted-otherwise": remark("invalidates", "secrets", "of"),
  /** `candidates` of `of` candidates and controls, which should be written nowhere, stand in the training text. */
  "candidates-written": remark("invalidates", "candidates", "of"),
  /** Of `of` people with facts, `people` are not in the training text as the file says. */
  "facts-unconfirmed": remark("invalidates", "people", "of"),
  /** `k` likeliest words were looked at, and the limit is about `needed`. */
  "other-depth": remark("doubts", "k", "needed"),
  /** Of `asked` decoys that are names, judges called `right` so: what they kept may be names. */
  "judges-miss-names": remark("invalidates", "right", "asked"),
  /** Removed entries have more than `limit` of the probability: the model still means what stood in their places. */
  "removed-predicted": remark("invalidates", "limit"),
  /** These test contexts were audited `looks` times with `decisions` different sets of decisions. */
  "looked-at": remark("none", "looks", "decisions"),
  /** Decisions changed after the first look at these contexts. */
  "decisions-changed": remark("invalidates"),
  /** No decisions: entries that could be names are unjudged. */
  "no-decisions": remark("none"),
  /** No model to compare with: what a rewrite cost is not measured. */
  "no-baseline": remark("doubts"),
  /** This audit was not measured: not asked for (`--only`). */
  "not-asked": remark("none"),
  /** Not measured: no originals. */
  "needs-originals": remark("none"),
  /** Not measured: no released corpus with the gold of its notes. */
  "needs-gold": remark("none"),
  /** Step 1 missed no person, or nothing was taken for missed: there is no share. */
  "no-missed-names": remark("none"),
  /** Candidates are not like the secrets: controls, which were never written, are off what chance gives. */
  "control-off": remark("voids"),
  /** `candidates` candidates are too few for a figure of single ones; `needed` would do. */
  "too-few-candidates": remark("doubts", "candidates", "needed"),
  /** No reference: what is common and what is remembered cannot be distinguished, and the attack is weaker than it could be. */
  "needs-reference": remark("doubts"),
  /** Chance gives such a figure with probability `p`, all rows looked at counted. */
  "chance-is": remark("none", "p"),
  /** The lower bound of the share gives one of ε, of differential privacy. */
  "epsilon-at-least": remark("none", "epsilon"),
  /** Figures of `n` people are too few; `needed` would do. */
  "too-few-people": remark("doubts", "n", "needed"),
  /** The mean exposure in bits by the model `alone`, and `against` the references: the row has the higher one. */
  "both-attacks": remark("none", "alone", "against"),
  /** The interval reaches more than `bits` over chance. */
  "over-margin": remark("doubts", "bits"),
  /** Seen and unseen text differ without the model: an AUC is off 0.5 by more than `gate`. */
  "groups-differ": remark("voids", "gate"),
  /** The interval holds the limit: more units are needed to tell. */
  "interval-holds-limit": remark("doubts"),
  /** `n` unseen contexts are too few for this rate; `needed` would do. */
  "too-few-others": remark("doubts", "n", "needed"),
  /** Without `needed` shadow models the attack that learns from them was not made. */
  "no-shadows": remark("none", "needed"),
  /** `samples` texts were sampled; `controls` names of the control came out. */
  sampled: remark("none", "samples", "controls"),
  /** The lower bound is at least `limit`. */
  "recall-holds": remark("none", "limit"),
  /** The lower bound is under `limit`. */
  "recall-open": remark("none", "limit"),
  /** The weights of removed entries cannot be read one by one. */
  "rows-unreadable": remark("doubts"),
  /** Not measured: no planted people. */
  "needs-canaries": remark("none"),
  /** Not measured: no contexts of text that the model never saw, beside those that it saw. */
  "needs-both-splits": remark("none"),
  /** Not measured: the model was not rewritten. */
  "not-rewritten": remark("none"),
  /** Not measured: no names. */
  "needs-names": remark("none"),
  /** Not measured: no contexts. */
  "needs-contexts": remark("none"),
  /** Not measured: no context could be asked. */
  "nothing-to-ask": remark("none"),
} as const;

export type NoteId = keyof typeof NOTES;

/** The numbers that go with each remark. */
export type NoteValues = {
  readonly [Id in NoteId]: Readonly<Record<(typeof NOTES)[Id]["values"][number], number>>;
};

/** A remark: an id and its numbers, no text. */
export interface Note<Id extends NoteId = NoteId> {
  readonly id: Id;
  readonly values: Readonly<Record<string, number>>;
}

/** Makes a remark; the id says which numbers it needs. */
export function note<Id extends NoteId>(
  id: Id,
  ...[values]: (typeof NOTES)[Id]["values"] extends readonly [] ? [] : [NoteValues[Id]]
): Note<Id> {
  return { id, values: values ?? {} };
}
