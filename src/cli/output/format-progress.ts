import { formatDuration } from "../../base/pace.ts";
import type { RunProgress } from "../../corpus/run/run-report.ts";
import type { Io } from "../terminal.ts";

const UNITS = ["B", "kB", "MB", "GB", "TB"] as const;
const STEP = 1000;

/** Least time between two lines of progress, in milliseconds: on a terminal, and in a file. */
const PROGRESS_MS = { terminal: 200, file: 10_000 } as const;

/** How far a run is, how fast and how long it will take; `seconds` since it began. */
export function formatProgress({ bytes, keptBytes, ofBytes, spans, phase }: RunProgress, seconds: number): string {
  if (phase === "choose") return "deciding what stays";
  if (phase === "plan") return `cutting the input: ${formatBytes(bytes)}`;
  const done = bytes - keptBytes;
  const rate = seconds > 0 ? done / seconds : 0;
  const share = ofBytes === undefined ? formatBytes(bytes) : `${formatBytes(bytes)} of ${formatBytes(ofBytes)}`;
  const left = ofBytes !== undefined && rate > 0 ? `, ${formatDuration((ofBytes - bytes) / rate)} left` : "";
  const what = phase === "gather" || phase === "survey" ? "first pass: " : "";
  const found = phase === "anonymise" ? `, ${spans} names replaced` : "";
  return `${what}${share}, ${formatBytes(rate)}/s${left}${found}`;
}

/** Prints how far a run is now and then. */
export function reportProgress(io: Io, tell: (message: string) => void): (progress: RunProgress) => void {
  const began = io.now().getTime();
  const step = io.isTTY ? PROGRESS_MS.terminal : PROGRESS_MS.file;
  let told = began;
  return (progress) => {
    const now = io.now().getTime();
    if (now - told < step) return;
    told = now;
    tell(formatProgress(progress, (now - began) / 1000));
  };
}

/** "12.3 MB". */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit++;
  }
  return `${value.toFixed(unit === 0 ? 0 : 1)} ${UNITS[unit] ?? ""}`;
}
