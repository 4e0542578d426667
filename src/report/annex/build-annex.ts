import type { AuditComparison, AuditReport } from "../../audit/audit-report.ts";
import type { Language } from "../language.ts";
import { modelsOf } from "../describe/summary.ts";
import { annexTextsOf } from "../text/annexes/annex-catalogues.ts";
import type { AnnexKind } from "../text/annexes/annex-texts.ts";
import type { Annex, AnnexFacts, AnnexSection } from "./annex.ts";
import {
  attacks,
  expert,
  identifiers,
  measures,
  necessity,
  people,
  processing,
  retention,
  risk,
  type SectionInput,
} from "./sections.ts";

const SECTIONS: Readonly<Record<AnnexKind, readonly ((input: SectionInput) => AnnexSection)[]>> = {
  dpia: [processing, people, necessity, measures, retention, attacks, risk],
  "processing-record": [processing, people, measures, retention, risk],
  "expert-determination": [expert, people, identifiers, measures, retention, attacks, risk],
};

/**
 * A document for the privacy office of an audit of one model or several: what the audit and the facts hold, and marked blanks for all else.
 * Holds no name of the texts, as the audit holds none. A pure function of what it is given; no verdict in it is better than the rows'.
 */
export function buildAnnex(
  audit: AuditReport | AuditComparison,
  kind: AnnexKind,
  facts: AnnexFacts = {},
  language: Language = "en",
): Annex {
  const text = annexTextsOf(language);
  const input = { models: modelsOf(audit), facts, language, text };
  return { kind, ...text.kinds[kind], sections: SECTIONS[kind].map((section) => section(input)) };
}
