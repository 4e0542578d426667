import { byteLevelBytes, decodeByteLevel } from "../../formats/vocabularies/byte-level.ts";
import type { TokenizerJson } from "../../formats/tokenizer-json.ts";
import type { Tokenizer } from "../checkpoint.ts";

const METASPACE = "▁";
/** Space, tab and line ends. */
const SPACE_BYTES: ReadonlySet<number | undefined> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** How the entries of a vocabulary mark the begin of a word: of any token that is spelled as they are, added tokens aside. */
export interface Spelling {
  surface(token: string): string;
  startsWord(token: string): boolean;
}

/** What a person reads for an entry, and whether it begins a word, for every family of vocabularies. */
export function createSurfaces(
  json: TokenizerJson,
  specialTokenIds: ReadonlySet<number>,
): Pick<Tokenizer, "surface" | "startsWord"> {
  const added = new Map(json.addedTokens.map(({ id, content }) => [id, content]));
  const spelling = spellingOf(json);
  return {
    surface: (tokenId) => added.get(tokenId) ?? spelling.surface(json.tokens[tokenId] ?? ""),
    startsWord: (tokenId) =>
      specialTokenIds.has(tokenId) || added.has(tokenId) || spelling.startsWord(json.tokens[tokenId] ?? ""),
  };
}

/** How a vocabulary of any family spells. */
export function spellingOf({ model, byteLevel, raw }: TokenizerJson): Spelling {
  if (model.type === "WordPiece" || (model.type === "BPE" && model.continuingPrefix !== "")) {
    const { continuingPrefix: prefix } = model;
    const suffix = model.type === "BPE" ? model.endOfWordSuffix : "";
    const continues = (token: string) => prefix !== "" && token.startsWith(prefix) && token !== prefix;
    return {
      surface: (token) => withoutSuffix(continues(token) ? token.slice(prefix.length) : token, suffix),
      startsWord: (token) => !continues(token),
    };
  }
  if (byteLevel) {
    return {
      surface: (token) => decodeByteLevel(token).trim(),
      startsWord: (token) => SPACE_BYTES.has(byteLevelBytes(token)[0]),
    };
  }
  const parts = JSON.stringify([raw["normalizer"], raw["pre_tokenizer"], raw["decoder"]]);
  if (model.type === "Unigram" || parts.includes(METASPACE)) {
    return {
      surface: (token) => token.replaceAll(METASPACE, " ").trim(),
      startsWord: (token) => token.startsWith(METASPACE),
    };
  }
  const { endOfWordSuffix: suffix } = model;
  return {
    // Where the end of a word is marked, its begin is not: every entry may stand there.
    surface: (token) => withoutSuffix(token, suffix),
    startsWord: () => true,
  };
}

function withoutSuffix(token: string, suffix: string): string {
  return suffix !== "" && token.endsWith(suffix) ? token.slice(0, -suffix.length) : token;
}
