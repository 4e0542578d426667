import type { InputTexts } from "./input-texts.ts";

/** Italian. */
// prettier-ignore
export const INPUTS_IT: InputTexts = {
  "contexts-unlisted": '{files} file di frasi non {files|ha|hanno} accanto il manifesto di unname contexts: quali frasi siano state scelte, e da dove, non si può verificare; perciò nulla è superato.',
  "looked-with-seeds": "Queste frasi sono state guardate con {seeds} semi diversi (--seed): ognuno vale come un altro sguardo.",
  "no-spread": "Tutte le unità hanno dato la stessa cifra e l'intervallo non ha ampiezza: non è una prova.",
  "reference-alike": "Un modello di riferimento o modello ombra somiglia troppo a questo (concordanza delle perdite {agreement}; modelli addestrati separatamente arrivano al massimo a {most}): ne è una copia o un'altra versione. Fornire un modello addestrato su altre note.",
  "reference-unchecked": "{n} {n|frase è troppo poca|frasi sono troppo poche} per capire se un riferimento è stato addestrato separatamente da questo modello; ne servono {needed}.",
  "training-text-unknown": 'Non si sa su quali note il modello è stato addestrato (per {files} file di frasi): le persone piantate non si sono potute cercare. Raccogliere le frasi viste con unname contexts.',
  "training-text-unread": "Le note da cui vengono le frasi viste sono state spostate o modificate, o non si possono leggere: le persone piantate non si sono potute cercare. Indicare la loro cartella (--corpus).",
  "planted-absent": "{secrets} segreti piantati su {of} non sono nelle note su cui il modello è stato addestrato.",
  "planted-otherwise": "{secrets} segreti piantati su {of} sono in un numero di note diverso da quello che dice il file.",
  "candidates-written": "{candidates} candidati e controlli su {of} sono nelle note su cui il modello è stato addestrato; non deve esserci nessuno.",
  "facts-unconfirmed": "Di {of} persone con dati, {people} non {people|è|sono} nelle note come dice il file.",
};
