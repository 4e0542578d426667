/** What an audit is given: files and folders. */
export interface AuditSources {
  readonly modelDirectory: string;
  readonly contextFiles: readonly string[];
  /** `originals.jsonl` files (private) beside those that the contexts' manifests name. */
  readonly originalFiles?: readonly string[];
  /** Corpora that `anonymise` wrote, whose private folders tell names, beside those that the contexts come from. */
  readonly corpora?: readonly string[];
  /** BRAT: the notes that `corpora` were made of, as they were, with every person marked. What `parrot` is scored with. */
  readonly goldDirectory?: string;
  /** List of people, see `readKnownNames`. */
  readonly namesFile?: string;
  /** `decisions.jsonl` of a review. */
  readonly decisionsFile?: string;
  /** `judgements.jsonl` of `review judge`. */
  readonly judgementsFile?: string;
  /** Ordinary words that are parts of names too, one a line: counted as kept words. */
  readonly allowFile?: string;
  /** Model compared with. */
  readonly baselineDirectory?: string;
  /** Models alike that were trained on other text, or on a random half of it: what attacks hold the model against. */
  readonly referenceDirectories?: readonly string[];
  /** Models alike whose training text is known, see `openShadow`: what an attack learns from. */
  readonly shadowDirectories?: readonly string[];
  /** Planted people, see `readCanaries` (private). */
  readonly canariesFile?: string;
  /** Whose each document is, see `readPatients` (private); `documents` if each is of another patient. */
  readonly patientsFile?: string;
}
