import { MASK, type Context } from "../probe/context.ts";
import type { Candidate, Sighting } from "./candidates.ts";
import { createPainter, type Painter, printable } from "./paint.ts";
import { countUndecided, type Session } from "./session.ts";

/** How the screen is drawn. */
export interface ScreenOptions {
  readonly contexts: ReadonlyMap<string, Context>;
  /** Contexts shown of a candidate. */
  readonly contextLimit: number;
  readonly colour: boolean;
}

const KEYS = "n name   v name, with all its variants   k keep   u unsure   s skip   z undo   c more contexts   q quit";
const END_KEYS = "z undo   Enter or q ends the review";

/** What a reviewer sees: progress, the candidate, why it is suspect, sentences it was predicted in, and the keys. */
export function renderScreen(session: Session<Candidate>, options: ScreenOptions): string {
  const paint = createPainter(options.colour);
  const total = session.queue.length;
  const candidate = session.queue[session.position];
  if (candidate === undefined) {
    const left = countUndecided(session);
    return [
      paint.bold(
        left === 0
          ? `All ${total} candidates are decided.`
          : `End of the list: ${left} of ${total} candidates were skipped.`,
      ),
      paint.dim(END_KEYS),
    ].join("\n");
  }
  const shown = candidate.contexts.slice(0, options.contextLimit);
  const hidden = candidate.contexts.length - shown.length;
  return [
    paint.dim(`${session.position + 1} of ${total} (${countUndecided(session)} undecided)`),
    `${paint.bold(printable(candidate.surface))}   ${paint.dim(`token ${printable(candidate.token)}, id ${candidate.tokenId}`)}`,
    describeEvidence(candidate),
    ...(candidate.variants.length > 0 ? [describeVariants(candidate, session)] : []),
    "",
    ...shown.map((sighting) => `  ${describeSighting(sighting, candidate, options, paint)}`),
    ...(hidden > 0 ? [paint.dim(`  and ${hidden} more (c)`)] : []),
    "",
    paint.dim(KEYS),
    "Is it a name?",
  ].join("\n");
}

function describeEvidence(candidate: Candidate): string {
  const { contexts, seenCount, unseenCount, bestRank, meanProbability } = candidate;
  const predicted =
    bestRank === null
      ? "never predicted: a variant of a token that was"
      : `predicted in ${contexts.length} ${contexts.length === 1 ? "context" : "contexts"} (${seenCount} seen, ${unseenCount} unseen), best rank ${bestRank}, mean probability ${formatShare(meanProbability)}`;
  return [
    predicted,
    ...(candidate.isCapitalised ? ["capital"] : []),
    ...(candidate.isKnownName ? ["in a list of names"] : []),
  ].join("; ");
}

function describeVariants(candidate: Candidate, session: Session<Candidate>): string {
  const variants = new Set(candidate.variants);
  const tokens = session.queue.filter((other) => variants.has(other.tokenId));
  return `variants: ${tokens.map(({ token, tokenId }) => `${printable(token)} (${session.decided.get(tokenId) ?? "undecided"})`).join(", ")}`;
}

function describeSighting(sighting: Sighting, candidate: Candidate, options: ScreenOptions, paint: Painter): string {
  const figures = paint.dim(`rank ${sighting.rank}, ${formatShare(sighting.probability)}`);
  const context = options.contexts.get(sighting.context);
  if (context === undefined) return `${figures}   context ${printable(sighting.context)}`;
  const [before = "", ...after] = printable(context.text).split(MASK);
  return `${before}${paint.inverse(`[${printable(candidate.surface)}]`)}${after.join(MASK)}   ${figures}`;
}

function formatShare(share: number): string {
  return share >= 0.0005 || share === 0 ? `${(share * 100).toFixed(1)} %` : "< 0.1 %";
}
