import { byteLevelBytes } from "../../formats/vocabularies/byte-level.ts";
import type { Decision } from "../../review/decisions/decision.ts";
import { foldDecisions, namesOf } from "../../review/decisions/decisions-file.ts";
import { foldSurface } from "../../text/fold.ts";
import { writtenParts } from "../names/name-parts.ts";
import { endingsOf } from "./endings.ts";

/** What must not be found. Private: it holds names. */
export interface ResidueSources {
  /** Names of people, in any spelling. */
  readonly names?: readonly string[];
  /** Lines of `decisions.jsonl`. */
  readonly decisions?: readonly Decision[];
  /** Entries that a rewrite removed, as the vocabulary wrote them (`ĠJan`): `token` of `mapping.jsonl`. */
  readonly removedTokens?: readonly string[];
  /** Ordinary words that a person allows although they are also names. */
  readonly allow?: readonly string[];
}

/** A word to search for. */
export interface ResidueWord {
  /** Lower case, without accents: words that fold alike are one word. */
  readonly key: string;
  /** As the sources write it; the first one stands for the others in tests alone. */
  readonly surfaces: readonly string[];
  /** An entry of this spelling was removed from the vocabulary; otherwise it is part of a known name. */
  readonly isRemoved: boolean;
  /** Not the word in every spelling, but the very entry with its mark (`ĠRoos`), which no list of ordinary words lets stand. */
  readonly isEntry?: true;
  /** What may follow it all the same, in lower case, see {@link endingsOf}; none if absent. */
  readonly endings?: readonly string[];
  /** Who lets it stand: the list of ordinary words, or, for known names alone, a person who kept an entry of that spelling. */
  readonly allowedBy?: "list" | "decision";
}

export interface ResidueWords {
  readonly words: readonly ResidueWord[];
  /** Parts of known names that are too short to be told from pieces of words; they are not searched for. */
  readonly tooShort: number;
}

/** Fewest letters of a part of a known name: a vocabulary holds nearly every two letters. */
const SHORTEST_PART = 3;
export const MARKS = /^(?:##|▁|Ġ|Ċ|ĉ)+|(?:<\/w>|@@)$/gu;

/**
 * The words that no public file may hold: the entries decided to be names or replaced by a rewrite, and the parts of known names
 * of at least three letters (titles, particles and initials are none), grouped by their folded spelling, sorted.
 */
export function residueWords(sources: ResidueSources): ResidueWords {
  const standing = foldDecisions(sources.decisions ?? []);
  const decided = namesOf(standing).map((tokenId) => standing.get(tokenId)?.token ?? "");
  const removed = [...decided, ...(sources.removedTokens ?? [])].flatMap(tokenSurfaces);
  const parts = (sources.names ?? []).flatMap((name) => writtenParts(name, 1));
  const known = parts.filter((part) => [...foldSurface(part)].length >= SHORTEST_PART);
  const short = new Set(parts.map(foldSurface).filter((part) => [...part].length < SHORTEST_PART));
  const kept = [...standing.values()].filter(({ decision }) => decision === "keep");
  const keptKeys = new Set(kept.flatMap(({ token }) => tokenSurfaces(token)).map(foldSurface));
  const allowed = new Set((sources.allow ?? []).map(foldSurface));

  const groups = new Map<string, { surfaces: Set<string>; isRemoved: boolean }>();
  const add = (surface: string, isRemoved: boolean) => {
    const key = foldSurface(surface);
    const group = groups.get(key) ?? { surfaces: new Set(), isRemoved: false };
    group.surfaces.add(surface);
    group.isRemoved ||= isRemoved;
    if (/[\p{L}\p{N}]/u.test(key)) groups.set(key, group);
  };
  for (const surface of removed) add(surface, true);
  for (const surface of known) add(surface, false);
  const words = [...groups].map(([key, { surfaces, isRemoved }]): ResidueWord => {
    const allowedBy = allowed.has(key) ? "list" : !isRemoved && keptKeys.has(key) ? "decision" : undefined;
    const endings = endingsOf(key, (form) => groups.has(form) || allowed.has(form) || keptKeys.has(form));
    return {
      key,
      surfaces: [...surfaces].sort(),
      isRemoved,
      ...(endings.length > 0 && { endings }),
      ...(allowedBy && { allowedBy }),
    };
  });
  for (const token of new Set([...decided, ...(sources.removedTokens ?? [])])) {
    const isMarked = token.replace(MARKS, "") !== token;
    if (isMarked && tokenSurfaces(token).some((surface) => allowed.has(foldSurface(surface))))
      words.push({ key: token, surfaces: [token], isRemoved: true, isEntry: true });
  }
  return { words: words.sort((a, b) => (a.key < b.key ? -1 : 1)), tooShort: short.size };
}

/**
 * What a person reads of an entry without its word mark: `Jan` for `ĠJan`, `▁Jan`, `##Jan` and `Jan</w>`. An entry that may be
 * byte-level is read so (`JosÃ©` → `José`) and as it stands.
 */
export function tokenSurfaces(token: string): string[] {
  const bare = token.replace(MARKS, "");
  const readings = new Set([bare.trim()]);
  try {
    readings.add(new TextDecoder("utf-8", { fatal: true }).decode(byteLevelBytes(bare)).trim());
  } catch {
    // No byte-level entry, or one that ends inside a character.
  }
  return [...readings].filter((surface) => surface !== "");
}
