import { setOf } from "../../engine/name-words.ts";

/**
 * Signs, views, tests, fractures, instruments, valves, classes of teeth and schools of therapy that English notes name after somebody, beside
 * those of all languages; folded. Such a word is nobody's name unless something beside it says so.
 */
const RARE = `abbe atasoy bado barbeau bengmark bernageau bhutani bowlby canale carpentier-edwards codman-hakim cusco d'alonzo dalonzo
  danelius dautrey dawes-redman didiee dufourmentel eaton-littler elmslie frankfort frykberg gilcreest grashey grommet hamman
  hautant helfet heuter impella jacquemier karapandzic kartush kleiger kleyn konno lelli ludington luftsichel malmstrom
  manchester-fothergill meichenbaum milgram nagata nerot ommaya orlowski padesky palla paratore payne-martin piaget plester prochaska
  rastan rhomboid rickham rigler rollnick roy-camille rutgers sanders-frykberg seebauer siegle sinbad sirveaux starr-edwards
  stenvers stoeckel stroebe sugita sundt tachdjian trillat tvt-o westermark windlass winnicott wrigley's yalom
  yasargil zacharin zanca zoll zollner`;

/** Of these, surnames so usual that they need their noun, a result or another eponym beside them. */
const USUAL = `abrams ainsworth allman andresen aspinall bandura bard battle bedford begg bennett blease bradshaw bragg broden caton cleland cope
  coupland cryer dawes diclemente duke dunlop dyson egan elmslie elson erikson essig felson fleischner frazier goebel gracey hajek
  hampton hauser hawley hollenback howarth hoyer hughston kemp kleinert kubler kurze lazarus limberg linehan lippman littler mackler
  maquet mayne mcafee mcgrath mclaren morrey mowbray mulder peel piper pipkin purser raney renne ricketts rogers russe schafer skelton
  speed spitz tilley tonkin tweed whitlow wrigley`;

export const ENGLISH_EPONYMS: ReadonlySet<string> = setOf(`${RARE} ${USUAL}`);
export const ENGLISH_EPONYM_SURNAMES: ReadonlySet<string> = setOf(USUAL);
