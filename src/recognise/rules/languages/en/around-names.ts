import { type PlaceWords, wordsOf } from "../../engine/place-words.ts";

/** What stands around names and around ordinary words in English notes. */
export const ENGLISH_PLACE_WORDS: PlaceWords = Object.freeze({
  determiners:
    wordsOf(`the a an this that these those my your his her its our their some any no each every all both many much few several more most less
    one two three four five six seven eight nine ten another other such what which left right upper lower very too so as old new`),
  prepositions:
    wordsOf(`in on at of into onto over under behind below above around through during without between near inside outside
    is was are were be looks seems feels patient`),
  cues: wordsOf(`by with to told called calls rang phoned spoke says said per d/w via from informed asked reviewed saw seen met updated advised bleeped
    contacted thanks dear hi handed helped`),
  roles:
    wordsOf(`mr mrs ms miss mx dr doctor prof professor sir nurse sister matron midwife staff consultant registrar sho physio ot gp hca carer
    son daughter wife husband partner mother father mum dad mom brother sister aunt uncle cousin nephew niece grandson granddaughter grandma
    grandad grandmother grandfather friend neighbour neighbor girlfriend boyfriend fiance fiancee nok colleague`),
  conjunctions: wordsOf("and or"),
  nounsAfter:
    wordsOf(`injury injuries trauma ct mri xr xray pain ache aches control circumference lice tilt up down of tip nad normal clear wound rash swelling
    lesion fracture tissue muscle joint bone skin score scale test sign syndrome disease ward unit house street road hospital clinic surgery`),
  things:
    wordsOf(`hospital ward unit street road avenue lane clinic surgery house care st saint school disease syndrome sign test scale score catheter tube
    fracture procedure operation`),
  signs: wordsOf("signed sign initials rn hca sn dr gp by md ot physio fy1 fy2 st1 sho"),
  abbreviations:
    wordsOf(`bp hr rr af dm ct mr mri pe od os bd gp ed icu itu hdu ot pt rn hb ca ra ms mi mc ac pc po im iv sc pr pv tb uti copd sob loc gcs ecg cxr abg ivf
    dr mr mrs nok nad`),
  hasInitials: false,
});
