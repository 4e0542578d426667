import { phrasesOf, setOf } from "../../engine/name-words.ts";

/**
 * Makers and brands of medicines, food, drink and household, shops, services, programs and programmes of America, Canada, Ireland, Australia and New
 * Zealand, none of it a usual name; folded; trade marks of their owners.
 */
export const ENGLISH_OVERSEAS_BRANDS: ReadonlySet<string> = setOf(`
  acetadote myagedcare webster-pak luas actilax anzac aquaphor aranef athenahealth axit baptcare bluecare calmoseptine centrelink cerave cetaphil cheetos chipotle
  coloxyl cvs depomedrone dilosyn eftpos endep excedrin fantastik fritos gastrolyte gastrostop goodrx hiqa hulu hyalgan instacart lithicarb
  lovan lysol maccas mcnuggets medibank medicare metamucil minimed mylanta ndis noten nyquil odsp ohip oreos oxiclean panadeine patslide
  pepto percodan pinesol playdoh pointclickcare powerchart purell quilonum riskman rsl santyl silverchain skittles steripaste sudafed
  suplena swisse synvisc timbits tooheys tusla tylenol urex vhi wanderguard weet-bix windex zoton`);

/** Days, drinks, food, songs, programmes, charities, hospitals and machines of the same countries that hold a name; folded. No phrase is a whole name that somebody bears. */
export const ENGLISH_OVERSEAS_THINGS: readonly string[] = phrasesOf(`
  victoria day|canada day|anzac day|australia day|waitangi day|st stephen's day|st stephens day|stephen's day|stephens day|martin luther king day|
  mlk day|columbus day|labour day|labor day|memorial day|veterans day|remembrance day|groundhog day|melbourne cup|grey cup|stanley cup|
  aunt jemima|betty crocker|duncan hines|chef boyardee|sara lee|little debbie|marie callender|tim hortons|tim horton's|papa john's|
  papa johns|trader joe's|trader joes|sam's club|sams club|dan murphy's|dan murphys|harvey norman|david jones store|johnnie walker|
  jack daniel's|jack daniels|jim beam|jose cuervo|captain morgan rum|captain morgan & coke|mary jane daily|smokes mary jane|
  wheel of fortune|price is right|judge judy|family feud|golden girls|murder she wrote|days of our lives|general hospital|
  home and away|hockey night|late late show|winning streak|father ted|molly malone|danny boy|waltzing matilda|fields of athenry|
  terry fox run|terry fox day|run for the cure|ronald mcdonald house|make a wish|beyond blue|black dog institute|silver chain|
  blue nurses|st vincent de paul|vincent de paul|olivia newton - john|chris o'brien lifehouse|jean hailes|peter mac|talk to frank|
  frank helpline|clare's law|clares law|sarah's law|martha's rule|marthas rule|megan's law|laura's law|kendra's law|jordan's principle|
  jordans principle|rowan's law|charlotte's law|lee silverman|boston naming|geri chair|broda chair|hoyer lift|posey vest|posey belt|
  posey mitts|posey alarm|henry vac|henry hoover|hetty hoover|otis lift|otis lifts|stanley knife|stanley blade|chesterfield sofa|
  wallace rule|rule of nines|boston cream|cobb salad|caesar salad|ben & jerry's|ben and jerry's|ben & jerrys|campbell's soup|
  campbells soup|campbell's chunky|heinz soup|newman's own|annie's mac|dr pepper|reese's pieces|reese's cups|hershey's kisses|
  collingwood game|collingwood match|melbourne storm|sydney swans|brisbane lions|toronto raptors|maple leafs|dallas cowboys|
  boston celtics|chicago bulls|houston texans|denver broncos|buffalo bills|cleveland browns|green bay packers`);
