/** Letters of the Russian and Ukrainian alphabets as passports write them (ICAO Doc 9303, part 3). */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "а:a б:b в:v г:g ґ:g д:d е:e ё:e є:ie ж:zh з:z и:i і:i ї:i й:i к:k л:l м:m " +
    "н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:iu я:ia"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** A name in Latin letters; one that holds no Cyrillic comes back unchanged. */
export function romaniseCyrillic(name: string): string {
  return name.replaceAll(/\p{Script=Cyrillic}/gu, (letter) => {
    const latin = LATIN[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1);
  });
}
