import { type Counted, countChoices } from "../decisions/count-choices.ts";
import { formatShare } from "./describe-entry.ts";
import { filterQueue, isFiltered, isUndecidedVariant, listRows, NO_FILTER } from "../session/filter.ts";
import { countUndecided, placeInView, type Session, undecidedListed } from "../session/session.ts";
import type { Forecast } from "../session/forecast.ts";
import type { Page } from "../session/page-of-rows.ts";
import { offerBulk } from "../session/likely-names.ts";
import type { StoppingEstimate } from "../stopping/stopping-estimate.ts";
import type { Catalogue } from "../text/catalogue.ts";

/** Number of undecided entries that spell a decided name another way. */
export function countVariants({ queue, decided }: Pick<Session, "queue" | "decided">): number {
  return queue.filter((entry) => isUndecidedVariant(entry, decided)).length;
}

/** Where a reviewer is: `3 of 1,655 (1,240 undecided)`. */
export function describePlace(session: Session, { progress, locale }: Catalogue): string {
  const count = (value: number) => value.toLocaleString(locale);
  const { queue, decided, filter, view } = session;
  // Lines of the whole list, each a row of spellings.
  const lines = isFiltered(filter) ? listRows({ ...session, position: queue.length }, NO_FILTER) : view;
  const total = count(lines.length);
  const undecided = count(lines.filter((index) => !decided.has(queue[index]?.tokenId ?? -1)).length);
  const place = count(Math.min(placeInView(session) + 1, session.view.length));
  if (!isFiltered(session.filter)) return progress.place(place, total, undecided);
  return progress.listed(place, count(session.view.length), total, undecided);
}

/** How many entries were decided to be what. */
export function describeCounts(session: Counted, { progress, locale }: Catalogue): string {
  const { names, kept, unsure } = countChoices(session);
  const count = (value: number) => value.toLocaleString(locale);
  return progress.counts(count(names), count(kept), count(unsure));
}

/** What an entry is decided to be. */
export function describeState(
  { decided }: Pick<Session, "decided">,
  tokenId: number,
  { choices, undecided }: Catalogue,
): string {
  const choice = decided.get(tokenId);
  return choice === undefined ? undecided : choices[choice];
}

/** What a decision on all that is listed would be about, in a line. */
export function describeListed(session: Session, { bulk, locale }: Catalogue): string {
  const count = (value: number) => value.toLocaleString(locale);
  return bulk.heading(count(undecidedListed(session).length), count(filterQueue(session, session.filter).length));
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

/** What a page asks. */
export function describePage({ choice, from, rows }: Page, { together, locale }: Catalogue): string {
  const count = rows.length.toLocaleString(locale);
  if (choice === "keep") return together.headingKeep(count);
  return from === undefined ? together.headingLikely(count) : together.headingName(count, from.toLocaleString(locale));
}

/** What there is to do besides the entry that is shown: likely names that can be taken, and how much is left; a sentence each. */
export function describeAhead(
  session: Session,
  forecast: Forecast | undefined,
  { together, locale }: Catalogue,
): string {
  const count = (value: number) => value.toLocaleString(locale);
  const offer = offerBulk(session.likely, session.decided);
  const { waiting, open, refused } = together.offer;
  const parts = [
    ...(offer === undefined ? [] : [
      offer.state === "waiting" ? waiting(count(offer.looked), count(offer.step.drawn), count(offer.rest.length))
      : offer.state === "open" ? open(count(offer.rest.length), count(offer.words)) : refused(count(offer.rest.length)),
    ]),
    forecast === undefined ? "" : `${together.forecast(count(forecast.decisions), count(Math.max(1, Math.round(forecast.seconds / 60))))}.`,
  ]; // prettier-ignore
  return parts.filter((part) => part !== "").join(" ");
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
