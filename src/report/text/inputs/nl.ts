import type { NoteTexts } from "../catalogue.ts";

/** Dutch. */
// prettier-ignore
export const INPUTS_NL = {
  "contexts-unlisted": "{files} {files|bestand|bestanden} met zinnen zonder manifest (unname contexts): de keuze is niet te controleren, dus niets slaagt.",
  "looked-with-seeds": "Bekeken met {seeds} verschillende seeds (--seed).",
  "no-spread": "Elke meting gaf hetzelfde cijfer: een interval zonder breedte bewijst niets.",
  "reference-alike": "Een referentie- of schaduwmodel is een kopie of versie van dit model of van een ander: de verliezen komen voor {agreement} overeen (apart getraind: tot {most}).",
  "reference-unchecked": "{n} {n|zin is|zinnen zijn} te weinig om een referentie van een kopie te onderscheiden; er zijn er {needed} nodig.",
  "references-left-out": "Eerdere audits van dit model zijn gedaan met {references} {references|referentiemodel dat|referentiemodellen die} hier {references|ontbreekt|ontbreken} (looks.jsonl): geef {references|het|ze} opnieuw op.",
  "planting-changed": "Een eerdere audit van dit model is gedaan met een ander bestand met ingebrachte personen: geef dat opnieuw op.",
  "patients-left-out": "Volgens een eerdere audit zijn deze zinnen van {before} patiënten, volgens deze van {now}: geef dezelfde --patients opnieuw op.",
  "training-text-unknown": "Trainingsnotities onbekend ({files} {files|bestand|bestanden} zonder manifest): de ingebrachte personen zijn niet opgezocht.",
  "training-text-unread": "Trainingsnotities verplaatst, veranderd of onleesbaar (--corpus): de ingebrachte personen zijn niet opgezocht.",
  "planted-unlisted": "Het bestand met ingebrachte personen is niet dat waarmee de geziene zinnen verzameld zijn (contexts --canaries): mogelijk zijn er personen weggelaten.",
  "planted-absent": "{secrets} van {of} ingebrachte geheimen staan niet in de notities.",
  "planted-otherwise": "{secrets} van {of} ingebrachte geheimen staan in een ander aantal notities dan het bestand vermeldt.",
  "candidates-written": "{candidates} van {of} kandidaten en controles staan in de notities; dat mag niet.",
  "facts-unconfirmed": "{people} van {of} mensen staan niet in de notities zoals het bestand vermeldt.",
} satisfies NoteTexts;
