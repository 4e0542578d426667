import type { AuditReport, FrequencyBand } from "../../audit/audit-report.ts";
import { fill } from "../format.ts";
import type { Language } from "../language.ts";
import { html, type Markup } from "../page/markup.ts";
import { splitTag } from "../page/marks.ts";
import { scrollPanel } from "../charts/scroll-panel.ts";
import { catalogueOf } from "../text/catalogues.ts";
import { SPLITS } from "../../probe/contexts/context.ts";

/** How many entries, and names among them, were predicted how often, a column a model; nothing where no name was. */
export function frequencyTable(models: readonly AuditReport[], language: Language): Markup | false {
  const { page } = catalogueOf(language);
  const bands = models.map(({ details }) =>
    (details.nameRate ?? []).flatMap(({ split, frequencyBands }) => frequencyBands.map((band) => ({ ...band, split }))),
  );
  if (bands.flat().every(({ nameLikeTokens }) => nameLikeTokens === 0)) return false;
  const lines = SPLITS.flatMap((split) => {
    const froms = new Set(bands.flat().flatMap((band) => (band.split === split ? [band.from] : [])));
    return [...froms]
      .toSorted((a, b) => a - b)
      .map((from) => bands.map((own) => own.find((band) => band.split === split && band.from === from)));
  });
  return html`<section>
    <h3>${page.bandsHeading}</h3>
    <p class="lede">${page.bandsLede}</p>
    ${describeMostHits(models, language).map((sentence) => html`<p>${sentence}</p>`)}
    ${scrollPanel(
      page.bandsHeading,
      html`<table class="small by-model" style="--models:${models.length}">
        <thead>
          <tr>
            <th scope="col">${page.bandsShare}</th>
            ${models.map(({ model }) => html`<th scope="col">${model.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${lines.map((cells) => {
            const band = cells.find((cell) => cell !== undefined);
            return (
              band &&
              html`<tr>
                <th scope="row">${range(band, language)} ${splitTag(band.split, language)}</th>
                ${cells.map((cell) => html`<td>${cell === undefined ? "–" : fill(page.bandsCell, { names: cell.nameLikeTokens, tokens: cell.tokens }, language)}</td>`)}
              </tr>`
            );
          })}
        </tbody>
      </table>`,
    )}
  </section>`;
}

/** How few names make most of the hits, a sentence for each model and split; none without hits, and for audits of earlier versions. */
export function describeMostHits(models: readonly AuditReport[], language: Language): string[] {
  const { page, splits } = catalogueOf(language);
  return models.flatMap(({ model, details }) =>
    (details.nameRate ?? []).flatMap(({ split, mostHits }) => {
      if (mostHits === undefined) return [];
      const { words, ofWords: all, hits } = mostHits;
      const values = { name: model.name, split: splits[split].tag, words, all, hits };
      return [fill(page.bandsMostHits, values, language)];
    }),
  );
}

function range({ from, to }: FrequencyBand, language: Language): string {
  const { page } = catalogueOf(language);
  return fill(to === 1 ? page.bandOpen : page.bandRange, { from, to }, language);
}
