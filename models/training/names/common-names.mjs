// Names in the order of how many people bear them, commonest first, as national statistics tell (Meertens Institute, CBS; ISTAT; ONS, US
// Census Bureau): where no list on npm is in such an order. After them come names of lists in no order, all equally rare.
const list = (text) => text.trim().split(/\s*\|\s*/);

export const COMMON = {
  nl: {
    surnames: list(`de Jong|Jansen|de Vries|van den Berg|van Dijk|Bakker|Janssen|Visser|Smit|Meijer|de Boer|Mulder|de Groot|Bos|Vos|Peters|
      Hendriks|van Leeuwen|Dekker|Brouwer|de Wit|Dijkstra|Smits|de Graaf|van der Meer|van der Linden|Kok|Jacobs|de Haan|Vermeulen|
      van den Heuvel|van der Veen|van den Broek|de Bruijn|de Bruin|van der Heijden|Schouten|van Beek|Willems|van Vliet|van de Ven|Hoekstra|
      Maas|Verhoeven|Koster|van Dam|van der Wal|Prins|Blom|Huisman|Peeters|de Jonge|Kuipers|van Veen|Post|Kuiper|Veenstra|Kramer|
      van den Brink|Scholten|van Wijk|Postma|Martens|Vink|de Ruiter|Timmermans|Groen|Gerritsen|Jonker|van Loon|Boer|van der Velde|Willemsen|
      Smeets|de Lange|de Vos|Bosch|van Dongen|Schipper|de Koning|van der Laan|Koning|van der Velden|Driessen|van Doorn|Hermans|Evers|
      van den Bosch|van der Meulen|Hofman|Bosman|Wolters|Sanders|van der Horst|Mol|Kuijpers|Molenaar|van de Pol|de Leeuw|Verbeek|
      van der Zee|Hoogendoorn|van Rijn|van der Heide|Kroon|Schuurman|Roos|Dijk|van Es|Wouters|Jong|van Os|Bouwman|Zijlstra|Swart|van Vugt|
      Schaap|Kamp|van der Kolk|Hoeksema|van Kampen|Bergsma|Postema|Veldman|Haan|van Houten|de Rooij|van Ginkel|de Waal|van Rooij|Bouma|
      van den Akker|van der Ploeg|Terpstra|van Schaik|Faber|Nijhuis|Otten|van Eijk|Hartman|Mensink|de Rijk|Verkerk|van 't Hof|van 't Veer`),
    male: list(`Jan|Johannes|Peter|Hendrik|Cornelis|Willem|Gerrit|Piet|Pieter|Kees|Henk|Hans|Dirk|Martin|Thomas|Jeroen|Mark|Rob|Robert|Bart|
      Jacob|Johan|Erik|Tim|Daan|Sem|Lucas|Bram|Ruben|Rik|Frank|Marcel|Paul|Michael|Dennis|Wim|Ton|Theo|Gert|Arie|Jaap|Klaas|Maarten|Stefan|
      Niels|Tom|Jasper|Sander|Richard|René|Patrick|Ronald|Marco|Bas|Joost|Koen|Luuk|Lars|Thijs|Jesse|Max|Levi|Finn|Noah|Milan|Julian|Adam|
      Mohamed|Ahmed|Ali|Ger|Leo|Harry|Sjaak|Evert|Albert|Adriaan|Antonius|Gijs|Floris|Wouter|Rutger|Herman|Bernard|Egbert|Frits|Ruud|Simon|
      Victor|Vincent|Kevin|Ivo|Jorn|Oscar|Casper|Hugo|Dick|Karel|Edwin|Eric|Emiel|Fred|Guus|Harm|Menno|Nico|Otto|Pim|Roel|Siem|Teun|Valentijn|Yannick|Zeno`),
    female: list(`Maria|Johanna|Anna|Elisabeth|Cornelia|Anja|Wilhelmina|Catharina|Hendrika|Margaretha|Adriana|Marijke|Ingrid|Annie|Ria|Marja|
      Linda|Monique|Esther|Sandra|Petra|Saskia|Astrid|Emma|Sanne|Lisa|Anne|Julia|Eva|Lotte|Laura|Femke|Iris|Kim|Marieke|Mirjam|Nicole|Ellen|
      Wendy|Manon|Karin|Yvonne|Jacqueline|Truus|Greet|Riet|Willy|Corrie|Bep|Tineke|Joke|Janneke|Mieke|Els|Hannie|Nel|Gerda|Ans|Tess|Sophie|
      Mila|Sara|Fleur|Roos|Noor|Fatima|Aisha|Hilda|Ineke|Ilse|Irma|Judith|Josien|Dineke|Dora|Diana|Denise|Bianca|Barbara|Brigitte|Carla|
      Chantal|Froukje|Fenna|Geertje|Grietje|Heleen|Helma|Klazina|Loes|Lies|Leonie|Natasja|Naomi|Olga|Paula|Patricia|Renate|Rosa|Simone|
      Sonja|Thea|Trudy|Tamara|Ursula|Vera|Veerle|Wilma|Yara|Zoë|Zara`),
  },
  it: {
    surnames: list(`Rossi|Ferrari|Russo|Bianchi|Romano|Gallo|Costa|Fontana|Conti|Esposito|Ricci|Bruno|Rizzo|Moretti|De Luca|Marino|Greco|
      Barbieri|Lombardi|Giordano|Colombo|Mancini|Longo|Leone|Martinelli|Marchetti|Martini|Galli|Gatti|Mariani|Ferrara|Santoro|Marini|Bianco|
      Conte|Serra|Farina|Gentile|Caruso|Morelli|Ferri|Testa|Ferraro|Pellegrini|Grassi|Rossetti|D'Angelo|Bernardi|Mazza|Rizzi|Silvestri|Vitale|
      Franco|Parisi|Martino|Valentini|Castelli|Bellini|Monti|Lombardo|Fiore|Grasso|Ferro|Carbone|Orlando|Guerra|Palmieri|Milani|Villa|Viola|
      Ruggeri|De Santis|D'Amico|Coppola|Fabbri|Battaglia|Sala|De Angelis|Caputo|Benedetti|Montanari|Guidi|Palumbo|Rinaldi|Sanna|Bassi|
      Piras|Neri|Basile|Riva|Donati|Sartori|Pagano|Messina|Cattaneo|De Rosa|Negri|Barone|Fiorentini|Di Stefano|Di Marco|De Simone|
      Di Lorenzo|De Marco|D'Agostino|Dell'Acqua|D'Alessandro|Della Valle|De Vita|La Rosa|Lo Presti|Di Giovanni|Del Vecchio|Dal Pozzo`),
    male: list(`Giuseppe|Giovanni|Antonio|Mario|Luigi|Francesco|Angelo|Vincenzo|Pietro|Salvatore|Carlo|Franco|Domenico|Bruno|Paolo|Michele|
      Giorgio|Aldo|Sergio|Luciano|Roberto|Marco|Andrea|Alessandro|Stefano|Massimo|Fabio|Luca|Davide|Claudio|Maurizio|Daniele|Riccardo|Matteo|
      Lorenzo|Simone|Federico|Gabriele|Leonardo|Tommaso|Edoardo|Alberto|Enrico|Renato|Giacomo|Emanuele|Raffaele|Gianni|Walter|Ugo|Umberto|
      Dario|Diego|Elio|Filippo|Guido|Ivan|Nicola|Oscar|Rocco|Tullio|Valerio|Vittorio|Gino|Cesare|Cristian|Jacopo|Livio|Zeno`),
    female: list(`Maria|Anna|Giuseppina|Rosa|Angela|Giovanna|Teresa|Lucia|Carmela|Caterina|Francesca|Antonietta|Carla|Elena|Concetta|Rita|
      Margherita|Franca|Paola|Laura|Daniela|Patrizia|Silvia|Giulia|Sara|Chiara|Martina|Valentina|Federica|Alessandra|Roberta|Simona|Elisa|
      Barbara|Cristina|Sofia|Aurora|Alice|Emma|Giorgia|Beatrice|Matilde|Ilaria|Irene|Ines|Ida|Bruna|Debora|Donatella|Emanuela|Fabiana|
      Flavia|Gabriella|Graziella|Lidia|Luisa|Livia|Marta|Michela|Monica|Nadia|Noemi|Nicoletta|Olga|Ornella|Rosaria|Sabrina|Serena|Tiziana|
      Tania|Ugolina|Vanessa|Veronica|Viola|Vittoria|Zita|Zoe`),
  },
  en: {
    surnames: [],
    male: list(`John|David|Michael|James|Robert|Paul|Peter|Andrew|Mark|William|Richard|Thomas|Stephen|Ian|Christopher|Daniel|George|Brian|
      Alan|Kevin|Anthony|Simon|Matthew|Charles|Edward|Joseph|Benjamin|Samuel|Jack|Oliver|Harry|Kenneth|Ronald|Donald|Graham|Philip|Martin|
      Gary|Keith|Colin|Stuart|Neil|Adam|Luke|Ryan|Nathan|Jacob|Frank|Raymond|Dennis|Eric|Ernest|Albert|Arthur|Walter|Henry|Roy|Leonard|
      Norman|Nigel|Trevor|Terence|Barry|Bruce|Craig|Derek|Duncan|Edwin|Felix|Gavin|Gordon|Hugh|Isaac|Lee|Liam|Leo|Noah|Nicholas|Owen|Oscar|
      Victor|Vincent|Vernon|Wayne|Zachary`),
    female: list(`Margaret|Mary|Susan|Patricia|Elizabeth|Linda|Sarah|Jennifer|Barbara|Karen|Jean|Christine|Helen|Nicola|Julie|Emma|Laura|
      Rebecca|Joan|Dorothy|Joyce|Sheila|Maureen|Carol|Anne|Janet|Jane|Lisa|Claire|Louise|Samantha|Charlotte|Hannah|Emily|Olivia|Sophie|
      Jessica|Amy|Lucy|Chloe|Grace|Ella|Kathleen|Betty|Doris|Irene|Hilda|Edith|Florence|Alice|Ethel|Gladys|Rose|Ruth|Audrey|Beryl|Brenda|
      Deborah|Diane|Donna|Denise|Eileen|Evelyn|Fiona|Frances|Gillian|Georgia|Harriet|Heather|Hazel|Isabel|Ivy|Iris|Lilian|Lorraine|Leah|
      Natalie|Nancy|Naomi|Norma|Olive|Opal|Teresa|Tracey|Tina|Victoria|Vera|Violet|Veronica|Wendy|Winifred|Zoe|Zara`),
  },
};

