import { listOf } from "../../word-lists.ts";

/** Generic medicines, some with a dose. */
export const MEDICINES = listOf(`
  paracetamol 1 g; paracetamol; metamizol; ibuprofeno 600; dexketoprofeno; diclofenaco; naproxeno; tramadol; morfina 5 mg sc;
  cloruro mórfico; fentanilo; oxicodona; buprenorfina; omeprazol 20; pantoprazol; metoclopramida; ondansetrón; enalapril 10; ramipril;
  losartán; valsartán; amlodipino 5; bisoprolol 2,5; carvedilol; atenolol; furosemida 40; furosemida IV; torasemida; espironolactona;
  hidroclorotiazida; digoxina; amiodarona; diltiazem; AAS 100; clopidogrel; acenocumarol; apixabán; rivaroxabán; enoxaparina 40; HBPM;
  heparina; atorvastatina 40; simvastatina; metformina 850; sitagliptina; empagliflozina; insulina glargina; insulina rápida;
  levotiroxina 75; prednisona 30; metilprednisolona; hidrocortisona; dexametasona; salbutamol; ipratropio; budesonida; amoxicilina;
  amoxi-clavulánico; ceftriaxona 2 g; cefuroxima; ciprofloxacino; levofloxacino; azitromicina; claritromicina; piperacilina-tazobactam;
  meropenem; vancomicina; fosfomicina 3 g; nitrofurantoína; cotrimoxazol; aciclovir; fluconazol; lorazepam 1; diazepam 5; alprazolam;
  midazolam; zolpidem; trazodona; sertralina 50; escitalopram; fluoxetina; venlafaxina; mirtazapina 15; quetiapina 25; olanzapina;
  risperidona; haloperidol; aripiprazol; clozapina; litio; ácido valproico; levetiracetam; gabapentina; pregabalina 75; carbamazepina;
  levodopa; donepezilo; memantina; tamsulosina; finasterida; alopurinol; colchicina; hierro oral; ácido fólico; calcio y vit D; lactulosa;
  adrenalina; noradrenalina; atropina; dexclorfeniramina; loratadina; metadona
`);

/** Brand names of medicines, dressings and supplements sold in Spain. */
export const BRANDS = listOf(`
  Nolotil; Sintrom; Adiro; Enantyum; Gelocatil; Termalgin; Apiretal; Dalsy; Espidifen; Neobrufen; Voltarén; Zaldiar; Adolonta; Orfidal;
  Lexatin; Trankimazin; Valium; Rivotril; Lyrica; Neurontin; Tegretol; Depakine; Keppra; Seguril; Aldactone; Emconcor; Sumial; Tenormin;
  Norvas; Renitec; Acovil; Cozaar; Micardis; Eliquis; Xarelto; Pradaxa; Lixiana; Plavix; Clexane; Hibor; Cardyl; Zarator; Crestor;
  Ezetrol; Dianben; Januvia; Jardiance; Forxiga; Ozempic; Trulicity; Lantus; Toujeo; Tresiba; Novorapid; Humalog; Eutirox; Dacortin;
  Urbason; Actocortina; Fortecortin; Ventolin; Atrovent; Symbicort; Seretide; Spiriva; Trelegy; Augmentine; Clamoxyl; Zinnat; Monurol;
  Septrin; Tavanic; Zitromax; Primperan; Motilium; Zofran; Losec; Nexium; Almax; Duphalac; Movicol; Micralax; Fortasec; Buscapina;
  Urolosin; Omnic; Avodart; Zyloric; Besitran; Cipralex; Seropram; Prozac; Rexer; Deprax; Seroquel; Zyprexa; Risperdal;
  Haloperidol Esteve; Abilify; Leponex; Plenur; Concerta; Rubifen; Sinemet; Madopar; Aricept; Ebixa; Exelon; Polaramine; Urbal; Ferplex;
  Tardyferon; Hidroferol; Mastical; Fosamax; Prolia; Durogesic; Targin; Palexia; Sevredol; Couldina
`);

/** Chemotherapy and biologicals. */
export const CHEMOTHERAPIES = listOf(`
  FOLFOX; FOLFIRI; R-CHOP; carboplatino-taxol; docetaxel; AC semanal; Herceptin; Keytruda; Avastin; Abraxane; capecitabina; gemcitabina;
  pembrolizumab; rituximab; ABVD; Xeloda; Ibrance; bortezomib; Zometa; vinorelbina
`);

/** Dressings, creams and antiseptics, by brand. */
export const DRESSINGS = listOf(`
  Blastoestimulina; Bactroban; Fucidine; Betadine; Cristalmina; Linitul; Aquacel; Mepilex; Mepentol; Iruxol; Varihesive; Silvederma;
  Trombocid; Thrombocid; Mitosyl; Nivea; Corpitol; Allevyn; Biatain; Urgotul; Prontosan; Tulgrasum; Askina; Atrauman; Acticoat; Cutimed;
  Intrasite; Flammazine; Steri-Strip; Tegaderm
`);

/** Antibiotics. */
export const ANTIBIOTICS = listOf(`
  amoxicilina; amoxi-clavulánico; ceftriaxona; cefuroxima; cefixima; ciprofloxacino; levofloxacino; azitromicina; pipe-tazo; meropenem;
  ertapenem; vancomicina; linezolid; daptomicina; gentamicina; cloxacilina; fosfomicina; cotrimoxazol; Augmentine; Monurol; Zinnat;
  Tavanic
`);

/** What runs on a pump. */
export const INFUSIONS = listOf(`
  noradrenalina; propofol; remifentanilo; fentanilo; midazolam; dexmedetomidina; cisatracurio; furosemida; nitroglicerina; insulina;
  dobutamina; amiodarona; labetalol; Perfalgan; Precedex; Ultiva
`);
