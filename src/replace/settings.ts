import { UnnameError } from "../base/errors.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../text/note-languages.ts";

/** What stands in a span's place: its label, its label with a number, a mask, or an invented text of its kind. */
export const REPLACE_MODES = ["label", "numbered", "mask", "surrogate"] as const;
export type ReplaceMode = (typeof REPLACE_MODES)[number];

/**
 * `consistent`: whatever is written alike in a document (or group of documents) is replaced alike. `markov`: so until, at some mention,
 * everything of that person or place is drawn anew, with probability `redraw` a mention (Osborne et al. 2025).
 */
export const SURROGATE_STRATEGIES = ["consistent", "markov"] as const;
export type SurrogateStrategy = (typeof SURROGATE_STRATEGIES)[number];

/** How spans are replaced. Plain data: as JSON it makes the same replacer in another thread or on another machine. Holds no key. */
export interface ReplaceSettings {
  readonly mode: ReplaceMode;
  /** One character (code point) that masks are made of. */
  readonly maskCharacter: string;
  /** `fixed`: every mask is {@link MASK_LENGTH} characters; `original`: one for each character that is no white space. */
  readonly maskLength: "fixed" | "original";
  readonly surrogates: SurrogateStrategy;
  /** Probability of drawing anew at a mention, for `markov`. */
  readonly redraw: number;
  /** Whose names surrogates are; `auto`: of the language each document is in. */
  readonly language: NoteLanguage | "auto";
}

export const DEFAULT_REPLACE: ReplaceSettings = Object.freeze({
  mode: "label",
  maskCharacter: "*",
  maskLength: "fixed",
  surrogates: "consistent",
  redraw: 0.5,
  language: "auto",
});

/** How long a mask is that does not tell how long the name was. */
export const MASK_LENGTH = 5;

/** Settings with defaults for what is left out. Throws `usage` for a value that is none. */
export function checkReplaceSettings(given: Partial<ReplaceSettings> = {}): ReplaceSettings {
  const settings = { ...DEFAULT_REPLACE, ...given };
  oneOf("mode", settings.mode, REPLACE_MODES);
  oneOf("maskLength", settings.maskLength, ["fixed", "original"]);
  oneOf("surrogates", settings.surrogates, SURROGATE_STRATEGIES);
  oneOf("language", settings.language, [...NOTE_LANGUAGES, "auto"]);
  if ([...settings.maskCharacter].length !== 1 || /[\s\p{L}\p{N}]/u.test(settings.maskCharacter))
    throw usage("maskCharacter: expected one character that is no letter, digit or white space.");
  if (!(settings.redraw >= 0 && settings.redraw <= 1)) throw usage("redraw: expected a probability from 0 to 1.");
  return Object.freeze(settings);
}

function oneOf(name: string, value: string, allowed: readonly string[]): void {
  if (!allowed.includes(value)) throw usage(`${name}: expected one of ${allowed.join(", ")}, found "${value}".`);
}

function usage(message: string): UnnameError {
  return new UnnameError("usage", `replacement, ${message}`);
}

/** Checks what a replacer is made of. Throws `usage` for wrong settings, and `key-missing` for surrogates without a key. */
export function checkReplacer(given: Partial<ReplaceSettings> = {}, key?: Uint8Array): ReplaceSettings {
  const settings = checkReplaceSettings(given);
  if (settings.mode === "surrogate" && key === undefined)
    throw new UnnameError(
      "key-missing",
      "surrogates need a key: pass --key-file FILE, or set UNNAME_KEY_FILE. Make one with: unname key --out FILE",
    );
  return settings;
}
