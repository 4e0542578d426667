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
  advantan aftamed alcover aldactone alvesco annister apo-go aricept arixtra arvenum ascriptin atarax avodart azalia azarga bepanthenol
  betmiga bongela borocillina breva broncovaleas buscofenact cacit calcium-sandoz cerelle cipralex circadin clexane clismalax clozaril
  colpotrofine concerta cosopt coumadin cozaar crinone daivobet depakine depalgos durogesic effentora effiprev eklira elocon elontril
  enstilar equasym esidrex estrofem evenity exelon exocin fluxum foradil foster ganfort gynocanesten hyalistil hyalu hylo imovane incruse
  instanyl intuniv invega jaydess kanrenol lacrinorm lasonil levosulpiride lixidol loette luan lyriquel macmiror macrodantin matrifen
  mercilon micardis moduretic moment monofer narhimed nasonex neofuradantin neogyn netildex nexplanon norvasc nottem nurofen onligol
  oralmedic pecfent portolac progeffik prometrium protopic riopan salagen seleparina seloken seretide sereupin sideral singulair stalevo
  systane tapazole tardyfer tareg targin tenormin tobradex tobral trevicta trofodermin urbason urixana vagifem vagisil valium ventolin
  vesiker vimpat viscotirs voltaren vsl3 xalatan xatral xyzal yovis zaponex zestril zirtec`);
