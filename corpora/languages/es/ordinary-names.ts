import type { LanguagePack } from "../language-pack.ts";
import { listOf } from "../word-lists.ts";

/** Given names and surnames that are ordinary words, places, months, brands or eponyms too. */
export const SPANISH_ORDINARY_NAMES: LanguagePack["ordinaryNames"] = {
  female: listOf(`
    Rosa; Blanca; Sol; Mercedes; Consuelo; Dolores; Pilar; Paz; Luz; Mar; Nieves; Socorro; Amparo; Esperanza; Remedios; Milagros;
    Angustias; Perla; Alba; Aurora; Estrella; Flor; Margarita; Violeta; Begoña; Rocío; Soledad; Concha; Caridad; Fe; Gracia; Piedad;
    Victoria; Gloria; Marina; Lourdes; Fátima; Montaña; Reyes; Asunción; Visitación; Encarnación; Purificación; Candela; Celeste; África;
    América; Olivia; Iris; Salud; Ventura; Trinidad; Gala; Clara; Cándida; Digna; Prudencia; Constancia; Inocencia; Pura; Modesta; Abril;
    India; Lluvia; Luna; Julia; Vega; Coral; Ámbar; Linda; Bella
  `),
  male: listOf(`
    Rosa; Blanca; Sol; Mercedes; Consuelo; Dolores; Pilar; Paz; Luz; Mar; Nieves; Socorro; Amparo; Esperanza; Remedios; Milagros;
    Angustias; Perla; Alba; Aurora; Estrella; Flor; Margarita; Violeta; Begoña; Rocío; Soledad; Concha; Caridad; Fe; Gracia; Piedad;
    Victoria; Gloria; Marina; Lourdes; Fátima; Montaña; Reyes; Asunción; Visitación; Encarnación; Purificación; Candela; Celeste; África;
    América; Olivia; Iris; Salud; Ventura; Trinidad; Gala; Clara; Cándida; Digna; Prudencia; Constancia; Inocencia; Pura; Modesta; Abril;
    India; Lluvia; Luna; Julia; Vega; Coral; Ámbar; Linda; Bella
  `),
  surnames: listOf(`
    Cabeza; Calvo; Rubio; Delgado; Moreno; Castillo; Blanco; Rojo; Pardo; Cano; Gordo; Bravo; Bueno; Malo; Leal; Gallo; Toro; Vaca;
    Conejo; Lobo; Cordero; Becerra; Paloma; Pino; Robles; Olmo; Manzano; Peral; Nogal; Romero; Rosales; Flores; Campos; Prado; Monte;
    Montes; Sierra; Ríos; Ribera; Fuentes; Pozo; Lagos; Mar; Costa; Arenas; Piedra; Peña; Roca; Cruz; Iglesias; Capilla; Santos; Reyes;
    Conde; Duque; Marqués; Barón; Guerra; Paz; Luna; Sol; Estrella; Nieves; Invierno; Enero; Marzo; Abril; Domingo; Sábado; Salvador;
    Medina; Toledo; Cuenca; Soria; Zamora; Ávila; Burgos; León; Córdoba; Sevilla; Valencia; Alcalá; Segovia; Aragón; Navarro; Gallego;
    Catalán; Serrano; Aguilar; Vidal; Zapatero; Herrero; Pastor; Molinero; Carretero; Sastre; Guerrero; Caballero; Escudero; Mozo; Rey;
    Casas; Palacios; Torres; Puente; Puerta; Ventana; Mesa; Banco; Cuevas; Cuesta; Llanos; Valle; Vega; Huertas; Olivares; Parra; Espina;
    Mata; Silva; Redondo; Cuadrado; Chico; Grande; Largo; Seco; Crespo; Feo; Bello; Hermoso; Alegre; Tristán; Amor; Cama; Sopeña; Vara;
    Lanza; Espada; Bolaños; Aceite; Trigo; Cebada; Centeno; Ajo; Cebolla; Pimiento; Higuera; Melón; Naranjo; Limón; Oliva; Salado; Dulce;
    Mérida; Alta; Alto; Nieto; Primo; Sobrino; Tierno; Duro; Fresco; Frías; Caliente; Ventura; Gloria; Gracia; Salud; Vela; Farola;
    Camino; Calle
  `),
};
