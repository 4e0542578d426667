import { setOf } from "../engine/name-words.ts";

/**
 * Words of places that a scale, score, grade or classification of medicine is called after in any of our languages, folded: "Edinburgh 14" is a
 * result, "Karratha 3/52" how long somebody was there.
 */
const SCALE_PLACES: ReadonlySet<string> = setOf(`
  aberdeen alabama amsterdam angeles athens atlanta auckland baltimore barcelona basel bath belfast bergen berkeley berlin berna birmingham
  bologna boston brescia brighton brisbane bristol bruges brugge cambridge cardiff chicago cincinnati cleveland cologne copenhagen
  copenhague copenhaguen cordoba cracovia dallas denver detroit dublin dundee dunedin edimburgo edinburg edinburgh epworth estocolmo
  florence frankfurt gante geneva geneve gent ghent gijon ginebra ginevra glasgow goteborg gothenburg groningen haguenau hamburg hamilton
  hannover helsinki houston hull indiana iowa jena jerusalem kansas karolinska kent kiel kingston kopenhagen kyoto leeds leiden leuven lille
  lisbon liverpool ljubljana londen london londra londres lovaina lund lyon maastricht madrid malmo manchester mannheim marburg maryland
  mayo melbourne memphis mexico miami michigan milan milano minnesota montreal munchen munich navarra newcastle nijmegen norwich nottingham
  oregon oslo oswestry ottawa oxford padova padua parigi parijs paris penn pennsylvania perth philadelphia pittsburgh praag praga prague
  rennes richmond rochester roma rome roterdam rotterdam salford salpetriere san-diego sapporo seattle sheffield sidney southampton stanford
  stoccolma stockholm strasbourg sydney texas tokio tokyo torino toronto toulouse turin turku ulm uppsala utrecht valencia vancouver viena
  vienna washington wellington wenen wien wisconsin york zaragoza zurich`);

/** Does a place of these folded words give a scale its name? */
export function namesScale(keys: readonly string[]): boolean {
  return keys.some((key) => SCALE_PLACES.has(key));
}
