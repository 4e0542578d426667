import type { AuditRow } from "../../audit/audit.ts";
import { measureOf } from "../../audit/measures.ts";
import { formatFigure, formatValue } from "../format.ts";
import type { Language } from "../language.ts";
import { catalogueOf } from "../text/catalogues.ts";

/** Where values stand on a track, and what is written under it. */
export interface Scale {
  /** 0 to 100, percent of the track's width. */
  position(value: number): number;
  /** Far enough apart that no two labels meet. */
  readonly ticks: readonly { readonly position: number; readonly label: string }[];
}

/** Left of a logarithmic scale there is room for 0. */
const ZERO_WIDTH = 16;
/** Nothing smaller than this is drawn apart from 0. */
const SMALLEST = 1e-5;
/** Least distance of two labels, percent of the track's width: labels are at most about a sixth of the narrowest track. */
const LABEL_DISTANCE = 20;

/**
 * The scale for rows of one measure, by its kind and limit: logarithmic for shares and factors that must stay small, linear for
 * shares that must be large and for changes; undefined where a drawing says nothing.
 */
export function scaleOf(rows: readonly AuditRow[], language: Language): Scale | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const { limit, format } = measureOf(first.measure);
  if (limit === undefined || limit.value === 0 || first.ciMethod === "one-unit") return undefined;
  const values = [limit.value, ...rows.flatMap(({ estimate, ciLow, ciHigh }) => [estimate, ciLow, ciHigh])].filter(
    Number.isFinite,
  );
  const write = (value: number) =>
    format === "factor" ? formatFigure(value, language) : formatValue(first, value, language);
  if (format === "factor" || (format === "count" && limit.side === "at-most"))
    return logarithmic(values, write, language);
  if (format === "count") return linear([0, 1], write, language);
  return format === "share" ? linear(values, write, language) : undefined;
}

function logarithmic(values: readonly number[], write: (value: number) => string, language: Language): Scale {
  const positive = values.filter((value) => value > 0).map((value) => Math.max(value, SMALLEST));
  const low = Math.floor(Math.log10(Math.min(...positive)) + 1e-9);
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...positive)) - 1e-9));
  const position = (value: number) => {
    if (value <= 0) return 1;
    const share = (Math.log10(Math.max(value, 10 ** low)) - low) / (high - low);
    return ZERO_WIDTH + Math.min(1, share) * (100 - ZERO_WIDTH);
  };
  const decades = Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index));
  const ticks = decades.map((value) => ({ position: position(value), label: writeTick(value, write, language) }));
  return { position, ticks: spread([{ position: 1, label: "0" }, ...ticks]) };
}

function linear(values: readonly number[], write: (value: number) => string, language: Language): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(...values, low + Number.EPSILON);
  const position = (value: number) => ((value - low) / (high - low)) * 98 + 1;
  const ticks = [low, 0, high].map((value) => ({
    position: position(value),
    label: writeTick(value, write, language),
  }));
  return { position, ticks: spread(ticks.filter((_, index) => index !== 1 || low < 0)) };
}

/** Powers of ten need no digits after the decimal mark: `10 %` for `10.0 %`; a separator of thousands is none. */
export function writeTick(value: number, write: (value: number) => string, language: Language): string {
  const decimal = new Intl.NumberFormat(catalogueOf(language).locale).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? "."; // prettier-ignore
  const [whole = "", rest] = write(value).split(decimal) as [string?, string?];
  if (rest === undefined) return whole;
  const [, digits = "", unit = ""] = /^(\d*?)0*(\D.*)?$/u.exec(rest) ?? [];
  return `${whole}${digits === "" ? "" : `${decimal}${digits}`}${unit}`;
}

/** Labels from the right, leaving out what would meet one that stands. */
function spread(ticks: Scale["ticks"]): Scale["ticks"] {
  const kept: Scale["ticks"][number][] = [];
  for (const tick of ticks.toReversed()) {
    const next = kept[0];
    if (next === undefined || next.position - tick.position >= LABEL_DISTANCE) kept.unshift(tick);
  }
  return kept;
}
