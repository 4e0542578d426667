import type { Span } from "../../text/span.ts";
import { countRecall, isName, onEntities, type Recall, type RecallCounts, toRecall } from "./recall.ts";
import type { ScoredDocument } from "./score.ts";
import { sumKeys } from "./rates.ts";

/** Lines over this many characters (code points) are narrative: headers and sign-offs are shorter, or nearly all. */
export const NARRATIVE_LENGTH = 200;

/** Recall in the running text of notes, where names are rare and recognisers that know the forms of headers fail. */
export interface NarrativeRecall {
  /** Narrative lines in all documents. */
  readonly lines: number;
  /** Narrative lines that are sign-offs. */
  readonly signOffLines: number;
  /** Every mention that begins in a narrative line, under the labels compared. */
  readonly all: Recall;
  /** Persons and places, as entities. */
  readonly names: Recall;
  /** Persons and places in narrative lines that are no sign-offs. */
  readonly namesOutsideSignOffs: Recall;
}

/** One document's share of {@link NarrativeRecall}. */
export interface NarrativeCounts {
  readonly lines: number;
  readonly signOffLines: number;
  readonly all: RecallCounts;
  readonly names: RecallCounts;
  readonly namesOutsideSignOffs: RecallCounts;
}

/** Counts one document. A mention belongs to the line it begins in. */
export function countNarrative(document: ScoredDocument): NarrativeCounts {
  const lines = readLines(document.text).filter(({ isNarrative }) => isNarrative);
  const lineOf = ({ start }: Span) => lines.find((line) => line.start <= start && start < line.end);
  const entities = onEntities(document);
  const isInNarrative = (span: Span) => lineOf(span) !== undefined;
  return {
    lines: lines.length,
    signOffLines: lines.filter(({ isSignOff }) => isSignOff).length,
    all: countRecall(document, isInNarrative),
    names: countRecall(entities, (span) => isName(span) && isInNarrative(span)),
    namesOutsideSignOffs: countRecall(entities, (span) => isName(span) && lineOf(span)?.isSignOff === false),
  };
}

/** Sums documents. */
export function scoreNarrative(documents: readonly NarrativeCounts[]): NarrativeRecall {
  return {
    ...sumKeys(documents, ["lines", "signOffLines"]),
    all: toRecall(documents.map(({ all }) => all)),
    names: toRecall(documents.map(({ names }) => names)),
    namesOutsideSignOffs: toRecall(documents.map(({ namesOutsideSignOffs }) => namesOutsideSignOffs)),
  };
}

/** What a line begins with that says who wrote or sent the note, or where to write to, in the languages of `rules:`. */
const SIGN_OFF = new RegExp(
  `^\\s*(?:${[
    // "Remitida por su médico de cabecera" is narrative: what could open a sentence needs the colon.
    "(?:remitid|enviad|firmad)[oa] +por *:|verwezen door *:|(?:referred|sent) by *:|inviat[oa] da *:",
    "responsable +cl[ií]nic[oa]|(?:direcci[oó]n +(?:para|de) +(?:la +)?)?correspondencia|(?:firma|fdo|remitente) *[.:]",
    "met (?:vriendelijke|collegiale) groet|hoogachtend|ondertekend door",
    "(?:cordiali|distinti) saluti|firmato da",
    "(?:kind|best) regards|yours (?:sincerely|faithfully)|(?:electronically )?signed by|address for correspondence",
  ].join("|")})`,
  "iu",
);
/** A physician's title at the start of a line. */
const TITLE = /^\s*(?:dr|dra|dres|drs|dott|dott\.ssa|prof|profa)\b/iu;
const E_MAIL = /[^\s@]@[^\s@]+\.[^\s@]/u;
/** How many lines with text at the end of a note may be closing lines. */
const CLOSING_LINES = 3;

interface Line {
  readonly start: number;
  readonly end: number;
  readonly isNarrative: boolean;
  readonly isSignOff: boolean;
}

/**
 * Lines of a text. A sign-off begins with a phrase such as "Remitido por" or "Responsable clínico", or holds an e-mail address,
 * or is one of the last three lines with text and begins with a physician's title.
 */
function readLines(text: string): Line[] {
  const lines = Array.from(text.matchAll(/[^\r\n]+/gu), ({ index, 0: line }) => ({ start: index, line })).filter(
    ({ line }) => line.trim() !== "",
  );
  return lines.map(({ start, line }, index) => {
    const isClosing = index >= lines.length - CLOSING_LINES;
    return {
      start,
      end: start + line.length,
      isNarrative: line.length > NARRATIVE_LENGTH && Array.from(line).length > NARRATIVE_LENGTH,
      isSignOff: SIGN_OFF.test(line) || E_MAIL.test(line) || (isClosing && TITLE.test(line)),
    };
  });
}
