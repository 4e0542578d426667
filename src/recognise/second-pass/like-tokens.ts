import { foldWord } from "../../text/fold.ts";
import { mayJoin } from "../known-names/gaps.ts";
import type { Reading } from "../reading.ts";
import { SHAPE_DIGITS, type TokenTable } from "../token-table.ts";
import type { NameTraces } from "./name-traces.ts";
import type { PeopleSettings } from "./people-options.ts";
import { hasLineBreak } from "./surroundings.ts";
import type { TracedWord } from "./traced-word.ts";
import { WordSieve } from "./word-sieve.ts";

const LAST_ASCII = 0x7f;
const COMMA = ",";
/** Of the text that is searched: there is one at a time. */
const sieve = new WordSieve();

/** The runs of letters of a text (tokens), and which of them are like words of names. Only the last one made may be asked. */
export class LikeTokens {
  readonly text: string;
  readonly tokens: TokenTable;
  readonly traces: readonly NameTraces[];
  private readonly words: readonly TracedWord[];
  private readonly settings: PeopleSettings;

  constructor({ text, tokens }: Reading, traces: readonly NameTraces[], settings: PeopleSettings) {
    this.text = text;
    this.tokens = tokens;
    this.traces = traces;
    this.settings = settings;
    const words: TracedWord[] = [];
    for (const one of traces) for (const word of one.tracedWords) words.push(word);
    this.words = words;
    sieve.fill(this.words);
  }

  /** Is a token a word of a name, its genitive or a nickname, or that with a typing error? */
  isLike(index: number): boolean {
    const { tokens, text, words, settings } = this;
    const hash = tokens.word[index] as number;
    const start = tokens.start[index] as number;
    const end = tokens.end[index] as number;
    if (!sieve.mayPass(text, start, end, hash)) return false;
    let folded: string | undefined;
    for (const word of words) {
      if (word.isWord(hash) || word.isForm(text, start, hash)) return true;
      if (!word.mayBeMisspelt(text, start, end)) continue;
      folded ??= foldWord(text.slice(start, end));
      if (word.isNear(folded) && !settings.isOrdinary(folded) && !settings.isMedical(folded)) return true;
    }
    return false;
  }

  /** The words of names that a token is like; empty where it is not, and more than those where it is. */
  wordsLike(index: number): ReadonlySet<string> {
    const like = new Set<string>();
    if (!this.isLike(index)) return like;
    for (const word of this.words) if (this.isLikeWord(index, word)) like.add(word.word);
    return like;
  }

  /** One letter, or perhaps one with accents. */
  isShort(piece: number): boolean {
    const { text, tokens } = this;
    const end = tokens.end[piece] as number;
    return end - (tokens.start[piece] as number) < 2 || text.charCodeAt(end - 1) > LAST_ASCII;
  }

  /** The run of letters before or behind a token; -1 for none. */
  before(index: number): number {
    const { shape } = this.tokens;
    let at = index - 1;
    while (at >= 0 && (shape[at] as number) >= SHAPE_DIGITS) at--;
    return at;
  }

  after(index: number): number {
    const { count, shape } = this.tokens;
    let at = index + 1;
    while (at < count && (shape[at] as number) >= SHAPE_DIGITS) at++;
    return at < count ? at : -1;
  }

  joins(piece: number, next: number): boolean {
    const { text, tokens } = this;
    const [start, end, from] = [tokens.start[piece], tokens.end[piece], tokens.start[next]] as [number, number, number];
    return mayJoin(text, end, from, end - start) && !hasLineBreak(text, end, from);
  }

  hasComma(piece: number, next: number): boolean {
    const { text, tokens } = this;
    return text.slice(tokens.end[piece], tokens.start[next]).includes(COMMA);
  }

  wordAt(piece: number): string {
    const { text, tokens } = this;
    return foldWord(text.slice(tokens.start[piece], tokens.end[piece]));
  }

  private isLikeWord(index: number, word: TracedWord): boolean {
    const { tokens, text } = this;
    const hash = tokens.word[index] as number;
    const [start, end] = [tokens.start[index] as number, tokens.end[index] as number];
    if (word.isWord(hash) || word.isForm(text, start, hash)) return true;
    return word.mayBeMisspelt(text, start, end) && word.isNear(foldWord(text.slice(start, end)));
  }
}
