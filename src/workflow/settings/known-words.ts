import { openShippedLists } from "../../recognise/rules/lists/shipped-lists.ts";

const LISTS = openShippedLists("technical");

/**
 * The words that keys of configurations are made of: every key of the configurations of the masked language models of transformers 5.23, of its
 * generation settings, of older versions, and of `training.json`.
 */
const WORDS = LISTS.set("words of keys");
/** Keys that settings are known by although they are dropped: they can be reported. */
const SHOWN_KEYS = LISTS.set("keys that are shown");

/** Whether a key is made of known words alone: it holds no name. */
export function isMadeOfKnownWords(key: string): boolean {
  const words = key.replace(/([a-z])([A-Z])/g, "$1_$2").toLowerCase().split(/[_\d.]+/).filter((word) => word !== ""); // prettier-ignore
  return words.length > 0 && words.every((word) => WORDS.has(word));
}

/** A key as a public report may write it: `*` for one that might be a name. */
export function toldKey(key: string): string {
  return SHOWN_KEYS.has(key) || /^\d{1,7}$/.test(key) || isMadeOfKnownWords(key) ? key : "*";
}
