import { escapeHtml } from "./page/markup.ts";

/** One thing that was checked. */
export interface JUnitCase {
  readonly name: string;
  /** Why it failed; absent if it passed. The first line is its summary. */
  readonly failure?: string;
  /** Why it was not checked. */
  readonly skipped?: string;
}

/** What XML 1.0 cannot hold, escaped or not. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/**
 * A JUnit XML report of one suite, in the elements that Jenkins, GitLab and the GitHub actions for it read (`testsuites`, `testsuite`,
 * `testcase`, `failure`, `skipped`). Without times: the same results give the same bytes.
 */
export function renderJUnit(suite: string, cases: readonly JUnitCase[]): string {
  const count = (key: "failure" | "skipped") => cases.filter((one) => one[key] !== undefined).length;
  const counts = `tests="${cases.length}" failures="${count("failure")}" errors="0" skipped="${count("skipped")}"`;
  const lines = cases.map(({ name, failure, skipped }) => {
    const open = `    <testcase classname="${attribute(suite)}" name="${attribute(name)}"`;
    if (failure !== undefined) {
      const summary = failure.split("\n", 1)[0] ?? "";
      return `${open}>\n      <failure message="${attribute(summary)}" type="leak">${text(failure)}</failure>\n    </testcase>`;
    }
    return skipped === undefined
      ? `${open}/>`
      : `${open}>\n      <skipped message="${attribute(skipped)}"/>\n    </testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${attribute(suite)}" ${counts}>`,
    ...lines,
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

function text(value: string): string {
  return escapeHtml(value.replace(FORBIDDEN, "\uFFFD"));
}

/** An attribute's line breaks would read as spaces. */
function attribute(value: string): string {
  return text(value).replaceAll("\n", "&#10;").replaceAll("\t", "&#9;");
}
