import { originsOf } from "../origins.ts";
import type { OriginStock } from "../language-pack.ts";
import { listOf } from "../word-lists.ts";

/** Given names of Spain, its languages and America that the name package lacks, of all generations. */
const FEMALE = listOf(`
  Abigail; Adelaida; Adoración; Agustina; Aida; Ainara; Ainhoa; Ainoa; Aitana; Alma; Almudena; Aloña; Amaia; Amanda; Amaya; Amelia;
  Amparo; Anabel; Ana Belén; Ana Isabel; Anastasia; Andrea; Ángela; Ángeles; Anselma; Antía; Arantxa; Arantza; Araceli; Aránzazu;
  Ascensión; Asunción; Asun; Aurelia; Aurora; Azucena; Azahara; Bárbara; Basilia; Begoña; Belén; Benita; Bernarda; Bernardina; Bibiana;
  Brenda; Bruna; Camila; Candela; Candelaria; Carina; Carme; Casilda; Catalina; Cayetana; Celestina; Celia; Celsa; Chelo; Chiara; Cinta;
  Claudia; Clementina; Clotilde; Conchi; Consolación; Consuelo; Covadonga; Cristal; Dácil; Dalia; Damiana; Dayana; Delfina; Delia;
  Desamparados; Desiré; Dolors; Dora; Dulce; Edelmira; Edurne; Elba; Elia; Elisenda; Eloísa; Elvira; Emérita; Encarna; Encarnación;
  Encarni; Engracia; Ernestina; Erika; Escolástica; Esmeralda; Estefanía; Estela; Ester; Esther; Estíbaliz; Eufemia; Eugenia; Eulalia;
  Eusebia; Eustaquia; Evelia; Fabiola; Felicidad; Felipa; Felisa; Fermina; Filomena; Flora; Florentina; Francesca; Francisca; Fuensanta;
  Fernanda; Hortensia; María Antonia; María Carmen; María del Carmen; María del Mar; María del Pilar; María Dolores; María Isabel;
  María Jesús; María Luisa; María Rosa; María Teresa; María Victoria; Milagros; Miriam; Paula; Rafaela; Ana María; Fuencisla; Gema; Gemma;
  Generosa; Genoveva; Georgina; Gertrudis; Gisela; Gladys; Gregoria; Griselda; Guadalupe; Guiomar; Haizea; Heidi; Herminia; Higinia;
  Hilaria; Idoia; Ikram; Ildefonsa; Ingrid; Inmaculada; Inma; Irati; Irene; Irina; Isaura; Isidora; Itziar; Ivet; Izaskun; Jacinta;
  Jennifer; Jenifer; Jimena; Joana; Joaquina; Josefa; Josune; Jovita; Juana; Juliana; Julieta; Justa; Justina; Karla; Katia; Laia; Lara;
  Laureana; Leire; Leocadia; Leonor; Leticia; Lidia; Lina; Lorea; Loreto; Lorena; Lucía; Luciana; Ludivina; Luisa; Lupe; Lydia; Macarena;
  Magdalena; Maialen; Maite; Malena; Manuela; Mar; Maravillas; Marcelina; Margalida; Marga; Maribel; Maricarmen; Marina; Mariola; Marisa;
  Marisol; Marta; Martina; Martirio; Matilde; Maura; Maximina; Melania; Melisa; Mencía; Mercè; Micaela; Milagrosa; Mireia; Miren; Míriam;
  Mónica; Montserrat; Montse; Nagore; Nahia; Naiara; Nati; Natividad; Nekane; Nerea; Neus; Nélida; Nicolasa; Nieves; Noa; Noelia; Noemí;
  Nora; Norma; Núria; Nuria; Obdulia; Ofelia; Oihane; Olaya; Olga; Olvido; Otilia; Palmira; Paloma; Paqui; Paquita; Pascuala; Patrocinio;
  Paulina; Petra; Petronila; Piedad; Pino; Presentación; Primitiva; Puri; Purificación; Ramona; Raquel; Rebeca; Regina; Remei; Remedios;
  Reyes; Rita; Rocío; Romina; Rosalía; Rosana; Rosario; Rosaura; Rosenda; Roser; Rufina; Rut; Sabina; Sagrario; Salomé; Samanta; Sandra;
  Saturnina; Saray; Saioa; Sebastiana; Selena; Serafina; Severina; Silvia; Simona; Socorro; Sofía; Sonsoles; Sonia; Sara; Soraya; Susana;
  Tamara; Tania; Tecla; Teodora; Teófila; Tomasa; Trinidad; Uxía; Uxue; Valeria; Vanesa; Verónica; Vicenta; Victorina; Virginia; Virtudes;
  Visitación; Viviana; Xiana; Ximena; Yaiza; Yanira; Yasmina; Yesenia; Yurena; Zaida; Zaira; Zoraida; Zulema; Zuriñe
`);
const MALE = listOf(`
  Abelardo; Abraham; Adolfo; Adrián; Agapito; Aimar; Aitor; Albert; Alejo; Aleix; Alexis; Alfonso; Alfredo; Amadeo; Amador; Amancio;
  Ambrosio; Anastasio; Ander; Andreu; Andoni; Aniceto; Anselmo; Antolín; Arcadio; Ariel; Aristides; Arnau; Arsenio; Arturo; Asier;
  Atanasio; Aurelio; Avelino; Baldomero; Baltasar; Bartolomé; Basilio; Baudilio; Beltrán; Benigno; Benito; Benjamín; Bernabé; Bernardo;
  Biel; Borja; Braulio; Breixo; Brais; Bruno; Buenaventura; Calixto; Camilo; Carles; Casimiro; Cayetano; Cecilio; Ceferino; Celestino;
  Celso; Cipriano; Cirilo; Claudio; Cornelio; Cosme; Crescencio; Crisanto; Cristian; Cristóbal; Damián; Darío; Demetrio; Desiderio; Didac;
  Dimas; Dionisio; Domingo; Juan Miguel; Julián; Primitivo; Francisco Javier; Donato; Edelmiro; Edgar; Efraín; Efrén; Eladio; Elías;
  Eleuterio; Eliseo; Eloy; Emeterio; Emigdio; Enric; Eneko; Epifanio; Erasmo; Esteban; Estanislao; Eugenio; Eulogio; Eusebio; Eustaquio;
  Evaristo; Ezequiel; Fabián; Fabio; Fabricio; Facundo; Faustino; Fausto; Federico; Feliciano; Felipe; Fermín; Ferran; Fernando; Fidel;
  Filiberto; Florencio; Florentino; Fortunato; Francesc; Froilán; Fulgencio; Gaizka; Gaspar; Gaudencio; Genaro; Gerard; Germán; Germinal;
  Gervasio; Gilberto; Ginés; Gonzalo; Gorka; Gregorio; Guillem; Guzmán; Heliodoro; Heriberto; Hermenegildo; Herminio; Higinio; Hilario;
  Hipólito; Homero; Honorio; Humberto; Ian; Ibai; Ildefonso; Imanol; Indalecio; Iñaki; Iñigo; Íñigo; Isaías; Isidoro; Isidro; Ismael;
  Iván; Izan; Jacinto; Jacobo; Jan; Jeremías; Jerónimo; Joan; Joel; Joaquín; Jonás; Jonathan; Jon; Jordi; Josep; José Antonio; José Luis;
  José Manuel; José María; José Miguel; Josu; Juan Antonio; Juan Carlos; Juan José; Juan Luis; Juan Manuel; Julen; Justino; Juvenal; Kepa;
  Kevin; Koldo; Ladislao; Lázaro; Leandro; Leocadio; Leoncio; Leonardo; Leonel; Leopoldo; Lisardo; Lluc; Lluís; Lope; Lucas; Luciano;
  Lucio; Macario; Manel; Marçal; Marcelino; Marcelo; Marcial; Marcos; Mariano; Martí; Martín; Matías; Mauricio; Mauro; Maximiliano;
  Maximino; Mederico; Melchor; Melitón; Mikel; Miguel Ángel; Miquel; Moisés; Nacho; Nahuel; Narcís; Nazario; Nemesio; Néstor; Nicanor;
  Nicasio; Nicolás; Nicomedes; Norberto; Octavio; Oier; Olegario; Onofre; Oriol; Orlando; Oswaldo; Pancracio; Pantaleón; Pascual; Patxi;
  Pau; Paulino; Pelayo; Pere; Plácido; Policarpo; Pol; Ponciano; Porfirio; Quim; Quintín; Raimundo; Ramiro; Ramón; Raúl; Remigio; Renato;
  Rigoberto; Rodolfo; Rogelio; Roger; Román; Romualdo; Roque; Rosendo; Rubén; Rufino; Ruperto; Sabino; Salustiano; Samuel; Sancho; Santos;
  Saturnino; Saúl; Sebastián; Secundino; Segismundo; Serafín; Sergi; Servando; Severiano; Silverio; Silvestre; Silvio; Simón; Sixto;
  Tadeo; Teodoro; Teófilo; Tiburcio; Timoteo; Tirso; Toribio; Tristán; Ubaldo; Unai; Urbano; Valentín; Valeriano; Vicent; Vicente; Víctor;
  Victoriano; Virgilio; Vladimir; Wilson; Wálter; Washington; Xabier; Xavier; Xoán; Yago; Yerai; Yeray; Zacarías; Zenón; Zigor
`);
/** Surnames of Castile, Galicia, the Basque Country, Catalonia, the islands and America that the package lacks. */
const SURNAMES = listOf(`
  Abad; Abascal; Acedo; Agirre; Aguado; Aguirre; Aizpurua; Alarcón; Alba; Albarracín; Alberdi; Alcaide; Alcántara; Alcaraz; Alcázar;
  Aldana; Alegría; Alfaro; Aliaga; Almagro; Almeida; Altuna; Álamo; Amador; Amengual; Amigo; Amorós; Andreu; Andújar; Angulo; Ansón;
  Antón; Antúnez; Aparici; Aranburu; Aranda; Aránguiz; Arana; Arce; Areces; Arévalo; Argüelles; Arias; Ariza; Armas; Armengol; Arnal;
  Arranz; Arrieta; Arroyo; Artiles; Asensio; Astorga; Atienza; Aymerich; Ayala; Aznar; Azkarate; Baena; Báez; Balaguer; Ballester;
  Ballesteros; Balsa; Baños; Baquero; Barba; Barberá; Barceló; Barea; Barragán; Barral; Barranco; Barreiro; Barrio; Barroso; Bastida;
  Batista; Bautista; Bayón; Beltrán; Benavente; Benítez; Bermejo; Bermúdez; Bernabéu; Bernal; Berrocal; Betancor; Blázquez; Boix; Bonet;
  Bonilla; Borrego; Borrell; Bosch; Botella; Bouzas; Brito; Buendía; Buitrago; Burguillos; Bustamante; Bustos; Caballer; Cabello; Cabrera;
  Cáceres; Calatayud; Calero; Calderón; Calleja; Calvillo; Camacho; Camarero; Campillo; Campoy; Canales; Cánovas; Cantero; Cañada; Cañete;
  Caparrós; Capdevila; Carballo; Carbonell; Cardona; Carmona; Carrasco; Carreño; Carrera; Carretero; Carrillo; Carrión; Carro; Casado;
  Casal; Casanova; Casares; Cascales; Castaño; Castellano; Castells; Castro; Catalá; Cebrián; Cejudo; Centeno; Cerdá; Cerezo; Cervantes;
  Cervera; Chacón; Chamorro; Checa; Chica; Climent; Cobo; Coello; Coll; Collado; Colomer; Company; Conesa; Contreras; Corbacho; Córcoles;
  Cordero; Cornejo; Coronado; Corral; Corrales; Correa; Cortés; Costas; Couto; Crespo; Criado; Cuadrado; Cuéllar; Cuervo; Cuevas; Dávila;
  Delgado; Díez; Doménech; Donoso; Doval; Duarte; Durán; Echeverría; Egea; Elizalde; Elorza; Encinas; Erice; Escobar; Escolano; Escribano;
  Escrivá; Esparza; Espejo; Espinosa; Esteve; Estévez; Estrada; Etxeberria; Expósito; Fajardo; Falcón; Farré; Feijoo; Ferrándiz; Ferreiro;
  Ferrer; Figueroa; Folch; Font; Fontán; Forner; Fraga; Fraile; Franco; Freire; Fuster; Galán; Galdós; Galera; Galiano; Galindo; Gallardo;
  Galván; Gálvez; Gamboa; Garay; Garcés; Garmendia; Garrido; Garriga; Gascón; Gil; Gimeno; Giner; Giménez; Gisbert; Godoy; Goikoetxea;
  Gomis; Góngora; Gordillo; Gorostiaga; Gracia; Granados; Grau; Grijalba; Guardia; Guardiola; Guijarro; Guillamón; Guillén; Guisado;
  Gutiérrez; Guzmán; Haro; Heras; Heredia; Hermida; Hermoso; Herranz; Herreros; Hervás; Hidalgo; Hinojosa; Holgado; Hontoria; Huertas;
  Hurtado; Ibáñez; Ibarra; Iborra; Iglesias; Illán; Infante; Íñiguez; Iriarte; Irigoyen; Iturralde; Izquierdo; Jara; Jarque; Jáuregui;
  Jerez; Jordá; Jover; Juan; Juárez; Jurado; Lacalle; Lago; Lafuente; Laguna; Lara; Larrañaga; Latorre; Lázaro; Ledesma; Leiva; Lema;
  Lerma; Linares; Liñán; Lizarraga; Llamas; Llorente; Lloret; Llull; Lobato; Lorente; Lorenzo; Losada; Lozano; Luengo; Luque; Machado;
  Macías; Madrigal; Maestre; Magaña; Mairena; Maldonado; Mancebo; Manrique; Mansilla; Manzanares; Marcos; Marí; Marín; Mariscal; Mármol;
  Marrero; Martorell; Mas; Mateos; Mayoral; Maza; Medrano; Melero; Melgar; Melián; Mena; Mendizábal; Mendoza; Merchán; Merino; Mesa;
  Mestre; Millán; Mínguez; Miguélez; Mir; Mira; Miralles; Miranda; Miró; Mojica; Molero; Molina; Monfort; Monge; Monreal; Montalbán;
  Montero; Montesinos; Montilla; Montoro; Monzón; Mora; Morales; Morán; Morante; Morcillo; Morell; Moreira; Moya; Muela; Mulero; Munuera;
  Muñiz; Murcia; Murillo; Muro; Nadal; Naranjo; Narváez; Nava; Navas; Nevado; Noguera; Novo; Nuño; Obrador; Ocaña; Ochoa; Ojeda; Olaizola;
  Oliver; Olivera; Olivares; Olmedo; Oltra; Ordóñez; Oria; Orozco; Ortega; Ortuño; Osorio; Osuna; Otero; Otxoa; Oviedo; Pablos; Pacheco;
  Padilla; Palacín; Palomares; Palomino; Palomo; Pantoja; Paredes; Pareja; Parejo; Pascual; Pastrana; Pavón; Paz; Pedraza; Pedrosa; Peiró;
  Peláez; Pellicer; Peñalver; Peral; Perales; Perea; Pereira; Perera; Piñeiro; Pinto; Piquer; Piqueras; Pizarro; Plana; Planas; Plaza;
  Polo; Ponce; Pons; Portillo; Poveda; Pozuelo; Prats; Prieto; Puchades; Puente; Puig; Pujol; Pulido; Quesada; Quevedo; Quílez; Quintana;
  Quintero; Quirós; Rabadán; Ramírez; Rebollo; Recio; Redondo; Regueiro; Reig; Requena; Revuelta; Rey; Reina; Ribas; Ribes; Rico; Riera;
  Rincón; Ríos; Rivas; Rivera; Rivero; Robledo; Roca; Rodrigo; Roig; Roldán; Romera; Romeu; Ros; Rosado; Rosell; Rosselló; Rovira; Royo;
  Rueda; Rufo; Ruano; Saavedra; Sabater; Sacristán; Sáenz; Sáez; Sagasta; Sala; Salas; Salazar; Salcedo; Saldaña; Salgado; Salguero;
  Salinas; Salmerón; Salvatierra; Samaniego; Sampedro; Samper; San José; San Juan; San Martín; San Román; Sanchis; Sandoval; Sanjuán;
  Sanmartín; Sanz; Sarabia; Sarmiento; Saura; Sayago; Segarra; Segovia; Segura; Sempere; Senra; Sepúlveda; Sequera; Serna; Serra;
  Sevillano; Simó; Sobrino; Sola; Solano; Soler; Solís; Soriano; Sosa; Sotelo; Soto; Suárez; Subirats; Tamayo; Tapia; Tejada; Tejedor;
  Tejero; Tello; Téllez; Tena; Tirado; Toledano; Tomás; Tornero; Torralba; Torrejón; Torrente; Torrijos; Tortosa; Tovar; Trejo; Triguero;
  Trillo; Trujillo; Tudela; Ugarte; Uribe; Urrutia; Urquijo; Usero; Vaca; Valcárcel; Valdés; Valdivia; Valenzuela; Valera; Valero;
  Valiente; Vallejo; Valls; Valverde; Varela; Vargas; Vázquez; Veiga; Velasco; Velázquez; Vélez; Vera; Verdejo; Verdú; Vergara; Vicario;
  Vicente; Victoria; Vidal; Vigo; Vila; Vilches; Villa; Villalba; Villalobos; Villanueva; Villar; Villegas; Viñas; Vives; Vizcaíno; Yáñez;
  Ybarra; Yuste; Zabala; Zafra; Zambrano; Zamorano; Zaragoza; Zárate; Zubiri; Zulueta; Zurita; de la Fuente; de la Torre; de la Cruz;
  de la Rosa; de la Peña; del Río; del Olmo; del Valle; del Pozo; del Amo; del Campo; de Miguel; de Pablo; de Diego; de Andrés;
  de Francisco; de Castro; de León; de Dios; de las Heras; de los Santos; de los Ríos; de Haro; de Vega; Fernández de la Torre;
  García de la Cruz; López de Haro; Díaz de Mendoza; Ruiz de Alda; Ortiz de Zárate; Martínez de Irujo; Sáenz de Buruaga
`);

const [packaged, ...abroad] = originsOf("es") as readonly [OriginStock, ...OriginStock[]];

function join(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  return [...new Set([...theirs, ...ours])];
}

/** Origins of people in Spanish notes: the package's own names and those above first. */
export const SPANISH_ORIGINS: readonly OriginStock[] = [
  {
    weight: packaged.weight,
    female: join(FEMALE, packaged.female),
    male: join(MALE, packaged.male),
    surnames: { female: join(SURNAMES, packaged.surnames.female), male: join(SURNAMES, packaged.surnames.male) },
  },
  ...abroad,
];
