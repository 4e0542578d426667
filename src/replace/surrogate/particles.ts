const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words before or within surnames, folded, of all languages that notes have. */
const PARTICLES =
  set(`van von der den de het ten ter te t s in op aan bij uit voor onder vanden vander vande vd vdr vdm del la las los y e i da das do
  dos di della dello dei degli delle dal dalla lo li le les du des zu zum zur of el al ben bin ibn bint abu ait ould st san sint af av`);
/** What an apostrophe joins to a surname. */
const PREFIXES = set("o d l dell dall nell sull degl sant t s m mc");

/** Whether a folded word is a particle of surnames ("van", "de", "della"). */
export function isParticle(word: string): boolean {
  return PARTICLES.has(word);
}

/** Whether folded letters before an apostrophe belong to a surname ("O'Brien", "D'Angelo"). */
export function isPrefix(word: string): boolean {
  return PREFIXES.has(word);
}
