import { type Openers, setOf } from "../../engine/name-words.ts";

/** English names that are words of notes too. */
export const ENGLISH_OPENERS: Openers = Object.freeze({
  words:
    setOf(`mark cruise bill joy hope grace faith frank chip nick pat sue rob drew dot ray gene art dean lance skip chuck rusty guy earl bond page field
    chase jay charity will may penny sandy ginger melody harmony destiny verity chance trace summary rich sunny stormy merry buddy rod woody dusty`),
  things:
    setOf(`rose dawn hazel olive holly heather ivy poppy daisy violet lily iris jasmine fern amber ruby pearl jade crystal opal coral
    emerald diamond summer autumn april june august basil rosemary cherry candy honey dale glen forest sky star
    blossom bunny kitty misty sienna 
    scarlet ebony sapphire saffron clementine myrtle bryony primrose marigold fleur petal willow rowan ash aspen laurel linden hawthorn beech
    alder denim cash dolly `),
  company: setOf(`with and by to & re or asked says said`),
  verbEnding: /\p{L}{2}(?:ing|ed)$/u,
});
