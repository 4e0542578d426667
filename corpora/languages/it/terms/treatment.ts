import { listOf } from "../../word-lists.ts";

/** Generic names of medicines by mouth or under the skin. */
export const MEDICINES = listOf(`
  furosemide; paracetamolo; amoxicillina; amoxi-clavulanato; ciprofloxacina; claritromicina; azitromicina; enoxaparina; warfarin;
  apixaban; rivaroxaban; bisoprololo; metoprololo; ramipril; amlodipina; losartan; digossina; amiodarone; spironolattone; metformina;
  insulina glargine; gliclazide; empagliflozin; levotiroxina; prednisone; metilprednisolone; cortisone; salbutamolo; tiotropio;
  aloperidolo; quetiapina; olanzapina; risperidone; clozapina; sertralina; citalopram; escitalopram; mirtazapina; trazodone;
  venlafaxina; lorazepam; diazepam; delorazepam; alprazolam; litio; valproato; carbamazepina; levetiracetam; gabapentin; pregabalin;
  levodopa; donepezil; memantina; morfina; fentanyl; ossicodone; tramadolo; ketorolac; ibuprofene; diclofenac; ketoprofene;
  metoclopramide; ondansetron; pantoprazolo; omeprazolo; lattulosio; macrogol; atorvastatina; rosuvastatina; allopurinolo; colchicina;
  acido folico; ferro; vitamina D; fluconazolo; aciclovir; doxazosina; tamsulosina; torasemide; canrenone; nebivololo; lercanidipina;
  repaglinide; sitagliptin; dapagliflozin; betametasone; promazina; biperidene; paroxetina; duloxetina; lamotrigina; topiramato;
  ropinirolo; baclofene; tizanidina; naproxene; domperidone; lansoprazolo; senna; ezetimibe; febuxostat; alendronato; calcio carbonato;
  potassio canrenoato; tamoxifene; letrozolo; finasteride; solifenacina; montelukast; desloratadina
`);

/** Antibiotics and antifungals. */
export const ANTIBIOTICS = listOf(`
  ceftriaxone; piperacillina-tazobactam; vancomicina; metronidazolo; meropenem; ertapenem; teicoplanina; linezolid; daptomicina;
  colistina; gentamicina; amikacina; levofloxacina; cotrimossazolo; ceftazidime; cefazolina; ampicillina; fosfomicina; nitrofurantoina;
  doxiciclina; caspofungina; tigeciclina; oxacillina; clindamicina; rifampicina
`);

/** Cancer medicines and biologicals. */
export const ONCOLOGICALS = listOf(`
  carboplatino; cisplatino; docetaxel; paclitaxel; gemcitabina; rituximab; trastuzumab; FOLFOX; FOLFIRI; capecitabina; bevacizumab;
  pembrolizumab; nivolumab; vinorelbina; epirubicina; ciclofosfamide; azacitidina; bortezomib
`);

/** Doses and their forms. */
export const DOSES = listOf(`
  1 cp; 2 cp; 1 fl; 1 fl im; 1 fl ev; 500 mg; 1 g; 1 g ev; 20 mg; 25 mg x 2; 40 mg; 5 mg; 10 mg; 2 mg; 100 mg; 75 mg; 1000 mg al
  bisogno; 10 gtt; 20 gtt; 30 gtt; 1 bust; 2 puff; mezza cp; 1 cp la sera; 1 cp al mattino; 80 mg ev; 1 f x 3; 5 ml; 0,4 sc; 4000 UI sc;
  12 UI; 1 cerotto; 1 supposta; 25 mcg; 1 cp a dì alterni; aerosol x 3
`);

/** Operations and procedures. */
export const PROCEDURES = listOf(`
  PTA dx; PTA sn; protesi di ginocchio sn; artroprotesi d'anca; colecistectomia laparoscopica; appendicectomia; ernioplastica;
  emicolectomia dx; resezione gastrica; Hartmann; mastectomia sn; quadrantectomia; isterectomia; cesareo; raschiamento; TURP;
  nefrectomia dx; bypass femoro-popliteo; safenectomia; angioplastica; TAVI; sostituzione valvolare; pacemaker; tracheostomia;
  osteosintesi femore; vertebroplastica; laminectomia; tonsillectomia; tiroidectomia; cataratta OS; biopsia epatica; amputazione alluce;
  toracentesi; paracentesi; broncoscopia; coronarografia; gastroscopia; colonscopia; ERCP; cistoscopia; confezione di FAV; impianto di
  port; artroscopia; tunnel carpale sn; estrazione dentale; circoncisione; litotrissia
`);

/** Examinations and laboratory tests. */
export const TESTS = listOf(`
  emocromo; EGA; RX torace; ECG; ecocardiogramma; TAC encefalo; TC addome con mdc; RM lombare; eco addome; ecodoppler TSA; holter;
  spirometria; urinocoltura; esame urine; emocolture; PCR; troponina; D-dimero; funzione renale; elettroliti; coprocoltura; TSH;
  glicemia; HbA1c; INR; assetto marziale; vitamina D; PSA; mammografia; MOC; EEG; EMG; visita oculistica; visita cardiologica; visita
  ortopedica; colonscopia; sangue occulto; pap test; tampone faringeo; tampone rettale; test da sforzo; scintigrafia; PET; ammoniemia;
  emogas; prove di funzionalità epatica; profilo glicemico; curva da carico; litiemia; audiometria; fundus; Mantoux; test di gravidanza;
  eco tiroide; RX bacino; RX ginocchio
`);

/** Lines, tubes and drains. */
export const DEVICES = listOf(`
  CVP; CVC; PICC; Midline; catetere vescicale; CV; SNG; PEG; drenaggio; pompa elastomerica; O2; occhialini; Venturi; CPAP; NIV; cannula
  tracheale; Holter; sensore; microinfusore; sacca stomia; condom; telemetria; saturimetro; VAC; ago cannula; Port; Foley; Redon;
  accesso femorale; linea arteriosa; catetere peridurale; infusore; medicazione sacrale; mascherina
`);

/** Aids for moving, sitting, seeing and hearing. */
export const AIDS = listOf(`
  deambulatore; girello; carrozzina; stampelle; bastone; quadripode; tutore; busto; collare; sollevatore; materasso antidecubito;
  spondine; fasciatura; gesso; valva; calze antitrombo; pappagallo; padella; apparecchio acustico; dentiera; talloniere; cuscino
  antidecubito; comoda; rialzo wc; maniglioni; letto articolato; cintura pelvica; tavoletta; deambulatore ascellare
`);

/** Wound dressings, brands among them. */
export const DRESSINGS = listOf(`
  Mepilex; Aquacel Ag; Allevyn; Duoderm; Sorbsan; garza grassa; idrogel; argento; Fitostimoline; Iruxol; Connettivina; alginato;
  idrocolloide; iodopovidone; schiuma di poliuretano; Betadine; Bactroban; Prontosan; Adaptic; ossido di zinco
`);

/** What helps in walking. */
export const WALKING_AIDS = listOf(`
  deambulatore; girello; bastone; stampelle; quadripode; un antibrachiale; rollator; canadesi; tripode
`);
