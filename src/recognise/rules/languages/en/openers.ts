import { type Openers, setOf } from "../../engine/name-words.ts";

/** English names that are words of notes too. */
export const ENGLISH_OPENERS: Openers = Object.freeze({
  words:
    setOf(`mark bill joy hope grace faith frank chip nick pat sue rob drew dot ray gene art dean lance skip chuck rusty guy earl bond
    page field stone price banks young long short wood brown green white black gray grey sharp potter butcher baker carpenter mason hunter
    chase jay charity temperance mercy miles will may penny sandy
    ginger melody harmony destiny verity chance trace summary rich sunny stormy merry gay gale bud buddy mac rod randy woody dusty rocky lucky
    curt ward lane marsh cliff hunt case cross best good wise reason early late power storey bright moody savage cook fisher foster tanner
    barber porter singer tailor turner weaver walker driver fry fell peel pope spring winter frost snow rain blood bone hand foot head bath
    bell hill park street house hall rivers waters brook pool bridges root bush flower garden barrow bean berry coffey rice salt pepper sage
    mustard crisp bacon cooke curry duck swan drake finch wren crane hawk fox wolf lamb bull bullock bird beach`),
  things:
    setOf(`rose dawn hazel olive holly heather ivy poppy daisy violet lily iris jasmine fern amber ruby pearl jade crystal opal coral
    emerald diamond summer autumn april june august basil rosemary cherry candy honey dale glen forest sky star
    blossom bunny kitty misty sienna 
    scarlet ebony sapphire saffron clementine myrtle bryony primrose marigold fleur petal willow rowan ash aspen laurel linden hawthorn beech
    alder denim cash dolly `),
  company: setOf(`with and by to & re or asked says said`),
  verbEnding: /(?:ing|ed)$/,
});
