import { detach } from "./internalise.ts";

/** `ask`, a pure function, with the answers of so many texts kept at most: all are forgotten when more come. No document is kept in memory for them. */
export function keepAnswers<T extends {} | null>(most: number, ask: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const answer = ask(text);
    if (kept.size >= most) kept.clear();
    kept.set(detach(text), answer);
    return answer;
  };
}
