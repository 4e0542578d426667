import type { Requirement } from "../../audit/audit-ids.ts";
import type { AnnexKind, BlankId } from "../text/annexes/annex-texts.ts";
import type { Recipients } from "../text/decision/decision-texts.ts";

/** A line of a cell: text, or what is still to be filled in. */
export type AnnexLine = string | { readonly blank: string };
export type AnnexCell = readonly AnnexLine[];

/** One table of an annex, the first cell of a row being its heading. */
export interface AnnexSection {
  readonly heading: string;
  readonly lede?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly AnnexCell[])[];
}

/** A document for the privacy office, filled as far as is known: data, which {@link annexMarkdown} and the page write out. */
export interface Annex {
  readonly kind: AnnexKind;
  readonly title: string;
  readonly lede: string;
  readonly sections: readonly AnnexSection[];
}

/** What an annex says of a release. */
export interface ReleaseFacts {
  readonly files: number;
  /** Absent in releases of earlier versions. */
  readonly required?: Requirement;
  readonly acceptedRisk?: { readonly reason: string; readonly missed: readonly string[] };
}

/** What is known beside the audit. */
export interface AnnexFacts {
  readonly recipients?: Recipients;
  /** The release of the audited model. */
  readonly release?: ReleaseFacts;
  /** Documents that step 1 read, by its manifests. */
  readonly documents?: number;
  /** What the user filled in. */
  readonly filled?: Readonly<Partial<Record<BlankId, string>>>;
}
