import type { AuditRow } from "../audit.ts";
import type { ResidueDetail } from "../audit-report.ts";
import type { MeasureId } from "../measures.ts";
import { type Note, note } from "../remarks.ts";
import { type Measurement, measurement } from "../verdicts.ts";
import { searchBatches, type SearchSource } from "./search-batches.ts";
import { folderSources } from "./folder-sources.ts";
import { type OwnPlaces, withoutOwnPlaces } from "./own-places.ts";
import { type ResidueSources, residueWords, type ResidueWord } from "./residue-words.ts";
import { withoutInterval } from "../context-interval.ts";

/** What a search of a folder found. */
export interface Residue {
  /** Public: counts, never a word. */
  readonly detail: ResidueDetail;
  /** Private: where which word stands. */
  readonly findings: readonly ResidueFinding[];
  /** Private: words that were found and that a person lets stand, sorted. */
  readonly allowed: readonly AllowedWord[];
}

/** A word that stands in the folder although a person is called so. Private: it names one. */
export interface AllowedWord {
  readonly word: string;
  /** The list of ordinary words, or a decision to keep an entry of that spelling. */
  readonly by: "list" | "decision";
  readonly files: number;
  readonly occurrences: number;
}

/** One word in one place. Private: it holds the name. */
export interface ResidueFinding {
  /** Within the folder; `archive.zip!entry` of what is packed. */
  readonly path: string;
  readonly word: string;
  readonly occurrences: number;
  /** An entry of this spelling was removed from the vocabulary; otherwise it is part of a known name. */
  readonly removed: boolean;
}

export interface SearchOptions {
  /** Words that the program itself writes, by file: they are passed over there. */
  readonly ownWords?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Places within files that hold words of the program or of the file's format: they are passed over. */
  readonly ownPlaces?: OwnPlaces;
  readonly onProgress?: (message: string) => void;
}

/**
 * Searches every byte of a folder, its git histories, what is packed in it and the names of its files, for removed entries and
 * known names in every spelling and encoding of `needlesOf` and `readingsOf`, as whole words. Throws what listing and reading the folder throw.
 */
export async function searchResidue(
  directory: string,
  names: ResidueSources,
  options: SearchOptions = {},
): Promise<Residue> {
  const { words, tooShort } = residueWords(names);
  const folder = await folderSources(directory);
  const places = await options.ownPlaces?.(directory);
  const sources = await Promise.all(
    folder.sources.map((source) => {
      const placesIn = places?.get(source.path);
      return placesIn === undefined ? source : withoutOwnPlaces(source, placesIn);
    }),
  );
  const { hits, unread, needles, chance } = await searchAll(sources, words, folder.files, options);
  const byKey = new Map(words.map((word) => [word.key, word]));
  const findings = [...hits].flatMap(([{ path }, counts]) =>
    [...counts].map(([key, occurrences]) => ({ path, occurrences, word: byKey.get(key) as ResidueWord })),
  );
  const left = findings.filter(({ word }) => word.allowedBy === undefined);
  const closed = [...folder.closed, ...[...unread].map(([path, why]) => ({ path, why }))];
  const allowed = allowedWords(findings);
  const shown = await withholdNames(
    words,
    [...left, ...closed].map(({ path }) => path),
  );
  return {
    detail: {
      files: folder.files,
      places: folder.sources.length,
      bytes: folder.bytes,
      histories: folder.histories,
      words: words.length,
      spellings: atMost(needles),
      tooShort,
      found: groupByFile(left, shown),
      wordsFound: new Set(left.map(({ word }) => word)).size,
      allowed: {
        list: allowed.filter(({ by }) => by === "list").length,
        decision: allowed.filter(({ by }) => by === "decision").length,
      },
      closed: closed.map(({ path, why }) => ({ file: shown(path), why })),
      numberBytes: folder.numberBytes,
      expectedByChance: atMost(chance * folder.numberBytes),
    },
    allowed,
    findings: left.map(({ path, word, occurrences }) => ({
      path,
      word: word.key,
      occurrences,
      removed: word.isRemoved,
    })),
  };
}

