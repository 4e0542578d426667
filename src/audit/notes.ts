/**
 * Everything an audit can remark on, by id, with the numbers that go with it. The words are in the catalogues of `report/text`, one a
 * language; nothing compares words.
 */
export interface NoteValues {
  /** `n` units cannot show `limit` whatever they hold; `needed` without a hit would. */
  readonly "too-few": { readonly n: number; readonly needed: number; readonly limit: number };
  /** `n` sentences are too few for an interval by resampling; `needed` would do. */
  readonly "too-few-sentences": { readonly n: number; readonly needed: number };
  /** The interval holds `limit`: more units are needed to tell. */
  readonly "limit-inside": { readonly limit: number };
  /** No hit: `bound` is the exact one on `documents` (or patients), as if all contexts of each were one. */
  readonly "bound-by-documents": { readonly documents: number; readonly bound: number };
  /** The vocabulary has no entry that counts as a name. */
  readonly "no-name-entries": Record<string, never>;
  /** Each document is said to be of another patient. */
  readonly "patients-declared": Record<string, never>;
  /** Nothing says whose the notes are: documents stand for patients. */
  readonly "patients-unknown": Record<string, never>;
  /** Of `contexts` contexts it is unknown whose they are: they count as those of the patient with most. */
  readonly "units-unknown": { readonly contexts: number };
  /** The lists know `known` of `n` originals, under `limit`: what is a name is not known. */
  readonly "lists-too-thin": { readonly known: number; readonly n: number; readonly limit: number };
  /** No original is known, so how far the lists reach is not. */
  readonly "originals-unknown": { readonly n: number };
  /** `entries` entries among the top k could be names and nobody judged them. */
  readonly "entries-unjudged": { readonly entries: number };
  /** `entries` entries count as names for being spelled like a known one: the notes of the contexts are not there to weigh how often they stand elsewhere. */
  readonly "names-not-counted": { readonly entries: number };
  /** `names` names of a review of this vocabulary were taken out of the notes since: the model was not trained again, or not with a new vocabulary. */
  readonly "not-trained-again": { readonly names: number };
  /** `entries` entries were replaced by a rewrite without a decision "name" among those given. */
  readonly "decisions-lack-removed": { readonly entries: number };
  /** `kept` of these entries are over the limit and nobody judged them. */
  readonly "kept-over-limit": { readonly kept: number; readonly limit: number };
  /** `asked` of `n` contexts with an original were asked in all ways. */
  readonly "asked-in-all-ways": { readonly asked: number; readonly n: number };
  /** Of `n` originals, `unidentifying` tell nobody's name, `unsayable` have no spelling of up to 4 entries, `tooLong` leave no room. */
  readonly "could-not-come-back": {
    readonly n: number;
    readonly unidentifying: number;
    readonly unsayable: number;
    readonly tooLong: number;
  };
  /** `contexts` test contexts have no known original. */
  readonly "no-original": { readonly contexts: number };
  /** How the hits came back: as one entry, only in pieces. */
  readonly "ways-of-recovery": { readonly oneEntry: number; readonly inPieces: number };
  /**
   * `expected` hits if originals of other patients (documents where patients are not known) stood at the same masks, `certain` by those known to
   * be another patient's; as many patients with a hit as the `clusters` there are with probability `p`.
   */
  readonly "originals-dealt": {
    readonly expected: number;
    readonly certain: number;
    readonly clusters: number;
    readonly p: number;
  };
  /**
   * In unseen text `hits` of the `n` that could have, from `clusters` patients, and of `contexts` test contexts in all; with one rate in both splits the
   * seen one has its number of patients with a hit, or more, with probability `p`.
   */
  readonly "unseen-control": {
    readonly hits: number;
    readonly n: number;
    readonly clusters: number;
    readonly contexts: number;
    readonly p: number;
  };
  /** `hits` of the hits rest on words that could be names and that nobody judged. */
  readonly "hits-unjudged": { readonly hits: number };
  /** Of `n` originals, `originals` are ordinary words by decisions, judgements or how the notes use them: they are no hits, and count in n all the same. */
  readonly "originals-no-names": { readonly originals: number; readonly n: number };
  /** The share that chance does not explain is `bound` at most. */
  readonly "beyond-chance": { readonly bound: number };
  /** A model without memory passes with probability `power` if one original in `chanceIn` comes back by chance; `enough` contexts make it `aim`. */
  readonly "power-is": {
    readonly power: number;
    readonly chanceIn: number;
    readonly enough: number;
    readonly aim: number;
  };
  /** n is the originals with a part that is one vocabulary entry. */
  readonly "one-entry-only": { readonly n: number; readonly of: number };
  /** Guessing the `names` names predicted most often, whatever the sentence. */
  readonly guessing: { readonly names: number };
  /** Among `names` names at most; by chance a share of `chance`. */
  readonly "ranked-among": { readonly names: number; readonly chance: number };
  /** 0.5 is what a name has that the sentence says nothing about. */
  readonly "half-by-chance": Record<string, never>;
  /** Hold the original's figure against this. */
  readonly "stranger-control": Record<string, never>;
  /** `sentences` left out: the two models masked different numbers of words. */
  readonly "sentences-left-out": { readonly sentences: number };
  /** The search looked at `bytes` bytes as `spellings` byte strings. */
  readonly searched: { readonly bytes: number; readonly spellings: number; readonly histories: number };
  /** Random numbers would give `hits` or fewer. */
  readonly "by-chance": { readonly hits: number };
  /** `parts` name parts of one or two letters are not searched for. */
  readonly "parts-too-short": { readonly parts: number };
  /** `files` files could not be looked into. */
  readonly "files-closed": { readonly files: number };
  /** There was no word to search for. */
  readonly "nothing-searched": Record<string, never>;
  /** `dropped` of `n` test contexts are nearly the same sentence as one of another set; `limit` is the most allowed. */
  readonly "nearly-same": { readonly dropped: number; readonly n: number; readonly limit: number };
  /** `files` files of contexts are not as they were written: which sentences were taken out, added or changed nobody knows. */
  readonly "contexts-changed": { readonly files: number };
  /** `files` files of contexts have no manifest: where their sentences come from, and why these were chosen, nothing says. */
  readonly "contexts-unlisted": { readonly files: number };
  /** These test contexts were audited with `seeds` different seeds, this one included. */
  readonly "looked-with-seeds": { readonly seeds: number };
  /** An interval by resampling has no width: every unit gave the same, which shows nothing of other units. */
  readonly "no-spread": Record<string, never>;
  /** A reference's losses agree with the model's, or the other reference's, by `agreement` (rank correlation), over `most`: it is no model trained apart from it. */
  readonly "reference-alike": { readonly agreement: number; readonly most: number };
  /** `references` references that earlier audits of this model were made with were left out, or what they were trained on. */
  readonly "references-left-out": { readonly references: number };
  /** An earlier audit of this model had another file of planted people. */
  readonly "planting-changed": Record<string, never>;
  /** An earlier audit of these test contexts knew them to be of `before` patients (documents where unknown), this one of `now`. */
  readonly "patients-left-out": { readonly before: number; readonly now: number };
  /** `n` sentences are too few to tell whether a reference was trained apart from the model; `needed` would do. */
  readonly "reference-unchecked": { readonly n: number; readonly needed: number };
  /** Of `files` files of contexts nothing says which notes the model was trained on: planted people cannot be looked up. */
  readonly "training-text-unknown": { readonly files: number };
  /** The notes that the seen contexts come from are not where they were, cannot be read or were changed. */
  readonly "training-text-unread": Record<string, never>;
  /** The seen contexts were gathered with another file of planted people, or with none: some may have been left out since. */
  readonly "planted-unlisted": Record<string, never>;
  /** `secrets` of `of` planted secrets do not stand in the training text. */
  readonly "planted-absent": { readonly secrets: number; readonly of: number };
  /** `secrets` of `of` planted secrets stand in another number of notes than the file says. */
  readonly "planted-otherwise": { readonly secrets: number; readonly of: number };
  /** `candidates` of `of` candidates and controls, which should be written nowhere, stand in the training text. */
  readonly "candidates-written": { readonly candidates: number; readonly of: number };
  /** Of `of` people with facts, `people` are not in the training text as the file says. */
  readonly "facts-unconfirmed": { readonly people: number; readonly of: number };
  /** `k` likeliest words were looked at, and the limit is about `needed`. */
  readonly "other-depth": { readonly k: number; readonly needed: number };
  /** Of `asked` decoys that are names, judges called `right` so: what they kept may be names. */
  readonly "judges-miss-names": { readonly right: number; readonly asked: number };
  /** Removed entries have more than `limit` of the probability: the model still means what stood in their places. */
  readonly "removed-predicted": { readonly limit: number };
  /** These test contexts were audited `looks` times with `decisions` different sets of decisions. */
  readonly "looked-at": { readonly looks: number; readonly decisions: number };
  /** Decisions changed after the first look at these contexts. */
  readonly "decisions-changed": Record<string, never>;
  /** No decisions: entries that could be names are judged by nobody. */
  readonly "no-decisions": Record<string, never>;
  /** No model to compare with: what a rewrite cost is not measured. */
  readonly "no-baseline": Record<string, never>;
  /** This audit was not measured: not asked for (`--only`). */
  readonly "not-asked": Record<string, never>;
  /** Not measured: no originals. */
  readonly "needs-originals": Record<string, never>;
  /** Not measured: no released corpus with the gold of its notes. */
  readonly "needs-gold": Record<string, never>;
  /** Step 1 missed nobody, or nothing was taken for missed: there is no share. */
  readonly "no-missed-names": Record<string, never>;
  /** Candidates are not like the secrets: controls, which were never written, are off what chance gives. */
  readonly "control-off": Record<string, never>;
  /** With `candidates` candidates nothing can be told of single ones; `needed` would do. */
  readonly "too-few-candidates": { readonly candidates: number; readonly needed: number };
  /** No reference: what is common cannot be told from what is remembered, and the attack is weaker than it could be. */
  readonly "needs-reference": Record<string, never>;
  /** Chance gives such a figure with probability `p`, all rows looked at counted. */
  readonly "chance-is": { readonly p: number };
  /** The lower bound of the share gives one of ε, of differential privacy. */
  readonly "epsilon-at-least": { readonly epsilon: number };
  /** Figures of `n` people are too few; `needed` would do. */
  readonly "too-few-people": { readonly n: number; readonly needed: number };
  /** The mean exposure in bits by the model `alone`, and `against` the references: the row has the higher one. */
  readonly "both-attacks": { readonly alone: number; readonly against: number };
  /** The interval reaches more than `bits` over chance. */
  readonly "over-margin": { readonly bits: number };
  /** Seen and unseen text can be told apart without the model: an AUC is off 0.5 by more than `gate`. */
  readonly "groups-differ": { readonly gate: number };
  /** The interval holds the limit: more units are needed to tell. */
  readonly "interval-holds-limit": Record<string, never>;
  /** `n` unseen contexts are too few for this rate; `needed` would do. */
  readonly "too-few-others": { readonly n: number; readonly needed: number };
  /** Without `needed` shadow models the attack that learns from them was not made. */
  readonly "no-shadows": { readonly needed: number };
  /** `samples` texts were sampled; `controls` names of the control came out. */
  readonly sampled: { readonly samples: number; readonly controls: number };
  /** The lower bound is at least `limit`. */
  readonly "recall-holds": { readonly limit: number };
  /** The lower bound is under `limit`. */
  readonly "recall-open": { readonly limit: number };
  /** The weights of removed entries cannot be read one by one. */
  readonly "rows-unreadable": Record<string, never>;
  /** Not measured: no planted people. */
  readonly "needs-canaries": Record<string, never>;
  /** Not measured: no contexts of text that the model never saw, beside those that it saw. */
  readonly "needs-both-splits": Record<string, never>;
  /** Not measured: the model was not rewritten. */
  readonly "not-rewritten": Record<string, never>;
  /** Not measured: no names. */
  readonly "needs-names": Record<string, never>;
  /** Not measured: no contexts. */
  readonly "needs-contexts": Record<string, never>;
  /** Not measured: no context could be asked. */
  readonly "nothing-to-ask": Record<string, never>;
}

