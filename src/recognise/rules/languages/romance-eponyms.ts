import { setOf } from "../engine/name-words.ts";

/**
 * Eponyms beyond those of the other lists, for Spanish and Italian: signs, tests, fractures, operations, instruments, stains, syndromes, spaces and
 * positions; folded. Such a word is nobody's name unless a title, a field, a relation or a clear cue stands beside it.
 */
export const ROMANCE_EPONYMS: ReadonlySet<string> = setOf(`
  kennaway packiam
  fabere sadoud spix machover bierman-pierson sabin-feldman
  bartolini bartolino graf humphrey fuchs addis angle atasoy babinski-nageotte bado barraya barsony barton baudelocque beighton besnoit
  bielschowsky-jansky binet-simon black boas bonnet-dechaume bouillaud bretonneau bruce brunelleschi bryant cadiot camman caroli-sarles
  castaigne catterick ceelen chevrel chompret clado cochet collip cooley cruchet cyon damon davidsohn denver depage dessault douglas
  duchenne-erb duhring duncan durer erb-duchenne ferriman feuillade fick fischer fleischner foix forlanini fouchet frankel gairdner gariel
  glenard goldspohn goodsall grasset grisolle grossman hailey-hailey hallux hamman hamman-rich hampton hand hanot hawley highmore hodgson
  hogben holt horton humby huntingdon hustin jaboulay jacobson jaeger jeanselme jenner kandinsky kaplan kaufmann kelly kidner klein
  kluver-bucy koch kochers kohnstamm kronig kummel kussmaul-kien lachaud laffont lamaze lancereaux lane langendorff larrey laubry laugier
  launois lecat ledran leede leopold leudet lewin libermann lieben lignac lister lombard louis lovibond lowsley makeham mallory-weiss malthus
  mann marey marjolin maroteaux martorell may-grunwald may-thurner mayo mckee-farrar mehta meinicke mercier mesnil mikulicz-radecki minin
  minor mirault mooren morestin mornier morrant mosny mott moulage muelder nagel nocard nordau ogino ogino-knaus oliver-cardarelli paterson
  pettenkofer philippson phocas pinel plenk porak prentice pruys quenu reed-sternberg remak rideal ridoch riesman riga-fede ritter rivalta
  robinow rontgen roth roth-bernhardt rouget rubin runge russel russel-silver ruysch salaghi salmon santorini saundby schiff schilder-foix
  schiller schlesinger schneider schreger schultze selye sieur siredey sistrunk sottas souques spurway stacke stark stemmer steno
  stewart-treves stock stroganoff sutton szent talairach thayer-martin tobold tollens topfer touraine treub trueta tuffnell turek twort
  vigouroux villemin virchow-robin walcher weber-christian wertheimer westergren westermark wharton whytt wilde winter wladimiroff wolfe
  wolfring zwenger amsel appley babinsky beckwith blumer bruininks crampton cruzat deyerle dix fiechter goltz graaf jannetta kleinert
  lansbury leadbetter norwood peha poppel ridell sandifer spee zielke bouchier lezine littmann rosenberg nance gripper-huber`);

/** Of these and of the other lists, names so usual of people too that they need their noun, a result or another eponym beside them. */
export const USUAL_ROMANCE_NAMES: ReadonlySet<string> = setOf(`
  graf humphrey fuchs
  addis angle bado barton black boas bruce bryant damon denver douglas duncan ferriman fick fischer foix
  forlanini frankel grossman hamman hampton hand hawley hodgson holt horton jacobson jaeger jenner kaplan kaufmann kelly kidner klein koch
  lane leopold lewin lister lombard louis mann martorell mayo mehta mercier minor mott nagel ogino paterson pinel prentice
  remak ritter roth rubin runge russel salmon schiff schiller schlesinger schneider schultze stark
  stemmer stock sutton trueta turek walcher wertheimer westergren wharton wilde winter wolfe rosenberg`);
