import type { InputTexts } from "./input-texts.ts";

/** Italian. */
// prettier-ignore
export const INPUTS_IT: InputTexts = {
  "contexts-unlisted": "{files} file di frasi senza manifesto (unname contexts): la scelta non si può verificare, quindi nulla è superato.",
  "looked-with-seeds": "Guardate con {seeds} semi diversi (--seed).",
  "no-spread": "Tutte le unità hanno dato la stessa cifra: un intervallo senza ampiezza non prova nulla.",
  "reference-alike": "Un modello di riferimento o ombra è una copia o versione di questo o di un altro: le perdite concordano per {agreement}; addestrati separatamente, al massimo {most}.",
  "reference-unchecked": "{n} {n|frase è troppo poca|frasi sono troppo poche} per distinguere un riferimento da una copia; ne servono {needed}.",
  "training-text-unknown": "Non si sa quali siano le note di addestramento (manca il manifesto di {files} file): le persone inserite non sono state cercate.",
  "training-text-unread": "Le note delle frasi viste sono state spostate, modificate o non si leggono (--corpus): le persone inserite non sono state cercate.",
  "planted-unlisted": "Il file delle persone inserite non è quello usato per raccogliere le frasi viste (contexts --canaries): può darsi che ne manchino alcune.",
  "planted-absent": "{secrets} segreti inseriti su {of} non sono nelle note di addestramento.",
  "planted-otherwise": "{secrets} segreti inseriti su {of} sono in un numero di note diverso da quello del file.",
  "candidates-written": "{candidates} candidati e controlli su {of} sono nelle note di addestramento; non deve esserci nessuno.",
  "facts-unconfirmed": "{people} persone su {of} non sono nelle note come dice il file.",
};