export type NoteId = keyof NoteValues;

/** Remarks on the attacks, whose words have files of their own. */
export type AttackNoteId =
  | "control-off"
  | "too-few-candidates"
  | "needs-reference"
  | "chance-is"
  | "epsilon-at-least"
  | "too-few-people"
  | "both-attacks"
  | "over-margin"
  | "groups-differ"
  | "interval-holds-limit"
  | "too-few-others"
  | "no-shadows"
  | "sampled"
  | "recall-holds"
  | "recall-open"
  | "rows-unreadable"
  | "needs-canaries"
  | "needs-both-splits"
  | "not-rewritten";

/** Remarks on what an audit was given, whose words have files of their own. */
export type InputNoteId =
  | "contexts-unlisted"
  | "looked-with-seeds"
  | "no-spread"
  | "reference-alike"
  | "reference-unchecked"
  | "references-left-out"
  | "planting-changed"
  | "patients-left-out"
  | "training-text-unknown"
  | "training-text-unread"
  | "planted-unlisted"
  | "planted-absent"
  | "planted-otherwise"
  | "candidates-written"
  | "facts-unconfirmed";

/** A remark: an id and its numbers, no text. */
export interface Note<Id extends NoteId = NoteId> {
  readonly id: Id;
  readonly values: Readonly<Record<string, number>>;
}

/** Makes a remark; the id says which numbers it needs. */
export function note<Id extends NoteId>(
  id: Id,
  ...[values]: NoteValues[Id] extends Record<string, never> ? [] : [NoteValues[Id]]
): Note<Id> {
  return { id, values: (values ?? {}) as Readonly<Record<string, number>> };
}
