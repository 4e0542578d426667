import type { MaskedInput } from "../../model/batches.ts";
import type { Tokenizer } from "../../model/checkpoint.ts";
import type { MaskedLanguageModel } from "../../model/session.ts";
import { respell } from "../../probe/fill/respell.ts";
import { widenMask } from "../../probe/fill/widen-mask.ts";
import { foldSurface } from "../../text/fold.ts";

/** A context to ask in several pieces. Private: the keys spell a name. */
export interface PiecesCase {
  readonly input: MaskedInput;
  /** What a filling must spell, folded. */
  readonly keys: ReadonlySet<string>;
  /** Numbers of masks to try. */
  readonly pieces: readonly number[];
}

export interface PiecesOptions {
  /** Fillings looked at, and width of the beam. */
  readonly beam: number;
  readonly onProgress?: (message: string) => void;
}

/**
 * Whether a beam search of that width, with any of the numbers of masks, spells one of each case's keys; one answer a case, in order.
 *
 * Says exactly what the whole search would (`respell`), at a fraction of its passes: for a key to be found, each of its pieces must
 * be among the `beam` likeliest at its place given those before it, which is looked up for the key's own beginnings alone; only where
 * that holds the whole search is run.
 */
export async function findInPieces(
  session: MaskedLanguageModel,
  cases: readonly PiecesCase[],
  { beam, onProgress }: PiecesOptions,
): Promise<boolean[]> {
  const found = cases.map(() => false);
  const isSurface = surfaceTestOf(session.checkpoint.tokenizer);
  for (const pieces of [...new Set(cases.flatMap((one) => one.pieces))].sort()) {
    const asked = [...cases.keys()].filter((index) => !found[index] && cases[index]?.pieces.includes(pieces));
    onProgress?.(`searching for originals in ${pieces} pieces, ${asked.length} contexts`);
    const members = asked.map((index) => cases[index] as PiecesCase);
    const open = await screen(session, members, { pieces, beam, isSurface });
    const searched = open.map((member) => members[member] as PiecesCase);
    const fillings = await respell(
      session,
      searched.map(({ input }) => input),
      { pieces, beam },
    );
    for (const [index, member] of open.entries()) {
      const { keys } = searched[index] as PiecesCase;
      found[asked[member] as number] = (fillings[index] ?? []).some(({ surface }) => keys.has(foldSurface(surface)));
    }
  }
  return found;
}

interface Beginning {
  readonly member: number;
  readonly tokenIds: readonly number[];
}

/**
 * Indices of the cases in which every piece of a key is among the `beam` likeliest at its place, given the pieces before it. Beginnings that no
 * entry of the vocabulary completes are not followed to their last piece.
 */
async function screen(
  session: MaskedLanguageModel,
  cases: readonly PiecesCase[],
  { pieces, beam, isSurface }: { pieces: number; beam: number; isSurface: (folded: string) => boolean },
): Promise<number[]> {
  const { tokenizer } = session.checkpoint;
  const follows = (keys: ReadonlySet<string>, spelled: string, left: number) => {
    if (left === 0) return keys.has(spelled);
    return left === 1 ? mayBeCompleted(keys, spelled, isSurface) : mayBegin(keys, spelled);
  };
  const inputs = cases.map(({ input }) => widenMask(input, pieces, tokenizer.maskTokenId));
  let beginnings: Beginning[] = [...cases.keys()].map((member) => ({ member, tokenIds: [] }));
  for (let step = 0; step < pieces; step++) {
    const next: Beginning[] = [];
    const asked = beginnings.map(({ member, tokenIds }) => {
      const { tokenIds: text, positions } = inputs[member] as MaskedInput;
      const filled = [...text];
      for (const [place, tokenId] of tokenIds.entries()) filled[positions[place] as number] = tokenId;
      return { tokenIds: filled, positions: [positions[step] as number] };
    });
    await session.forEachTop(asked, beam + tokenizer.specialTokenIds.size, (index, _position, top) => {
      const { member, tokenIds } = beginnings[index] as Beginning;
      const { keys } = cases[member] as PiecesCase;
      const candidates = top.tokenIds.filter((tokenId) => !tokenizer.specialTokenIds.has(tokenId)).slice(0, beam);
      for (const tokenId of candidates) {
        const extended = [...tokenIds, tokenId];
        const spelled = foldSurface(tokenizer.decode(extended));
        if (follows(keys, spelled, pieces - step - 1)) next.push({ member, tokenIds: extended });
      }
    });
    beginnings = next;
  }
  return [...new Set(beginnings.map(({ member }) => member))].sort((a, b) => a - b);
}

/** May more entries make a key of what is spelled? One may end within a character, which then decodes to U+FFFD. */
function mayBegin(keys: ReadonlySet<string>, spelled: string): boolean {
  const whole = spelled.replace(/\uFFFD+$/u, "");
  for (const key of keys) if (key.startsWith(whole)) return true;
  return false;
}

/** May one more? Where a character is still to be completed, any may. */
function mayBeCompleted(keys: ReadonlySet<string>, spelled: string, isSurface: (folded: string) => boolean): boolean {
  if (spelled.endsWith("\uFFFD")) return mayBegin(keys, spelled);
  for (const key of keys) if (key.startsWith(spelled) && isSurface(key.slice(spelled.length).trim())) return true;
  return false;
}

/** A vocabulary of a quarter of a million entries takes a second. */
const surfaceTests = new WeakMap<Tokenizer, (folded: string) => boolean>();

function surfaceTestOf(tokenizer: Tokenizer): (folded: string) => boolean {
  const known = surfaceTests.get(tokenizer) ?? createSurfaceTest(tokenizer);
  surfaceTests.set(tokenizer, known);
  return known;
}

/** Whether one entry of the vocabulary spells something, folded. White space and marks that fold away spell nothing: the empty string. */
function createSurfaceTest({ vocabulary, surface, decode }: Tokenizer): (folded: string) => boolean {
  const surfaces = new Set([""]);
  for (const tokenId of vocabulary.keys())
    // An entry for a byte decodes to a letter, and one that continues a word has its mark decoded where nothing is before it.
    for (const spelled of [surface(tokenId), decode([tokenId])]) surfaces.add(foldSurface(spelled));
  return (folded) => surfaces.has(folded);
}
