const [MINUTE, HOUR] = [60, 3600];
/** Least time between two messages (milliseconds): a log is read afterwards. */
const STEP_MS = 2_000;

/**
 * Writes now and then how far work of `of` things is, how fast and how long it will take: "1200 of 3200 contexts, 85/s, 24 s left". `what` names the things;
 * `now` is a clock in milliseconds. Returns what is to be called with how many are done; all of them are always told.
 */
export function paceTeller(
  of: number,
  what: string,
  tell: (message: string) => void,
  now: () => number = () => performance.now(),
): (done: number) => void {
  const began = now();
  let told = began;
  return (done) => {
    const time = now();
    if (done < of && time - told < STEP_MS) return;
    told = time;
    const rate = done / Math.max((time - began) / 1000, 1e-3);
    const left = done < of ? `, ${formatDuration((of - done) / rate)} left` : "";
    tell(`${done} of ${of} ${what}, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s${left}`);
  };
}

/** Of seconds: "3 h 12 min", "12 min", "40 s". */
export function formatDuration(seconds: number): string {
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${Math.round((seconds % HOUR) / MINUTE)} min`;
  return seconds >= MINUTE ? `${Math.round(seconds / MINUTE)} min` : `${Math.ceil(seconds)} s`;
}
