import type { NoteTexts } from "../catalogue.ts";

/** Italian. */
// prettier-ignore
export const INPUTS_IT = {
  "contexts-unlisted": "{files} file di frasi senza manifesto (unname contexts): la selezione non si può verificare, quindi nulla è superato.",
  "looked-with-seeds": "Esaminate con {seeds} semi diversi (--seed).",
  "no-spread": "Tutte le unità hanno dato lo stesso valore: un intervallo senza ampiezza non prova nulla.",
  "reference-alike": "Un modello di riferimento o ombra è una copia o versione di questo o di un altro: le perdite concordano per {agreement}; fra modelli addestrati separatamente, al massimo per {most}.",
  "reference-unchecked": "{n} {n|frase non basta|frasi non bastano} per distinguere un riferimento da una copia; ne servono {needed}.",
  "references-left-out": "Audit precedenti di questo modello hanno usato {references} {references|modello di riferimento che qui manca|modelli di riferimento che qui mancano} (looks.jsonl): {references|lo|li} indichi di nuovo.",
  "planting-changed": "Un audit precedente di questo modello ha usato un altro file di persone inserite: indichi di nuovo quello.",
  "patients-left-out": "Secondo un audit precedente queste frasi sono di {before} pazienti, secondo questo di {now}: indichi di nuovo lo stesso --patients.",
  "training-text-unknown": "Non si sa quali siano le note di addestramento (manca il manifesto di {files} file): le persone inserite non sono state cercate.",
  "training-text-unread": "Le note delle frasi viste sono state spostate o modificate, o non si possono leggere (--corpus): le persone inserite non sono state cercate.",
  "planted-unlisted": "Il file delle persone inserite non è quello usato per raccogliere le frasi viste (contexts --canaries): può darsi che ne manchino alcune.",
  "planted-absent": "{secrets} su {of} segreti inseriti non sono nelle note di addestramento.",
  "planted-otherwise": "{secrets} su {of} segreti inseriti sono in un numero di note diverso da quello del file.",
  "candidates-written": "{candidates} su {of} candidati e controlli sono nelle note di addestramento; non deve essercene nessuno.",
  "facts-unconfirmed": "{people} su {of} persone non sono nelle note come dice il file.",
} satisfies NoteTexts;
