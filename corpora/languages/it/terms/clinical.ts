import { listOf } from "../../word-lists.ts";

/** Diagnoses, without an article. */
export const CONDITIONS = listOf(`
  BPCO; scompenso cardiaco; fibrillazione atriale; FA parossistica; diabete tipo 2; DM2; ipertensione arteriosa; IRC; IVU; polmonite;
  broncopolmonite; frattura di femore; frattura di polso; ictus ischemico; ESA; TIA; infarto; SCA NSTEMI; angina instabile; embolia
  polmonare; TVP; cirrosi epatica; epatite C; colica biliare; pancreatite acuta; diverticolite; appendicite; stipsi ostinata;
  gastroenterite; anemia sideropenica; mieloma; leucemia linfatica cronica; K colon; K mammella; K prostata; neoplasia polmonare; sepsi
  urinaria; cellulite; erisipela; herpes zoster; artrosi; artrite reumatoide; lombosciatalgia; ernia discale; osteoporosi; gotta;
  ipotiroidismo; gozzo; epilessia; emicrania; sclerosi multipla; malattia di Parkinson; demenza; Alzheimer; delirium; depressione
  maggiore; disturbo bipolare; disturbo d'ansia; schizofrenia; disturbo borderline; potus; celiachia; asma; rinite allergica; otite
  media; tonsillite; bronchiolite; varicella; scarlattina; COVID; influenza A; ascesso dentale; cataratta; glaucoma; maculopatia; ulcera
  da pressione; piede diabetico; arteriopatia obliterante; stenosi aortica; endocardite; pericardite; idrocefalo; trauma cranico;
  ritenzione urinaria; IPB; prolasso; insufficienza respiratoria; apnee notturne; sarcopenia; malnutrizione; disfagia; reflusso
  gastroesofageo; sindrome ansiosa
`);

/** Complaints and findings, without an article. */
export const FINDINGS = listOf(`
  febbre; febbre a 39; brividi; dispnea; dispnea da sforzo; tosse secca; tosse produttiva; dolore toracico; dolore addominale; dolore al
  fianco; cefalea; vertigini; nausea; vomito; diarrea; stipsi; edemi declivi; astenia; inappetenza; calo ponderale; prurito; rash;
  palpitazioni; sincope; confusione; agitazione; insonnia; tremore; disfagia; afasia; ematuria; disuria; nicturia; melena; epistassi;
  sudorazione; pallore; ittero; rigidità nucale; parestesie; zoppia; dolore alla spalla; mal di schiena; mal di gola; mal di denti;
  fotofobia; crampi; acufeni; secchezza delle fauci; singhiozzo; iporessia; ansia; crisi di panico; umore basso; sonnolenza;
  incontinenza; dolore alla minzione; gonfiore addominale; pirosi; rigurgito; tosse notturna; caduta; lividi; perdite ematiche; calo
  della vista; raucedine; orticaria; oliguria; ipotensione; desaturazione; bradicardia; tachicardia; ipoglicemia; iperglicemia; rantoli;
  sibili
`);

/** Parts of the body, with their side. */
export const ANATOMY = listOf(`
  gamba dx; gamba sn; spalla dx; spalla sn; braccio sn; polso dx; mano sn; piede dx; piede sn; tallone sn; tallone dx; anca dx; anca sn;
  ginocchio sn; ginocchio dx; caviglia dx; rachide lombare; rachide cervicale; torace; addome; fianco dx; fianco sn; sacro; gluteo sn;
  cranio; gomito dx; avambraccio sn; alluce dx; coscia sn; femore dx; costato sn; zigomo dx; mandibola; clavicola sn; indice dx
`);

/** Rashes and other troubles of the skin. */
export const SKIN_TROUBLES = listOf(`
  orticaria; varicella; herpes zoster; eczema; scabbia; micosi; dermatite; puntura d'insetto; eritema; psoriasi; verruca; impetigine;
  cellulite; follicolite; pitiriasi; una zecca; un foruncolo; acne; ustione solare; geloni
`);

/** Joints, with their side. */
export const JOINTS = listOf(`
  spalla dx; spalla sn; gomito dx; gomito sn; polso dx; polso sn; anca dx; anca sn; ginocchio dx; ginocchio sn; caviglia dx; caviglia
  sn; tibiotarsica dx; rachide cervicale; rachide lombare; MCF sn
`);
