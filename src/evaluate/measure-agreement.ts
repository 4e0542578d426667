import { UnnameError } from "../base/errors.ts";
import { refuseExisting, toJsonLines, writeFileAtomic } from "../base/files.ts";
import { mean } from "../base/statistics.ts";
import type { Document } from "../text/document.ts";
import type { Span } from "../text/span.ts";
import { tokenise } from "../text/tokenise.ts";
import { krippendorffsAlpha } from "./figures/agreement.ts";
import { type AgreementFigures, compareAnnotators } from "./figures/compare-annotators.ts";
import { DISAGREEMENT_KINDS, type DisagreementKind, listDisagreements } from "./figures/disagreements.ts";
import type { GoldFormat } from "./read/gold-formats.ts";
import { readGold } from "./read/read-gold.ts";
import { readSystem } from "./read/read-system.ts";
import { labelTokens } from "./figures/token-labels.ts";

/** Two annotators, by the paths of their folders. */
export interface AgreementPair extends AgreementFigures {
  readonly annotators: readonly [string, string];
  /** Documents that both annotated. */
  readonly documents: number;
}

/** What `agreement --json` prints. */
export interface Agreement {
  readonly schemaVersion: 1;
  readonly annotators: readonly string[];
  /** Documents that at least two annotated. */
  readonly documents: number;
  /** Of all annotators at once, over the tokens of those documents; null where it is not defined. */
  readonly krippendorffsAlpha: number | null;
  /** Mean over pairs with documents in common in which one of the two marked something; null if there is none. */
  readonly meanPairwiseEntityF1: number | null;
  /** The same by kind (PERSON, GPE, …), over pairs of which one marked something of the kind. */
  readonly meanPairwiseEntityF1ByKind: Readonly<Record<string, number>>;
  /** Places where annotators differ, by how. */
  readonly disagreements: Readonly<Record<DisagreementKind, number>>;
  readonly pairs: readonly AgreementPair[];
}

export interface AgreementOptions {
  /** Default `brat`. */
  readonly format?: GoldFormat;
  /** Where the places in which annotators differ are written, a `SpanDisagreement` a line, readable by its owner alone. Default: nowhere. */
  readonly disagreementsPath?: string;
  readonly force?: boolean;
}

/**
 * Agreement of two or more folders of annotations of the same texts, which must lie in at least one of them for each document;
 * the others may hold `.ann` files alone. A document that an annotator left out is missing for them, not empty.
 * Throws `usage` for fewer than two folders, `output-exists`, and what reading them throws.
 */
export async function measureAgreement(
  directories: readonly string[],
  options: AgreementOptions = {},
): Promise<Agreement> {
  const { format = "brat", disagreementsPath, force } = options;
  if (directories.length < 2) throw new UnnameError("usage", "agreement: pass the folders of at least two annotators.");
  if (disagreementsPath !== undefined) await refuseExisting(disagreementsPath, force);
  const documents = await collectDocuments(directories, format);
  const annotators: (readonly (readonly Span[] | undefined)[])[] = [];
  for (const directory of directories) annotators.push((await readSystem(directory, documents, format)).spans);
  const shared = documents.map((_, index) => annotators.filter((spans) => spans[index] !== undefined).length > 1);
  const pairs = directories.flatMap((first, i) =>
    directories.slice(i + 1).map((second, j) => {
      const both = pairOf(documents, annotators[i] ?? [], annotators[i + 1 + j] ?? []);
      return { annotators: [first, second] as const, documents: both.length, ...compareAnnotators(both) };
    }),
  );
  const places = documents.flatMap(({ id, text }, index) =>
    listDisagreements({ id, text, spans: annotators.map((spans) => spans[index]) }, directories),
  );
  if (disagreementsPath !== undefined) await writeFileAtomic(disagreementsPath, toJsonLines(places), { private: true });
  const countOf = (kind: DisagreementKind) => places.filter((place) => place.kind === kind).length;
  return {
    schemaVersion: 1,
    annotators: directories,
    documents: shared.filter(Boolean).length,
    krippendorffsAlpha: alphaOfAll(
      documents.filter((_, index) => shared[index]),
      annotators.map((spans) => spans.filter((_, index) => shared[index])),
    ),
    ...meansOf(pairs),
    disagreements: Object.fromEntries(
      DISAGREEMENT_KINDS.map((kind) => [kind, countOf(kind)]),
    ) as Agreement["disagreements"],
    pairs,
  };
}

