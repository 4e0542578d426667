import { setOf } from "../../engine/name-words.ts";

/**
 * Given names of the Netherlands and Flanders that the dictionary has as words ("Annemiek" as who comes from somewhere, diminutives) or no list has,
 * folded. None is a word of notes.
 */
export const DUTCH_GIVEN_NAMES: ReadonlySet<string> = setOf(`
  aaf aagt aalt aaltje afsaneh alke altje ank annemiek annemieke annemiekje antje antsje attie barbertje barbje beitske bertje betje
  blijke cateau catootje corretje daatje dientje dirkie doetie driekus durkje eelkje egbertje emmeke engeltje evertje feikje femmigje
  fijke flip fokje folkje fransien fransje gatske geartsje geertje geertrui geesien gerardien gerbrig geziena gilles ginie graard gre
  grietje guurtje hadewych haleh harmpje henkie hermientje hielkje hilje hilletje huibje ibeltje idske iede ietske jaapie jaapke jacobje
  jacomien jantje jasperine jeltsje jeremain jetje jildau jobje joopie jootje jopie joukje keesje keessie keetje klaasie klaasje klaaske
  klasien klaziena knelis krelis kuniera lambertje lammigje leendertje liduina liefke lientje lieuwkje lijda lijsbeth lolke lotje loutje
  lubbechien lubbert lummie luppo luutske maasje marrigje mensje miebet miekje mieneke miep mijntje mintsje naatje nardus neelke netteke
  niesje nieske nolleke oeke oepkje oetske okkie parvaneh peerke pierke pietie pietje popkje poulien riek rieka rietje rijkje rikie rinie
  riny roely roosje ruurdtje saakje sijke sjaak sjaakie sjaan sjaantje sjakie sjefke sjoukje stoffelina suusje swaantje teetje teetske
  teunie tienus tjerkje tjikke tjitte toosje treesje treeske trien trijn trinette truusje trynke tryntsje tsjikke tymen tytsje ultje
  vrouke vrouwkje wabe wendelien wiepkje wijtze wikje willempie wilmke wimmie wobbegien woltertje wupkje ymkje ynskje ypie ytsje zwaantje
  zwanet zwanetje zwanny`);
