import { setOf } from "../../engine/name-words.ts";

/** Brands that Italian notes write beside those of all languages; folded. */
export const ITALIAN_BRANDS: ReadonlySet<string> = setOf(`
  actigrip actonel adalat adronat aerius aerolin aircort airol alapril alfater algix aliflus alimta allopurinolo almarytm almogran alvenex
  amikan ampliactil amuchina analergin anauran angioten angizem antra apotel aprovel aptamil arcoxia ardine arlevertan artilog artrosilene
  aspirina aspirinetta atem atenololo atimos augmentin aulin avamys axil azitrocin azzalure bactrim bassado batrafen benadon benagol
  benerva benexol bentelan benzac betadine betamican betotal biochetasi bisolvon bivis blopresid blopress bocouture bral brexidol brexin
  bronchovax broncomunal brufen brunistill buccagel buscofen buscopan busette calcidon calmine canrenol capozide carbolithium carbosen
  cardiazol cardicor cardioaspirin cardioaspirina cardioral cardirene carvasin catapresan cefixoral celestone cerazette cetirizina
  cibalgina ciproxin citicolina citrofit citrosil claversal clavulin clenil cleocin clody coaxil codicillina coefferalgan colbiocin
  congescor connettivina connettivina-plus contramal cordarone coricidin coripren cortisonchemicetina cortone coverlam coversyl
  cristalmina cronidol daflon dafnegin dalacin daparox debridat debrum decadron deflan delecit delorazepam deltacortene denerel depakin
  deponit dermatop dermovitamina deursil dexamono dibase dicloreum dicynone didrogyl digerent dilatrend dilzene dintoina diosven diprosone
  disintyl disipal ditropan diuresix dobetin dolcontin dolmen domar dropaxin drovelis dulcolax duotrav duovent duspatal ebrantil ecocain
  ecofenac ecoval ecupan edeven edronax efexor efferalgan effortil eldicet elettra elidel elopram emagel emoflon enantone enapren
  encialina entact enterelle enterogermina entumin epaclob epargriseovit eparina epsoclar ergotan esafosfina esapent esilgan eskim esoform
  esopral estinette estriol etapiam eutimil eutirox euvax expose fastjekt fastum felipram felison femipres fenextra ferlixit ferro-grad
  ferrofolin ferrograd fitostimoline flagyl flantadin flebinec flectadol flectorgo flexban flixonase flogomed fluental fluibron fluifort
  fluimucil fluspiral foliben folina forzaar fosfocin fosicombi fucimix fulcro fulcrosupra gastrogel gastroloc gaviscon gelenterum genalen
  gentalyn gentamicina genurin geomix gladem glazidim gliben glibomet glucoferro glutaxil gonasi granulex grasustek gyno-canesten halcion
  haldol heparina hirudoid ialoclean ialugen ialuset igroton imbruvica imigran imipem immubron imodium inderal indoxen infanrix integrilin
  iperten iridina irumed isocef isomar isoptin isotrex itorex karvea karvezide katoxyn kcl-retard keforal kenacort keraflox kestine kilor
  klacid kolibri konakion kriptan labiriad laevolac lanoxin lansox lantanon largactil lariam laroxyl lasitone lasix lattulac lattulosio
  legalon lendormin lenirit leponex lercadip levobren levopraid levotuss levoxacin lexil lexotan libradin limpidex linezolid lioresal
  lipofundin litiofolina lobivon localyn locoidon lodoz loftyl logimax lonarid lopresor lorans lorazepam lormetazepam lortaan losaprex
  losazid losec lovinacor lucen luvion maalox macladin mag2 manidipina manidon mavral meclon medrol melatonina mepral meritene mesulid
  metadone metfonorm metforal metronidazolo micropam midarine miflonide minias minitran miranax mitilase mixotone modalina momendol
  momentact monoket mononaxy montegen monuril movicol mucosolvan multicentrum munatoril muscoflex muscoril mycostatin mysoline naprosyn
  narlisim natecal nebicina nebilox neo-borocillina neoborocillina neocibalgina neoduplamox neoftal neoviderm nerisona neurabasi nicetile
  nicozid nimedex nimesulide nitrocor nitroglicerina nizacol nizoral noan nootropil norditropin norlevo normaflu normase normix novalgina
  nozinan nutrizym obimal oftacilox oki okitask olevia olpress olprezide omeprazen omnic onilaq optalidon oramorph orobicin orudis osipine
  otalgan otomicetina oxolife pafinur pantecta pantopan pantoprazolo pantorc paracodina pariet paroxetina parvati pasaden pensulvit
  peptazol peridon perindopril periplum permixon permotil pevaryl plander plasil plaunazide plausitin plavix polaramin polase ponderal
  pongelor predual prefaxine prefolex prefolic prelectal pressloc prisdal prisma-skin procaptan procoralan prontalgin proscar prostamol
  prostide protelos proterytrin psicoton quinazil ranidil rantidine recoveran redulip regolint reliseptic reopro repelten resilient rexer
  riabal ribocarbo rifacol rifadin rifocin rinazina rinoflumicil rinogutt ritmodan rivotril rizen rocefin rozex rytmonorm samyr sanipirina
  santasapina sargenor seacor sebercim selaprin selecid selectin seledie selegilina senodiur sequacor serenase sermion seropram seroxat
  serpens siframin silomat simestat sinecod sinflex sintrom sinvacor sivastin sobrefluid solaraze soldesam solosa spasmex spasmomen
  spedifen spididol spirofur stamaril stilnox sucralfin sucramal sucrate suguan surgamyl surmontil synflex tachicaf tachidol tachidrol
  tachifludec tachipirina takadol talavir talofen tamlic tantum targosid tauxib tavor tazobac tegens tegretol telfast tenoretic tepilta
  teraprost terikon ternadin tiklid tilazem tildiem timogel tiobec tirosint toradol torasemide torvast totalip transact trasylol travocort
  trental trialmin triatec triatec-hct trimeton trinitrina tripliam trittico tusscalman tyrosint ugurol ultracortenol ultralan unasyn
  unipril unixime urivesc urogotan urorec ursilon ursobil vaben valeans valpinax valpression vasexten vasoretic venitrin venoruton ventmax
  vessel vetren viamal vicks vimovo visucloben vivin voltadvance voltfast volutsa vulnamin xamamina xanax xeristar xilocaina zaditen
  zantac zariviz zecovir zerinoflu zerinol zimox zindaclin zinocep zitromax zoloft zoref zoton zovirax zyloric
  abasaglar abilify abstral aclasta actemra advantan advate aftamed alcover aldactone alvesco amgevita annister anoro apo-go aranesp
  aricept arixtra arvenum ascriptin atarax aubagio avodart avonex axura azalia azarga azilect belara benepali bepanthenol betaferon
  betmiga bongela bonviva borocillina braltus breva brilique brintellix briviact broncovaleas buccolam bufomix buscofenact byannli
  bydureon cacit calcium-sandoz cerelle champix cimzia cipralex circadin clexane clismalax clopixol clozaril colpotrofine concerta
  copaxone cosentyx cosopt coumadin cozaar crinone cymbalta daivobet depakine depalgos depixol depo-provera diacomit diane duaklir
  duodopa duoresp dupixent durogesic ebixa effentora effiprev efient eklira eliquis elocon elocta elontril elvanse emosint enbrel
  enstilar entresto entyvio epidyolex eprex equasym erelzi esidrex estrofem evenity evra exelon exocin fasenra ferinject fiasp
  flebogamma flixabi fluxum fobumix foradil formodual forsteo forxiga fosamax foster frisium fycompa gabitin ganfort gilenya glyxambi
  gynocanesten haemate harmonet hemlibra hizentra humira hyalistil hyalu hylo hyrimoz idacio ilaris imovane imraldi inbrija incruse
  inflectra instanyl intuniv invega invokana janumet jardiance jasminelle jaydess jyseleca kanrenol keppra kesimpta kineret kiovig
  klaira kyleena lacrinorm lamictal lasonil latuda lemtrada leqvio levosert levosulpiride lixiana lixidol loette luan lyrica lyriquel
  lyumjev macmiror macrodantin madopar marvelon matrifen mavenclad medikinet mercilon micardis microgynon minulet mirapexin mircera
  modecate moduretic moment monofer mounjaro narhimed nasonex neofuradantin neogyn neorecormon netildex neulasta neupogen neupro
  neurontin nexplanon nilemdo norvasc nottem novoseven nplate nucala nurofen nustendi nuvaring ocella ocrevus octagam octaplas olumiant
  onligol oralmedic orencia ornibel ozempic palexia pecfent plegridy portolac pradaxa praluent privigen progeffik prolia prometrium
  protopic pylera qlaira qtern ranexa reagila rebif relvar remicade reminyl repatha requip retacrit revolade rinvoq riopan risperdal
  ritalin roactemra rubifen rybelsus salagen saxenda sayana seebri seleparina seloken semglee seretide sereupin sideral sifrol simponi
  sinemet singulair skyrizi slinda slynd spiolto spiriva stalevo steglatro stelara strattera symbicort synjardy systane taltz tapazole
  tardyfer tareg targin tecfidera tenormin tezspire tobradex tobral topamax toujeo trelegy tremfya tresiba trevicta trimbow trofodermin
  trulicity tysabri ultibro urbason urixana vagifem vagisil valium venofer ventolin vesiker victoza vimpat viscotirs voltaren vsl3
  wegovy wellbutrin wilate xadago xalatan xarelto xatral xeljanz xeplion xgeva xiaflex xiapex xigduo xolair xyzal yasminelle yaz yovis
  zaponex zarzio zestril zirtec zoely zonegran zyban zypadhera`);
