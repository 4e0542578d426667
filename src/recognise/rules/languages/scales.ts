import { setOf } from "../engine/name-words.ts";

/** Scales, tests, scores, classifications, projections, devices and abbreviations of notes that look like names; folded. */
export const SCALES: ReadonlySet<string> = setOf(`
  abcd2 aca acdf acs adas adat adl adrad aec affolter aicd aims airvo ais alat aldi amt amts ana anca angiotac angiotc apache aptt arjo
  armeo asa asat asdas ashs asia aspen asrs asses audit avpu badl bado bamse basdai basfi bcc bdi bdi2 bendaggio bict biodex bipap bispap
  bmi bnp bobath bode bosa boston bosu bpc bpco bpi bprs bpv brass brunnstrom burow cabg calbi cam cam-icu camcog camdex capra caps
  castellani cbcl ccu cdi cdr cdt cea ced cfs cha2ds2 cha2ds2-vasc chads cheneau cin ckd cll clox cml cnos coop copm corsi cpap cpax cpk
  crb crp crusade csf cssrs cthead ctpa cudos curb curb65 cuxos cvc cvk cvl cybex cyriax dakin darrow dash dast desault dka dlqi dopp dos
  dosc dss dvt dynacast easi ebv ecmo ecog ediz eds edss edta eeg ega egd egds egris emg eortc epds eq5d ercp esas esr ess etac euroqol
  euroscore evar evd fab fagerstrom feldenkrais feuerstein fev ffp fim findrisc fis fiv flacc fms fnac fois frax gad gad7 gaf garfield
  gelofusine genant gerd ggt gilchrist gmfcs gmfm gops got gpt guss gustavson hadrian hads haes halliwick haq hartmann has has-bled
  hasbled hcg hdl hemohes hesi hit hit6 hiv hoist honos hoos hpv huss iadl ibs icd icdsc ice icf iciq icp iddm iesr iief ikdc imrt inr
  invacare ipaq ipss iqcode isar iui ivf jacobson jamar jas kabat kaltenborn kcl kdigo kimlite kinesio kinesiotape kneeling koos kps kss
  kub lace lada lars lca ldh ldl lefs lft lokomat lsil lugol luts lvef mabel madrs mag3 mallet mankoski marsh masa mascc maxi-move mc
  mcconnell mdrd meows mews mezieres mfi mgus miami-j mibi milwaukee mmpi mms mmse mna moca molift monofilament montessori morse mrc mrcp
  mrs mrsa mrss mssa mst mulder nacl nanda nash news2 nicu nihss nips niv nosas npi npiq npo nrs nsaid nsaids nsclc nstemi nutric nyha
  optiflow orif osa osas osce osseo paci pact padovan painad paps pasat pasi patic pcl pcos pecarn pedi peg pej pelod pesi pet petct pews
  pfo philadelphia phq phq9 picc picu pid pilates pim pirads pirls plasmalyte plt pnet pnf poma pops port portacath pots ppi prick prp psa
  psi psqi psv pta ptca pth pts ptsd qlq qsofa qtc quickdash quickmove ramsay rancho raps rass rast rayon rbans rcads rcu react rey rfa
  rifle ringer ripa roc rollator rolstoel romedic rood rosier roux rts sah saos saps sara sarc-f scare scc scid scl90 sclc scoff scorad
  score2 scq sdq sf36 sglt sgrq siadh sicard sids sins sipa sirs sledai slic snoezelen snri soap sobe sobo sofa softban softcast sondino
  souchard spect srs ssri stai std steco stedy stemi sti stop-bang stopbang strongkids sus svt swal-qol tace tah tavi tavr tbc tcc tens
  tep tetraspan theraband theratogs thermoplast thr tia timi timp tips tkr tlc tlics tmse tnm tosat tosh towne trst trus tshr ttg tug turb
  turp tvt uas7 uci updrs urica urs uti vac vapotherm vaspi vats velband vendaje vep vineland vips visa visick vlu vms vojta voluven vre
  vsc vsd wais wat waterlow wbc webril wexner whodas wimac wisc wisn womac wong wpw wsas y-bocs ybocs zap zaragatoa zarit zimmer zuri
  airtraq aerochamber alaris allevyn aquacel bibag biatain bougie donjoy fastrach freestyle glidescope hemoflow hillrom igel
  imagyn juzo klean lifevest lyte mefix mepitel mepore nippy nimbus omnicell omnifix openrx optisite pabrinex palacos philos
  pleurocath pleurevac pleur-evac proseal propess pyxis redivac sapien stix thopaz vigileo volumatic normoteso cachettico
  oppositivo richiestiva levofolinato
  gfi usd mts
  desmond dafne bertie elisa iris grace li-rads pi-rads ti-rads o-rads dols`);
