import { setOf } from "../../engine/name-words.ts";

/**
 * Signs, views, tests, fractures, instruments, valves, classes of teeth and schools of therapy that English notes name after somebody, beside
 * those of all languages; folded. Such a word is nobody's name unless something beside it says so.
 */
const RARE = `abbe abiomed allman aspinall atasoy bado bandura begg bernageau bhutani bowlby bragard broden canale caton codman-hakim cozen
  d'alonzo dalonzo danelius dautrey dawbarn didiee dias diclemente dufourmentel elmslie elson essig fleischner frankfort fulkerson gilcreest goebel
  gracey grashey grommet hajek hautant heartmate heartware helfet heuter hollenback hughston impella jacquemier karapandzic kartush kleiger kleyn
  konno kubler laurin lelli leyla limberg linehan ludington ludloff luftsichel malmstrom maquet meichenbaum milgram morrey moyers nagata nerot
  ommaya padesky palla perimount piaget plester prochaska rastan renne rhese rhomboid rickham rigler rollnick rutgers seebauer
  siegle sinbad sirveaux spitz stenvers stoeckel stroebe sugita sundt tachdjian thoratec thudichum trillat westermark windlass winnicott worden
  wrigley's wullstein yalom yasargil zacharin zanca zoll zollner dawes-redman eaton-littler starr-edwards roy-camille carpentier-edwards
  manchester-fothergill tvt-o`;

/** Of these, surnames so usual that they need their noun, a result or another eponym beside them. */
const USUAL = `abrams ainsworth bard andrews armstrong barton booth bragg burton cleland coleman cope craig cryer dawes edwards egan elmslie
  erikson felson frazier garland godfrey grayson haller hampton hauser hawley herbert howarth kemp kurze lazarus light lippman littler mason mayfield
  mayne mcafee mclaren moyers mulder noble norwood peck peel piper pipkin purser raney redman regan ricketts robinson rosen rosenberg russe shepard
  spalding speed starr steel steiner stewart tilley tonkin tweed winter wrigley rogers columbia`;

export const ENGLISH_EPONYMS: ReadonlySet<string> = setOf(`${RARE} ${USUAL}`);
export const ENGLISH_EPONYM_SURNAMES: ReadonlySet<string> = setOf(USUAL);
