import type { AuditReport } from "../../audit/audit-report.ts";
import {
  describeAudit,
  describeEntries,
  describeLists,
  describeReviewer,
  describeSettings,
} from "../describe/describe-evidence.ts";
import { fill } from "../format.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "../page/markup.ts";
import { scrollPanel } from "../charts/scroll-panel.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** A fact with the models that share it, by their names; empty where all do. */
interface SharedFact {
  readonly label: string;
  readonly value: string;
  readonly models: readonly string[];
}

/** What was audited with what, every digest in full; what all models share once. */
export function provenance(models: readonly AuditReport[], language: Language): Markup {
  const { page } = catalogueOf(language);
  const shared = models.flatMap((model) =>
    factsOf(model, language).map(([label, value]) => ({ label, value, models: [model.model.name] })),
  );
  return html`<section>
    <h3>${page.provenanceHeading}</h3>
    ${scrollPanel(
      page.provenanceHeading,
      html`<table class="small provenance">
        <tbody>
          ${merge(shared, models.length).map(
            ({ label, value, models: names }) =>
              html`<tr>
                <th scope="row">${label}${names.length > 0 && html`<small>${names.join(", ")}</small>`}</th>
                <td><code>${value}</code></td>
              </tr>`,
          )}
        </tbody>
      </table>`,
    )}
  </section>`;
}

function merge(facts: readonly SharedFact[], models: number): SharedFact[] {
  const merged = new Map<string, SharedFact>();
  for (const fact of facts) {
    const key = `${fact.label}\n${fact.value}`;
    const same = merged.get(key);
    merged.set(key, same === undefined ? fact : { ...same, models: [...same.models, ...fact.models] });
  }
  const labels = [...new Set(facts.map(({ label }) => label))];
  const inOrder = labels.flatMap((label) => [...merged.values()].filter((fact) => fact.label === label));
  return inOrder.map((fact) => (fact.models.length >= models ? { ...fact, models: [] } : fact));
}

function factsOf(audit: AuditReport, language: Language): (readonly [label: string, value: string])[] {
  const { facts } = catalogueOf(language);
  const { model, tokenizer, contexts, evidence, baselineModel, program, details } = audit;
  const { names, decisions, judgements, entries } = evidence;
  const entriesText = describeEntries(audit, language);
  const all: readonly (readonly [string, string | undefined])[] = [
    [facts.audited, describeAudit(audit, language)],
    [facts.command, program.command ?? facts.noCommand],
    [facts.modelDigest, model.sha256],
    [facts.tokenizerDigest, tokenizer.sha256],
    [facts.lineage, model.lineage],
    [facts.comparedWith, baselineModel && `${baselineModel.name} ${baselineModel.sha256}`],
    ...contexts.map(
      ({ file, n, originals, nearDuplicates: dropped, sha256: digest, testSetSha256: test }) =>
        [facts.asked, fill(facts.contextFile, { file, n, originals, dropped, digest, test }, language)] as const,
    ),
    ...describeLists(audit, language, true).map((line) => [facts.lists, line] as const),
    [facts.namesDigest, names.digest],
    [facts.decisionsFile, decisions && `${decisions.file} ${decisions.digest}`],
    ...(decisions?.reviewers ?? []).map((reviewer) => [facts.decidedBy, describeReviewer(reviewer, language)] as const),
    [facts.judgementsFile, judgements && `${judgements.file ?? ""} ${judgements.digest}`.trim()],
    ...(judgements?.reviewers ?? []).map((reviewer) => [facts.judged, describeReviewer(reviewer, language)] as const),
    [facts.entries, entriesText],
    [
      facts.nameEntriesLabel,
      fill(
        facts.nameEntries,
        { names: names.nameLikeTokens, replaced: names.replacedTokens, kept: names.keptNameTokens },
        language,
      ),
    ],
    [facts.recognisers, entries && entries.recognisers.length > 0 ? entries.recognisers.join(", ") : undefined],
    [facts.settings, describeSettings(audit, language)],
    ...(details.residue?.closed ?? []).map(({ file, why }) => [facts.closedFile, `${file}: ${why}`] as const),
  ];
  return all.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}
