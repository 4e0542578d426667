import { type Openers, phrasesOf, setOf } from "../../engine/name-words.ts";

/** What stands before a ward, home or hospital in Spanish notes, as it is cut into tokens. */
export const SPANISH_SITE_MOVES: readonly string[] =
  phrasesOf(`trasladado al|trasladada al|traslado al|pasa al|vuelve al|vuelve al
  pabellon|alta de|alta del|ingreso en|reingresa en|valorado en|valorada en|eco en|tac
  en|rmn en|rm en|pet en|coro en|ecografia en|consulta en|cita en|puntos en|operado en|operada en|intervenido en|intervenida en|enviado a|enviada a|enviado al|enviada al|cama en|plaza en|trabaja en|noches en|gafas de|muestras a|compro
  en|compra en|misa en|juega en|socio del|viene del|procede del|derivado del|derivada del|remitido del|remitida del|llamada del|fax al|informe del|de la planta|trasladado de la|trasladada de la`);

/** Hospitals, wards, homes, feasts, shops, food, songs and works that look like somebody's name or a town in Spanish notes; folded. */
export const SPANISH_THING_NAMES: readonly string[] =
  phrasesOf(`gomez ulla|royo villanova|lozano blesa|miguel servet|ernest lluch|obispo polanco|san jorge|alvaro
  cunqueiro|lucus augusti|arquitecto marcide|santa marina|san eloy|la paz|la princesa|la fe|clinico san carlos|san carlos|san
  cecilio|san juan|san juan de la cruz|san juan grande|san jose|san josep|san rafael|san francisco de asis|san francisco de borja|san vicente|san
  telmo|san agustin|san millan|san pedro|san camilo|san roque|san judas|san isidro|santa rita|santa teresa|santa ana|santa barbara|santa
  cristina|santa elena|santa catalina|santa isabel|santa clara|santa caterina|santa tecla|santa maria|santa maria del rosell|sagrado
  corazon|sagrada familia|virgen del carmen|virgen del pilar|virgen del puerto|virgen de la victoria|virgen de la salud|virgen de la luz|virgen de
  la concha|virgen de la poveda|virgen de los lirios|virgen del castillo|virgen de valme|virgen blanca|nuestra senora|nuestra senora de
  gracia|nuestra senora del prado|nuestra senora de sonsoles|nuestra senora de candelaria|infanta margarita|infanta luisa|infanta mercedes|infanta
  leonor|reina sofia|reina isabel|principe pio|principe felipe|rey juan carlos|don benito|don bosco|padre jofre|padre menni|padre pio|madre
  teresa|dr peset|dr . peset|dr negrin|dr . negrin|doctor negrin|doctor peset|dr balmis|doctor balmis|dr trueta|dr josep trueta|doctor
  sagaz|doctor moliner|doctor oloriz|doctor esquerdo|doctor rodriguez lafora|rodriguez lafora|perez carreno|alto deba|gregorio
  maranon|severo ochoa|ramon y cajal|ortega y gasset|federico garcia lorca|garcia lorca|antonio machado|miguel de cervantes|rosalia de castro|gloria fuertes|maria montessori|clara campoamor|concepcion arenal|maria zambrano|rafael alberti|pablo
  picasso|francisco de goya|diego velazquez|isabel la catolica|reyes catolicos|cristobal colon|simon bolivar|benito juarez|emiliano zapata|manuel
  gea|siglo xxi|juan graham|angeles del pedregal|medica sur|guillermo almenara|edgardo rebagliati|jose de san
  martin|barros luco|sotero del rio|casa serena|los rosales|las rosas|los olivos|los robles|las encinas|cuidados laguna|centro de
  dia|betty la fea|dora la exploradora|bob esponja|casa tarradellas|font vella|jose cuervo|zumo don simon|dr . simi|doctor simi|dr . selby panales|
  atun dolores|inca kola|salud digna|monsenor romero|federica montseny|tupac amaru|isabel ii|fray luis de leon|fray luis|santiago ramon y cajal|
  partido de river|pisco capel|rosa de guadalupe|tinto de juan valdez|cafe juan valdez|gloria bendita|un mercedes|impresora brother|ballesol|cruz
  roja|cruz verde|caritas|peter pan|peppa pig|papa noel|reyes magos|caperucita roja|harry potter|saber y ganar|corte
  ingles|el corte ingles|leroy merlin|alain afflelou|general optica|multiopticas|adolfo dominguez|pedro del hierro|massimo dutti|purificacion
  garcia|agatha ruiz de la prada|tarta santiago|tarta de santiago|galletas maria|maria fontaneda|marias fontaneda|cafe marcilla|hero
  baby|pan bimbo|anis del mono|ponche caballero|vino don simon|don perignon|jack daniels|johnnie walker|ron bacardi|cola cao|la
  lechera|la casera|la asturiana|san miguel|ambar|estrella galicia|ensalada cesar|pizza margarita|sal maldon|virgen extra|rosa de
  bengala|rosa mosqueta|testigo de jehova|testigos de jehova|salon del reino|semana santa|domingo de resurreccion|santo entierro|san
  valentin|san silvestre|dia de la madre|dia del padre|virgen de agosto|benito perez galdos|don quijote|don juan tenorio|seat
  leon|seat ibiza|seat toledo|seat cordoba|renault megane|esperanza de vida|toro
  mecanico|lobo feroz|gallo de pelea|vega baja|mar menor|mac conkey|zapato barouk|bota walker|infusor baxter|protesis
  thompson|protesis moore|yeso de sarmiento|cubitos maggi|radio maria|coca cola|coca cola zero|bair hugger|pep mask|gore tex|gracia de dios|gracias a dios|don pimpon|port aventura|zipi y zape|mortadelo y filemon|pocoyo|red bull|pepsi cola|calle lope de vega|lope de vega|tirso de molina|marcelino pan y vino|puerta de hierro|viva la gente|sara stedy|rapid rhino|howell jolly|candy crush|luna llena|petit bambou|sierra nevada|ley de dependencia|sant pau|virgen macarena|carlos haya|josep trueta|jimenez diaz|fundacion jimenez diaz|santa lucia|san antonio|san fermin|domingo de ramos|casa betania|punto violeta|plan alba`);

