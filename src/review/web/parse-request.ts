import { isCount, isObject } from "../../base/json-values.ts";
import { RANGE_NAMES, SHOWS } from "../session/filter.ts";
import type { Action } from "../session/action.ts";
import { CANDIDATE_SOURCES } from "../candidates/candidate-evidence.ts";
import type { ActRequest, RowsRequest } from "./protocol.ts";
import { PAGE_LANGUAGES, type PageLanguage } from "../../text/page-languages.ts";

/** Characters of a search, a note or a reason. */
const MOST_TEXT = 2_000;
const MOST_ROWS = 500;
/** Rows of a page, see `pageOf`, and some. */
const MOST_PICKED = 100;

type Fields = Readonly<Record<string, unknown>>;
type Parsed<T> = T & { readonly language: PageLanguage };

/** A request to act, of which nothing is left out or added; undefined if it is none. */
export function parseActRequest(value: unknown): Parsed<ActRequest> | undefined {
  if (!isObject(value) || !hasOnly(value, ["language", "revision", "action", "variants"])) return undefined;
  const { language, revision, action, variants } = value;
  if (!isLanguage(language) || (variants !== undefined && variants !== true)) return undefined;
  if (action === undefined && variants === undefined) return revision === undefined ? { language } : undefined;
  if (!isCount(revision)) return undefined;
  if (variants === true) return action === undefined ? { language, revision, variants } : undefined;
  const parsed = isObject(action) ? parseAction(action) : undefined;
  return parsed === undefined ? undefined : { language, revision, action: parsed };
}

/** A request for rows; undefined if it is none. */
export function parseRowsRequest(value: unknown): Parsed<RowsRequest> | undefined {
  if (!isObject(value) || !hasOnly(value, ["language", "first", "count"])) return undefined;
  const { language, first, count } = value;
  if (!isLanguage(language) || !isCount(first) || !isCount(count) || count > MOST_ROWS) return undefined;
  return { language, first, count };
}

function parseAction(action: Fields): Action | undefined {
  const { kind, choice, together, reason, text, by, tokenId, filter, picked } = action;
  switch (kind) {
    case "skip":
    case "undo":
    case "take-likely":
    case "quit":
      return hasOnly(action, ["kind"]) ? { kind } : undefined;
    case "decide":
      if (!hasOnly(action, ["kind", "choice", "together"]) || !isChoice(choice)) return undefined;
      return together === undefined || typeof together === "boolean"
        ? { kind, choice, together: together ?? false }
        : undefined;
    case "decide-listed":
      if (!hasOnly(action, ["kind", "choice", "reason"]) || !isChoice(choice) || !isText(reason)) return undefined;
      return reason.trim() === "" ? undefined : { kind, choice, reason: reason.trim() };
    case "decide-page":
      if (!hasOnly(action, ["kind", "picked"]) || !Array.isArray(picked) || picked.length > MOST_PICKED)
        return undefined;
      return picked.every(isCount) ? { kind, picked } : undefined;
    case "note":
      return hasOnly(action, ["kind", "text"]) && isText(text) ? { kind, text } : undefined;
    case "move":
      return hasOnly(action, ["kind", "by"]) && Number.isSafeInteger(by) ? { kind, by: by as number } : undefined;
    case "show":
      return hasOnly(action, ["kind", "tokenId"]) && isCount(tokenId) ? { kind, tokenId } : undefined;
    case "filter":
      return hasOnly(action, ["kind", "filter"]) && isObject(filter) ? parseFilter(filter) : undefined;
    default:
      return undefined;
  }
}

function parseFilter(filter: Fields): Action | undefined {
  const { show, source, range, spellings, search } = filter;
  const known = SHOWS.find((one) => one === show);
  if (!hasOnly(filter, ["show", "source", "range", "spellings", "search"]) || known === undefined || !isText(search))
    return undefined;
  const listed = CANDIDATE_SOURCES.find((one) => one === source);
  const within = RANGE_NAMES.find((one) => one === range);
  const isKnown = (source === undefined || listed !== undefined) && (range === undefined || within !== undefined);
  if (!isKnown || (spellings !== undefined && spellings !== true)) return undefined;
  const narrowed = {
    ...(listed && { source: listed }),
    ...(within && { range: within }),
    ...(spellings === true && { spellings: true as const }),
  };
  return { kind: "filter", filter: { show: known, search, ...narrowed } };
}

function hasOnly(value: Fields, keys: readonly string[]): boolean {
  return Object.keys(value).every((key) => keys.includes(key));
}

function isLanguage(value: unknown): value is PageLanguage {
  return (PAGE_LANGUAGES as readonly unknown[]).includes(value);
}

function isChoice(value: unknown): value is "name" | "keep" | "unsure" {
  return value === "name" || value === "keep" || value === "unsure";
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= MOST_TEXT;
}
