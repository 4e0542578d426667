import type { Gazetteer } from "../../gazetteer.ts";

/**
 * What a language's lists know of folded words; how they are read is each language's own affair.
 */
export interface NameLists {
  /** A given name usual in the language. */
  isGiven(key: string): boolean;
  /** A given name or surname of any language. */
  isName(key: string): boolean;
  /** A name that the language's own dictionary has; undefined where no dictionary says. */
  isLocalName?(key: string): boolean;
  /** True for what is used as a word of the language more than as a name. */
  isOrdinary(key: string): boolean;
  /** Put together from two ordinary words. */
  isCompound?(key: string): boolean;
  isNationality(key: string): boolean;
  /** What a language is called, as in "speaks Twi". */
  isLanguage?(key: string): boolean;
  /** A scale, a device, a medicine, a maker, a brand: asked of words that are no name. */
  isTerm(key: string): boolean;
  /** What is sold across borders: asked of words that are no name and no place. */
  isGoods?(key: string): boolean;
  /** Places with what each needs beside it: values are 1 + the index in {@link PLACE_STRENGTHS}. */
  readonly places: Gazetteer;
}

/**
 * How much a place name needs beside it: `sure` stands alone, `shared` is a personal name too and yields to a person,
 * `supported` is an ordinary word too, or obscure, and needs a preposition.
 */
export type PlaceStrength = "sure" | "shared" | "supported";

/** From weak to strong. */
export const PLACE_STRENGTHS: readonly PlaceStrength[] = ["supported", "shared", "sure"];
