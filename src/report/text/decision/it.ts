import type { DecisionTexts } from "./decision-texts.ts";

/** Italian. */
// prettier-ignore
export const DECISION_IT: DecisionTexts = {
  headline: "{names}: {namesVerdict}. {attacks}: {attacksVerdict}.",
  tests: {
    names: { name: "Test dei nomi",
      verdicts: {
        pass: "Dove c’erano dei nomi, il modello non ne dice più di quanto i limiti consentano. Questo test non attacca singole persone.",
        fail: "Almeno una misura sui nomi supera il suo limite.",
        inconclusive: "Quanto misurato sui nomi non basta per un verdetto. Non vale come superato.",
        "not-made": "Non è stato misurato se il modello dica nomi.",
      } },
    attacks: { name: "Test degli attacchi",
      verdicts: {
        pass: "Nessuno dei cinque attacchi ricava dal modello più di quanto il suo limite consenta. Possono esistere attacchi più forti.",
        fail: "Almeno un attacco ricava dal modello più di quanto il suo limite consenta.",
        inconclusive: "Mancano degli attacchi, o mostrano troppo poco per un verdetto. Non vale come superato.",
        "not-made": "Nessun attacco è stato eseguito. Non si sa che cosa un attaccante possa scoprire sulle persone del testo di addestramento.",
      } },
  },
  outcomes: { pass: "superato", fail: "non superato", inconclusive: "nessun verdetto", "not-made": "non eseguito" },
  notMade: "Non eseguito: {audits}.",
  lacking: "Misure mancanti: {measures}.",
};
