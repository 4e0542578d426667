import { listOf } from "../../word-lists.ts";

/** Jobs, without an article. */
export const JOBS = listOf(`
  insegnante; autista; barista; commerciante; farmacista; giornalista; elettricista; camionista; agente di commercio; bracciante;
  dirigente; musicista; artista; taxista; barbiere; pescatore; falegname; muratore; contadino; fabbro; pastore; sarto; calzolaio;
  parrucchiere; portinaio; cuoco; panettiere; ferroviere; minatore; maestra; casalinga; magazziniere; vigile; bidella; operaio;
  impiegata; metalmeccanico; imbianchino
`);

/** Pastimes, with their article. */
export const HOBBIES = listOf(`
  l'orto; le bocce; l'uncinetto; la briscola; il ballo liscio; la pesca; il giardinaggio; il calcio; i cruciverba; la musica lirica; il
  canto; il coro; i cani; i gatti; i puzzle; la pittura; la lettura; i francobolli; il ricamo; la cucina; il ciclismo; la tombola; il
  teatro; la montagna; il mare; le carte
`);

/** Newspapers, television and radio. */
export const MEDIA = listOf(`
  La Stampa; il Corriere; la Gazzetta; Repubblica; Un posto al sole; Montalbano; Don Matteo; La signora in giallo; Striscia; il TG1; il
  Giro d'Italia; Sanremo; Rai 1; Rete 4; Canale 5; X Factor; Chi l'ha visto; Un medico in famiglia; Famiglia Cristiana; Settimana
  Enigmistica; Topolino; Peppa Pig; Radio Maria; Beautiful; Juve-Milan; la partita dell'Inter; Casa Vianello; Il Commissario Rex
`);

/** Nationalities as feminine adjectives: a citizenship, a lady, a cuisine, a language. */
export const NATIONALITIES = listOf(`
  albanese; rumena; moldava; ucraina; filippina; peruviana; marocchina; tunisina; egiziana; senegalese; nigeriana; cinese; bengalese;
  pakistana; indiana; cingalese; ecuadoregna; polacca; tedesca; francese; russa; somala; eritrea; siriana; curda; brasiliana; argentina;
  georgiana; bulgara; ghanese; ivoriana; algerina; serba; croata; turca; spagnola; inglese; svizzera; kosovara; macedone; dominicana;
  cubana; colombiana; etiope
`);

/** Languages and dialects. */
export const LANGUAGES = listOf(`
  italiano; inglese; francese; arabo; rumeno; spagnolo; cinese; ucraino; russo; tedesco; bengalese; urdu; wolof; albanese; polacco;
  portoghese; hindi; tigrino; dialetto napoletano; dialetto veneto; sardo
`);

/** Abbreviations in capitals. */
export const ABBREVIATIONS_IN_CAPITALS = listOf(`
  BPCO; FA; IRC; TVP; ICD; EF; PS; OBI; MMG; PLS; UVM; ADI; PAI; CVP; CVC; SNG; PEG; NPT; PTA; TAC; RM; EGA; ECG; EEG; EMG; ORL; TSO;
  TSV; LAI; CSM; SPDC; SerD; DSM; DH; DS; LDD; MRSA; KPC; ESBL; INR; PT; PTT; GB; GR; Hb; PLT; VES; PCR; LDH; CPK; AST; ALT; GGT; EO;
  APR; APP; NDR; NAD; NPO; EV; IM; SC; OS; AO; AAII; AASS; NRS; VAS
`);
