import { setOf } from "../engine/name-words.ts";

/**
 * Dressings, bandages, lenses, dental and breathing supplies, orthoses, systems of records, wholesalers, food, toys, parks, programmes, plants and
 * breeds that Spanish and Italian notes name, folded, beside those of all languages; of which none is a usual name; trade marks of their owners.
 */
export const ROMANCE_THINGS: ReadonlySet<string> = setOf(`
  abocath acapella acli acquario acticoat actimove actisorb activheal acuario acuvue adaptic admo adviento aerobika aido air-optix aircast
  airsense airvo algisite alkazyme aloplastine altellus amarcord anacardium aniosgel anthurium aquafan aquilea aries ariete arkopharma
  arrixaca artelac artiach aspergillus aspidistra asterix astratech auxologico avecrem avent avo avvento bair-hugger barbapapa
  barricaid bartezzaghi bauerfeind bauli beagle befana berocca betaplast betula betulla bexident bezoya biancaneve
  biatain bichon bidafarma bilicocoon bioclusive biodentine biofinity biohorizons biomet bioralsuero biotrue blancanieves blom-singer
  bluey boario boiron calgitrol calxyd campofrio caniche capricornio capricorno cardioline carestream castar cavilon cavit ccoo
  cellsaver celox celsite cenerentola cenicienta cgil chaneco chenopodium chihuahua cica-care cicaplast ciclamen ciclamino cinzano
  cisanello cisl cladosporium clearcorrect clorexan cocacola cocker cocomelon codorniu cofares coheban colacao coltene comfifast comifar
  compeed comperm compridur confeel contreet corsodyl corylus cosmoplast cough-assist crodino cruzcampo cuaresma cuetara cupressus curafil
  curaprox curasept curasorb curatec curodent curodont cutinova cutiplast cynodon dactylis dalmata debrisoft delaviuda delta-cast
  deltacast dentsply dermablend dermafilm dermaplast dexeus diabolik dianeal diascan dicodral dieffenbachia dieterba dimar discofix
  doberman dobermann donjoy doraemon dracena dreamstation dreamwear dumbo duoderm durafiber dxplus dycal dynasplint easiflex eastpak
  eataly elasticmull elastofix elastomull elastoplast elastopore elmex elpozo embletta enterolactis epifania epitrain erasmus erbavita
  escorpio eson essure estathe estensa eurodisney eurosorb evodial exablate exoform exsalt extraneal exufiber fallas farmadati farmatexa
  farvima fedefarma federfarma ferragosto ferrarelle fgp filodendro filtek findus fisher-paykel fiuggi fixomull flivasorb flowtron
  fluocaril fly-flot foam-lite fontvella fraxinus freixenet galdakao gambro gancia gardaland gasquet gatorade gattopardo 
  gelocast geminis genutrain geox gohibar gore-tex goretex gormiti gramineas granarolo greenflow grunland gullon gymnic gypsona haftan
  halibut halloween hansaplast hefame helixone heura hogueras homechoice hospiten humanitas husky hyabak hyalomatrix hydroclean hydrocoll
  hydrosorb hydrotac hygehos hylo-comod iacta ialugen idealflex impax imserso inail inblu inps intrasite invisalign iodosorb
  isostar italpark ivoclar jaydess jext jobst juniperus juzo kalanchoe kerlix kerracel kerramax ketac kin-gingival kliniderm kukident
  kyleena lacasitos lacrifresh lanjaron latex leboyer leolandia lepida leukomed leukoplast leukosilk leukostrip levissima loacker lolium
  lomatuell lumis lyofoam malleotrain mauriziano medela medicomp medisize mediven megagen melegatti melgisorb melolin menicon mepiform
  mepiseal mercurialis meridol meritene merocel mesoft mesorb microdacyn mirabilandia molinette mollelast monnal monster monstera
  montessoriana monzino mortadelo mukki multicentrum multifiltrate multimedica nabucco napapijri nebid nebido nemo nesbit nesquik nippy
  nipro nobafix nobecutan nobelactive noemalife novafix novaltia nu-gel nutrineal obelix oceanografic odent ognissanti olea omniapro
  omnistrip oper-dres oppo opraflex opti-free optiflow optive oral-b orliman orogel osstem ossur ottobock oxylog pablosky palindrome palme
  paluani panna paperino parmalat parodontax pasapalabra pausilipon peha-crepp peha-haft pehalast penicillium pentecoste pentecostes
  pep-mask perio-aid periogard periquito permacath permafoam perugina pharmaton phleum physioneal physiotulle pingu pinocchio pinocho
  piscis pitbull pj-masks plantago plasmon platanus podartis podowell poinsettia pokemon polase polident polyflux polymem portex pothos
  povisa powerade prisma-smart prismaflex prochaska proclear protefix provox puigvert pur-zellin purevision puritan putterverband
  quaresima quercus quironsalud ramachandran raucocel red-bull redoxon rehband rematee renade replicare resorb respironics revaclear
  rigoletto rosidal rottweiler ruzzle sagitario sagittario salsola sanbitter sanfermines sangemini sanitas sansevieria santiveri santobono
  sanyrene scotchcast sectra sendaviva shiley shrek siamese siccafluid sigvaris simeox simplus skechers sofargen soffban softban softlens
  solgar somnibel somnodent sorbact sorbalgon spiderview starlux starmed stax stay-safe stener stericlin straumann struva suavinex suchard
  sueroral suitestensa superdent superga superlopez supradyn suprasorb surgicel surgifix surgipad sustenium sweden-martina swisse
  systagenix systane tachosil teknon telepace tenortho tensocrepe tensoplast tepe tetric thealoz theranova thuasne tibidabo tielle 
  topolino torrecardenas torrette tracheoflex trachisan tracoe traviata triflo trilogy trinaranjus tropomiosina tubinet tubipad tubulcus
  turandot txagorritxu ugt uil ulcosan uliveto ultralevura unitalsi urgocell urgok2 urgosorb urgotulle urimeter vacutex valdecilla
  valleverde valme valsoia varilux varisma venaflow venflon venosan viladrau virgo vitapex vithas vitrebond vivano vliwasoft vliwasorb
  voldyne vuepacs wartegg waterpik weleda whospital winx wisp xeroform xevonta xhis yomo yorkshire yosoy yucca zagor zape zetuvit zimvie
  zipi zoomarine zorflex
  acurate angelchik anaconda assura atalanta babyport barbie bionect boussignac camel captivator chesterfield corevalve cheneau
  curosurf diadora draize duster eleview endoclip esteem evolut frova gloreha golf grassolind griplok gripper gruffalo
  haemoccult hanaro heartmate heineken hemospray impella iodoten jadad juul kabiven kalamchi kangaroo kinder knorr lambretta lariat lego
  lindt linq lipton megane merit minnie motomed nike oliclinomel orise osserman ovesco palmaz paykel physiomer playmobil pluto renasys
  sandokan sapien schweppes seca seidlitz simba spritz terea thermacare triclip tucson vicks wallflex watchman yaris`);
