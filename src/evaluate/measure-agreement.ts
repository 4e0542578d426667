import { UnnameError } from "../base/errors.ts";
import { mean } from "../base/statistics.ts";
import type { Document } from "../text/document.ts";
import type { Span } from "../text/span.ts";
import { tokenise } from "../text/tokenise.ts";
import { krippendorffsAlpha } from "./figures/agreement.ts";
import { type AgreementFigures, compareAnnotators } from "./figures/compare-annotators.ts";
import { readBratFolder } from "./read/read-gold.ts";
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
  /** Mean over pairs with documents in common; null if there is none. */
  readonly meanPairwiseEntityF1: number | null;
  readonly pairs: readonly AgreementPair[];
}

/**
 * Agreement of two or more folders of BRAT annotations of the same texts, which must lie in at least one of them for each document;
 * the others may hold `.ann` files alone. A document that somebody did not annotate is missing for them, not empty.
 * Throws `usage` for fewer than two folders, and what reading them throws.
 */
export async function measureAgreement(directories: readonly string[]): Promise<Agreement> {
  if (directories.length < 2) throw new UnnameError("usage", "agreement: pass the folders of at least two annotators.");
  const documents = await collectDocuments(directories);
  const annotators: (readonly (readonly Span[] | undefined)[])[] = [];
  for (const directory of directories) annotators.push((await readSystem(directory, documents, "brat")).spans);
  const shared = documents.map((_, index) => annotators.filter((spans) => spans[index] !== undefined).length > 1);
  const pairs = directories.flatMap((first, i) =>
    directories.slice(i + 1).map((second, j) => {
      const both = pairOf(documents, annotators[i] ?? [], annotators[i + 1 + j] ?? []);
      return { annotators: [first, second] as const, documents: both.length, ...compareAnnotators(both) };
    }),
  );
  const compared = pairs.filter((pair) => pair.documents > 0).map((pair) => pair.entityF1.f1);
  return {
    schemaVersion: 1,
    annotators: directories,
    documents: shared.filter(Boolean).length,
    krippendorffsAlpha: alphaOfAll(
      documents.filter((_, index) => shared[index]),
      annotators.map((spans) => spans.filter((_, index) => shared[index])),
    ),
    meanPairwiseEntityF1: compared.length === 0 ? null : mean(compared),
    pairs,
  };
}

/** Every document of which some folder has the text and annotations. */
async function collectDocuments(directories: readonly string[]): Promise<Document[]> {
  const documents = new Map<string, Document>();
  for (const [index, directory] of directories.entries()) {
    try {
      for (const { document } of await readBratFolder(directory, "annotator's folder")) {
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

/** A table for people: a line a pair, then all annotators. */
export function formatAgreement({ pairs, krippendorffsAlpha: alpha, documents }: Agreement): string {
  const show = (value: number | null) => (value === null ? "–" : value.toFixed(4)).padStart(10);
  const head = ["observed", "marked", "kappa", "alpha", "entity F1", "documents"]
    .map((name) => name.padStart(10))
    .join("");
  const lines = pairs.map((pair) => {
    const values = [
      pair.observedAgreement,
      pair.markedAgreement,
      pair.cohensKappa,
      pair.krippendorffsAlpha,
      pair.entityF1.f1,
    ];
    return `${values.map(show).join("")}${String(pair.documents).padStart(10)}  ${pair.annotators.join(" / ")}`;
  });
  return [
    head,
    ...lines,
    `Krippendorff's alpha of all annotators, ${documents} documents: ${show(alpha).trim()}`,
    "",
  ].join("\n");
}
