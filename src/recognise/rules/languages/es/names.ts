import { type NameWords, setOf } from "../../engine/name-words.ts";

/** How Spanish notes introduce names. */
export const SPANISH_NAMES: NameWords = Object.freeze({
  titles:
    setOf(`dr dra dres dras doctor doctora d dª dna don dona sr sra srta sres sras senor senora senorita prof profesor
    profesora lic licdo licda ldo lda due enf ing mr mrs`),
  weakTitles: setOf("d don dona senor senora due enf lic ing doctor doctora profesor profesora mr mrs"),
  titleEndings: setOf("a ª as"),
  roles: setOf(`paciente medico medica enfermero enfermera matrona fisioterapeuta psicologo psicologa auxiliar celador
    cirujano cirujana anestesista residente adjunto pediatra ginecologo ginecologa urologo cardiologo neurologo internista
    radiologo oncologo traumatologo dermatologo oftalmologo hematologo nefrologo psiquiatra farmaceutica farmaceutico
    hijo hija hijos marido esposo esposa mujer pareja novio novia hermano hermana padre madre abuelo abuela tio tia
    sobrino sobrina primo prima nieto nieta cunado cunada suegro suegra yerno nuera vecino vecina cuidador cuidadora amigo
    amiga familiar llamado llamada llama nombre tutor tutora viuda viudo firmado fdo atte colega companero companera`),
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
    espana coli leiden mujer mujeres varon hombre nino nina lactante teniente capitan aparato digestivo obstetricia traumatologia licenciado licenciada graduado`),
  siteBefore:
    setOf(`hospital clinica centro calle c avenida avda av plaza pza paseo carretera ctra ronda camino glorieta
    travesia instituto universidad fundacion colegio escuela residencia sanatorio complejo ambulatorio virgen santa san
    nuestra parque barrio barriada urbanizacion rua carrer via edificio policlinica laboratorios laboratorio casa marca
    premio boulevard prolongacion col reina beata rambla alameda cuesta poligono maternidad iglesia parroquia hermanos rio isla sierra sistema universitario
    universitari general puerto ciudad`),
  eponymNouns:
    setOf(`enfermedad sindrome signo signos test escala maniobra tumor linfoma fractura hernia sarcoma esofago
    ulcera ulceras clasificacion tecnica metodo prueba indice criterios criterio sonda aguja drenaje cateter cuerpos celulas celula nodulos
    trompa trompas glandula glandulas conducto ligamento operacion procedimiento intervencion fenomeno triada reflejo mal
    angulo espacio asa tincion coloracion nefropatia neuropatia ataxia corea paralisis anemia carcinoma
    poligono circulo escisura area escore score puntuacion grado gleason fuhrman stadio estadio solucion liquido dispositivo
    protesis injerto saco tendon rojo factor tipo virus bacilo litotriptor osteosintesis incision fascia tenon bolsa
    purpura vasculitis tiroiditis degeneracion distrofia quiste anillo foco fosa divertículo diverticulo laparotomia colgajo`),
  placeBefore: setOf(`en desde hacia natural vecino residente reside vive procedente origen nacido nacida viaje viajado
    ciudad provincia municipio localidad comunidad pueblo isla estado distrito norte sur republica visitado regresado
    emigrado trasladado trasladada`),
  signOff:
    /^[^\p{L}\p{N}]*(?:atentamente|atte|(?:un )?(?:cordial|afectuoso|atento) saludo|saludos(?: cordiales)?|un saludo|cordialmente|firmado(?: por)?|fdo|firma)(?!\p{L})[^\p{L}\p{N}]*/u,
});
