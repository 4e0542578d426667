import { setOf } from "../../engine/name-words.ts";

/**
 * Dressings, feeds, aids, machines, systems of records, scales, shops and programmes that British, Irish and American notes name, folded, of
 * which none is a usual name; trade marks of their owners.
 */
export const ENGLISH_PRODUCTS: ReadonlySet<string> = setOf(`
  accurx actilite activon adaptic adastra advazorb agfa aircast airmid algivon alldress allscripts altraplen aquafibre aquaform
  aquamax ardens aronchick aymes babkin bactigras badgernet bebivita biocath bisto blackadder bloom-richardson brandt-andrews
  buteyko cadbury caredocs careflow carefusion carenotes carestream centor cerner chedoke civica clinell cockcroft-gault columbo
  completegp comprilan cormack-lehane cosmopor cosyfeet countryfile cuticell cutimed dairylea datix debrisoft dinamap docman
  dolmio duomed eclypse econsult emis everylife exufiber fenwal flaminal flexi-seal flivasorb flowtrons foodlink frenchay
  friedewald gambro ginsters glucorx gogglebox graphnet graseby handicare harrods harvey-bradshaw healthlink healthmail healthone
  healthroster helix hollyoaks holmes-adie hovermat hypafix iodoflex ipms ispca ispcc jessops joerns k-four kaplan-meier kardex
  kellgren-lawrence kendamil kerramax kerrygold kliniderm kmart kojak kooth lansinoh latarjet lifepak liquidlogic lofric lomatuell
  lurpak malinas malinko maltesers manuka masimo mcvitie medela medihoney meditech mediven medstrom melolin meritene mesorb
  middlemarch milupa mn-cms mobizio modulen mothercare mychart nervecentre nspcc nutricrem nutrini nylen-barany octenilin osmolite
  oxylog pacs paediasure paxo pdsa penneys pepti-junior perative poirot poldark polymem port-a-cath prednefrin prismaflex pro-cal
  prontosan propad proshield prosource purpose-t qufora respironics reynell rivermead rizla rnib rnid roblox rosidal rspca ryvita
  safeway salter-harris samarit sanex sarnat schamroth schweppes sectra selfridges sentinel servelec setopress sigvaris silflex
  silfverskiold silvercloud siopel softform sonicaid speedicath sunquest superkings supervalu suprasorb surepress systmone tayto
  telfa tempur theraposture thixo-d tielle togetherall tollos topshop totalmobile transflo tubinet tunnock twinings twocal
  urgoktwo urosac vaseline venflon versiva vitajoule vliwasorb vocera warburtons warwick-edinburgh winpath woolworths xupad
  yale-brown yorkie zeroderm zipzoc
  acheeva aerobika  ambubag amoena andresen  astra-tech avent bathmaster  bbraun begg beko biff biodentine biofreeze
  biomonde  boxia breville casio cavit  celluvisc chlor-clean chloraprep citanest cobalt  colief coltosol
 coupland cygnet dentsply derbac  dexcom-one dunlop duggee dycal dyson dynavox
  ecco electrolux emdogain essix  fludrocort  filtek fuji fujifilm gluma hisense hotpoint hotter
  hypostop indesit infacol invisalign kalzinol ketac k-lite  lacrilube ledermix lignospan  maelor mam  miele  mydentist
 nobel-biocare numatic nuk  optibond optipro orajel  panasonic piedro 
  pleurx prolene rifton riva rotunda scandonest seiko septanest  sirona  sniffin
  softfoot specsaver straumann  suunto swatch swiffer tefal tepe  timex  trilogy trucut turbomed vitrebond vygon
 weleda whirlpool zanussi  quaker mowbray houdini maxi-cosi joie cybex chicco bugaboo icandy medichair tobii  proloquo hoyer 
 headspace aviva `);
