/** Keeps the best of scores as they come. */
export interface TopScores {
  /** A score must be above this to be kept: the least one kept, or -Infinity while there is room. */
  worst(): number;
  add(id: number, score: number): void;
  /** `[id, score]`, best first; of equal scores the one added first comes first. */
  take(): [id: number, score: number][];
}

/** Keeps the `count` best: an insertion into a sorted list, which few of many scores need. */
export function createTopScores(count: number): TopScores {
  const kept: [number, number][] = [];
  let worst = count > 0 ? -Infinity : Infinity;
  return {
    worst: () => worst,
    add: (id, score) => {
      if (!(score > worst)) return;
      let place = kept.length;
      while (place > 0 && (kept[place - 1] as [number, number])[1] < score) place--;
      kept.splice(place, 0, [id, score]);
      if (kept.length > count) kept.pop();
      if (kept.length === count) worst = (kept.at(-1) as [number, number])[1];
    },
    take: () => [...kept],
  };
}
