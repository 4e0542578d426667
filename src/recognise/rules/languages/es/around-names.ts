import { type PlaceWords, wordsOf } from "../../engine/place-words.ts";

/** What stands around names and around ordinary words in Spanish notes. */
export const SPANISH_PLACE_WORDS: PlaceWords = Object.freeze({
  determiners:
    wordsOf(`el la los las lo un una unos unas del al este esta estos estas ese esa esos esas aquel aquella mi mis tu tus su sus nuestro
    nuestra cada todo toda todos todas mucho mucha muchos muchas poco poca algun alguna ningun ninguna otro otra otros otras mas menos muy tan
    dos tres cuatro cinco seis siete ocho nueve diez mismo misma gran buen buena mal mala color`),
  prepositions: wordsOf(`de en sobre bajo sin tras desde hasta hacia entre durante segun
    es esta son estan era parece queda paciente mujer hombre varon piel pelo`),
  cues: wordsOf(
    "con por a avisa aviso llama llamo habla hablo comenta comento refiere dice avisado avisada hablado comentado segun visto vista",
  ),
  roles:
    wordsOf(`sr sra srta senor senora senorita don dona d dna dr dra doctor doctora dres prof enfermera enfermero due matrona medico medica auxiliar tcae
    celador hijo hija marido esposo esposa pareja novio novia hermano hermana padre madre abuelo abuela tio tia sobrino sobrina primo prima
    nieto nieta cunado cunada suegro suegra yerno nuera vecino vecina cuidador cuidadora amigo amiga residente adjunto fisio psicologa
    psicologo pediatra cirujano cirujana colega companero companera llamado llamada`),
  conjunctions: wordsOf("y e o u"),
  nounsAfter: wordsOf(""),
  things:
    wordsOf(`hospital clinica calle avenida avda plaza pza paseo centro colegio residencia enfermedad sindrome signo test escala maniobra prueba
    indice criterios sonda drenaje fractura hernia tumor clasificacion escuela fundacion unidad planta pabellon san santa virgen nuestra cuidados
    dolor golpe traumatismo`),
  signs: wordsOf("fdo firmado firma due mir enf dr dra r1 r2 r3 r4 por atte"),
  abbreviations:
    wordsOf(`ta fc fr hb hto tc tac rm rx iv vo sc im ac ca ap af nr np ve ai ad hc uci eco ecg dm hta epoc itu ic ia pa pc mc dx tx sv svu mmii mmss aas pcr
    mir due am ms dr dra sr`),
  hasInitials: false,
});
