import { type Command, Option } from "commander";

import type { Explanation } from "../../../recognise/decide/explain.ts";
import { LEAN } from "../../../recognise/decide/lean.ts";
import { NOTE_LANGUAGES, type NoteLanguage } from "../../../text/note-languages.ts";
import { parseLean } from "../../options/corpus-options.ts";
import { finishCommand, type CommonOptions, type Io, printResult } from "../../terminal.ts";

interface Flags extends CommonOptions {
  readonly language: NoteLanguage | "auto";
  readonly lean?: number;
}

/** Features that are printed of each candidate. */
const SHOWN = 5;

const HELP = `
Each candidate is printed with its probability, the probability from which it is replaced, who proposes it, and the features that moved the decision
most: the feature, its value, and the nats by which it makes a name likelier (+) or less likely (-). docs/background/recognition.md lists the features.

Examples:
  unname explain "Gesproken met dr. Jansen." --language nl
  unname explain "Seen by Dr Fotheringham, Hb 8.2." --json`;

/** Adds `unname explain`: why a recogniser replaces words of a text, or not. */
export function register(program: Command, io: Io): void {
  const command = program
    .command("explain")
    .description("say why the words of a text are replaced, or not")
    .argument("<text>", "a line of a note")
    .addOption(
      new Option("--language <code>", "language of the text").choices([...NOTE_LANGUAGES, "auto"]).default("auto"),
    )
    .option("--lean <words>", `as for unname anonymise (default: ${LEAN.default})`, parseLean);
  finishCommand(command, HELP).action(async (text: string, flags: Flags) => {
    const { detectLanguages } = await import("../../../text/detect-language.ts");
    const { explainText } = await import("../../../recognise/decide/explain.ts");
    const language = flags.language === "auto" ? (detectLanguages(text)[0] as NoteLanguage) : flags.language;
    const candidates = await explainText(text, language, flags.lean ?? LEAN.default);
    printResult(io, flags, { language, candidates }, describe(candidates, language));
  });
}

function describe(candidates: readonly Explanation[], language: string): string {
  if (candidates.length === 0) return `No candidates (read as ${language}).`;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return candidates
    .map(({ surface, probability, threshold, isReplaced, proposals, moved }) => {
      const verdict = `${isReplaced ? "replaced" : "kept"}: ${percent(probability)}, replaced from ${percent(threshold)}`;
      const sources = proposals.map(({ source, label, score }) => `${source} ${label} ${score.toFixed(2)}`).join(", ");
      const features = moved
        .slice(0, SHOWN)
        .map(
          ({ feature, value, nats }) =>
            `    ${nats < 0 ? "−" : "+"}${Math.abs(nats).toFixed(2)}  ${feature} = ${Number(value.toFixed(2))}`,
        );
      return [`${surface}  ${verdict}`, `  proposed by ${sources}`, ...features].join("\n");
    })
    .join("\n");
}
