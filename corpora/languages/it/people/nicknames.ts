import { tableOf } from "../../word-lists.ts";

/** Short forms of given names, as families and carers say them. */
export const NICKNAMES = tableOf(`
  Giuseppe: Beppe, Pino, Peppe, Peppino, Beppino, Geppo, Pippo, Bepi; Giuseppina: Pina, Giusi, Giusy, Pinuccia, Beppa, Pinù, Peppina;
  Luigi: Gigi, Gino, Luigino, Gigetto; Luigia: Gina, Gigia, Luisella; Luisa: Lisa, Luisella, Isa; Ferdinando: Nando, Ferdi; Fernando:
  Nando; Fernanda: Nanda; Concetta: Tina, Cettina, Titti, Cetta; Immacolata: Imma, Titina; Caterina: Rina, Cate, Catina, Nina, Trina;
  Rosa: Rosi, Rosetta, Rosy, Rosina, Rosellina; Rosaria: Rosi, Sarina, Saria, Rosy; Rosario: Saro, Sasà, Sarino; Guglielmo: Memmo,
  Mimmo, Gugliè; Domenico: Mimmo, Mimì, Menico, Nico, Mico, Menego; Domenica: Mimma, Mena, Menica; Francesco: Franco, Ciccio, Checco,
  Francy, Cecco, Chicco; Francesca: Franci, Checca, Fra, Francy, Chicca, Cesca; Giovanni: Gianni, Nanni, Vanni, Giò, Nino, Gian;
  Giovanna: Gianna, Vanna, Giò, Nanna, Giovannella; Antonio: Tonio, Toni, Tonino, Nino, Totò, Antò, Tonì, Toto; Antonia: Tonia, Nina,
  Toni; Antonietta: Etta, Tonina, Antò, Nietta; Antonella: Anto, Nella, Lella; Salvatore: Totò, Salvo, Turi, Tore, Sasà, Turiddu;
  Salvatrice: Salva; Vincenzo: Enzo, Vince, Cenzo, Vincè, Cencio; Vincenza: Enza, Cenza, Vincè; Lorenzo: Enzo, Renzo, Lollo, Lori;
  Lorenza: Renza, Lori; Nicola: Nico, Cola, Nicolino, Colino; Nicoletta: Nico, Nicole, Letta; Eleonora: Nora, Ele, Leo, Elly;
  Alessandro: Ale, Sandro, Alex, Alessio; Alessandra: Ale, Sandra, Sandrina; Leonardo: Leo, Nardo; Gabriella: Gabri, Lella, Lalla, Gaby;
  Gabriele: Gabri, Lele; Raffaele: Raffa, Lello, Lele; Raffaella: Raffa, Lella; Emanuele: Manu, Lele, Lello; Emanuela: Manu, Lela;
  Manuela: Manu, Mela; Michele: Miki, Lele, Michi; Michela: Miki, Michi, Micky; Daniele: Dani, Lele, Dany; Daniela: Dani, Dany, Lella;
  Roberto: Robi, Berto, Roby, Rob; Roberta: Robi, Roby, Berta; Alberto: Berto, Albe, Bertino; Umberto: Berto, Umbè; Filippo: Pippo,
  Fili, Lippo; Federico: Fede, Chicco, Rico, Ghigo; Federica: Fede, Chicca; Enrico: Rico, Chicco, Righetto; Enrica: Rica; Riccardo:
  Ricky, Ric, Rik, Riki, Rico; Riccarda: Ricky; Edoardo: Edo, Dado, Dodo; Stefano: Ste, Stefy, Fano; Stefania: Ste, Stefy, Fania;
  Andrea: Andre, Dea, Andri; Matteo: Teo, Matte, Matty; Mattia: Matti, Matty; Tommaso: Tommi, Masino, Tom, Maso, Tommy; Giacomo:
  Giacomino, Mino, Jack, Jacopo; Jacopo: Jaco; Davide: Dade, Davi, Dado; Paolo: Paolino, Pao; Paola: Paoletta, Pao, Paolina; Pietro:
  Pier, Pierino, Piero, Petruccio; Piero: Pierino; Carlo: Carletto, Charlie, Carlino; Carla: Carletta, Carlina; Carolina: Lina, Caro;
  Angelo: Angelino, Lino, Angiolino; Angela: Angelina, Angi, Lina; Angelina: Lina, Angiolina; Michelangelo: Miche, Angelo; Sebastiano:
  Bastiano, Seba, Iano, Nello; Simone: Simo, Mone; Simona: Simo, Simy, Monica; Monica: Moni, Mony; Maurizio: Mauri, Maury, Icio;
  Massimo: Max, Massi; Massimiliano: Max, Massi; Maria: Mari, Mariuccia, Mariella, Mimì, Mariù; Mariangela: Mary, Angela; Marianna:
  Mari, Nanna; Maddalena: Lena, Madda, Nena; Elena: Lena, Ele, Nena, Elly; Elisabetta: Betta, Elisa, Lisa, Betti, Bettina, Ely; Anna:
  Annina, Nanni, Annetta, Ninni, Annuccia; Annamaria: Annina, Anna; Margherita: Rita, Ghita, Marghe, Margot; Rita: Ritina, Rituccia;
  Lucia: Lucy, Luci, Lulù, Cia; Luciano: Lucio, Ciano; Luciana: Lucy, Ciana; Teresa: Tere, Sina, Terry, Resi, Tesa; Teresina: Sina;
  Vittorio: Vito, Vitto, Rino, Toio; Vittoria: Vicky, Vitto, Vichi; Mario: Mariolino, Mariuccio; Marco: Marchetto, Marchino, Markino;
  Claudio: Claudietto, Clo; Claudia: Clo, Claudina; Cristina: Cri, Cry, Tina; Cristiano: Cri, Cris; Valentina: Vale, Vally, Tina;
  Valentino: Vale, Tino; Valeria: Vale, Lelia; Valerio: Vale; Silvia: Silvy, Silvietta; Silvio: Silvietto; Silvana: Vana, Silvy; Sara:
  Saretta, Sari; Giulia: Giuli, Giu, Giulietta, Giugiù; Giulio: Giulietto; Giuliana: Giuli; Chiara: Chià, Chiaretta, Kiara; Ilaria: Ila,
  Ily, Lary; Serena: Sere; Tiziana: Tizi, Tizy; Tiziano: Tizi; Barbara: Barbi, Barby, Babi; Laura: Lalla, Lauretta, Lau; Loredana: Lory,
  Dana; Lorella: Lory, Lella; Ornella: Orni, Nella; Carmela: Mela, Melina, Lina, Carmelina; Carmelo: Melo, Melino; Carmine: Minuccio,
  Carminuccio; Pasquale: Pasqualino, Lino, Squale; Gennaro: Gennarino, Rino, Genny; Ciro: Ciruzzo; Agostino: Tino, Ago, Agó; Costantino:
  Tino, Costa; Celestino: Tino; Ernesto: Tino, Ernestino; Ernestina: Tina; Celestina: Tina; Assunta: Susetta, Sunta, Tina, Assuntina;
  Addolorata: Dora, Dolores, Lora; Isabella: Isa, Bella, Isetta; Elvira: Elvi, Vira; Enza: Enzina; Filomena: Mena, Filò, Menuccia;
  Grazia: Graziella, Lella, Zia; Graziella: Lella, Grazi; Ida: Iduccia; Irene: Ire, Rene; Iolanda: Landa, Iole; Jolanda: Landa, Jole;
  Matilde: Tilde, Mati, Matì; Natalia: Naty, Nati; Natale: Natalino, Lino; Nunzia: Nunziatina, Nunzi; Nunzio: Nunzietto; Ottavio: Tavio;
  Orazio: Razio; Orsola: Orsolina; Patrizia: Patty, Pat, Patri; Patrizio: Pat; Renato: Renatino, Tino; Renata: Renatina, Reni; Rocco:
  Rocchino; Rodolfo: Rudy, Rolfo, Dolfo; Adolfo: Dolfo; Ruggero: Ruggè, Gero; Saverio: Saro, Verio; Serafina: Fina; Serafino: Fino;
  Sergio: Sergino; Susanna: Susi, Susy; Tarcisio: Ciso; Ugo: Ughetto; Virginia: Gina, Virgi, Ginni; Vito: Vituccio; Walter: Wally;
  Gaetano: Tano, Tanino, Gaè; Gaetana: Tana, Tanina; Ignazio: Gnazio, Nazio; Calogero: Lillo, Calò; Bartolomeo: Meo, Bart; Bernardo:
  Dino, Nardo; Bernardino: Dino; Corrado: Dino, Corradino; Gerardo: Gerri, Dino; Edda: Eddina; Ermenegildo: Gildo; Leopoldo: Poldo;
  Cesare: Cesarino, Rino; Liberato: Berto; Giorgio: Gio, Giorgetto; Giorgia: Gio, Giorgetta; Ginevra: Gin, Gine; Camilla: Cami, Milla;
  Beatrice: Bea, Bice, Bibi; Benedetta: Benny, Detta, Bene; Benedetto: Benny, Detto; Ludovica: Ludo; Ludovico: Ludo, Vico; Martina:
  Marti, Tina; Martino: Marti; Noemi: Noe; Aurora: Auri, Rora; Sofia: Sofi, Sofy; Alice: Ali, Licia; Alessia: Ale, Alessina; Alessio:
  Ale; Arianna: Ari, Anna; Debora: Debby, Deby; Deborah: Debby; Samuele: Samu, Lele; Samuela: Samy; Gianluca: Luca, Gian, Luchino;
  Gianfranco: Franco, Gianfri; Giancarlo: Carlo, Gianca; Giampiero: Piero, Giampi; Gianmarco: Marco, Gian; Pierluigi: Gigi, Pier;
  Pierangelo: Pier; Piergiorgio: Pier; Emilia: Emi, Mila; Emilio: Milio, Mimmo; Amelia: Meli; Adele: Dele; Agnese: Agny; Agata: Agatina,
  Tina; Bruna: Brunina; Bruno: Brunello; Santina: Tina; Santo: Santino, Tino; Ciriaco: Ciro; Clementina: Tina, Clem; Cosimo: Mino,
  Cosimino; Fortunata: Nata; Fortunato: Nato; Fabrizio: Fabri, Bicio; Fabrizia: Fabri; Fabio: Fabietto; Fabiola: Faby; Fabiana: Faby;
  Mariagrazia: Mary, Grazia; Mariarosaria: Mary, Saria; Marinella: Mary, Nella; Marina: Mary, Rina; Rossana: Rossy, Rox; Rosalba: Rosi,
  Alba; Rosanna: Rosy, Rosi; Rosalia: Lia, Rosy; Norma: Normina; Milena: Mile, Lena; Melissa: Meli; Mirella: Lella, Mire; Miriam: Miri;
  Ivano: Vano; Ivana: Vana; Italo: Talino; Oscar: Oski; Oreste: Resti; Osvaldo: Valdo; Geltrude: Tuta; Genoveffa: Veffa; Eugenio: Genio,
  Ugenio; Eugenia: Genia, Ugè; Gianni: Giannino; Ettore: Tore, Ettorino; Egidio: Gidio; Pompeo: Peo; Amedeo: Deo; Dorotea: Dora, Dori;
  Doriana: Dori; Teodoro: Doro; Isidoro: Doro; Livia: Livietta; Alfredo: Fredo, Alfre; Manfredi: Fredi; Goffredo: Fredo; Alfonso: Fonso,
  Fofò, Fonzie; Alfonsina: Sina; Ambrogio: Brogio; Anselmo: Selmo; Girolamo: Momo, Girò; Geremia: Mia; Venera: Nerina; Nerina: Nerì;
  Crocifissa: Fissa; Consolata: Lata; Consiglia: Siglia; Liliana: Lili, Lilly, Ana; Lidia: Lidiuccia; Vanessa: Vane; Veronica: Vero,
  Nica; Jessica: Jessy, Jex; Katia: Kati; Ylenia: Yle; Nadia: Nadi
`);
