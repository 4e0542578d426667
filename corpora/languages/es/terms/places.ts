import { listOf } from "../../word-lists.ts";

/** Hospitals and health centres; the names of people, saints and places in them are not mentions. */
export const HOSPITALS = listOf(`
  Hospital Gregorio Marañón; Hospital Ramón y Cajal; Hospital La Paz; Hospital Clínico San Carlos; Hospital 12 de Octubre; La Fe; La Paz;
  Hospital Miguel Servet; Hospital Virgen del Rocío; Hospital Virgen Macarena; Hospital Reina Sofía; Hospital Carlos Haya; Vall d'Hebron;
  Hospital Clínic; Hospital de Sant Pau; Bellvitge; Hospital del Mar; Hospital Germans Trias; Hospital Infanta Leonor;
  Hospital Infanta Cristina; Hospital Infanta Sofía; Hospital Severo Ochoa; Hospital Doce de Octubre; Hospital Puerta de Hierro;
  Fundación Jiménez Díaz; Hospital Rey Juan Carlos; Hospital Príncipe de Asturias; Hospital Virgen de la Arrixaca;
  Hospital Morales Meseguer; Hospital Marqués de Valdecilla; Hospital Cruces; Hospital Doctor Peset; Hospital Arnau de Vilanova;
  Hospital Josep Trueta; Hospital San Pedro; Hospital San Juan de Dios; Hospital Juan Ramón Jiménez; Hospital Río Hortega;
  Hospital Álvaro Cunqueiro; Hospital Lucus Augusti; Hospital Son Espases; Hospital Doctor Negrín; Hospital de la Candelaria;
  Hospital Santa Bárbara; Hospital Santa Lucía; Hospital General Yagüe; Hospital Obispo Polanco; Hospital Niño Jesús; Sant Joan de Déu;
  Clínica Ruber; Clínica Santa Elena; Clínica López Ibor; Hospital Quirón; Clínica Barraquer; Clínica Rotger; CS Lavapiés;
  CS Ángela Uriarte; CS Monóvar; CS Espronceda; CS Federica Montseny; CS Dr. Castroviejo; CAP Manso; CAP Lluís Sayé; CS Virgen del Carmen;
  CS San Andrés; Hospital Italiano; Hospital Rivadavia; Hospital Roosevelt; Hospital San José; Hospital Dos de Mayo; Hospital Juárez;
  Hospital Salvador Zubirán
`);

/** Wards and units. */
export const WARDS = listOf(`
  planta 4ª; 5ª B; 3ª izda; UCI; Reanimación; URPA; Trauma; Medicina Interna; MIR; Urgencias; Observación; sala San Rafael;
  pabellón Santa Isabel; sala Marañón; pabellón Docente; unidad de Corta Estancia; UHD; UPAM; unidad Santa Teresa; módulo San Blas;
  planta Cardio; Nido; Neonatos; Paritorio; Geriatría de Agudos; UVI; sala Cajal; torre B; Lactantes
`);

/** Care homes and day centres. */
export const HOMES = listOf(`
  Residencia Los Almendros; Residencia Santa Teresa Jornet; Residencia San Camilo; Residencia Virgen del Pilar;
  Residencia Doctor González Bueno; Residencia Gran Residencia; Residencia Los Ángeles; Residencia La Rosaleda; Residencia Mirasierra;
  Residencia Nuestra Señora de la Soledad; Residencia Santa Marta; Residencia San Juan Bautista; Residencia Ballesol; Residencia Amavir;
  Residencia Orpea; Residencia El Castillo; Residencia Las Rosas; Hermanitas de los Pobres; Residencia Casa Paz; CD Alonso Cano;
  CD Santa Ana; centro de día Pilar Miró; Hogar San José; Residencia Reina Mercedes; Residencia Francisco de Vitoria;
  Residencia Montserrat; Casa Consuelo; Residencia Peñalba; Residencia Colón
`);

/** Streets, many called after people and saints. */
export const STREETS = listOf(`
  C/ Alfonso X el Sabio 12; C/ Miguel Hernández 4, 2º B; Avda. Pablo Iglesias 31; C/ Santa Engracia 88; Pza. de la Constitución 3;
  C/ Doctor Esquerdo 105; C/ Federico García Lorca 7; Paseo de Rosales 22; C/ San Bernardo 14, bajo; Avda. Reyes Católicos 50; C/ Mayor 9;
  C/ Isaac Peral 16, 4º D; Ronda de Segovia 41; C/ Goya 61; C/ Velázquez 120; C/ Hermanos Machado 5; C/ Dolores Ibárruri 18;
  Avda. Ramón y Cajal 27; C/ Blasco Ibáñez 2; Pza. Mariana Pineda 1; C/ Clara Campoamor 33; C/ Juan Bravo 8; C/ Hernán Cortés 19;
  Camino Viejo de Leganés 71; C/ Concha Espina 60; Urb. Los Rosales 14; C/ Agustina de Aragón 6; Pasaje Martí 10; C/ Tirso de Molina 3;
  Av. Benito Juárez 410; Calle Bolívar 238; Av. San Martín 1500; Jr. Huáscar 122; Carrera 7 # 32-16; C/ Padre Damián 21;
  C/ Rosalía de Castro 44
`);