/** What each source holds of the words, which sources could not be read to their end, and what all of it was searched for. */
async function searchAll(
  sources: readonly SearchSource[],
  words: readonly ResidueWord[],
  files: number,
  options: SearchOptions,
) {
  const hits = new Map<SearchSource, Map<string, number>>();
  const unread = new Map<string, string>();
  let [needles, chance] = [0, 0];
  for (const batch of searchBatches(words)) {
    needles += batch.needles;
    chance += batch.chance;
    options.onProgress?.(`searching ${files} files for ${words.length} words`);
    for (const source of sources) {
      const ownWords = options.ownWords?.get(source.path);
      const found = await batch.search({ ...source, ...(ownWords && { ownWords }) });
      if (found.counts.size > 0) hits.set(source, new Map([...(hits.get(source) ?? []), ...found.counts]));
      if (found.closed !== undefined) unread.set(source.path, found.closed);
    }
  }
  return { hits, unread, needles, chance };
}

/** Rounded up to one significant digit: of one word, an exact figure gives away its length and its accents. */
function atMost(figure: number): number {
  const rounded = Number(figure.toPrecision(1));
  if (rounded >= figure) return rounded;
  return Number((rounded + 10 ** Math.floor(Math.log10(figure))).toPrecision(1));
}

/** The rows of a search: a census, so there is nothing to infer and no interval. A search for no word at all shows nothing. */
export function residueRows({ detail }: Pick<Residue, "detail">): Measurement[] {
  const { places, words, found, wordsFound, allowed, closed } = detail;
  const row = (measure: MeasureId, n: number, hits: number, notes: readonly Note[] = []) => {
    const figures = { n, hits, ...withoutInterval(n === 0 ? 0 : hits / n, "census"), notes };
    return measurement(measure, { split: "both", ...figures, verdict: verdictOf(measure, hits) });
  };
  const verdictOf = (measure: MeasureId, hits: number): AuditRow["verdict"] => {
    if (measure === "allowed-words") return "info";
    if (hits > 0) return "fail";
    return closed.length > 0 || words === 0 ? "invalid" : "pass";
  };
  return [
    row("names-left", words, wordsFound, remarksOf(detail)),
    row("places-with-name", places, found.length),
    row("allowed-words", words, allowed.list + allowed.decision),
  ];
}

function remarksOf(detail: ResidueDetail): Note[] {
  const { bytes, spellings, histories, expectedByChance, tooShort, closed, words } = detail;
  return [
    ...(words === 0 ? [note("nothing-searched")] : []),
    ...(closed.length > 0 ? [note("files-closed", { files: closed.length })] : []),
    note("searched", { bytes, spellings, histories }),
    ...(expectedByChance > 0 ? [note("by-chance", { hits: expectedByChance })] : []),
    ...(tooShort > 0 ? [note("parts-too-short", { parts: tooShort })] : []),
  ];
}

type Hit = { readonly path: string; readonly word: ResidueWord; readonly occurrences: number };

function groupByFile(hits: readonly Hit[], shown: (path: string) => string): ResidueDetail["found"] {
  const files = new Map<string, { file: string; words: number; occurrences: number }>();
  for (const { path, occurrences } of hits) {
    const file = files.get(path) ?? { file: shown(path), words: 0, occurrences: 0 };
    files.set(path, { ...file, words: file.words + 1, occurrences: file.occurrences + occurrences });
  }
  return [...files.values()];
}

function allowedWords(hits: readonly Hit[]): AllowedWord[] {
  const words = new Map<ResidueWord, { files: number; occurrences: number }>();
  for (const { word, occurrences } of hits) {
    if (word.allowedBy === undefined) continue;
    const sum = words.get(word) ?? { files: 0, occurrences: 0 };
    words.set(word, { files: sum.files + 1, occurrences: sum.occurrences + occurrences });
  }
  return [...words]
    .map(([{ key, allowedBy }, sum]) => ({ word: key, by: allowedBy as "list" | "decision", ...sum }))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** How names of files are shown: one that holds a word itself is not. */
async function withholdNames(
  words: readonly ResidueWord[],
  paths: readonly string[],
): Promise<(path: string) => string> {
  const withheld = new Set<string>();
  for (const batch of searchBatches(words)) {
    for (const path of new Set(paths)) {
      async function* open() {
        yield Buffer.from(path);
      }
      if ((await batch.search({ path, open })).counts.size > 0) withheld.add(path);
    }
  }
  return (path) => (withheld.has(path) ? "(name withheld: it holds a name)" : path);
}
