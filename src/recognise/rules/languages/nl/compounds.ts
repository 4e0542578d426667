/** Longer words are not taken apart, which costs time that grows with their length. */
const LONGEST_COMPOUND = 40;
const SHORTEST_PART = 4;

/** Whether a folded word is put together from two words of the dictionary, of four letters or more, an s between them or none. */
export function createCompoundTest(isInDictionary: (key: string) => boolean): (key: string) => boolean {
  return (key) => {
    if (key.length > LONGEST_COMPOUND) return false;
    for (let cut = SHORTEST_PART; cut <= key.length - SHORTEST_PART; cut++) {
      if (!isInDictionary(key.slice(cut))) continue;
      const head = key.slice(0, cut);
      if (isInDictionary(head) || (head.endsWith("s") && isInDictionary(head.slice(0, -1)))) return true;
    }
    return false;
  };
}
