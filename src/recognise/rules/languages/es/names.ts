import { type NameWords, phrasesOf, setOf } from "../../engine/name-words.ts";
import { SPANISH_SHORTENED } from "./shortened-words.ts";
import { SPANISH_OPENERS, SPANISH_SITE_MOVES, SPANISH_THING_NAMES } from "./things.ts";
import {
  SPANISH_ANIMALS,
  SPANISH_LETTERED,
  SPANISH_OWNED_PRODUCTS,
  SPANISH_PRODUCT_NOUNS,
  SPANISH_RESULTS,
} from "./nouns.ts";
import { EPONYM_PAIRS } from "../eponyms.ts";
import { FURTHER_EPONYMS, FURTHER_PAIRS } from "../further-eponyms.ts";
import { FURTHER_THINGS } from "../further-things.ts";
import { ROMANCE_BRANDS, ROMANCE_MAKERS } from "../romance-brands.ts";
import { SPANISH_WORKS } from "../romance-works.ts";
import { ROMANCE_EPONYMS, USUAL_ROMANCE_NAMES } from "../romance-eponyms.ts";
import { ROMANCE_THINGS } from "../romance-things.ts";
import { NAMED_AFTER_PLACES } from "../named-after-places.ts";
import { ORGANISATION_NAMES } from "../organisations.ts";

