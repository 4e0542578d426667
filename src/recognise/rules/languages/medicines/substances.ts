import { setOf } from "../../engine/name-words.ts";

/** Substances that notes name most, folded, by what their English, Spanish and Italian names begin with. */
const SUBSTANCES = setOf(`
  acamprosat acetazolamid acetylcystein acetilcistein aciclovir adalimumab adenosin adrenalin alendronat alfacalcidol allopurinol alopurinol alprazolam
  alteplas amikacin amilorid amiodaron amisulprid amitriptylin amitriptilin amlodipin amoxicillin amoxicilin amphotericin anfotericin anastrozol apixaban
  aripiprazol atenolol atomoxetin atorvastatin atracurium azathioprin azatioprin azithromycin azitromicin baclofen beclometason bendroflumethiazid
  betahistin betamethason betametason bezafibrat bicalutamid biperiden bisacodyl bisacodil bisoprolol bromazepam bromhexin budesonid bumetanid bupivacain
  buprenorphin buprenorfin bupropion cabergolin calcitriol candesartan captopril carbamazepin carbidop carbimazol carboplatin carvedilol cefalexin cefazolin
  cefixim cefotaxim ceftazidim ceftriaxon cefuroxim celecoxib cetirizin chloramphenicol chlordiazepoxid chlorhexidin clorhexidin chlorphenamin
  chlorpromazin clorpromazin ciclosporin cinnarizin ciprofloxacin cisplatin citalopram clarithromycin claritromicin clindamycin clindamicin clobazam
  clobetason clomipramin clonazepam clonidin clopidogrel clorazepat clotiapin clotrimazol clozapin codein colchicin cotrimoxazol cyclizin cyclophosphamid
  ciclofosfamid dabigatran dalteparin dapagliflozin deferasirox denosumab desloratadin desmopressin dexamethason dexametason dexamfetamin dexmedetomidin
  diazepam diclofenac digoxin dihydrocodein diltiazem dimenhidrinat dipyridamol disulfiram dobutamin docetaxel docusat domperidon donepezil dopamin
  doxazosin doxycyclin doxiciclin duloxetin dutasterid edoxaban empagliflozin enalapril enoxaparin entacapon entecavir ephedrin epirubicin eplerenon
  erythromycin eritromicin erythropoietin eritropoietin escitalopram esomeprazol etamsilat ethambutol etambutol etoricoxib everolimus exenatid ezetimib
  famotidin febuxostat felodipin fenofibrat fentanyl fentanil ferrosa finasterid flecainid flucloxacillin fluconazol fludrocortison flumazenil fluoxetin
  flupentixol fluticason folinic fondaparinux fosfomycin fosfomicin furosemid gabapentin gentamicin glibenclamid gliclazid glimepirid glucagon glycerin
  glyceryl glycopyrronium granisetron haloperidol heparin hydralazin hidralazin hydrochlorothiazid hidroclorotiazid hydrocortison hidrocortison
  hydroxychloroquin hidroxicloroquin hydroxyzin hidroxicin ibuprofen imatinib imipramin indapamid infliximab insulin ipratropium irbesartan isoniazid
  isosorbid ivabradin ivermectin ketamin ketoconazol ketoprofen ketorolac labetalol lacosamid lactulos lamotrigin lansoprazol lercanidipin letrozol
  leucovorin levetiracetam levocetirizin levodopa levofloxacin levomepromazin levothyroxin levotiroxin lidocain linagliptin linezolid liraglutid
  lisinopril lithium loperamid loratadin lorazepam lormetazepam losartan lurasidon macrogol magnesium mebeverin meclozin medroxyprogesteron meloxicam
  memantin mepivacain meropenem mesalazin metamizol metformin methadon metadon methotrexat metotrexat methyldopa methylphenidat metilfenidat
  methylprednisolon metilprednisolon metoclopramid metolazon metoprolol metronidazol mianserin miconazol midazolam mirabegron mirtazapin misoprostol
  modafinil mometason montelukast morphin morfin moxifloxacin moxonidin mycophenolat micofenolat nadolol naloxon naltrexon naproxen nebivolol nefopam
  nicardipin nicorandil nicotin nifedipin nimesulid nimodipin nitrazepam nitrofurantoin nitroglycerin noradrenalin norepinephrin norfloxacin nortriptylin
  nystatin octreotid ofloxacin olanzapin olmesartan omeprazol ondansetron orphenadrin oseltamivir oxaliplatin oxazepam oxcarbazepin oxybutynin oxycodon
  oxitocin oxytocin paclitaxel paliperidon palonosetron pancreatin pantoprazol paracetamol paroxetin pembrolizumab penicillin penicilin pentoxifyllin
  perindopril permethrin permetrin pethidin petidin phenobarbital fenobarbital phenytoin fenitoin pioglitazon piperacillin piracetam pramipexol prasugrel
  pravastatin prazosin prednisolon prednison pregabalin prilocain primidon procainamid prochlorperazin procyclidin promazin promethazin prometazin
  propafenon propofol propranolol propylthiouracil protamin pyrazinamid pirazinamid pyridostigmin piridostigmin quetiapin quinapril rabeprazol raloxifen
  ramipril ranitidin ranolazin rasagilin reboxetin remifentanil repaglinid rifampicin rifaximin risedronat risperidon ritonavir rituximab rivaroxaban
  rivastigmin rocuronium ropinirol ropivacain rosuvastatin sacubitril salbutamol salmeterol semaglutid sertralin sevofluran sildenafil simvastatin
  sitagliptin solifenacin sotalol spironolacton sucralfat sulfasalazin sulpirid sumatriptan suxamethonium tacrolimus tadalafil tamoxifen tamsulosin
  tapentadol teicoplanin telmisartan temazepam tenofovir terazosin terbinafin terbutalin terlipressin tetracyclin theophyllin teofilin thiamin ticagrelor
  timolol tinzaparin tiotropium tirzepatid tizanidin tobramycin tobramicin tocilizumab tolterodin topiramat torasemid tramadol trandolapril tranexamic
  trastuzumab trazodon trihexyphenidyl trimethoprim tropicamid umeclidinium urapidil ursodeoxycholic valaciclovir valproat valsartan vancomycin vancomicin
  vardenafil vecuronium venlafaxin verapamil vildagliptin vitamin vortioxetin warfarin zolmitriptan zolpidem zonisamid zopiclon zuclopenthixol zuclopentixol
`);

/** Letters of a substance that a note in a hurry writes, at least, and how many it leaves out. */
const FEWEST_LETTERS = 4;
const FEWEST_LEFT_OUT = 2;

/** "salb", "mirtaz", "metop": what is written for a substance, its beginning. Folded; names among them are names too. */
export const SUBSTANCE_BEGINNINGS: ReadonlySet<string> = new Set(
  [...SUBSTANCES].flatMap((name) =>
    Array.from({ length: Math.max(0, name.length - FEWEST_LEFT_OUT - FEWEST_LETTERS + 1) }, (_, more) =>
      name.slice(0, FEWEST_LETTERS + more),
    ),
  ),
);
