import { type Note, startsField } from "./note.ts";
import { type Token, tokenAt } from "./tokens.ts";
import { IS } from "./word.ts";

/** Particles in a row: "de la", "von und zu". */
const MOST_PARTICLES = 3;

/** How many tokens of particles start at `index`: "van der", "v.d.", "'t", "de la"; 0 where no word stands behind them. */
export function countParticles(note: Note, index: number, isFirst: boolean): number {
  const { tokens } = note;
  const opener = tokens[index];
  if (opener === undefined || (opener.word.is & (IS.particle | IS.particlePhrase)) === 0) return 0;
  let at = index;
  let count = 0;
  while (count < MOST_PARTICLES) {
    const length = particleLength(note, at);
    if (length === 0 || (at > index && !follows(tokens, at))) break;
    at += length;
    count++;
  }
  const next = tokens[at];
  // "in De Bilt": a preposition, then a name that begins with a capital.
  if (count > 1 && opener.word.shape === "lower" && (opener.word.is & IS.tie) !== 0) {
    const second = tokens[index + 1];
    if ((opener.word.is & IS.openingParticle) === 0 && second?.word.shape === "capital") return 0;
  }
  if (isFirst && (opener.word.is & (IS.openingParticle | IS.tie | IS.particlePhrase)) === 0) return 0;
  const isLone = count === 1 && at - index === 1;
  if (isLone && (opener.word.is & IS.openingParticle) === 0 && (isFirst || (opener.word.is & IS.tie) !== 0)) return 0;
  if (count === 0 || next === undefined || !follows(tokens, at) || next.word.shape === "other") return 0;
  return at - index;
}

function particleLength({ tokens, lexicon }: Note, index: number): number {
  const token = tokens[index];
  if (token === undefined) return 0;
  if ((token.word.is & IS.particlePhrase) !== 0) {
    const length = lexicon.particlePhrases.lengthAt(tokens, index);
    for (let i = index + 1; i < index + length; i++) if (tokens[i]?.spaced === true) return 0;
    if (length > 0) return length;
  }
  return (token.word.is & IS.particle) !== 0 && token.word.shape !== "other" ? 1 : 0;
}

/** A token on the same line as the one before it, at most a double space behind it. */
export function follows(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokenAt(tokens, index - 1);
  return token !== undefined && before !== undefined && !token.startsLine && token.start - before.end <= 2;
}

/** Does this token end a name: a stop word, or the name of the next field? */
export function isStop(note: Note, token: Token, index: number): boolean {
  if (startsField(note, token)) return true;
  return (token.word.is & IS.stop) !== 0 && countParticles(note, index, false) === 0;
}
