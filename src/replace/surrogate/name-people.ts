import { foldWord } from "../../text/fold.ts";
import type { DocumentDraws } from "./document-draws.ts";
import { caseOf, writeAs } from "./letter-case.ts";
import { formOf, type Surname } from "./names.ts";
import { gatherPeople, type People, surnamesOf } from "./people.ts";
import { drawFrom } from "./pool.ts";
import type { Mention, Piece } from "./read-mention.ts";
import { replaceDigits } from "./replace-digits.ts";
import { inventWord } from "./taken-words.ts";
import { createVersions } from "./versions.ts";

/**
 * For each mention of a person in a document, in order, what stands in its place. Every word of a name has its surrogate, whichever words
 * stand beside it: so "Jan de Vries", "Jan", "J. de Vries" and "dhr. De Vries" stay one person. Initials have theirs, and given names
 * are drawn among those that begin with it.
 */
export function namePeople(mentions: readonly Mention[], draws: DocumentDraws): string[] {
  const people = gatherPeople(mentions);
  const drawn = new DrawnNames(people, draws);
  const nextVersion = createVersions(draws.lot, draws.redraw);
  return mentions.map((mention) =>
    writeMention(mention, drawn, nextVersion(`PERSON ${people.clusterOf(mention)}`), draws),
  );
}

/** The surrogates of words of names, each drawn once. */
class DrawnNames {
  private readonly initials = new Map<string, string>();
  private readonly given = new Map<string, string>();
  private readonly families = new Map<string, Surname>();
  /** Surrogates to the words that they stand for: no two people become one. */
  private readonly owners = new Map<string, string>();
  private readonly people: People;
  private readonly draws: DocumentDraws;

  constructor(people: People, draws: DocumentDraws) {
    this.people = people;
    this.draws = draws;
  }

  initialFor(letter: string, version: number): string {
    const { lot, names } = this.draws;
    const own = foldWord(letter).charAt(0);
    const key = `${version} ${own}`;
    let drawn = this.initials.get(key);
    if (drawn === undefined) {
      drawn = drawFrom(lot, names.letters, ["initial", own, version], (other) => other !== own) ?? "x";
      this.initials.set(key, drawn);
    }
    return drawn;
  }

  givenFor(word: string, version: number): string {
    const key = `${version} ${word}`;
    let drawn = this.given.get(key);
    if (drawn === undefined) {
      const { lot, names } = this.draws;
      const gender = this.people.genderOf(word) ?? "any";
      const letter = this.initialFor(word, version);
      const words = ["PERSON", "given", word, version];
      const pools = [names.givenBy.get(letter), names.given];
      for (const pool of pools)
        drawn ??= drawFrom(lot, pool?.[gender], words, (name) => this.isFree(name, `given ${word}`));
      drawn ??= this.invent(words);
      this.owners.set(foldWord(drawn), `given ${word}`);
      this.given.set(key, drawn);
    }
    return drawn;
  }

  familyFor(word: string, version: number): Surname {
    const key = `${version} ${word}`;
    let drawn = this.families.get(key);
    if (drawn === undefined) {
      const { lot, names } = this.draws;
      const words = ["PERSON", "family", word, version];
      const forms = [this.people.formOf(word), formOf(0, false)];
      for (const form of forms)
        drawn ??= drawFrom(lot, names.surnames.get(form), words, ({ core }) => this.isFree(core, `family ${word}`));
      drawn ??= { particles: [], prefix: "", core: this.invent(words) };
      this.owners.set(foldWord(drawn.core), `family ${word}`);
      this.families.set(key, drawn);
    }
    return drawn;
  }

  /** For words glued from names of the document: the same of their surrogates, in small letters. */
  gluedFor(word: string, version: number): string | undefined {
    const parts = this.people.partsOf(word);
    if (parts === undefined) return undefined;
    const { particles, prefix, core } = this.familyFor(parts.family, version);
    const given = parts.given === undefined ? "" : this.givenFor(parts.given, version);
    return `${given}${particles.join("")}${prefix}${core}`.replace(/\P{L}/gu, "").toLowerCase();
  }

  private isFree(name: string, owner: string): boolean {
    return (this.owners.get(foldWord(name)) ?? owner) === owner && this.draws.isFree(name);
  }

  private invent(words: readonly (string | number)[]): string {
    return inventWord(this.draws.lot.bytes(...words, "invented"), (word) => this.isFree(word, ""));
  }
}

function writeMention(mention: Mention, drawn: DrawnNames, version: number, draws: DocumentDraws): string {
  const { surface, pieces } = mention;
  const written = new Map<Piece, string>();
  for (const { family, before } of surnamesOf(pieces))
    writeParticles(before, drawn.familyFor(family.folded, version), written);
  for (const piece of pieces) written.set(piece, written.get(piece) ?? writePiece(piece, drawn, version, draws));
  let result = "";
  let position = 0;
  for (const piece of pieces) {
    result += surface.slice(position, piece.start) + (written.get(piece) as string);
    position = piece.end;
  }
  return result + surface.slice(position);
}

function writePiece(piece: Piece, drawn: DrawnNames, version: number, { lot }: DocumentDraws): string {
  const { surface, folded, kind, role } = piece;
  switch (kind) {
    case "word":
      return writeAs(
        drawn.gluedFor(folded, version) ??
          (role === "given" ? drawn.givenFor(folded, version) : drawn.familyFor(folded, version).core),
        caseOf(surface),
      );
    case "initial":
      return writeInitial(surface, drawn.initialFor(surface, version));
    case "initials":
      return surface.replace(/\p{Lu}/gu, (letter) => writeInitial(letter, drawn.initialFor(letter, version)));
    case "digits":
      return replaceDigits(surface, lot, ["PERSON", surface, version]);
    case "kept":
    case "particle":
    case "prefix":
      return surface;
  }
}

function writeInitial(surface: string, letter: string): string {
  return surface === surface.toLowerCase() ? letter : letter.toUpperCase();
}

/** Particles of the surrogate in the places of those of the original; as many, unless no surname has so many: then the original's stay. */
function writeParticles(before: readonly Piece[], surname: Surname, written: Map<Piece, string>): void {
  const particles = before.filter(({ kind }) => kind === "particle");
  const prefix = before.find(({ kind }) => kind === "prefix");
  if (prefix !== undefined && surname.prefix !== "")
    written.set(prefix, writeAs(surname.prefix.slice(0, -1), caseOf(prefix.surface)));
  if (particles.length !== surname.particles.length) return;
  for (const [i, piece] of particles.entries()) {
    const particle = surname.particles[i] as string;
    const isLetter = /^\p{L}$/u.test(piece.surface);
    const letterCase = piece.surface === piece.surface.toLowerCase() ? "lower" : caseOf(piece.surface);
    written.set(piece, isLetter ? particle.replace(/^'/, "").charAt(0) : writeAs(particle, letterCase));
  }
}