/** Spanish names that are words of notes too. */
export const SPANISH_OPENERS: Openers = Object.freeze({
  words:
    setOf(`rosa blanca blanco violeta dolores consuelo socorro mercedes cruz rey pilar sol esperanza paz luz alba rocio remedios milagros angustias
    soledad caridad concepcion asuncion encarnacion purificacion visitacion inmaculada amparo gracia estrella delgado calvo rubio bravo cabello cano
    pastor molinero guerrero iglesia  leon lobo cordero toro gallo rosario violeta azucena jazmin margarita
    salvador justo modesto severo clemente prudencio prieto crespo cortes leal valiente moreno rojo gallardo hermoso bello bueno franco feliz
    casto candido inocente benigno maximo perfecto pacifico domingo abril julio leona nieves marina aurora celeste coral perla gema iris olivo
    oliva manzano castano naranjo pino robles roble sierra costa valle campo campos  puente calle cuesta rincon barrio mesa silla
    cabeza mano pie pierna dedo barba seco rico pardo grande chico gordo sano sereno serena tranquilo dulce herrero zapatero carpintero barbero
    marin pescador conde duque caballero hidalgo santo angel virgen victoria ventura fe`),
  things: setOf(`rosa violeta azucena jazmin margarita hortensia begona lila camelia iris perla coral ambar esmeralda`),
  adjectives: setOf(
    `rosa blanca blanco serena sereno alba franca franco clara claro celeste severo modesto benigno inocente feliz casto candido dulce bello hermoso rubio moreno pardo rojo seco justo tranquilo violeta bueno leve`,
  ),
  nouns:
    setOf(`piel lengua mucosa mucosas lesion lesiones herida ulcera llaga cura cicatriz ojo ojos mejilla mejillas labio labios boca garganta nariz oreja cuello hombro
    brazo codo muneca mano manos dedo dedos torax pecho espalda abdomen barriga cadera pierna piernas muslo rodilla tobillo pie pies talon talones
    sacro gluteo una unas heces orina diuresis vomito esputo secrecion drenaje sangre suero liquido exudado fondo borde bordes zona area region pared
    estoma gastrostomia punto puntos noche tarde manana jornada mejoria crisis fiebre respiracion`),
  times: setOf(`noche tarde jornada mejoria hematuria`),
  company: setOf(`con y e en a al ante para por segun que dice se`),
  verbEnding: /(?:[^l]a|[bcdfghjlmnpqrstuvyz]e|[bcdfghjmnpqrstuvz]o|[ae]ndo)$/,
});
