import { formatShare } from "./describe-entry.ts";
import { isFiltered, isUndecidedVariant } from "./filter.ts";
import { countUndecided, placeInView, type Session } from "./session.ts";
import type { StoppingEstimate } from "./stopping-estimate.ts";
import type { Catalogue } from "./text/catalogue.ts";

/** Number of undecided entries that spell a decided name another way. */
export function countVariants({ queue, decided }: Pick<Session, "queue" | "decided">): number {
  return queue.filter((entry) => isUndecidedVariant(entry, decided)).length;
}

/** Where a reviewer is: `3 of 1,655 (1,240 undecided)`. */
export function describePlace(session: Session, { progress, locale }: Catalogue): string {
  const count = (value: number) => value.toLocaleString(locale);
  const total = count(session.queue.length);
  const undecided = count(countUndecided(session));
  const place = count(Math.min(placeInView(session) + 1, session.view.length));
  if (!isFiltered(session.filter)) return progress.place(place, total, undecided);
  return progress.listed(place, count(session.view.length), total, undecided);
}

/** The line on how many names are left, and whether that is few enough. */
export function describeEstimate(
  estimate: StoppingEstimate | undefined,
  { progress, locale }: Catalogue,
  isShort = false,
): string {
  if (estimate === undefined) return progress.noEstimate;
  const { expectedLeft, upperBound, confidence, isSafe } = estimate;
  const expected = expectedLeft.toLocaleString(locale, { maximumFractionDigits: expectedLeft < 10 ? 1 : 0 });
  const upper = upperBound.toLocaleString(locale);
  const safe = isSafe ? progress.safe : progress.notSafe;
  if (isShort) return `${progress.leftShort(expected, upper)}, ${safe}`;
  return `${progress.left(expected, upper, formatShare(confidence, locale).replace(/[.,]0 /, " "))}, ${safe}`;
}

/** Why it is not safe to stop, and what to do; empty where it is safe or there is no estimate. */
export function describeWithheld(estimate: StoppingEstimate | undefined, { progress, locale }: Catalogue): string {
  const [why] = estimate?.withheld ?? [];
  if (estimate === undefined || why === undefined) return "";
  const count = (value: number) => value.toLocaleString(locale);
  const { sample, kept, undecidedNames, upperBound, allowed } = estimate;
  return progress.withheld[why]({
    drawn: count(sample.drawn),
    drawnDecided: count(sample.decided),
    toAskAgain: count(kept.toAskAgain),
    keptNames: count(kept.upperBound),
    asked: count(kept.names.asked),
    wrong: count(kept.names.wrong),
    counted: count(undecidedNames),
    upper: count(upperBound),
    allowed: count(allowed),
  });
}

/** What stands where no entry is shown. */
export function describeEnd(session: Session, { end, locale }: Catalogue): string {
  const count = (value: number) => value.toLocaleString(locale);
  if (session.view.length === 0 && isFiltered(session.filter)) return end.listEmpty;
  const left = countUndecided(session);
  if (left === 0) return end.all(count(session.queue.length));
  return isFiltered(session.filter) ? end.listDone : end.skipped(count(left), count(session.queue.length));
}
