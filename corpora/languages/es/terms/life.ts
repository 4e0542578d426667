import { listOf } from "../../word-lists.ts";

/** What patients work as, neither man nor woman by the word alone where possible. */
export const JOBS = listOf(`
  dependiente; taxista; electricista; ama de casa; cajera; camarero; conductor; albañil; administrativa; auxiliar de geriatría; modista;
  panadero; pastor; herrero; zapatero; jardinero; periodista; artista; maestra; profesor; policía; guardia civil; bombero; agricultor;
  temporera; pescador; mecánico; soldador; limpiadora; peluquera; teleoperadora; repartidor de Glovo; carnicero
`);

export const HOBBIES = listOf(`
  el dominó; la huerta; coser; hacer ganchillo; la petanca; el mus; la caza; pescar; bailar pasodobles; el fútbol; jugar al Fortnite;
  leer novelas; ver Pasapalabra; cantar coplas; andar por el monte; cuidar el huerto; la zarzuela; hacer sudokus; escuchar Radio María;
  la novela turca; el bingo; pintar; montar en bici; ver el partido; leer el Marca; ver documentales
`);

export const FOODS = listOf(`
  galletas María; natillas; Actimel; flan Dhul; yogur Danone; tortilla; croquetas; gazpacho; Cola Cao; Aquarius; puré de verduras;
  compota; gelatina; jamón de York; merluza; arroz con leche; torrijas; roscón de Reyes; turrón El Almendro; polvorones La Estepeña;
  pera limonera; tarta de Santiago; Bifrutas; Nesquik; sopa Juliana; bizcocho; brazo de gitano; bechamel; Vichy Catalán; chorizo Revilla
`);

export const DRUGS = listOf(`
  cocaína; cannabis; alcohol; BZD; éxtasis; anfetaminas; MDMA; lejía; paracetamol; monóxido; setas; heroína; tramadol; speed
`);

export const LANGUAGES = listOf(`
  árabe; rumano; chino; inglés; búlgaro; francés; portugués; ucraniano; ruso; wolof; urdu; bereber; tamazight; italiano; quechua; catalán;
  gallego; euskera; alemán; bambara; guaraní; dariya
`);

export const NATIONALITIES = listOf(`
  marroquí; rumana; colombiana; venezolana; ecuatoriana; china; italiana; británica; búlgara; peruana; ucraniana; hondureña; boliviana;
  paraguaya; senegalesa; paquistaní; argentina; dominicana; cubana; francesa; alemana; portuguesa
`);

/** Abbreviations that stand alone in a line, many in capitals. */
export const ABBREVIATIONS_IN_CAPITALS = listOf(`
  NAMC; RAM; HTA; DLP; DM2; BEG; MVC; PINLA; COC; MEG; NC; NH; EVA; SNG; SV; VVP; HBPM; AAS; IECA; ARA II; ISRS; GCS; TCE; IVRS; ITU; MAP;
  CCEE; HDD; CS; PAC; SUAP; SAMUR; INSS; SERGAS; SERMAS; SAS; ICS; IMSERSO; LOPD; SCACEST; UHD; ETEV; FRCV; IABVD; DABVD; AVD; ABVD; UPP;
  LPP; PLV; NBZ; RHB; IC; PIC; AP; IQ; AF; TAM; PVC; SatO2; Rx
`);

export const ROMAN_NUMERALS = listOf(`
  I; II; III; IV
`);
