import type { ReviewTexts } from "./review-texts.ts";

/** English. */
// prettier-ignore
export const REVIEW_EN: ReviewTexts = {
  heading: "How good the review is",
  lede: "How far reviewers agreed, how many names may be left among what nobody decided on, and what the rates would be if nobody had erred. No verdict rests on this table.",
  agreement: "Agreement of reviewers",
  agreementAsked: "Cohen's κ over the entries that both answered, before anything was settled: 1 is complete agreement, 0 what chance gives; with its 95 % interval.",
  pair: "{first}, {second}: κ {kappa} ({interval}); the same answer on {share%} of {n} {n|entry|entries}.",
  pairUndefined: "{first}, {second}: κ is not defined; the same answer on {share%} of {n} {n|entry|entries}.",
  pairNone: "{first}, {second}: no entry that both answered.",
  differing: "Decided differently",
  differingAsked: "Until an entry is settled, the more cautious answer stands: name before unsure before keep.",
  differingOf: "{open} {open|entry|entries} open, {settled} settled.",
  left: "Names left",
  leftAsked: "Names among the entries that nobody decided on, by calibrated probabilities and a random sample; the bound is one-sided.",
  leftOf: "{expected} expected, at most {upper} ({confidence%}); {entries} entries, {names} decided to be names; allowed at a bound of {bound%}: {allowed}.",
  safe: "Safe to stop.",
  notSafe: "Not yet safe to stop.",
  sample: "Random sample of the rest",
  sampleAsked: "Entries that nothing spoke for, drawn at random: how many of them are names all the same.",
  sampleOf: "{decided} of {drawn} decided, {names} {names|name|names}; at most {upper} among the other {rest}.",
  judges: "Known answers",
  judgesAsked: "Words whose answer is known, mixed in among those to judge: how many were judged right.",
  judgesOf: "{namesRight} of {namesAsked} names, {wordsRight} of {wordsAsked} ordinary words.",
  rateAsked: "As counted, and corrected for what judges made of the known answers (Rogan and Gladen 1978).",
  rateOf: "counted {counted} ({countedInterval}), corrected {corrected} ({correctedInterval})",
  leftShort: "Names left: at most {upper} ({confidence%}).",
};
