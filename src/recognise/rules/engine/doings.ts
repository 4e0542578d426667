import type { Note } from "./note.ts";
import type { Token } from "./tokens.ts";
import { IS } from "./word.ts";

/** What only a person does or feels, in a language where surnames are ordinary words too. */
export interface Doings {
  /** "klaagt", "huilt": never of a ward, a school or a part of the body. */
  readonly verbs: ReadonlySet<string>;
  /** "boos", "verdrietig", behind one of {@link Doings.links}. */
  readonly moods: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  /** "heel", "erg": before a mood, behind a name or one of {@link Doings.links}. */
  readonly degrees: ReadonlySet<string>;
  /** Surnames that are roles too: names before such a verb ("Kok klaagt"). */
  readonly roleNames: ReadonlySet<string>;
  /** Given names that are auxiliary verbs too: names before a verb that has a subject of its own ("Wil heeft gebeld"). */
  readonly verbNames: ReadonlySet<string>;
  readonly finiteVerbs: ReadonlySet<string>;
  /** "keuken", "dagbesteding": who is of one of them does what the verb says ("Zwart van de keuken vraagt"). */
  readonly workplaces: ReadonlySet<string>;
  readonly workersVerbs: ReadonlySet<string>;
  /** "van". */
  readonly ofs: ReadonlySet<string>;
}

/** "klaagt", "was boos", "heel opgelucht": what only a person does or feels stands at `index`, on the line of what is before. */
export function isDoing({ tokens, lexicon }: Note, index: number): boolean {
  const { doings } = lexicon.names;
  const [verb, second, third] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (doings === undefined || verb === undefined || verb.startsLine || verb.word.shape !== "lower") return false;
  if (doings.verbs.has(verb.word.key) || isOfWorkplace(tokens, index, doings)) return true;
  if (second === undefined || second.startsLine) return false;
  const isLink = doings.links.has(verb.word.key);
  if (!isLink && !doings.degrees.has(verb.word.key)) return false;
  if (doings.moods.has(second.word.key)) return true;
  return (
    isLink && third?.startsLine === false && doings.degrees.has(second.word.key) && doings.moods.has(third.word.key)
  );
}

/** "van de keuken vraagt" */
function isOfWorkplace(tokens: readonly Token[], index: number, { workplaces, workersVerbs, ofs }: Doings): boolean {
  if (!ofs.has((tokens[index] as Token).word.key)) return false;
  const place = ((tokens[index + 1]?.word.is ?? 0) & IS.article) === 0 ? index + 1 : index + 2;
  const verb = tokens[place + 1];
  return workplaces.has(tokens[place]?.word.key ?? "") && verb?.startsLine === false && workersVerbs.has(verb.word.key);
}

/** "Kok klaagt", "Wil heeft gebeld": a role or an auxiliary verb that is a person's name: the verb behind it shows it. */
export function isNameBeforeDoing(note: Note, index: number): boolean {
  const { doings } = note.lexicon.names;
  const token = note.tokens[index];
  if (doings === undefined || token === undefined || note.casing !== "mixed" || token.word.shape !== "capital")
    return false;
  if (doings.roleNames.has(token.word.key)) return isDoing(note, index + 1);
  if (!doings.verbNames.has(token.word.key)) return false;
  const verb = note.tokens[index + 1];
  return verb?.startsLine === false && verb.word.shape === "lower" && doings.finiteVerbs.has(verb.word.key);
}
