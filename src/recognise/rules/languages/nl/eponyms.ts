import type { ParsedName } from "./name.ts";
import type { Token } from "./tokens.ts";

/** People whose name is an illness, a sign, a test, a device or a bug in notes; folded. They need a title to be a person. */
export const EPONYMS: ReadonlySet<string> = new Set(
  `achilles addison alport alzheimer apgar asperger babinski baker bakker barlow barre barrett barthel bartholin basedow
  bechterew behcet bell bence bennett berg borg borrelia bouchard bowen braden braun brown bristol broca broviac brugada
  budd burkitt charcot charriere cheyne chiari chvostek colles cooper coombs conn crohn creutzfeldt cushing daniels
  dercum doppler down downs dupuytren duchenne ebstein ehlers danlos eustachius ewing fabry fallot fanconi felty flexner
  foley fontaine fowler frankel freiberg friedreich gaucher gilbert gilles gleason glasgow golgi goodpasture gram graves
  grawitz guillain halsted hashimoto heberden heimlich heller henoch henle herschel hickman hirschsprung hodgkin hoffa
  hoffmann holter horner huntington jacob jakob kaposi kawasaki katz kegel kernig kiel killip kirschner klinefelter
  knie kocher kohler korsakoff korsakov kussmaul kwashiorkor lachman langerhans lasegue lewy lhermitte little lou lyme
  malassez mallory mantoux marfan mcburney mcmurray meniere menière meckel merkel milwaukee monro morton munchausen
  murphy nissen norton ollier osgood osler paget pancoast papanicolaou parkinson perthes peyronie phalen philadelphia
  pick pott pringle prader quervain quincke ramsay ranson raynaud redon reiter reye riedel rinne romberg rorschach
  roux rumpel salmonella scheuermann schlatter schober schonlein schuller seldinger sever sheehan shiga simmonds sims
  sjogren snellen spurling stevens still sudeck swan ganz takayasu tenckhoff thomas tietze tinel todd tourette
  trendelenburg trousseau turner valsalva vincent waldenstrom wallenberg waterhouse weber wegener wells wernicke whipple
  wilms wilson willebrand wolff wood wertheim zenker zollinger zimmer edison virchow wolff-parkinson-white guillain-barre
  ehlers-danlos creutzfeldt-jakob gilles-de-la-tourette osgood-schlatter creutzfeldt-jacob zollinger-ellison budd-chiari
  henoch-schonlein prader-willi charcot-marie-tooth bence-jones katz-adl barthel-index mini-mental epley dix-hallpike
  hallpike semont oswestry tinetti lawton norgine hamilton beck young yale waterlow conut nutricia kennedy stokes-adams
  adams stokes cheyne-stokes gowers lisfranc maisonneuve monteggia galeazzi jones jefferson chance hangman segond bankart
  hill-sachs sachs bigelow garden weber-c gustilo schatzker neer salter harris kellgren lawrence tanner mallampati
  cormack lehane child pugh child-pugh forrest los rome hinchey bosniak fuhrman breslow clark fitzpatrick wagner ann
  arbor rutherford lown nyha killip-kimball wilhelm braak hachinski hoehn yahr hoehn-yahr rankin hunt hess fisher fazekas
  scheltens marshall rotterdam janeway willis sylvius gottron guyon gasser argyll robertson lofgren steinert kayser
  fleischer purkinje courvoisier spigel buerger kartagener asherman miller smith bowen berger cullen blumberg graefe
  ashworth patrick hawkins foster syme pavlik mohs jackson pratt masako mendelsohn shaker adson allen apley baxter beck
  bouveret brudzinski caroli castleman chagas churg strauss crigler najjar dandy walker dejerine dressler eisenmenger
  erb evans fitz hugh curtis forestier galant gardner gerstmann gitelman glisson goldenhar grey gullain haglund hartmann
  hill horton hutchinson jaccoud jervell lange kallmann kienbock kimmelstiel kohlmeier krabbe lambert eaton leriche
  lesch nyhan lisch loeffler louis luschka lynch magendie mikulicz milroy mirizzi moro nelson nikolsky noonan oddi ogilvie
  ormond osler weber rendu pendred peutz jeghers plummer vinson poland pompe potter poupart prinzmetal ranke ravich
  refsum rett richter riley day roemheld rosenmuller roth rotor rovsing russell schamberg schwann scarpa sezary shy
  drager stein leventhal sturge susac tay thorax tolosa troisier tuffier turcot usher vater volkmann von wallace ward
  warthin weil werner werdnig wiskott aldrich zellweger zieve bacterascites bishop bromage cushings crohns hounsfield
  karnofsky katzenstein knudson lund mackay nellcor ramstedt roux-en-y schirmer stroop tampa trail weigl wechsler
  montreal boston utrecht-test hamburg cobb risser ottawa canadian ivor lewis peyer skene binswanger sarmiento jobe recklinghausen bartter kehr`
    .split(/\s+/)
    // Too common as names of people for a veto: the context rules below catch "ziekte van Berg" as well.
    .filter(
      (word) =>
        ![
          "bakker",
          "berg",
          "knie",
          "daniels",
          "thomas",
          "wilhelm",
          "rotterdam",
          "jacob",
          "jakob",
          "lou",
          "montreal",
          "boston",
          "hamburg",
          "tampa",
          "day",
          "von",
          "louis",
        ].includes(word),
    ),
);

