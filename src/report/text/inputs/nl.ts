import type { InputTexts } from "./input-texts.ts";

/** Dutch. */
// prettier-ignore
export const INPUTS_NL: InputTexts = {
  "contexts-unlisted": "{files} {files|bestand|bestanden} met zinnen zonder manifest (unname contexts): daarmee slaagt niets.",
  "looked-with-seeds": "Bekeken met {seeds} startwaarden (--seed).",
  "no-spread": "Elke meting gaf hetzelfde: een interval zonder breedte bewijst niets.",
  "reference-alike": "Een referentie is een kopie of versie van dit model of van een andere: de verliezen komen voor {agreement} overeen (apart getraind: tot {most}).",
  "reference-unchecked": "{n} {n|zin is|zinnen zijn} te weinig om een referentie te toetsen; nodig: {needed}.",
  "training-text-unknown": "Trainingsnotities onbekend ({files} {files|bestand|bestanden} zonder manifest): de ingebrachte personen zijn niet opgezocht.",
  "training-text-unread": "Trainingsnotities verplaatst, veranderd of onleesbaar (--corpus): de ingebrachte personen zijn niet opgezocht.",
  "planted-unlisted": "Het bestand met ingebrachte personen is niet dat waarmee de geziene zinnen verzameld zijn (contexts --canaries): er kunnen personen weggelaten zijn.",
  "planted-absent": "{secrets} van {of} ingebrachte geheimen staan niet in de notities.",
  "planted-otherwise": "{secrets} van {of} ingebrachte geheimen staan in een ander aantal notities dan vermeld.",
  "candidates-written": "{candidates} van {of} kandidaten en controles staan in de notities; dat mag niet.",
  "facts-unconfirmed": "{people} van {of} mensen staan niet zo in de notities als vermeld.",
};
