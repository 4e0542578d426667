import { asShown } from "../session/as-shown.ts";
import type { OpenReview } from "../session/open-review.ts";
import { isFiltered } from "../session/filter.ts";
import { describeFigure, type ReviewCandidate } from "../describe/describe-entry.ts";
import { describeRow, readable } from "../describe/readable.ts";
import { pageOf } from "../session/page-of-rows.ts";
import { countChoices } from "../decisions/count-choices.ts";
import {
  describeAhead,
  describeCounts,
  describeListed,
  describeState,
  describePage,
  describeEnd,
  describeEstimate,
  describePlace,
  describeWithheld,
} from "../describe/describe-progress.ts";
import { currentEntry, placeInView, type Session, undecidedListed } from "../session/session.ts";
import type { Catalogue } from "../text/catalogue.ts";
import type { BulkPreview, PageState, Row, Rows, ShownEntry } from "./protocol.ts";

/** Rows that come with a state, around the entry that is shown. */
const ROWS = 120;
/** Sentences of the entry that come with a state. */
const SENTENCES = 60;
/** Entries that a preview of a decision on the list names. */
const PREVIEWED = 200;

/** What a page shows of a session. */
export function pageState(
  session: Session<ReviewCandidate>,
  review: Pick<OpenReview, "describe" | "estimate" | "forecast">,
  catalogue: Catalogue,
  { revision, said }: { readonly revision: number; readonly said: string },
): PageState {
  const { undecided, candidates } = countChoices(session);
  const place = placeInView(session);
  const estimate = review.estimate(session);
  const isListed = session.view[place] === session.position;
  const isShown = isListed || session.repeated !== undefined;
  return {
    revision,
    status: session.status,
    place: describePlace(session, catalogue),
    counts: describeCounts(session, catalogue),
    estimate: [
      [describeEstimate(estimate, catalogue), describeWithheld(estimate, catalogue)].filter(Boolean).join(". "),
      estimate === undefined ? "" : describeAhead(session, review.forecast(session), catalogue),
    ]
      .filter(Boolean)
      .join(" "),
    page: shownPage(session, catalogue),
    decided: candidates - undecided,
    candidates,
    filter: session.filter,
    entry: isShown ? shownEntry(asShown(session), review, catalogue) : null,
    end: isShown ? "" : describeEnd(session, catalogue),
    current: isListed ? place : -1,
    list: listRows(session, catalogue, Math.max(0, place - ROWS / 2), ROWS),
    said,
  };
}

/** A part of the list. */
export function listRows(open: Session<ReviewCandidate>, catalogue: Catalogue, first: number, count: number): Rows {
  const session = asShown(open);
  const rows = session.view.slice(first, first + count).map((index): Row => {
    const entry = session.queue[index] as ReviewCandidate;
    const { tokenId } = entry;
    return {
      tokenId,
      surface: readable(entry),
      choice: session.decided.get(tokenId) ?? null,
      state: describeState(session, tokenId, catalogue),
      figure: describeFigure(entry, catalogue.locale),
    };
  });
  return { first, total: session.view.length, rows };
}

/** What a decision on all that is listed would decide. */
export function bulkPreview(session: Session, catalogue: Catalogue, revision: number): BulkPreview {
  const { bulk, locale } = catalogue;
  const entries = undecidedListed(session);
  return {
    revision,
    heading: describeListed(session, catalogue),
    about: isFiltered(session.filter) ? bulk.stays : `${bulk.wholeList} ${bulk.stays}`,
    surfaces: entries.slice(0, PREVIEWED).map(readable),
    more: entries.length > PREVIEWED ? bulk.more((entries.length - PREVIEWED).toLocaleString(locale)) : "",
  };
}

function shownPage(session: Session<ReviewCandidate>, catalogue: Catalogue): PageState["page"] {
  const page = pageOf(session);
  return page === undefined ? null : { heading: describePage(page, catalogue), rows: page.rows.map(describeRow) };
}

function shownEntry(
  session: Session<ReviewCandidate>,
  { describe }: Pick<OpenReview, "describe">,
  catalogue: Catalogue,
): ShownEntry | null {
  const entry = currentEntry(session);
  if (entry === undefined) return null;
  const { tokenId } = entry;
  const { variants, sentences, ...detail } = describe(entry, catalogue);
  return {
    ...detail,
    tokenId,
    choice: session.decided.get(tokenId) ?? null,
    state: describeState(session, tokenId, catalogue),
    variants: variants.map((variant) => ({ ...variant, state: describeState(session, variant.tokenId, catalogue) })),
    sentences: sentences.slice(0, SENTENCES),
    note: session.notes.get(tokenId) ?? "",
    reason: session.reasons.get(tokenId) ?? "",
  };
}
