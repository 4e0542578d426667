import { setOf } from "../../engine/name-words.ts";

/** Animals at home; folded. */
export const SPANISH_ANIMALS: ReadonlySet<string> = setOf(`
  gato gata gatos gatito gatita perro perra perros perrito perrita cachorro cachorra canario canarios loro periquito tortuga tortugas conejo
  hamster caballo yegua poni burro gallina gallinas caniche galgo podenco mestizo labrador yorkshire chihuahua pececito peluche`);

/** What bears a name right behind it in Spanish notes, whatever name: animals, shops, food and drink, works; folded. */
export const SPANISH_PRODUCT_NOUNS: ReadonlySet<string> = setOf(`
  gato gata gatito gatita perro perra perrito perrita cachorro canario loro periquito tortuga conejo hamster caballo yegua poni burro caniche
  galgo podenco mestizo peluche muneco muneca osito
  bar restaurante cafeteria meson taberna pizzeria hotel hostal camping supermercado tienda panaderia pasteleria heladeria
  confiteria bodega perfumeria ferreteria papeleria libreria cine teatro estadio polideportivo parroquia iglesia basilica
  ermita santuario cementerio colegio cole guarderia escuela instituto ludoteca academia metro ferry
  cafe cava sidra cerveza licor anis orujo agua zumo refresco leche yogur yogures pan galleta galletas magdalenas bolleria batido
  chocolate bombones caramelos turron mazapan roscon tarta helado pizza ensalada salsa queso jamon potito potitos papilla papillas
  pelicula libro novela comic tebeo revista periodico diario cancion telenovela programa concurso emisora canal
  dibujos videojuego club asociacion sindicato empresa marca software aplicacion portal app
  banco seguro mutua aseguradora beca`);

/** Goods at the bedside that bear a brand, or whose owner is named right behind them; folded. */
export const SPANISH_OWNED_PRODUCTS: ReadonlySet<string> = setOf(`
  panal panales crema pomada gel espray colirio gotas jarabe jabon champu dentifrico colutorio cepillo adhesivo venda vendas gasa gasas
  parche parches aposito apositos malla media medias calcetines colchon cojin 
  faja corse ferula rodillera tobillera munequera collarin plantilla plantillas zapato zapatos zapatillas mochila bolso maleta bolsa
  bolsas placa sonda cateter canula aguja agujas jeringa jeringas pluma plumas boligrafo sensor glucometro bomba sistema filtro
  mascarilla casco respirador ventilador aerosol inhalador camara monitor pulsioximetro tensiometro electrodos termometro bascula
  lente lentes lentilla lentillas aparato audifono protesis implante tornillo vastago clavo espesante suplemento batidos vacuna
  coche moto furgoneta camion bici bicicleta movil tablet televisor cemento resina composite tubo tubos desinfectante
  guantes cinta dializador valvula`);

/** What Spanish notes say of a sign, test or space behind its eponym; folded. */
export const SPANISH_RESULTS: ReadonlySet<string> = setOf(`
  ausente ausentes presente presentes dudoso dudosa dudosos libre libres ocupado ocupada doloroso dolorosa dolorido dolorosos indoloro leve evocable
  negativos positivos negativas positivas negativiza mudo muda simetrico simetrica asimetrico asimetrica bilateral bilat bilaterales normal
  normales regular valido valida permeable deformada deformado completo completa incompleto incompleta realizado realizada rechazado
  rechazada retirado retirada colocado colocada cambiado cambiada descartada descartado confirmada confirmado antiguo antigua avanzado avanzada
  desplazada longitudinal`);

/** What a letter or a Roman number tells apart in Spanish notes; folded. */
export const SPANISH_LETTERED: ReadonlySet<string> = setOf(`
  escalera esc portal puerta piso bloque lote entrada salida ala sector zona edificio pabellon modulo seccion clase grupo tipo subtipo
  estadio grado nivel fase franja vitamina hepatitis gripe estreptococo hemofilia anexo tabla columna serie codigo categoria
  protocolo esquema brazo turno cl gr`);
