import { createGroups } from "../../base/groups.ts";
import { foldWord } from "../../text/fold.ts";
import { formOf, genderOf } from "./names.ts";
import type { Mention, Piece, Role } from "./read-mention.ts";
import type { Gender } from "./titles.ts";

/** What the mentions of a document say together of the words of names in it. */
export interface People {
  /** The gender of a folded given name: by a title anywhere before it, else by the lists. */
  genderOf(given: string): Gender | undefined;
  /** How a folded surname is written where it is written most fully (see `formOf`). */
  formOf(family: string): string;
  /** What a word glued from a name is made of: "devries", "jandevries"; undefined for another. */
  partsOf(word: string): GluedName | undefined;
  /** What stands for all who share a word with a mention: its first word in the order of the alphabet. */
  clusterOf(mention: Mention): string;
}

export interface GluedName {
  readonly given: string | undefined;
  readonly family: string;
}

/** Reads the mentions together, and gives lone words the role that they have elsewhere in the document. */
export function gatherPeople(mentions: readonly Mention[]): People {
  const roles = readRoles(mentions);
  for (const { pieces, loneRole } of mentions) {
    for (const piece of pieces) {
      if (piece.kind !== "word" || piece.role !== undefined) continue;
      const { folded } = piece;
      piece.role = roles.get(folded) ?? loneRole ?? (genderOf(folded) === undefined ? "family" : "given");
    }
  }
  const genders = new Map<string, Gender>();
  const glued = new Map<string, GluedName>();
  const forms = new Map<string, { readonly size: number; readonly form: string }>();
  for (const { pieces, gender } of mentions) {
    for (const { folded, role } of pieces) if (role === "given" && gender !== undefined) genders.set(folded, gender);
    const given = pieces.find(({ role }) => role === "given")?.folded;
    for (const { family, before } of surnamesOf(pieces)) {
      const joined = [...before, family].map(({ folded }) => folded).join("");
      if (before.length > 0) glued.set(joined, { given: undefined, family: family.folded });
      if (given !== undefined) glued.set(given + joined, { given, family: family.folded });
      const hasPrefix = before.some(({ kind }) => kind === "prefix");
      const particles = countParticles(before);
      const size = 2 * particles + Number(hasPrefix);
      if (size >= (forms.get(family.folded)?.size ?? 0))
        forms.set(family.folded, { size, form: formOf(particles, hasPrefix) });
    }
  }
  return {
    // A list knows better than a title that stands before a couple's names.
    genderOf: (given) => genderOf(given) ?? genders.get(given),
    formOf: (family) => forms.get(family)?.form ?? formOf(0, false),
    partsOf: (word) => glued.get(word),
    clusterOf: clusterMentions(mentions),
  };
}

/** What the fullest mention says of each word; a shorter one follows it: after "Juan García López" there is no "García" who is called so. */
function readRoles(mentions: readonly Mention[]): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>();
  const sizeOf = ({ pieces }: Mention) => pieces.filter(({ kind }) => kind === "word").length;
  for (const { pieces } of [...mentions].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    for (const piece of pieces) {
      const known = roles.get(piece.folded);
      if (piece.role === undefined) continue;
      if (known === undefined) roles.set(piece.folded, piece.role);
      else piece.role = known;
    }
  }
  return roles;
}

/** The surnames of a mention, each with the particles straight before it. */
export function surnamesOf(pieces: readonly Piece[]): { readonly family: Piece; readonly before: readonly Piece[] }[] {
  const surnames: { family: Piece; before: Piece[] }[] = [];
  let before: Piece[] = [];
  // Behind the name they belong to its first surname: "Vries, J. de".
  const behind = pieces.slice(pieces.findLastIndex(({ kind }) => kind !== "particle") + 1);
  for (const piece of pieces) {
    if (piece.kind === "particle" || piece.kind === "prefix") before.push(piece);
    else {
      if (piece.kind === "word" && piece.role === "family") surnames.push({ family: piece, before });
      before = [];
    }
  }
  const [first] = surnames;
  if (first !== undefined && first.before.length === 0) first.before = behind;
  return surnames;
}

/** "vd" and "vdr" stand for two. */
export function countParticles(before: readonly Piece[]): number {
  return before.reduce(
    (sum, { kind, folded }) => sum + (kind === "prefix" ? 0 : /^v(?:d|dr|dm)$/.test(folded) ? 2 : 1),
    0,
  );
}

function clusterMentions(mentions: readonly Mention[]): (mention: Mention) => string {
  const groups = createGroups();
  const wordsOf = ({ surface, pieces }: Mention) => {
    const words = pieces.filter(({ kind }) => kind === "word").map(({ folded }) => folded);
    return words.length === 0 ? [foldWord(surface)] : words;
  };
  for (const mention of mentions) {
    const words = wordsOf(mention);
    for (const word of words) {
      const [a, b] = [groups.find(words[0] as string), groups.find(word)].sort() as [string, string];
      groups.unite(a, b);
    }
  }
  return (mention) => groups.find(wordsOf(mention)[0] as string);
}
