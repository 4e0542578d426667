import { type PlaceWords, wordsOf } from "../../engine/place-words.ts";

/** What stands around names and around ordinary words in Dutch notes. */
export const DUTCH_PLACE_WORDS: PlaceWords = Object.freeze({
  determiners:
    wordsOf(`de het een 't n d'n den der des deze dit die dat geen mijn m'n zijn z'n haar hun ons onze uw je jouw elke elk ieder
    iedere alle veel weinig enkele sommige welke welk zulke beide twee drie vier vijf zes zeven acht negen tien halve hele heel erg zeer te zo
    iets wat wel niet nog vaak meer minder meest`),
  prepositions:
    wordsOf(`in op onder boven uit voor na sinds rond langs tegen binnen buiten tijdens per over achter naast tussen zonder van
    is was zijn wordt werd lijkt blijft ziet`),
  cues: wordsOf(
    "door met aan bij belt sprak spreekt zegt vraagt aldus volgens namens mede tel gebeld gesproken overlegd ikv",
  ),
  roles:
    wordsOf(`dhr hr heer meneer mw mevr mevrouw mej juffrouw dr drs prof arts dokter zuster broeder zr br vpk verpleegkundige patient patiente pt
    client cliente bewoner bewoonster zoon dochter moeder vader vrouw man partner echtgenoot echtgenote broer zus zusje broertje oma opa
    tante oom neef nicht vriend vriendin buurvrouw buurman mantelzorger kleinzoon kleindochter schoonzoon schoondochter zwager schoonzus
    huisarts collega fysio fysiotherapeut ergo logopedist dietist psycholoog chirurg internist cardioloog neuroloog`),
  conjunctions: wordsOf("en of"),
  nounsAfter: wordsOf("syndroom ziekte test score schaal reflex breuk pijn"),
  things:
    wordsOf(`ziekenhuis afdeling verpleeghuis kliniek straat laan plein weg ziekte morbus syndroom test score schaal proef teken manoeuvre
    operatie fractuur hernia klasse huize huis stichting school kerk wijk gebouw vleugel unit zaal kamer merk`),
  signs: wordsOf("paraaf get getekend vpk arts co-assistent coass coassistent door groet mvg auteur zr"),
  abbreviations:
    wordsOf(`seh ic ccu icu ok mc pa vs kno mdl ggz paaz nicu hc mcu pacu ehh aoa umc azg amc lumc vumc huh spv gz mdo od nd vd dd dr ad lo po vg hb
    rr ap bp le ri li re poh grz elv let ivm iom ct mri rx ecg ms pt hr af dm ra ca tia cva ft aaa pv vt vf mi`),
  hasInitials: true,
});
