import type { ReviewTexts } from "./review-texts.ts";

/** Dutch. */
// prettier-ignore
export const REVIEW_NL: ReviewTexts = {
  heading: "Hoe goed de beoordeling is",
  lede: "Hoe ver beoordelaars het eens waren, hoeveel namen er nog kunnen zijn onder wat niemand besliste, en hoe hoog de cijfers waren als niemand zich vergist had. Geen oordeel berust op deze tabel.",
  agreement: "Overeenstemming van beoordelaars",
  agreementAsked: "Cohens κ over de woorden waarop beiden antwoordden, voordat er iets beslecht was: 1 is volledige overeenstemming, 0 wat het toeval geeft; met het 95 %-interval.",
  pair: "{first}, {second}: κ {kappa} ({interval}); hetzelfde antwoord bij {share%} van {n} {n|woord|woorden}.",
  pairUndefined: "{first}, {second}: κ is niet bepaald; hetzelfde antwoord bij {share%} van {n} {n|woord|woorden}.",
  pairNone: "{first}, {second}: geen woord waarop beiden antwoordden.",
  differing: "Verschillend beslist",
  differingAsked: "Tot een woord beslecht is, geldt het voorzichtigste antwoord: naam voor onzeker voor behouden.",
  differingOf: "{open} {open|woord|woorden} open, {settled} beslecht.",
  left: "Namen over",
  leftAsked: "Namen onder de woorden waarover niemand besliste, volgens geijkte kansen en een aselecte steekproef; de grens is eenzijdig.",
  leftOf: "{expected} verwacht, hoogstens {upper} ({confidence%}); {entries} woorden, waarvan {names} tot naam verklaard; toegestaan bij een grens van {bound%}: {allowed}.",
  safe: "Veilig om te stoppen.",
  notSafe: "Nog niet veilig om te stoppen.",
  sample: "Aselecte steekproef uit de rest",
  sampleAsked: "Woorden waar niets op wees, willekeurig getrokken: hoeveel daarvan toch namen zijn.",
  sampleOf: "{decided} van {drawn} beslist, {names} {names|naam|namen}; hoogstens {upper} onder de overige {rest}.",
  judges: "Bekende antwoorden",
  judgesAsked: "Woorden met een bekend antwoord, gemengd onder wat te beoordelen was: hoeveel er juist beoordeeld zijn.",
  judgesOf: "{namesRight} van {namesAsked} namen, {wordsRight} van {wordsAsked} gewone woorden.",
  rateAsked: "Zoals geteld, en gecorrigeerd voor wat beoordelaars van de bekende antwoorden maakten (Rogan en Gladen 1978).",
  rateOf: "geteld {counted} ({countedInterval}), gecorrigeerd {corrected} ({correctedInterval})",
  leftShort: "Namen over: hoogstens {upper} ({confidence%}).",
};
