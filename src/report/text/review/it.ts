import type { ReviewTexts } from "./review-texts.ts";

/** Italian. */
// prettier-ignore
export const REVIEW_IT: ReviewTexts = {
  heading: "Qualità della revisione",
  lede: "Quanto i revisori concordavano, quanti nomi possono restare tra ciò su cui nessuno ha deciso, e quanto varrebbero le cifre se nessuno avesse sbagliato. Nessun verdetto si basa su questa tabella.",
  agreement: "Accordo tra revisori",
  agreementAsked: "κ di Cohen sulle voci a cui entrambi hanno risposto, prima di comporre i disaccordi: 1 è accordo completo, 0 quello dato dal caso; con il suo intervallo al 95 %.",
  pair: "{first}, {second}: κ {kappa} ({interval}); la stessa risposta in {share%} di {n} {n|voce|voci}.",
  pairUndefined: "{first}, {second}: κ non è definita; la stessa risposta in {share%} di {n} {n|voce|voci}.",
  pairNone: "{first}, {second}: nessuna voce a cui abbiano risposto entrambi.",
  differing: "Decise diversamente",
  differingAsked: "Finché il disaccordo non è composto, vale la risposta più prudente: nome prima di incerta prima di mantenuta.",
  differingOf: "{open} {open|voce aperta|voci aperte}, {settled} composte.",
  left: "Nomi rimasti",
  leftAsked: "Nomi tra le voci su cui nessuno ha deciso, secondo probabilità calibrate e un campione casuale; il limite è unilaterale.",
  leftOf: "{expected} attesi, al massimo {upper} ({confidence%}); {entries} voci, {names} decise come nomi; ammessi con un limite di {bound%}: {allowed}.",
  safe: "Ci si può fermare.",
  notSafe: "Non ci si può ancora fermare.",
  sample: "Campione casuale del resto",
  sampleAsked: "Voci che nulla rendeva sospette, estratte a caso: quante sono comunque nomi.",
  sampleOf: "{decided} su {drawn} decise, {names} {names|nome|nomi}; al massimo {upper} tra le altre {rest}.",
  judges: "Risposte note",
  judgesAsked: "Parole di risposta nota, mescolate a quelle da giudicare: quante sono state giudicate bene.",
  judgesOf: "{namesRight} nomi su {namesAsked}, {wordsRight} parole comuni su {wordsAsked}.",
  rateAsked: "Come contato, e corretto per ciò che si è giudicato delle risposte note (Rogan e Gladen 1978).",
  rateOf: "contato {counted} ({countedInterval}), corretto {corrected} ({correctedInterval})",
  leftShort: "Nomi rimasti: al massimo {upper} ({confidence%}).",
};
