import type { ReviewTexts } from "./review-texts.ts";

/** Spanish. */
// prettier-ignore
export const REVIEW_ES: ReviewTexts = {
  heading: "Calidad de la revisión",
  lede: "Hasta qué punto coincidieron los revisores, cuántos nombres pueden quedar entre lo que nadie decidió, y qué valor tendrían las cifras si nadie se hubiera equivocado. Ningún veredicto se basa en esta tabla.",
  agreement: "Acuerdo entre revisores",
  agreementAsked: "κ de Cohen sobre las entradas a las que ambos respondieron, antes de zanjar nada: 1 es acuerdo completo, 0 lo que da el azar; con su intervalo del 95 %.",
  pair: "{first}, {second}: κ {kappa} ({interval}); la misma respuesta en {share%} de {n} {n|entrada|entradas}.",
  pairUndefined: "{first}, {second}: κ no está definida; la misma respuesta en {share%} de {n} {n|entrada|entradas}.",
  pairNone: "{first}, {second}: ninguna entrada a la que respondieran ambos.",
  differing: "Decididas de forma distinta",
  differingAsked: "Hasta que una entrada se zanja, vale la respuesta más prudente: nombre antes que dudosa antes que conservada.",
  differingOf: "{open} {open|entrada abierta|entradas abiertas}, {settled} zanjadas.",
  left: "Nombres restantes",
  leftAsked: "Nombres entre las entradas sobre las que nadie decidió, según probabilidades calibradas y una muestra aleatoria; la cota es unilateral.",
  leftOf: "{expected} esperados, como mucho {upper} ({confidence%}); {entries} entradas, {names} decididas como nombres; permitidos con un límite de {bound%}: {allowed}.",
  safe: "Se puede parar.",
  notSafe: "Aún no se puede parar.",
  sample: "Muestra aleatoria del resto",
  sampleAsked: "Entradas de las que nada hacía sospechar, sacadas al azar: cuántas son nombres a pesar de todo.",
  sampleOf: "{decided} de {drawn} decididas, {names} {names|nombre|nombres}; como mucho {upper} entre las otras {rest}.",
  judges: "Respuestas conocidas",
  judgesAsked: "Palabras de respuesta conocida, mezcladas entre las que había que juzgar: cuántas se juzgaron bien.",
  judgesOf: "{namesRight} de {namesAsked} nombres, {wordsRight} de {wordsAsked} palabras corrientes.",
  rateAsked: "Tal como se contó, y corregido según lo que se juzgó de las respuestas conocidas (Rogan y Gladen 1978).",
  rateOf: "contado {counted} ({countedInterval}), corregido {corrected} ({correctedInterval})",
  leftShort: "Nombres restantes: como mucho {upper} ({confidence%}).",
};
