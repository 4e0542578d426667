import type { Template } from "../catalogue.ts";

/** What a catalogue says of how good the review is. */
export type ReviewTexts = Readonly<Record<ReviewText, Template>>;

export type ReviewText =
  | "heading"
  | "lede"
  | "agreement"
  | "agreementAsked"
  | "pair"
  | "pairUndefined"
  | "pairNone"
  | "differing"
  | "differingAsked"
  | "differingOf"
  | "left"
  | "leftAsked"
  | "leftOf"
  | "safe"
  | "notSafe"
  | "kept"
  | "keptAsked"
  | "keptOf"
  | "moreNames"
  | "fewerNames"
  | "sampleOpen"
  | "againOpen"
  | "keptMany"
  | "undecidedMany"
  | "sample"
  | "sampleAsked"
  | "sampleOf"
  | "judges"
  | "judgesAsked"
  | "judgesOf"
  | "rateAsked"
  | "rateOf"
  | "leftShort";