/** How Spanish notes introduce names. */
export const SPANISH_NAMES: NameWords = Object.freeze({
  titles:
    setOf(`dr dra dres dras doctor doctora d dª dna don dona sr sra srta sres sras senor senora senorita prof profesor
    profesora lic licdo licda ldo lda due enf ing mr mrs`),
  weakTitles: setOf("d don dona senor senora due enf lic ing doctor doctora profesor profesora mr mrs"),
  titleEndings: setOf("a ª as"),
  roles:
    setOf(`paciente medico medica enfermero enfermera matrona fisioterapeuta psicologo psicologa auxiliar celador cirujano cirujana
    anestesista residente adjunto pediatra ginecologo ginecologa urologo cardiologo neurologo internista radiologo oncologo
    traumatologo dermatologo oftalmologo hematologo nefrologo psiquiatra farmaceutica farmaceutico colega companero companera enf
    aux tcae due celadora nutricionista dietista logopeda terapeuta ocupacional trabajadora trabajador social ts fisio psico
    matron supervisora supervisor mir eir r1 r2 r3 r4 coordinadora coordinador podologo podologa odontologo odontologa dentista
    alergologo endocrino intensivista urgenciologo camillero conductor interprete traductora traductor capellan cura monja
    gerocultora gerocultor profesora maestra maestro usuario usuaria pcte pte pac px cardiologa neurologa urologa oncologa
    radiologa traumatologa dermatologa hematologa nefrologa analista tecnico tecnica secretaria voluntaria voluntario
    interconsulta anest instrumentista ayudante testigo monitor monitora educador educadora cocinera cocinero entrenador entrenadora
    notario notaria abogado abogada portero conserje guardia agente alergologa endocrina neumologo neumologa digestologo reumatologo
    reumatologa geriatra infectologa rehabilitador rehabilitadora optometrista audioprotesista higienista jefe encargada encargado jefa
    auxi adjunta obstetra comadrona partera doula asistenta limpiadora recepcionista administrativo administrativa mediador mediadora
    promotor promotora gestor gestora director directora profe alumno alumna estudiante policia inspector inspectora procurador
    sacerdote parroco iman interpretes`),
  interpreters: setOf("interprete interpretes traductor traductora mediador mediadora"),
  speaking: setOf("habla hablan hablaba entiende comprende idioma idiomas lengua"),
  kin: setOf(`hijo hija hijos hijas marido esposo esposa mujer pareja novio novia hermano hermana hermanos padre madre padres mama papa
    abuelo abuela tio tia sobrino sobrina primo prima nieto nieta nietos bisnieto bisnieta cunado cunada suegro suegra yerno
    nuera vecino vecina cuidador cuidadora cuid amigo amiga familiar tutor tutora viuda viudo padrastro madrastra hijastro
    hijastra ahijado ahijada madrina padrino exmarido exmujer expareja ex gemelo gemela hermanastro hermanastra acompanante compi
    hermanito hermanita abuelito abuelita yayo yaya bisabuelo bisabuela consuegro consuegra prometido prometida chico chica muchacho muchacha
    companero companera paisano paisana casero casera hno hna compadre comadre conyuge inquilino inquilina mellizo melliza nene nena`),
  looseFields: setOf(
    "paciente madre padre contacto familiar cuidador cuidadora acompanante responsable supervisor autor esposo esposa residente adjunto",
  ),
  particles: setOf(
    "de del la las los el y i e san santa da do dos das di van von der den ben bin el al ibn mac mc o le du d'",
  ),
  openingParticles: setOf("de del la van von di da do dos el al ben mac mc san d'"),
  stops: setOf(`servicio servicios hospital hospitales centro clinica clinico complejo unidad departamento dpto seccion
    instituto universidad facultad fundacion ambulatorio consultorio area calle avenida avda av pz pza boulevard plaza paseo carretera ctra
    ronda camino travesia glorieta urbanizacion apartado apdo email e-mail mail correo telefono tel tfno tlf fax movil
    colegiado ncol col num medico medica especialista jefe jefa adjunto residente urologia cirugia medicina pediatria
    neurologia cardiologia nefrologia oncologia ginecologia oftalmologia dermatologia hematologia psiquiatria
    reumatologia radiologia anestesia anestesiologia urgencias uci farmacia enfermeria fisioterapia psicologia informe
    fecha edad sexo paciente nhc nass dni cp domicilio localidad provincia diagnostico tratamiento antecedentes
    exploracion evolucion juicio motivo historia firma sr sra dr dra catedra catedratico laboratorio gerencia direccion
    consulta consultas policlinico sanatorio residencia colegio escuela academia grupo equipo programa el los las una un
    espana coli leiden mujer mujeres varon hombre nino nina lactante teniente capitan aparato digestivo obstetricia traumatologia licenciado licenciada graduado
    colonia riviera`),
  siteBefore:
    setOf(`hospital clinica centro calle c avenida avda av plaza pza paseo carretera ctra ronda camino glorieta travesia instituto
    universidad fundacion colegio escuela residencia sanatorio complejo ambulatorio virgen santa san nuestra parque barrio
    barriada urbanizacion rua carrer via edificio policlinica laboratorios laboratorio casa marca premio boulevard prolongacion
    col reina beata rambla alameda cuesta poligono maternidad iglesia parroquia hermanos rio isla sierra sistema universitario
    universitari general puerto ciudad sala planta modulo pabellon ala bloque unidad parc residencial geriatrico mutua torre
    palacio teatro cine bar restaurante hotel supermercado mercado estacion aeropuerto santuario ermita catedral cementerio
    tanatorio ies ceip cap hu hgu chu polideportivo guarderia paritorio metro tarta pizza ensalada galletas cafe gelatina perro perra gato gata
    canario loro caniche software club farmacia optica`),
  eponymNouns:
    setOf(`enfermedad sindrome signo signos test escala maniobra tumor linfoma fractura hernia sarcoma esofago
    ulcera ulceras clasificacion tecnica metodo prueba indice criterios criterio sonda aguja drenaje cateter cuerpos celulas celula nodulos
    trompa trompas glandula glandulas conducto ligamento operacion procedimiento intervencion fenomeno triada reflejo mal
    angulo espacio asa tincion coloracion nefropatia neuropatia ataxia corea paralisis anemia carcinoma
    poligono circulo escisura area escore score puntuacion grado gleason fuhrman stadio estadio solucion liquido dispositivo
    protesis injerto saco tendon rojo factor tipo virus bacilo litotriptor ferula ferulas
    cabestrillo vendaje agujas clavo placa vastago tornillos bomba maquina filtro mascarilla collarin ortesis corse bota botas colchon
    drenajes maniobras osteosintesis incision fascia tenon bolsa
    purpura vasculitis tiroiditis degeneracion distrofia quiste anillo foco fosa diverticulo laparotomia colgajo
    enfermedades sindromes fracturas hernias tumores sarcomas bursa canal valvula linea lineas estria estrias mancha manchas
    opacidad joroba cono conos pinza pinzas tijeras separador pala palas lamina especulo canula posicion abordaje reaccion
    intradermorreaccion agar bacilos reseccion artroplastia plastia anastomosis derivacion shunt estadificacion 
    ecuacion contractura deformidad granuloma cristales anomalia tetralogia bloqueo onda triangulo pentada distonia
    encefalopatia cifosis`),
  namedNouns: setOf(`score test scale sign index`),
  ownedNouns:
    setOf(`hernia esofago ulcera ulceras tecnica metodo prueba sonda aguja drenaje cateter celulas celula nodulos trompa trompas glandula glandulas conducto ligamento
    operacion procedimiento intervencion angulo espacio asa carcinoma tumor linfoma sarcoma paralisis anemia area grado estadio solucion liquido dispositivo protesis
    injerto saco tendon tipo virus ferula ferulas cabestrillo vendaje agujas clavo placa vastago tornillos bomba maquina filtro mascarilla collarin ortesis corse
    bota botas colchon drenajes osteosintesis incision fascia bolsa purpura vasculitis tiroiditis quiste anillo foco laparotomia colgajo fractura fracturas
    reaccion posicion canula plastia valvula reseccion`),
  furtherEponyms: new Set([...FURTHER_EPONYMS, ...ROMANCE_EPONYMS, ...ROMANCE_MAKERS]),
  usualSurnames: new Set([
    ...USUAL_ROMANCE_NAMES,
    ...setOf(
      `luque moll pereyra romano romana aran ferres morel laguerre roser soto rivero fernandez carrion bianchi fontan lobo villalta batista alvarado capurro carvallo castell castellani rolando sarmiento tolosa cabrol calle plaza camino iglesia torre ronda paseo parque puente castillo palacio mercado barrio molino`,
    ),
  ]),
  beds: setOf(`cama hab habitacion box`),
  tellsRepeats: true,
  months: setOf(`ene feb mar abr may jun jul ago sep sept oct nov dic`),
  animals: SPANISH_ANIMALS,
  isRomance: true,
  productNouns: SPANISH_PRODUCT_NOUNS,
  ownedProducts: SPANISH_OWNED_PRODUCTS,
  results: SPANISH_RESULTS,
  lettered: SPANISH_LETTERED,
  thingNames: [
    ...SPANISH_WORKS,
    ...EPONYM_PAIRS,
    ...ORGANISATION_NAMES,
    ...FURTHER_PAIRS,
    ...NAMED_AFTER_PLACES.es,
    ...SPANISH_THING_NAMES,
    ...phrasesOf(`gregorio maranon|ramon y cajal|jimenez diaz|fundacion jimenez diaz|puerta de hierro|doce de octubre|doce octubre|la fe|la
    princesa|nino jesus|vall d'hebron|sant pau|sant joan de deu|joan xxiii|josep trueta|arnau de vilanova|german trias|germans
    trias|virgen del rocio|virgen macarena|virgen de la arrixaca|virgen de las nieves|reina sofia|infanta leonor|infanta
    sofia|infanta elena|infanta cristina|principe de asturias|rey juan carlos|severo ochoa|carlos haya|miguel servet|lozano
    blesa|marques de valdecilla|juan canalejo|puerta del mar|torrecardenas|san pedro de alcantara|san juan de dios|juan ramon
    jimenez|morales meseguer|santa lucia|los arcos|rafael mendez|son espases|son llatzer|santa creu|cruz roja|semana santa|san
    isidro|san fermin|ano nuevo|dia de reyes|rosa mosqueta|ann arbor|los angeles|ramsay hunt|ivor lewis|lich - gregoir|lich-gregoir|robert -
    jones|robert-jones|alcoholicos anonimos|proyecto hombre|julio iglesias|corte ingles|criterios de praga|clasificacion de praga|test de denver|rosa de bengala|protocolo de bruce|protocolo bruce|pinza kelly|pinzas kelly|pinza de kelly|pinzas de kelly|cereales hero|potito hero|leche hero|diu mirena|mirena implantado|escala de ginebra|ginebra revisada|viernes santo|jueves santo|domingo de ramos|test de bruce`),
  ],
  siteCues: setOf("en"),
  siteLetters: setOf("h cs cd hu hgu chu cap cp ies ceip"),
  siteMoves: SPANISH_SITE_MOVES,
  openers: SPANISH_OPENERS,
  placeBefore:
    setOf(`en desde hacia natural vecino residente reside vive procedente origen nacido nacida viaje viajado ciudad provincia municipio
    localidad comunidad pueblo isla estado distrito norte sur republica visitado regresado emigrado trasladado trasladada a viaja
    viajo vuelto vuelve vivir mudado mudada mudarse llegado llegada pasaron veraneo`),
  residing:
    setOf(`vive viven vivia vivio vivir residente reside residen natural vecino vecina vecinos procedente procede proceden originario originaria
    oriundo oriunda nacido nacida nacio origen emigrado emigrada emigro viene vienen venir vinieron llega llegan llego llegaron llegado llegada
    regresa regreso regresado vacaciones viaje vuelve volver volvio vuelto turista mudado mudada mudo veranea afincado afincada empadronado empadronada`),
  particlePhrases: [],
  ties: setOf(`de del`),
  articles: setOf(`la las los el lo le`),
  functionWords:
    setOf(`de del la las los el y e i en con por para sin segun se no si que es esta estaba fue ha han hoy ayer manana ahora luego todo
    toda nada mas muy bien mal alta baja dolor sal paz luz mar sol cruz rosa santa santo san mayo abril enero febrero marzo junio
    julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo navidad pascua
    control plan motivo edad grado positivo negativo derecha izquierda derecho izquierdo afebril estable consulta urgencias
    planta box cama quiere refiere niega acude ingresa presenta vive viene`),
  conditionCues:
    phrasesOf(`sospecha de|compatible con|diagnosticado de|diagnosticada de|afecto de|afecta de|tratamiento con|tto con|en tratamiento
    con|toma|tras|dosis de|pauta de|alergia a|alergico a|alergica a|bomba de|parche de|parches de|crema de|jarabe
    de|pautado|cura con|curas con|curado con|curada con|lavado con|lavados con|limpieza con|desinfeccion con|preparacion con|higiene oral con|enjuagues con|profilaxis con|cobertura con|nutricion con|medido con|tratado con|tratada con|tratamiento con|sedacion con|anestesia con|infiltracion con|infiltrado con|sutura con|cierre con|reposicion con|hidratacion con|rehidratacion con|aerosol con|nebulizado con|vendaje con|antibiotico con|diluido con|espesado con|lubricado con|protegido con|protegida con|inmovilizado con|sustituido por|premedicado con|premedicada con|cubierto con|cubierta con|suplementado con|pautamos|inicio|inicia|anado|suspendo`),
  medicalWords: new Set([
    ...SPANISH_SHORTENED,
    ...FURTHER_THINGS,
    ...ROMANCE_BRANDS,
    ...ROMANCE_THINGS,
    ...setOf(`eva tac eco dolor cabeza torax hemo nolotil adiro sintrom enantyum augmentine clexane paracetamol lexatin orfidal trankimazin
    seroquel urbason ventolin atrovent primperan buscapina valium tranxilium zaldiar ramipril enalapril eliquis xarelto lantus
    reyes ramadan epifania mercadona carrefour eroski ikea zara netflix bellvitge hebron amavir sanitas dom vitalia manzanilla valeriana
    tila aloe hiperico candida alternaria anisakis klebsiella klepsiella pseudomonas gamma subfebril anicterico
    humalog novorapid metformina omeprazol furosemida seguril digoxina betadine mepilex aquacel linitul blastoestimulina kefir
    accu-chek actius ademo aero-red afal afanias apache aquarius asepeyo aspace ausonia beefeater bepanthol berlingo betatul beurer bimbo biwalker blevit
    bucometasana cabreiroa cajasalud calmatel caprabo ceafa cermi chiquilin cola-cao condis cortefiel crivicrom curb deliplus dodot epitact evax farmalastic feaps
    fisiocrem font-vella fremap froiz fundadeps gadis hacendado himss hiperdino ibermutua indas isfas juanola kaiku kaleido kas kujala lainco lefties lexnet
    linet mapfre minimed mondariz muface mugeju omereq panda panrico pharmagrip pronovias radiosalil rass respibien rhinovin riester scenic segufix sermas 
    umivale vacoped varidasa viadol vitalinea womac ypsopump
    fortimel ensure cama box planta alta sonda via suero bolo crp vmni bipap cpap glasgow norton braden barthel`),
  ]),
  medicalEnding:
    /(?:itis|osis|emia|uria|grama|scopia|tomia|ectomia|ol|ina|ino|azol|prazol|pril|mab|nib|al|ico|ica|ado|ada|ando|iendo|cion|mente|ismo|logia|pam|ato|uro|ido|ida)$/,
  cues: phrasesOf(`comentado con|comento con|comentada con|lo comento con|lo comente con|comentar con|hablado con|hablo con|habla con|hablar
    con|hablo con|hablamos con|consensuado con|consulto con|consultado con|consultar con|acordado con|pactado con|de acuerdo
    con|acompanado por|acompanada por|acompanado de|acompanada de|viene con|vino con|acude con|llega con|vive con|convive
    con|casado con|casada con| visto por|vista por|valorado por|valorada por|atendido por|atendida por|explorado por|explorada
    por|revisado por|revisada por|operado por|operada por|intervenido por|intervenida por|realizado por|realizada por|hecho
    por|hecha por|firmado por|firmado|firma|fdo|informado por|remitido por|remitida por|derivado por|derivada por|traido
    por|traida por|cuidado por|cuidada por|solicitado por|indicado por|pautado por|prescrito por|segun| aviso a|avisa a|avisar
    a|avisado a|avisada a|avisamos a|avise a|avisad a|llamo a|llamar a|llama a|llamad a|llamamos a|llame a|pregunta por|pregunta
    a|pregunto a|digo a|le digo a|dice a|explico a|explicado a|le explico a|entrego a|entregado a|informo a|informado a|informada
    a|informar a|pedir a|pido a|ayuda a|ayudado a|acompano a|curo a|veo a|visito a|dejo a|doy el alta a|pasar a ver a|relevo
    de|relevo a|turno de|cuidados de|habitacion de|visita de|llamada de|parte de|de parte
    de|llama|llamo|avisa|aviso|avisar|avisado|nombre|se llama|llamado|llamada|conocido como|conocida como|a nombre
    de|responsable|contesta|d / w|junto a|colaboracion de|habla de|hablan de|habla sobre|cuenta de|discute con|discutido con|pelea con|rine con|juega con|sale con|come con|duerme con|pasea con|camina con|correo a|escrito a|escribo a|escribe a|enviado a|enviada a|cumpleanos de|muerte de|entierro de|ducha a|bano a|saluda a|espera a|busca a|echa de menos a|recoge a|en lugar de|en vez de|se queda con|firma de|duelo de|
    hija de|hijo de|madre de|mama de|padre de|papa de|marido de|mujer de|esposa de|esposo de|hermana de|hermano de|abuela de|abuelo de|
    tia de|tio de|nieta de|nieto de|sobrina de|sobrino de|prima de|primo de|cunada de|cunado de|suegra de|suegro de|vecina de|vecino de|
    cuidadora de|familia de|familiares de|padres de|amiga de|amigo de|companera de|companero de|pareja de|novia de|novio de|gafas de|
    zapatos de|ropa de|bolso de|llaves de|silla de|andador de|mesilla de|panal de|carpeta de|ingreso de|traslado de|alta de|caida de|
    conducta de|animo de|compania de|constantes de|diuresis de|llegada de|regreso de|analitica de|placas de|medias de|toca a|retiro a|
    retirado a|retirada a|dado a|doy a|pongo a|puesto a|aconsejado a|propuesto a|analitica a|sueroterapia a|insulina a|panal a|enema a|
    afeitado a|llamado a|escribir a|recordar a|recordado a|decir a|deja a|dejado a|administrado a|administrada a|comunicado a|
    comunicada a|delegado a|medido a|prometido a|lavo a|visto a|cambio a|acompanado a|ducho a|aseo a|despierto a|levanto a|muevo a|
    pincho a|traigo a|trae a|llevo a|lleva a|ayudo a|animo a|felicito a|agradezco a|conoce a|conozco a|cita a|citado a|derivo a|
    reviso con|revisar con|revisado con|reunion con|cita con|turno con|sesion con|bromea con|charla con|charlado con|comida con|
    cena con|discutir con|contacto con|vivia con|convivia con|hablaba con|esta con|va con|sigo con|sigue con|baila con|bailado con|
    pasar con|quedar con|quedado con|entrevista con|ducha con|sustituido por|sustituida por|escrito por|escrita por|dejado por|
    dejada por|ayudado por|ayudada por|criado por|criada por|despertado por|despertada por|redactado por|redactada por|extraido por|
    extraida por|recogido por|recogida por|enviado por|enviada por|contado por|contada por|confirmado por|confirmada por|autorizado por|
    autorizada por|curado por|curada por|duchado por|duchada por|hola|querida|querido|piensa en|pensando en|pasa por casa de|busco a|
    llevar a|traer a|miedo a|cuida a|cuidar a|cuidando a|vigila a|vigilar a|sustituye a|pega a|quiere a|grita a|ver a|sentar a|
    levantar a|despertar a|acostar a|duchar a|asear a|lavar a|curar a|citar a|citamos a|preguntar a|preguntado a|felicitar a|
    agradecer a|esperar a|esperando a|buscar a|buscando a|dejar a`),
  weakCues: setOf(`con a por y e para sobre ante de segun que ni`),
  personVerbs:
    setOf(`golpea golpeo patea agarra murmura susurra asiente acuerdo empeora fallece murio fallecio dice refiere niega comenta explica cuenta
    pregunta pide solicita acepta rechaza quiere prefiere insiste reconoce recuerda cree piensa siente llora grita duerme durmio come
    comio cena ceno desayuna desayuno bebe camina deambula pasea llama llamo avisa aviso acude viene vino llega llego trae trajo firma
    colabora tolera tose vomita vomito orina expectora respira ronca habla entiende comprende sonrie rie juega vive trabaja fuma
    acompana ayuda cuida visita visito autoriza consiente opina recomienda pauta contesta responde reclama agradece describio ganas
    encuentra molesta despierta desperto levanta levanto cae cayo ingreso paso valora exploro explora revisa opera cura revisara operara
    hara vera ve orientado orientada consciente alerta tranquilo tranquila agitado agitada somnoliento somnolienta despierto colaborador
    colaboradora dormido dormida nervioso nerviosa llorosa lloroso triste animado animada contento contenta desorientado desorientada
    afebril hemos vuelve volvio salio regresa tomo dejo quedo llevo sabe escribe lee mira escucha canta dibuja corre sienta cena
    desayuna amamanta contacta informa tranquiliza entrega recoge minimiza coincide discrepa sustituye sugiere decide convence abraza
    besa pega muerde arana escupe insulta amenaza agrede chilla protesta olvida busca espera regresa estudia cocina agradece desea teme
    suena sufre gime escapa deambula tropieza resbala cojea suda tiembla gatea balbucea saluda prescribe baila bromea empuja bebio
    durmio lloro grito hablo pregunto pidio quiso conto dijo refirio nego rechazo insistio dormia comia lloraba gritaba pedia decia
    queria referia bebia hablaba caminaba cantaba llamaba vivia trabajaba fumaba sabia sonreia reia jugaba llorado gritado dormido
    comido cenado desayunado colaborado caminado discutido roncado parido insistido sonreido hablado respondido vivido jugado cantado
    paseado sudado tropezado resbalado lava viste agita discute duchado`),
  thingVerbs:
    setOf(`es esta estaba fue ha han habia tiene tenia va iba sigue presenta mejora empeora baja sube pasa hace hizo queda lleva da debe
    puede continua permanece precisa necesita sale toma indica confirma evoluciona deja duele ingresa describe`),
  beforeVerb: setOf(`de no se ya le lo la me nos tambien solo aun hoy ayer ha han esta muy si si`),
  speech: setOf(`segun`),
  signatureBefore: setOf(`fdo firmado firma atte enf due aux dr dra residente r1 r2 r3 r4 mir`),
  noSignature:
    setOf(`uci uvi ap dm hta ep iam acv avc icc irc tac rm rmn rx eco ecg ekg pcr vsg tsh hb vo iv im sc sl spo su hc ef ce sv fr uh ts as sos alta si no
    cp dp ok co fa fc ta eva ca cia cie dx tto ic ho map sap ev ec mi md mmii mmss msd msi mid mii ui fev`),
  longInitial: /^(?:Mª|M\.ª|Fº|Gª)$/u,
  shortName:
    /^(?:Mª|Fco|Fca|Fdo|Gª|Gcía|Fdez|Fernz|Hdez|Hnez|Mtnez|Mtez|Mnez|Rguez|Rdguez|Rdez|Glez|Gzlez|Gnzlez|Gmez|Lpez|Pz|Prz|Sánchz|Jmnez|Jmez|Dguez|Vzquez|Alvz|Sta|Sto)$/iu,
  signOffFirsts: setOf(`atentamente atte un cordial afectuoso atento saludos cordialmente firmado fdo firma`),
  signOff:
    /^[^\p{L}\p{N}]*(?:atentamente|atte|(?:un )?(?:cordial|afectuoso|atento) saludo|saludos(?: cordiales)?|un saludo|cordialmente|firmado(?: por)?|fdo|firma)(?!\p{L})[^\p{L}\p{N}]*/u,
});
