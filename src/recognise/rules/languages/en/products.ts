import { setOf } from "../../engine/name-words.ts";

/**
 * Dressings, feeds, aids, machines, systems of records, scales, shops and programmes that British, Irish and American notes name, folded, of
 * which none is a usual name; trade marks of their owners.
 */
export const ENGLISH_PRODUCTS: ReadonlySet<string> = setOf(`
  abciximab accurx acheeva acti-lymph actilite activheal activon adaptic adastra advasorb advazorb aerobika agfa air-q aircast aircurve airfit airmid
  aisys algisite algivon alldress allscripts alphaxcell altraplen ambu-aura ambubag amoena appeel aquafibre aquaform aquamax ardens aronchick astra-tech
  autologic autosuture avent aymes babkin bactigras badgernet bathmaster bbraun bebivita beko ben-u-ron biff biobrane biocath biodentine biofreeze
  biomonde biosyn biotene bioxtra bisto bivona blackadder blenderm bloom-richardson bonewax bonfils boxia brandt-andrews breville budgens bugaboo
  buteyko c-mac cadbury caphosol caredocs careflow carefusion carenotes carestation carestream casio cavit celluvisc centor centra cerner chedoke chicco
  chlor-clean chloraprep citanest civica clinell clinipore cmac cobalt cockcroft-gault colief coltosol columbo combitube completegp comprilan
  cormack-lehane cosmopor cosmopore costcutter cosyfeet countryfile cuticell cutimed cutiplast cybex cygnet dairylea datex datix debrisoft dentsply
  derbac dexcom-one dexon dinamap docman dolmio dotarem drager dreamstation dreamwear duggee duomed durafiber durapore dycal dynavox ecco eclypse
  econsult elastomull electrolux ellaone elvarex emdogain emis emmerdale endogia enseal eptifibatide essix ethicon everylife evicel exufiber femidom
  fenwal filtek fisher-paykel flaminal flexi-seal flivasorb flowtrons fludrocort foodlink frenchay friedewald frova fuji fujifilm gadovist gambro
  gastrografin gedarel gelfoam ginsters glucorx gluma gogglebox graphnet graseby gunlock handicare harrods harvey-bradshaw headspace healthlink
  healthmail healthone healthroster helix hisense hollyoaks holmes-adie hotpoint hotter houdini hovermat hovertech huntleigh hydrocoll hypafix hypostop
  i-gel icandy idva indesit infacol intersurgical invisalign iodoflex ipms ispca ispcc isva jessops joerns juxta juxtacures k-four k-lite kalzinol
  kaplan-meier kardex kellgren-lawrence kendamil kerraheel kerramax kerrygold ketac kliniderm kmart kojak kooth kymco kytocel lacrilube lansinoh
  latarjet ledermix leukomed leukostrip levosert lifelabs lifepak ligasure lignospan liquiband liquidlogic lma-supreme lofric lomatuell londis lumis
  lurpak maelor malassezia malinas malinko maltesers mam manuka mappa marac masimo matriderm maxi-cosi mcvitie medela medichair medihoney medipore
  meditech mediven medstrom melolin meritene mersilk mesorb meyra microdacyn microsporum middlemarch miele milupa minivator mn-cms mobiderm mobizio
  modulen mothercare mychart mydentist nabothian nervecentre niopam nobel-biocare nonadherent novafil nspcc nuderm nuk numatic nutricrem nutrini
  nylen-barany octenilin ohmeda omiderm omnipaque omnistrip optibond optipro orajel oralieve orsiro osmolite ottobock oxylog pacs paediasure panasonic
  paxo pds pdsa penneys pepti-junior perative permafoam piedro pipelle pleurx poirot poldark polymem port-a-cath portex prednefrin premierpore premiseal
  prismaflex pro-cal prolene proloquo promus prontosan propad proshield prosource purilon purpose-t qufora quickie raizer renasys repose resmed
  respironics reynell rifton rivermead rizla rnib rnid roblox rosidal rotunda rspca ryvita safeway salter-harris samarit sanex sarnat scandonest
  scanpore schamroth schweppes seasorb sectra seiko selfridges sentinel septanest servelec setopress shiley shoprider sidhil sigvaris silflex
  silfverskiold silvercloud siopel sirona sniffin softfoot softform softpore sonicaid specsaver speedicath spongostan stannah steristrip stratafix
  straumann sunquest superkings supervalu suprasorb suprathel surepress surgiflo suunto swatch swiffer systmone tayto tefal telfa tempur tepe tga
  theraposture thixo-d thunderbeat tielle timex tirofiban tisseel tobii togetherall tollos topshop totalmobile tracoe transflo transpore trichophyton
  triflo trilogy trucut tubinet tunnock turbomed twinings twocal urgoktwo urosac v-loc vacoped vaseline venflon ventimask veriset versiva vicair
  visipaque vitajoule vitrebond vliwasorb vocera vygon warburtons warwick-edinburgh weleda whirlpool winpath woolworths wrapcuff xerofoam xeroform
  xience xupad yale-brown yorkie zanussi zeroderm zipzoc zoely`);
