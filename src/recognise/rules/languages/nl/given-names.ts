import { setOf } from "../../engine/name-words.ts";

/**
 * Given names of the Netherlands and Flanders that the dictionary has as words ("Annemiek" as who comes from somewhere, diminutives) or no list has,
 * folded. None is a word of notes.
 */
export const DUTCH_GIVEN_NAMES: ReadonlySet<string> = setOf(`
  aagt ank annemiek annemieke annemiekje antje antsje attie barbertje barbje bertje blijke cateau catootje corretje daatje dientje dirkie doetie
  driekus eelkje egbertje emmeke evertje femmigje fijke flip folkje fransien geertrui geesien gerardien gerbrig geziena gilles ginie graard grietje
  guurtje hadewych harmpje henkie hermientje hielkje hilje huibje idske iede ietske jaapie jaapke jacomien jasperine jeltsje jeremain jetje joopie
  jootje joukje keesje keessie keetje klaasie klaasje klasien krelis kuniera lambertje leendertje liduina liefke lientje lijda lotje loutje lubbechien
  lummie luutske maasje miebet miekje mieneke mijntje nardus netteke niesje nolleke okkie peerke pierke pietie pietje poulien rijkje rikie rinie riny
  ruurdtje saakje sjaakie sjaantje sjakie sjefke sjoukje stoffelina suusje swaantje teetske teunie tienus tjitte treesje treeske trien trinette truusje
  tsjikke wiepkje wijtze willempie wimmie wobbegien woltertje wupkje ymkje zwaantje zwanet zwanny afsaneh haleh parvaneh`);
