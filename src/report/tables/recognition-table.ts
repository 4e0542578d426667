import type { RecognitionFigures } from "../../audit/audit-report.ts";
import { fill, formatCount, formatPercent } from "../format.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "../page/markup.ts";
import { scrollPanel } from "../charts/scroll-panel.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** How step 1 did, held against the truth, and how far its lists hold the names of these notes. */
export function recognitionTable({ labels, lists }: RecognitionFigures, language: Language): Markup {
  const { page, entityLabels, listKinds } = catalogueOf(language);
  const share = (part: number, whole: number) =>
    whole === 0 ? "–" : `${formatCount(part, language)}, ${formatPercent(part / whole, language)}`;
  const line = (label: string, whole: number, part: number) =>
    html`<tr>
      <th scope="row">${label}</th>
      <td>${formatCount(whole, language)}</td>
      <td>${share(part, whole)}</td>
    </tr>`;
  const named = (label: string) => entityLabels[label] ?? label;
  return html`<section>
    <h2>${page.recognitionHeading}</h2>
    <p class="lede">${page.recognitionLede}</p>
    ${scrollPanel(
      page.recognitionHeading,
      html`<table>
        <thead>
          <tr>
            <th scope="col">${page.recognitionStep}</th>
            <th scope="col">${page.recognitionInNotes}</th>
            <th scope="col">${page.recognitionFound}</th>
          </tr>
        </thead>
        <tbody>
          ${labels.map(({ label, mentions, covered }) => line(fill(page.recognitionCovered, { label: named(label) }, language), mentions, covered))}
          ${labels.map(({ label, replaced, touching }) => line(fill(page.recognitionReplaced, { label: named(label) }, language), replaced, touching))}
          ${lists.map(({ kind, names, listed }) => line(fill(page.recognitionListed, { kind: listKinds[kind] ?? kind }, language), names, listed))}
        </tbody>
      </table>`,
    )}
  </section>`;
}
