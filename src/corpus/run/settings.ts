import type { ReplaceSettings } from "../../replace/settings.ts";
import type { OtherLanguages } from "../../recognise/other-languages.ts";
import type { Entity } from "../../text/entities.ts";
import type { CorpusFormat } from "../reading/corpus-format.ts";
import type { DedupeSettings } from "../dedupe/dedupe-settings.ts";

/** What a run does, as its record and its workers get it: JSON, with every default filled in. */
export interface RunSettings {
  /** Files and folders, absolute. */
  readonly inputs: readonly string[];
  readonly outputDirectory: string;
  readonly privateDirectory: string;
  /** SPECs as they were given; names alone where the caller gave recognisers. */
  readonly recognisers: readonly string[];
  /** SPECs with absolute paths, for programs that run elsewhere. */
  readonly specs: readonly string[];
  readonly lean: number;
  /** What becomes of passages in no supported language, where recognisers choose the language; null: a run with such notes is refused at its end. */
  readonly otherLanguages: Exclude<OtherLanguages, "guess"> | null;
  /** Files of words that are always or never replaced, absolute. */
  readonly always: string | null;
  readonly never: string | null;
  /** Names that a review of a model decided. Private, as the record that holds them. */
  readonly names: readonly string[];
  /** SHA-256 of the vocabulary that each of these reviews was of, in the order of the rounds, where its record says so. */
  readonly reviewedVocabularies: readonly string[];
  /** A folder that `annotate` wrote, absolute. */
  readonly annotations: string | null;
  readonly entities: readonly Entity[];
  readonly format: CorpusFormat;
  readonly textFields: readonly string[];
  readonly dropFields: readonly string[];
  readonly maskFields: readonly string[];
  /** What neutral names of output files are made with, in hexadecimal; null: files keep their names. */
  readonly renameKey: string | null;
  /** Go on where inputs hold files that are not read. */
  readonly skipUnknown: boolean;
  readonly groupField: string | null;
  /** What takes a name's place. The key of surrogates is not here: each machine has it. */
  readonly replace: ReplaceSettings;
  /** Repeated text is taken out; null: names are replaced. */
  readonly dedupe: DedupeSettings | null;
  /** How much of a file is one piece of work. */
  readonly shardBytes: number;
}