function meansOf(pairs: readonly AgreementPair[]) {
  // Two who both marked nothing agree, but F1 of nothing is 0.
  const marked = pairs.filter((pair) => Object.keys(pair.labels).length > 0);
  const kinds = [...new Set(marked.flatMap(({ entities }) => Object.keys(entities)))].sort();
  const ofKind = (kind: string) => mean(marked.flatMap(({ entities }) => entities[kind]?.f1 ?? []));
  return {
    meanPairwiseEntityF1: marked.length === 0 ? null : mean(marked.map(({ entityF1 }) => entityF1.f1)),
    meanPairwiseEntityF1ByKind: Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])),
  };
}

/** Every document of which some folder has the text and annotations. */
async function collectDocuments(directories: readonly string[], format: GoldFormat): Promise<Document[]> {
  const documents = new Map<string, Document>();
  for (const [index, directory] of directories.entries()) {
    try {
      for (const { document } of await readGold(directory, format, "annotator's folder")) {
        if (!documents.has(document.id)) documents.set(document.id, document);
      }
    } catch (error) {
      // Without texts of its own: the others' serve.
      const isEmpty = error instanceof UnnameError && error.code === "input-empty";
      if (!isEmpty || (index === directories.length - 1 && documents.size === 0)) throw error;
    }
  }
  return [...documents.values()];
}

function pairOf(
  documents: readonly Document[],
  first: readonly (readonly Span[] | undefined)[],
  second: readonly (readonly Span[] | undefined)[],
) {
  return documents.flatMap(({ id, text }, index) => {
    const gold = first[index];
    const system = second[index];
    return gold === undefined || system === undefined ? [] : [{ id, text, gold, system }];
  });
}

function alphaOfAll(
  documents: readonly Document[],
  annotators: readonly (readonly (readonly Span[] | undefined)[])[],
): number | null {
  const tokens = documents.map(({ text }) => tokenise(text));
  return krippendorffsAlpha(
    annotators.map((spans) =>
      tokens.flatMap((ofDocument, index): (string | undefined)[] => {
        const found = spans[index];
        if (found === undefined) return ofDocument.map(() => undefined);
        return labelTokens(ofDocument, found).map(({ label }) => label);
      }),
    ),
  );
}

/** A table for people: a line a pair, then all annotators, kind by kind, and how they differ. */
export function formatAgreement(agreement: Agreement): string {
  const { pairs, krippendorffsAlpha: alpha, documents } = agreement;
  const show = (value: number | null) => (value === null ? "–" : value.toFixed(4)).padStart(10);
  const head = ["observed", "marked", "kappa", "alpha", "entity F1", "documents"]
    .map((name) => name.padStart(10))
    .join("");
  const lines = pairs.map((pair) => {
    const hasMarks = Object.keys(pair.labels).length > 0;
    const values = [
      pair.observedAgreement,
      pair.markedAgreement,
      pair.cohensKappa,
      pair.krippendorffsAlpha,
      hasMarks ? pair.entityF1.f1 : null,
    ];
    return `${values.map(show).join("")}${String(pair.documents).padStart(10)}  ${pair.annotators.join(" / ")}`;
  });
  const kinds = Object.entries(agreement.meanPairwiseEntityF1ByKind).map(([kind, f1]) => `${show(f1)}  ${kind}`);
  const { missing, label, extent, both } = agreement.disagreements;
  return [
    head,
    ...lines,
    `Krippendorff's alpha of all annotators, ${documents} documents: ${show(alpha).trim()}`,
    ...(kinds.length > 0 ? ["Entity F1 by kind, mean over pairs:", ...kinds] : []),
    `Places where annotators differ: ${missing + label + extent + both} (marked by some alone ${missing}, label ${label}, extent ${extent}, both ${both})`,
    "",
  ].join("\n");
}
