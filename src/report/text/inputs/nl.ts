import type { InputTexts } from "./input-texts.ts";

/** Dutch. */
// prettier-ignore
export const INPUTS_NL: InputTexts = {
  "contexts-unlisted": 'Bij {files} {files|bestand|bestanden} met zinnen hoort geen manifest van unname contexts: welke zinnen zijn gekozen, en waaruit, is niet na te gaan. Daarom voldoet niets.',
  "looked-with-seeds": "Deze zinnen zijn met {seeds} verschillende startwaarden (--seed) bekeken; elke keer telt.",
  "no-spread": "Elke meting gaf hetzelfde cijfer, dus het interval heeft geen breedte: dat bewijst niets.",
  "reference-alike": "Een referentie- of schaduwmodel lijkt te veel op dit model (overeenkomst van het verlies {agreement}; apart getrainde modellen halen hoogstens {most}): het is een kopie of een andere versie. Geef een model dat op andere notities is getraind.",
  "reference-unchecked": "{n} {n|zin is|zinnen zijn} te weinig om te zien of een referentie apart van dit model is getraind; nodig zijn er {needed}.",
  "training-text-unknown": 'Op welke notities het model is getraind, is niet bekend (bij {files} {files|bestand|bestanden} met zinnen): geplante mensen konden niet worden opgezocht. Verzamel de geziene zinnen met unname contexts.',
  "training-text-unread": "De notities waaruit de geziene zinnen komen, zijn verplaatst, veranderd of niet leesbaar: geplante mensen konden niet worden opgezocht. Geef hun map op (--corpus).",
  "planted-absent": "{secrets} van {of} geplante geheimen staan niet in de notities waarop het model is getraind.",
  "planted-otherwise": "{secrets} van {of} geplante geheimen staan in een ander aantal notities dan het bestand zegt.",
  "candidates-written": "{candidates} van {of} kandidaten en controles staan in de notities waarop het model is getraind; dat mag er geen enkele zijn.",
  "facts-unconfirmed": "Van {of} personen met gegevens {people|staat|staan} {people} niet in de notities zoals het bestand zegt.",
};
