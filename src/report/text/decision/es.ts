import type { DecisionTexts } from "./decision-texts.ts";

/** Spanish. */
// prettier-ignore
export const DECISION_ES: DecisionTexts = {
  headline: "{names}: {namesVerdict}. {attacks}: {attacksVerdict}.",
  tests: {
    names: { name: "Prueba de nombres",
      verdicts: {
        pass: "Donde había nombres, el modelo no dice más de lo que permiten los límites. Esta prueba no ataca a personas concretas.",
        fail: "Al menos una cifra sobre nombres supera su límite.",
        inconclusive: "Lo medido sobre nombres no basta para dar un veredicto. No cuenta como superada.",
        "not-made": "No se ha medido si el modelo dice nombres.",
      } },
    attacks: { name: "Prueba de ataques",
      verdicts: {
        pass: "Ninguno de los cinco ataques obtiene del modelo más de lo que permite su límite. Puede haber ataques más fuertes.",
        fail: "Al menos un ataque obtiene del modelo más de lo que permite su límite.",
        inconclusive: "Faltan ataques o muestran demasiado poco para dar un veredicto. No cuenta como superada.",
        "not-made": "No se ha realizado ningún ataque. Se desconoce qué puede averiguar un atacante sobre las personas del texto de entrenamiento.",
      } },
  },
  outcomes: { pass: "superada", fail: "no superada", inconclusive: "sin veredicto", "not-made": "no realizada" },
  notMade: "No realizado: {audits}.",
  lacking: "Cifras que faltan: {measures}.",
};
