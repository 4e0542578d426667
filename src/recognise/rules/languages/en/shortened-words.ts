import { setOf } from "../../engine/name-words.ts";

/** Specialties, services, medicines, tests and findings as English notes shorten them, folded: what no dictionary has, and nobody is called. */
export const ENGLISH_SHORTENED: ReadonlySet<string> = setOf(`
  urol uro ophth ophthal psychol oncol haematol hemonc vasc nephro paed peds anaesth anesth orthop cardiol gastroent hep hepatol respir
  radiol microbiol pathol histo cyto haemo pharmac neurosurg maxfac dermo neph obst endo serosang serosanguin purul ipsi prox chlam chlamyd
  gono trich enteroc enterob shig coag bisop amlod fluox quet halop clonaz zopic parac diclof coamox azith cefal ceft levof spirono bendro
  amiod dabig clopid tinz metf glic gliclaz insul humal mirt cital furos warf sevo steripaste steristrips depezzer urosheath paramed interp
  rehabil precs hgb`);
