import { foldWord } from "../../../text/fold.ts";
import type { FieldName } from "../../field-names/find-field-names.ts";
import { type Finding, isCapital, isStop, type Note, skipTitles, toFinding, withoutArticle } from "./note.ts";
import { type Accepts, parseName, type ParsedName } from "./parse-name.ts";
import { findSignOffs } from "./sign-offs.ts";
import type { Token } from "./tokens.ts";

/** All names of persons of a note, in order, the surest rule first at every token. */
export function findPersons(note: Note): Finding[] {
  const { tokens } = note;
  const findings: Finding[] = [];
  const afterFields = findInFields(note);
  for (let i = 0; i < tokens.length;) {
    const found = afterFields.get(i) ?? findAfterTitle(note, i) ?? findAfterRole(note, i) ?? findOpen(note, i);
    if (found !== undefined) findings.push(found);
    i = Math.max(i + 1, found?.end ?? 0);
  }
  return [...findings, ...findSignOffs(note)];
}

/** Names in fields, by the index of the first token of the field's value, which may be a title. */
function findInFields(note: Note): ReadonlyMap<number, Finding> {
  const found = new Map<number, Finding>();
  let at = 0;
  for (const [index, field] of note.fields.entries()) {
    if (field.kind !== "person") continue;
    const limit = note.fields[index + 1]?.start ?? note.text.length;
    while (at < note.tokens.length && (note.tokens[at] as Token).start < field.end) at++;
    const value = at + (note.tokens[at]?.surface === ":" ? 1 : 0);
    // "Dr: Jansen": the colon of a title.
    const start = skipTitles(note, value, true);
    const first = note.tokens[start];
    if (first === undefined || first.start >= limit || isOnLaterLine(note, at, start)) continue;
    const name = parseName(note.tokens, start, note.names, acceptsInField(note, limit, isLooseField(note, field)));
    if (name !== undefined) found.set(value, toFinding(withGivenName(note, name, limit), "field", 0.96));
  }
  return found;
}

function isLooseField(note: Note, field: FieldName): boolean {
  return note.names.looseFields.has(foldWord(note.text.slice(field.start, field.end)));
}

/** A form leaves its value on the field's line. */
function isOnLaterLine(note: Note, from: number, to: number): boolean {
  for (let i = from; i <= to; i++) if (note.tokens[i]?.startsLine && i > from) return true;
  return false;
}

/** "GARCÍA LÓPEZ, María": the given name behind the comma. */
function withGivenName(note: Note, name: ParsedName, limit: number): ParsedName {
  const next = note.tokens[name.end + 1];
  if (note.tokens[name.end]?.surface !== "," || next === undefined || next.startsLine || next.start >= limit)
    return name;
  if (!next.facts.isGiven || next.shape === "lower") return name;
  const given = parseName(note.tokens, name.end + 1, note.names, (token) => isCapital(token) && token.facts.isName);
  return given === undefined ? name : { ...name, end: given.end, words: [...name.words, ...given.words] };
}

/**
 * Any capitalised word up to a stop word or the next field; in small letters what is no ordinary word. A field that is a role too
 * ("Paciente: Mujer de 35 años") need not hold a name: its first word must not be an ordinary one.
 */
function acceptsInField(note: Note, limit: number, isLoose: boolean): Accepts {
  return (token, position, index) => {
    if (token.start >= limit || isStop(note, token, index)) return false;
    const { isOrdinary, isName, isGiven, isSureName } = token.facts;
    if (isCapital(token)) return position > 0 || !isLoose || !isOrdinary || isGiven;
    if (token.shape !== "lower") return false;
    if (isLoose) return isSureName || (isName && position > 0);
    // In small letters throughout: "no consta" is no name, "rosa cuerda" is.
    return position > 0 || !isOrdinary || (isName && token.surface.length > 2);
  };
}

function findAfterTitle(note: Note, index: number): Finding | undefined {
  const { tokens, names } = note;
  const at = skipTitles(note, index, false);
  if (at === index || tokens[at] === undefined || tokens[at]?.startsLine) return undefined;
  const title = tokens[index] as Token;
  const isWeak = names.weakTitles.has(title.key) && at <= index + 2;
  const before = tokens[index - 1];
  // "vitamina D. Se", "hepatitis D": the letter must be a title's.
  if (isWeak && title.surface.length === 1 && (tokens[index + 1]?.surface !== "." || isThing(before))) return undefined;
  const name = parseName(tokens, at, names, (token, position, place) => {
    if (isStop(note, token, place)) return false;
    if (isCapital(token)) {
      if (position === 0) return !isWeak || token.facts.isName;
      return !token.facts.isOrdinary || token.facts.isName || closesName(note, place);
    }
    if (isWeak || token.shape !== "lower") return false;
    const { isName, isOrdinary, isGiven } = token.facts;
    return isName && (!isOrdinary || (position === 0 ? isGiven : closesName(note, place)));
  });
  // "Hospital Dr. Peset", "Calle del Dr. Esquerdo".
  if (name === undefined || isSite(note, index)) return undefined;
  return toFinding(name, "title", isWeak ? 0.9 : 0.95);
}

/** "Dra. Ana Cuerda.": an ordinary word that something closes behind is a surname; "Sra. Pérez Acude a" is a sentence. */
function closesName(note: Note, index: number): boolean {
  const next = note.tokens[index + 1];
  return next === undefined || next.startsLine || next.shape === "other" || isStop(note, next, index + 1);
}

/** Does the kind of a hospital, street or school stand right before, particles aside? */
function isSite(note: Note, index: number): boolean {
  const { tokens, names } = note;
  if (tokens[index]?.startsLine) return false;
  let at = index - 1;
  while (at > index - 4 && at >= 0 && names.particles.has((tokens[at] as Token).key)) at--;
  return names.siteBefore.has(withoutArticle(tokens[at]?.key ?? ""));
}

