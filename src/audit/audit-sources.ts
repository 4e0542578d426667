/** What an audit is given: files and folders. */
export interface AuditSources {
  readonly modelDirectory: string;
  readonly contextFiles: readonly string[];
  /** `originals.jsonl` files (private) beside those that the contexts' manifests name. */
  readonly originalFiles?: readonly string[];
  /** Corpora that `anonymise` wrote, whose private folders tell names, beside those that the contexts come from. */
  readonly corpora?: readonly string[];
  /** List of people, see `readKnownNames`. */
  readonly namesFile?: string;
  /** `decisions.jsonl` of a review. */
  readonly decisionsFile?: string;
  /** `judgements.jsonl` of `review --judge`. */
  readonly judgementsFile?: string;
  /** Ordinary words that are parts of names too, one a line: counted as kept words. */
  readonly allowFile?: string;
  /** Model compared with. */
  readonly baselineDirectory?: string;
}