/** Words of notes and measures that the name lists hold too. */
export const MEDICAL_WORDS: ReadonlySet<string> = new Set(
  `cor pulmo pulmones alvus doss bera must moca mmse gds nrs vas ews mews apgar gcs ecg mri tia cva copd avi cave casu alert rad
  sat tens adl zit dag dat dan door roma noord oost zuid west test tug geen plan poli reden doel abcde tavi kerkhof echo rust dienst visite stemming spraak glucose europa azie afrika amerika god kerst pasen poli lab pili buffalo berg tinetti snaq karnofsky wells flacc rass camicu visus fundus tonus mictie`.split(
    /\s+/,
  ),
);

/** "ziekte van X", "Morbus X", "teken van X": what comes next is an eponym, listed or not. Tested on the text before a name. */
export const EPONYM_BEFORE =
  /(?:\b(?:ziekte|syndroom|sydroom|teken|proef|test|fenomeen|manoeuvre|operatie|procedure|methode|score|schaal|index|formule|klier|kliertje|wet|spier|tetralogie|trias|pupil|klieren|plaques?|laesies?|papels?|vlek(?:ken)?|noduli|nodus|knobbel(?:s|tjes)?|punt|cirkel|driehoek|loge|ganglion|ganglia|fissuur|cel(?:len)?|ring(?:en)?|lijn(?:en)?|eiland(?:en|jes)|kanaal|band|ligament|gewricht|lis|lus|kapsel|membraan|plexus|zenuw|nervus|ampulla|papil|sfincter|sinus|aquaduct|foramen|holte|zakje|stadium|gradering|maat|meting|graad|regel|reflex|prothese|oefening(?:en)?|schema|protocol|contractuur|dementie|anemie|ataxie|hernia|fractuur|lymfoom|tumor|chorea|struma|thyreoïditis|thyreoiditis|classificatie|criteria|drain|katheter|buis|cyste|divertikel|slagader|pees|neuroom|oesofagus|palsy|parese)\s+(?:v\.?|van)\s+(?:(?:de|von)\s+)?|\b(?:morbus|syndroom|syndrome|maladie de|test|score|schaal|index|lichaampjes van|pees van|verdenking(?:\s+op)?|dd|diagnose|bekend\s+met|past?\s+bij|passend\s+bij|status\s+na|beeld\s+van|tekenen\s+van)\s*:?\s*)$/iu;

/** "X-ziekte", "X syndroom", "X score": tested on the text after a name. */
export const EPONYM_AFTER =
  /^(?:\s*-\s*|\s+)(?:(?:de\s+)?(?:ziekte|syndroom|sydroom|score|scores|schaal|index|classificatie|criteria|test|testen|katheter|catheter|drain|fractuur|contractuur|lymfoom|reflex|teken|dementie|sarcoom|tumor|prothese|operatie|manoeuvre|infuus|naald|stadium|gradering|hernia|lichaampjes|encefalopathie|anemie|oesofagus|plexus|spalk|brace|kous|klem|pincet|prik|lijn|pomp|buis))\b/iu;

/** Sites that are no persons: "Jan van Galenstraat" is one token long at its end, "Antonius Ziekenhuis" two words. */
export const SITE_WORD =
  /(?:straat|laan|weg|plein|gracht|kade|singel|dreef|hof|steeg|dijk|pad|ziekenhuis|kliniek|gasthuis|hospitaal|medisch|centrum|apotheek|stichting|college|school|instituut|verpleeghuis|zorgcentrum|huis|mc|umc)$/iu;

/** Kinds of institution whose own name follows: "ziekenhuis De Populier". Tested on a folded word. */
export const SITE_BEFORE =
  /(?:ziekenhuis|verpleeghuis|verzorgingshuis|centrum|hospice|kliniek|gasthuis|apotheek|stichting|residentie|huize|instelling|locatie|verblijf|unit|revalidatie|thuiszorg|school|praktijk)$|^(?:mc|grz|elv|umc|ggz|ggd|universiteit|hogeschool|hotel|universitair|st|sint)$/;

/** True if a name is an illness ("ziekte van X", "X-syndroom") or part of a street or institution's name. */
export function isVetoed(text: string, tokens: readonly Token[], name: ParsedName): boolean {
  const start = (tokens[name.start] as Token).start;
  const end = (tokens[name.end - 1] as Token).end;
  if (EPONYM_BEFORE.test(text.slice(Math.max(0, start - 40), start))) return true;
  // "van" may have been read as the name's own particle.
  const word = name.words[0] as Token;
  if (name.leadingParticles > 0 && EPONYM_BEFORE.test(text.slice(Math.max(0, word.start - 40), word.start)))
    return true;
  const [only] = name.words;
  const isPlainName = name.words.length > 1 || name.dotted > 0 || only?.isGiven === true;
  // "Jansen test negatief" could be either; "Jan Jansen katheter" is a person.
  if ((!isPlainName || text[end] === "-") && EPONYM_AFTER.test(text.slice(end, end + 24))) return true;
  const isMorbus = name.dotted === 1 && tokens[name.start]?.surface === "M" && word.isEponym;
  const next = tokens[name.end];
  const article = tokens[name.start - 1];
  const before = article !== undefined && /^(?:De|Het|d')$/.test(article.surface) ? tokens[name.start - 2] : article;
  if (name.words.every((part) => part.isEponym)) return true;
  if (before !== undefined && SITE_BEFORE.test(before.key) && !(tokens[name.start] as Token).startsLine) return true;
  // "Anna van Dijk" is no street.
  const last = name.words.at(-1);
  const isSurname = last?.isName === true || name.particles > name.leadingParticles;
  const isSite = SITE_WORD.test(last?.surface ?? "") && name.words.length > 1 && !isSurname;
  const isSiteBefore =
    next !== undefined && next.shape === "capital" && !next.startsLine && SITE_WORD.test(next.surface) && !next.isName;
  return isMorbus || isSite || isSiteBefore;
}
