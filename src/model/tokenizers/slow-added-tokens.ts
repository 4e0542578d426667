import { isObject } from "../../base/json-values.ts";
import { isId, malformed } from "../../formats/tokenizer-json/checks.ts";

/** What a tokenizer's configuration files say, by key; special_tokens_map.json and tokenizer_config.json in one. */
export type TokenizerSettings = Readonly<Record<string, unknown>>;

/** An entry of `added_tokens` as tokenizer.json writes it. */
export interface RawAddedToken {
  id: number;
  content: string;
  special: boolean;
  lstrip: boolean;
  rstrip: boolean;
  normalized: boolean;
  single_word: boolean;
}

/** The roles of special tokens, as the keys of the settings name them. */
export type Role = "bos" | "eos" | "unk" | "sep" | "pad" | "cls" | "mask";

/** What the class of a tokenizer calls its special tokens where the settings do not say. */
export type RoleDefaults = Readonly<Partial<Record<Role, string>>>;

/** The special tokens of RoBERTa, XLM-RoBERTa and CamemBERT. */
export const ROBERTA_TOKENS = {
  bos: "<s>",
  eos: "</s>",
  unk: "<unk>",
  sep: "</s>",
  pad: "<pad>",
  cls: "<s>",
  mask: "<mask>",
};

/** A token that the vocabulary itself declares to be looked for in text. */
export interface DeclaredToken {
  readonly content: string;
  readonly special: boolean;
}

/** The added tokens of a checkpoint without tokenizer.json, and the names of its special tokens. */
export interface SlowAddedTokens {
  readonly tokens: readonly RawAddedToken[];
  readonly roles: Readonly<Partial<Record<Role, string>>>;
}

/**
 * Gathers added tokens as the classes of transformers do: `added_tokens_decoder` of tokenizer_config.json, added_tokens.json,
 * then the special tokens of all roles and `additional_special_tokens`. One that has no id yet has that of the vocabulary, or
 * else the next free one. Throws `input-format`.
 *
 * @param vocab ids by token; tokens without an id are added after its highest one
 * @param size the vocabulary's highest id plus one
 * @param settings with the content of added_tokens.json under `added_tokens`
 * @param stripsBefore whether a mask named by a mere string takes the white space before it
 */
export function gatherAddedTokens(
  vocab: ReadonlyMap<string, number>,
  size: number,
  settings: TokenizerSettings,
  defaults: RoleDefaults,
  declared: readonly DeclaredToken[],
  stripsBefore: boolean,
  path: string,
): SlowAddedTokens {
  const found = new Map<string, RawAddedToken>();
  let next = size;
  const add = (token: Omit<RawAddedToken, "id">, id: number | undefined) => {
    const known = found.get(token.content);
    if (known !== undefined) {
      known.special ||= token.special;
      return;
    }
    const givenId = vocab.get(token.content) ?? id ?? next;
    next = Math.max(next, givenId + 1);
    found.set(token.content, { ...token, id: givenId });
  };
  for (const [key, value] of entriesOf(settings["added_tokens_decoder"])) {
    const id = Number(key);
    if (!isId(id) || key === "")
      throw malformed(path, '"added_tokens_decoder" of tokenizer_config.json to have ids as keys');
    add(readToken(value, false, path), id);
  }
  for (const [content, id] of entriesOf(settings["added_tokens"]).sort(byId)) {
    if (!isId(id)) throw malformed(path, "added_tokens.json to map tokens to ids");
    add({ ...readToken(content, false, path), normalized: true }, id);
  }
  const roles: Partial<Record<Role, string>> = {};
  for (const role of ["bos", "eos", "unk", "sep", "pad", "cls", "mask"] as const) {
    const value = settings[`${role}_token`] ?? defaults[role];
    if (value === undefined || value === null) continue;
    const token = readToken(value, true, path);
    if (role === "mask" && typeof value === "string") token.lstrip = stripsBefore;
    add(token, undefined);
    roles[role] = token.content;
  }
  const additional = settings["additional_special_tokens"];
  for (const value of Array.isArray(additional) ? additional : []) add(readToken(value, true, path), undefined);
  for (const { content, special } of declared)
    add({ ...readToken(content, special, path), normalized: false }, undefined);
  return { tokens: [...found.values()], roles };
}

/** The id of a special token that the template around a text needs. */
export function idOfRole({ tokens, roles }: SlowAddedTokens, role: Role, path: string): readonly [string, number] {
  const content = roles[role];
  const id = tokens.find((token) => token.content === content)?.id;
  if (content === undefined || id === undefined) throw malformed(path, `a ${role} token`);
  return [content, id];
}

function readToken(value: unknown, special: boolean, path: string): Omit<RawAddedToken, "id"> {
  const fields = isObject(value) ? value : { content: value };
  const { content } = fields;
  if (typeof content !== "string" || content === "")
    throw malformed(path, "a special token to be a string that is not empty");
  const isSpecial = special || fields["special"] === true;
  return {
    content,
    special: isSpecial,
    lstrip: fields["lstrip"] === true,
    rstrip: fields["rstrip"] === true,
    normalized: typeof fields["normalized"] === "boolean" ? fields["normalized"] : !isSpecial,
    single_word: fields["single_word"] === true,
  };
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

function byId([, a]: [string, unknown], [, b]: [string, unknown]): number {
  return Number(a) - Number(b);
}
