import { phrasesOf } from "../../engine/name-words.ts";

/**
 * Hospitals, clinics and homes of America, Canada, Australia, New Zealand and South Africa that are called after somebody, as they are cut into tokens;
 * folded. Who is called as people are stands with what follows: "Helen Joseph" alone may be a patient.
 */
export const ENGLISH_OVERSEAS_SITES: readonly string[] = phrasesOf(`
  brigham & women's|beth israel deaconess|mt sinai|cedars sinai|johns hopkins bayview|robert wood johnson|ben taub|loma linda|ronald reagan ucla|
  joe dimaggio|helen devos|le bonheur|rady children's|lurie children's|ann & robert h . lurie|dell children's|cook children's|frazier rehab|
  memorial sloan kettering|fox chase|roswell park|sidney kimmel|packard children's|stead family|monroe carell|levine children's|duke raleigh|
  sheppard pratt|austen riggs|hazelden betty ford|peter lougheed|william osler|royal jubilee|royal inland|royal columbian|lions gate|grey nuns|
  st . boniface|hotel dieu|izaak walton killam|queen elizabeth ii|saint john regional|charles lemoyne|maisonneuve rosemont|maisonneuve - rosemont|
  g . f . strong|gf strong|holland bloorview|royal prince alfred|royal north shore|north shore private|peter maccallum|lyell mcewin|
  sir charles gairdner|charlie gairdner|royal perth|st john of god|greenslopes private|mater mothers|calvary mater|royal hobart|royal darwin|
  alfred health|karitane|tresillian|mason clinic|kidz first|middlemore|burwood spinal|groote schuur|old groote|red cross children's|
  red cross war memorial|karl bremer|steve biko|steve biko academic|dr george mukhari|chris hani|chris hani baragwanath|charlotte maxeke|
  rahima moosa|tambo memorial|albert luthuli|inkosi albert luthuli|r k khan|rk khan|prince mshiyeni|dora nginza|cecilia makiwane|
  nelson mandela children's|nelson mandela academic|robert mangaliso sobukwe|christiaan barnard|christiaan barnard memorial|wits donald gordon|
  john peter smith hospital|john hunter hospital|john muir hospital|shirley ryan hospital|helen joseph hospital|arnold palmer hospital|
  winnie palmer hospital|donald gordon hospital|walter reed hospital|virginia mason hospital|joseph brant hospital|henry ford hospital|
  fiona stanley hospital|charles gairdner hospital|moses cone hospital|betty ford hospital|michael garron hospital|henry ford health|
  shirley ryan abilitylab|helen joseph academic|betty ford center|betty ford clinic|mary free bed|john muir health|arnold palmer children's|
  walter reed medical|virginia mason medical|fiona stanley ed|henry bennett centre`);
