import { listOf } from "../../word-lists.ts";

/** Diagnoses, as a noun phrase without an article. */
export const CONDITIONS = listOf(`
  neumonía; EPOC; EPOC agudizado; HTA; DM2; DM tipo 1; ACxFA; FA; ICC; insuficiencia cardiaca; IAM; SCASEST; SCACEST; angina inestable;
  ictus isquémico; ACV; AIT; hematoma subdural; TEP; TVP; ITU; pielonefritis aguda; cólico renal; IRC; FRA; HBP; prostatitis;
  anemia ferropénica; mieloma; linfoma no Hodgkin; leucemia linfática crónica; ca. de colon; cáncer de mama; ca. de pulmón; neo de vejiga;
  melanoma; cirrosis; hepatitis C; colelitiasis; colecistitis aguda; pancreatitis; apendicitis; diverticulitis; obstrucción intestinal;
  hernia inguinal dcha; colitis ulcerosa; GEA; HDA; HDB; ERGE; hernia de hiato; fractura de cadera; fx de radio; fractura de tobillo;
  lumbalgia; lumbociática; cervicalgia; gonartrosis; coxartrosis; hombro doloroso; artritis reumatoide; gota; fibromialgia; osteoporosis;
  polimialgia reumática; demencia; deterioro cognitivo; epilepsia; migraña; esclerosis múltiple; ELA; neuralgia del trigémino;
  depresión mayor; trastorno bipolar; esquizofrenia; trastorno de ansiedad; TOC; TCA; TDAH; enolismo crónico; hipotiroidismo; bocio;
  obesidad mórbida; SAHS; asma; bronquitis aguda; bronquiolitis; gripe A; COVID; otitis media; sinusitis; amigdalitis;
  celulitis de pierna; erisipela; herpes zóster; psoriasis; urticaria; úlcera venosa; pie diabético; glaucoma; cataratas; conjuntivitis;
  preeclampsia; diabetes gestacional; enfermedad de Parkinson; Alzheimer; enfermedad de Crohn; Guillain-Barré; Ménière; Sjögren;
  Graves-Basedow; síndrome de Down; enfermedad de Paget; Raynaud; Hashimoto; Dupuytren; tiroiditis de De Quervain
`);

/** Complaints and signs, as a noun phrase without an article: after "por", "refiere". */
export const FINDINGS = listOf(`
  dolor abdominal; dolor torácico; dolor lumbar; cefalea; mareo; vértigo; náuseas; vómitos; diarrea; estreñimiento; fiebre; febrícula;
  escalofríos; tos; tos seca; tos con expectoración; disnea; disnea de esfuerzo; ortopnea; palpitaciones; síncope; caída casual;
  caída de su altura; edemas en MMII; hematuria; disuria; retención urinaria; polaquiuria; melenas; rectorragia; epistaxis; hemoptisis;
  astenia; anorexia; pérdida de peso; insomnio; agitación; desorientación; somnolencia; ansiedad; llanto fácil; ánimo bajo; temblor;
  debilidad en MSI; parestesias; disartria; desviación de la comisura; crisis comicial; visión borrosa; ojo rojo; otalgia; odinofagia;
  afonía; rash; prurito; picadura; herida inciso-contusa; quemadura; contusión en tobillo; dolor de rodilla; esguince;
  impotencia funcional; hipoglucemia; TA alta; malestar general; dolor de muelas; picor de ojos; ardor de estómago; sangrado vaginal;
  contracciones; dolor de oído
`);

/** Parts of the body, without an article. */
export const ANATOMY = listOf(`
  sacro; talón dcho; talón izdo; maléolo externo; pierna dcha; pierna izda; rodilla dcha; rodilla izda; cadera izda; MSD; MSI; MID; MII;
  hombro dcho; codo; muñeca izda; 1er dedo; abdomen; FID; HCD; epigastrio; flanco izdo; zona lumbar; cuello; cara; párpado; mejilla izda;
  cuero cabelludo; glúteo; ingle dcha; axila; mama izda; espalda; antebrazo; pie dcho; planta del pie; tobillo izdo; muslo;
  región trocantérea; oído dcho; L4-L5
`);

/** Joints and tendons. */
export const JOINTS = listOf(`
  hombro dcho; hombro izdo; rodilla dcha; rodilla izda; codo; muñeca; cadera; tobillo; trocánter; manguito rotador; 1er dedo;
  facetas lumbares; trapecio; fascia plantar; cubital; epicóndilo
`);
