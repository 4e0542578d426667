import { type Command, Option } from "commander";

import {
  DEFAULT_REPLACE,
  REPLACE_MODES,
  type ReplaceMode,
  type ReplaceSettings,
  SURROGATE_STRATEGIES,
  type SurrogateStrategy,
} from "../../replace/settings.ts";
import { numberOption } from "./parse-values.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../text/note-languages.ts";

/** Flags that say what stands in a name's place. */
export interface ReplaceFlags {
  readonly replace: ReplaceMode;
  readonly keyFile?: string;
  readonly surrogates: SurrogateStrategy;
  readonly redraw: number;
  readonly surrogateLanguage?: NoteLanguage | "auto";
  readonly maskCharacter: string;
  readonly maskLength: "fixed" | "original";
}

/** Adds `--replace` and what belongs to it. */
export function addReplaceOptions(command: Command): Command {
  return command
    .addOption(
      new Option(
        "--replace <how>",
        "what a name becomes: its label, its label with a number, a mask, or an invented name",
      )
        .choices([...REPLACE_MODES])
        .default(DEFAULT_REPLACE.mode),
    )
    .option(
      "--key-file <file>",
      "the key that surrogates are drawn with, see unname key (default: UNNAME_KEY_FILE, or the key itself in UNNAME_KEY)",
    )
    .addOption(
      new Option("--surrogates <how>", "one surrogate for a name throughout, or drawn anew now and then")
        .choices([...SURROGATE_STRATEGIES])
        .default(DEFAULT_REPLACE.surrogates),
    )
    .option(
      "--redraw <p>",
      "how probably a mention draws anew, with --surrogates markov",
      numberOption("a number from 0 to 1", (number) => number >= 0 && number <= 1),
      DEFAULT_REPLACE.redraw,
    )
    .addOption(
      new Option(
        "--surrogate-language <code>",
        "whose names surrogates are (default: --language, else each note's)",
      ).choices([...NOTE_LANGUAGES, "auto"]),
    )
    .option("--mask-character <c>", "what masks are made of", DEFAULT_REPLACE.maskCharacter)
    .addOption(
      new Option(
        "--mask-length <how>",
        "masks all of one length, or as long as what they hide, which reveals that length",
      )
        .choices(["fixed", "original"])
        .default(DEFAULT_REPLACE.maskLength),
    );
}

/** What the flags say; `language` is that of the recognisers, if they are for one. */
export function replaceSettingsOf(flags: ReplaceFlags, language: NoteLanguage | "auto" | undefined): ReplaceSettings {
  const { replace: mode, surrogates, redraw, maskCharacter, maskLength, surrogateLanguage } = flags;
  return { mode, surrogates, redraw, maskCharacter, maskLength, language: surrogateLanguage ?? language ?? "auto" };
}