/** Streets that many towns have, without the word for what they are. */
export const STREETS = {
  nl: list(`Kerk|Dorps|Molen|School|Nieuw|Berken|Eiken|Linden|Beuken|Kastanje|Wilgen|Station|Markt|Haven|Parallel|Julian|Wilhelmina|Beatrix|Prinsen|
    Koning|Burgemeester|Oranje|Willem|Emma|Tulpen|Rozen|Lelie|Vogel|Merel|Zwaluw|Park|Bos|Veld|Heide|Duin|Zee|Meer|Rivier|Brug|Toren|Klooster|
    Kapel|Noorder|Zuider|Ooster|Wester|Achter|Voor|Midden|Sport`),
  es: list(`Mayor|Real|Nueva|Iglesia|Fuente|Sol|Rosario|Constitución|España|Cervantes|Goya|Velázquez|Colón|Libertad|Paz|Castilla|Andalucía|
    Granada|Sevilla|Toledo|Molino|Estación|Huertas|Prado|Olivo|Almendro|Naranjo|Pino|Rosal|Jardines|Luna|Estrella|Ancha|Eras|Cruz|Carmen`),
  it: list(`Roma|Garibaldi|Mazzini|Cavour|Marconi|Verdi|Dante|Matteotti|Manzoni|Leopardi|Carducci|Battisti|Gramsci|Vittoria|Libertà|Repubblica|
    Europa|Italia|Milano|Torino|Venezia|Firenze|Trieste|Trento|Piave|Montello|Colombo|Galilei|Volta|Galvani|Mozart|Rossini|Bellini|Puccini|
    Petrarca|Foscolo|Pascoli|Moro`),
  en: list(`High|Station|Church|Park|Victoria|Green|Manor|Mill|Queens|Kings|Windsor|York|Albert|School|London|Chapel|Grange|Springfield|Alexandra|
    Grove|Highfield|Broad|Orchard|Meadow|Oak|Elm|Ash|Cedar|Maple|Willow|Hill|River|Bridge|Castle|Priory|Abbey|Market|North|South|West`),
};
