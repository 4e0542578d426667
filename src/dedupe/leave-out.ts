import type { Stretch } from "../text/tokenise.ts";

/**
 * What is to be taken out of a text so that some of its units (in order, disjoint) go: stretches, ascending and disjoint, so that what stays is byte for byte as it
 * was. Between two units that stay, of the white space around those that go, one stretch stays: the one with the most line breaks, the first of several. Before
 * the first unit and behind the last it stays as it is, unless all of the units go: then the whole text does.
 */
export function leaveOut(text: string, units: readonly Stretch[], goes: (index: number) => boolean): Stretch[] {
  const out: Stretch[] = [];
  const push = (start: number, end: number) => {
    if (end > start) out.push({ start, end });
  };
  let last = -1;
  for (let index = 0; index <= units.length; index++) {
    const isEnd = index === units.length;
    if (!isEnd && goes(index)) continue;
    const [before, after] = [units[last], units[index]];
    const went = index - last - 1;
    if (went > 0) {
      if (before === undefined && after === undefined) push(0, text.length);
      else if (before === undefined) push((units[0] as Stretch).start, (after as Stretch).start);
      else if (after === undefined) push(before.end, (units[index - 1] as Stretch).end);
      else {
        const gap = widestGap(text, units, last, index);
        push(before.end, gap.start);
        push(gap.end, after.start);
      }
    }
    last = index;
  }
  return out;
}

function widestGap(text: string, units: readonly Stretch[], from: number, to: number): Stretch {
  let widest: Stretch | undefined;
  let most = -1;
  for (let index = from; index < to; index++) {
    const gap = { start: (units[index] as Stretch).end, end: (units[index + 1] as Stretch).start };
    const breaks = text.slice(gap.start, gap.end).split(/\r\n?|\n/u).length;
    if (breaks > most) [widest, most] = [gap, breaks];
  }
  return widest as Stretch;
}
