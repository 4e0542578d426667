import { setOf } from "../../engine/name-words.ts";
import { FURTHER_EPONYMS, USUAL_ENGLISH_SURNAMES } from "../further-eponyms.ts";

/** Surnames and given names usual in the Netherlands and Flanders that are eponyms of other languages' notes. */
const USUAL = setOf(`
  anderson altman arabin bain bakker balke barclay barker beck becker beger berg bernard binet bird blom bohm bonnet bracht brandt brandsma brink bruckner
  brunelli camey carrel caspar castle chance cornell crowe dietz downes dumas dunn engel falk favard feldman ferguson fernandez ferres franco frei frey gerber
  gibson gillet goldberg goossens gunn hancock hansen harris hermans hoff hoffman hoke holmes imhof jacobs jansen janssens jensen kager keeler keller kessler
  klapp kline knobloch koch kock kolb kramer krantz krug landau lange larsen legg lemann lenke lichtman loeys lubben meijer meyer milch mitchell moll moore
  mulder mueller muller neumann neuman newman nielsen oberlin palmer patte petit pierce raven reiner rhodes ritter robert roberts rogers roos rosenberg
  rosenthal rosenstein ross rowe schauta schilling schmid schmidt schroder schultz schwartz siegel smits soto stahl stam steinberg steinman stork studer
  swanson tako tucker uchida veit visser wachtel walsh weaver weber wender wigand willems williams wright zeller zingg maria jan`);

/** Eponyms of Dutch notes beyond those common to all languages, but for usual names; folded. */
export const DUTCH_EPONYMS: ReadonlySet<string> = new Set([
  ...[...FURTHER_EPONYMS].filter((key) => !USUAL.has(key) && !USUAL_ENGLISH_SURNAMES.has(key)),
  ...setOf(`barany bourdon cusco dix-hallpike donaldson eakin ferber frankfort frazier hampton hawley herbst hollister homans kanavel kemp kendrick
    kleinert lapidus mallet mckinley mulligan obwegeser paris-classificatie pozzi purdue ritchie stener sims straumann zancolli texas gillick ferber romanus hertel landolt utterberg
    donati nelaton rapley`),
]);