function isThing(token: Token | undefined): boolean {
  return (
    token !== undefined && /^(?:vitamina?|hepatitis|epatite|grupo|gruppo|group|tipo|type|clase|classe)$/.test(token.key)
  );
}

function findAfterRole(note: Note, index: number): Finding | undefined {
  const { tokens, names } = note;
  const role = tokens[index] as Token;
  if (!names.roles.has(role.key)) return undefined;
  let at = index + 1;
  if (/^[(,]$/.test(tokens[at]?.surface ?? "")) at++;
  const first = tokens[at];
  if (first === undefined || first.startsLine || names.titles.has(first.key)) return undefined;
  const name = parseName(tokens, at, names, (token, position, place) => {
    const { isName, isOrdinary, isGiven, isSureName } = token.facts;
    if (!isName || isStop(note, token, place)) return false;
    if (isCapital(token)) return position > 0 || !isOrdinary || isGiven;
    if (token.shape !== "lower" || !tokens.slice(at, place).every((before) => before.shape !== "capital")) return false;
    const isBacked = isSureName || tokens[place + 1]?.facts.isSureName === true;
    return position === 0 ? isGiven && isBacked : isSureName || closesName(note, place);
  });
  if (name === undefined || name.words.length === 0 || isVetoed(note, name, true)) return undefined;
  const isSupported =
    name.initials > 0 ||
    name.words.length > 1 ||
    name.words.some((word) => word.facts.isSureName || word.facts.isGiven);
  return isSupported ? toFinding(name, "role", 0.85) : undefined;
}

/** Without any trigger: a given name and a surname, initials and a surname, or a lone given name inside a sentence. */
function findOpen(note: Note, index: number): Finding | undefined {
  const { tokens, names } = note;
  const first = tokens[index] as Token;
  if (first.shape === "other") return undefined;
  const isLower = first.shape === "lower" && !names.particles.has(first.key);
  const accepts: Accepts = isLower
    ? (token, position) =>
        token.shape === "lower" &&
        (position === 0 ? token.facts.isGiven && token.facts.isSureName : token.facts.isSureName)
    : (token, position, place) =>
        isCapital(token) &&
        !isShortUpper(token) &&
        token.facts.isName &&
        !isStop(note, token, place) &&
        (position > 0 || !names.particles.has(token.key));
  if (isLower && !(first.facts.isGiven && first.facts.isSureName)) return undefined;
  if (!isLower && !isCapital(first)) return undefined;
  const name = parseName(tokens, index, names, accepts);
  if (name === undefined || name.words.length === 0 || isVetoed(note, name)) return undefined;
  const sure = name.words.filter((word) => word.facts.isSureName);
  const given = name.words.filter((word) => word.facts.isGiven);
  const isUpper = name.words.every((word) => word.shape === "upper");
  if (name.words.length > 1) {
    const isFull =
      isUpper || isLower ? sure.length === name.words.length && given.length > 0 : given.length > 0 && sure.length > 0;
    return isFull ? toFinding(name, "open", isLower ? 0.65 : 0.8) : undefined;
  }
  if (name.initials > 0 && sure.length === 1 && !isUpper) return toFinding(name, "initials", 0.7);
  const [word] = name.words;
  const next = tokens[name.end];
  // A capital that opens a sentence means little: a verb must follow ("Marisol presenta").
  const isInside =
    !startsSentence(note, index) || (next?.shape === "lower" && !next.startsLine && next.facts.isOrdinary);
  const isLone = word !== undefined && sure.length === 1 && word.facts.isGiven && word.shape === "capital" && isInside;
  if (isOwner(note, name)) return toFinding(name, "given", 0.7);
  return isLone && word.facts.key.length > 3 && name.initials === 0 ? toFinding(name, "given", 0.55) : undefined;
}

/** "John's mother": a given name whose genitive owns a relation is one, even if it is a word too. */
function isOwner(note: Note, name: ParsedName): boolean {
  const [word] = name.words;
  const owned = note.tokens[name.end];
  return (
    word?.facts.isGiven === true && word.facts.genitive > 0 && owned !== undefined && note.names.roles.has(owned.key)
  );
}

/** Two capitals are an abbreviation, whoever is called Lo or Al. */
function isShortUpper(token: Token): boolean {
  return token.shape === "upper" && token.surface.length < 3;
}

/** A capital here need not mean a name. */
function startsSentence(note: Note, index: number): boolean {
  const token = note.tokens[index] as Token;
  return token.startsLine || /^[.:!?•*–-]$/.test(note.tokens[index - 1]?.surface ?? ".");
}

/** Hospitals, streets, illnesses and signs that bear a name; and words in the middle of such. */
function isVetoed(note: Note, name: ParsedName, isIntroduced = false): boolean {
  const { tokens, names } = note;
  let at = name.start - 1;
  while (at > name.start - 4 && at >= 0 && names.particles.has((tokens[at] as Token).key)) at--;
  const before = tokens[at];
  const next = tokens[name.end];
  const isSameLine = before !== undefined && !(tokens[name.start] as Token).startsLine;
  if (isSameLine && (names.siteBefore.has(withoutArticle(before.key)) || names.eponymNouns.has(before.key)))
    return true;
  if (next !== undefined && !next.startsLine && names.eponymNouns.has(next.key)) return true;
  // "Ann Arbor", "Von Hippel-Lindau".
  return (
    (!isIntroduced && name.words.every((word) => word.facts.isMedical)) ||
    (tokens[name.end - 1]?.surface.includes("-") === true && name.words.length === 1 && !name.words[0]?.facts.isGiven)
  );
}
