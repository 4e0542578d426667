/** Given name, then what people call whoever has it. */
const TABLE = `
Johannes: Jan, Johan, Hans, Joop, Jo, Jannes, Hannes, Johnny, Jantje, Hansje
Johanna: Jo, Jopie, Hanna, Annie, Hannie, Sjaan, Joke, Jannie, Jans, Jansje, Sjaantje, Johanneke
Wilhelmus: Wim, Willem, Wil, Wimpie, Helmus, Mus
Willem: Wim, Wimpie, Pim, Wil, Willempie
Wilhelmina: Willy, Mien, Mientje, Wil, Wilma, Minie, Mina, Willie, Wimke
Cornelis: Cor, Kees, Nelis, Cees, Keesie, Corrie, Cornee
Cornelia: Corrie, Nel, Cor, Nelleke, Neeltje, Kee, Keetje, Nellie, Corry, Cokkie
Hendrik: Henk, Henkie, Hein, Rik, Driekus, Harry, Hendrikus, Heintje
Hendrika: Riek, Rie, Riekie, Hennie, Drika, Rika, Henny, Ina
Hendrikus: Henk, Driekus, Harry, Driek
Gerardus: Gerard, Gerrit, Ger, Sjra, Gradus, Gerry, Graad, Sjraar
Gerarda: Gerda, Gerrie, Gé, Gonnie
Gerrit: Ger, Gert, Gerrie, Gait
Gerritje: Gerrie, Gre, Ger
Petrus: Piet, Peter, Pietje, Pierre, Pet, Pier, Peerke
Petronella: Nel, Nelly, Pietje, Nellie, Petra, Ella, Pieta, Piet
Pieter: Piet, Pietje, Piets, Peet, Pieterbas
Jacobus: Jaap, Koos, Koosje, Sjaak, Ko, Cobus, Jakkie, Sjakie
Jacoba: Coba, Co, Cobie, Koosje, Bep, Jaco
Jacob: Jaap, Jaapie, Co, Jappie
Theodorus: Theo, Dorus, Door, Ted, Thé
Theodora: Dora, Thea, Doortje, Door, Doreth
Antonius: Ton, Toon, Anton, Tonny, Teun, Twan, Toontje, Tinus
Antonia: Toos, Tonny, Tonia, Ton, Toosje, Toni, Netty
Antoinette: Netty, Nettie, Toos, Annet
Franciscus: Frans, Cis, Sus, Franske, Ciska, Sjef
Francisca: Cisca, Fransje, Sis, Francien, Siska
Josephus: Sjef, Jos, Joep, Jozef, Jef
Josephina: Josje, Fien, Fientje, Jos, Josefien, Sefien
Jozef: Jef, Jos, Jefke, Jo
Elisabeth: Bep, Beppie, Lies, Els, Betsy, Liesbeth, Lisa, Bets, Betje, Lijsbeth, Lies, Elly, Liesje, Ella, Bettie
Maria: Mies, Marie, Riet, Ria, Mia, Rie, Mieke, Marietje, Marijke, Mimi, Mietje, Rietje, Ria, Miep, Maartje
Anna: Ans, Annie, Anneke, Antje, Annetje, Anny, Ank, An, Antsje, Anneke
Catharina: Truus, Toos, Trees, Cato, Rina, Kaatje, Tini, Toosje, Trijntje, Ineke, Cathrien, Kitty, Cathy, Trientje, Riny
Geertruida: Truus, Truusje, Trudy, Geertje, Gea, Trui, Geert, Tru, Gertie
Margaretha: Greet, Gretha, Griet, Marga, Margriet, Gré, Greetje, Grietje, Meta, Rita, Margot
Alida: Lida, Alie, Ali, Alie, Ada
Adriana: Adri, Ada, Jana, Ad, Sjaan, Jaantje, Arjanne, Adje
Adrianus: Adri, Ad, Sjaan, Janus, Ads, Adje, Arjan, Arie
Arie: Ari, Arend, Aai
Bartholomeus: Bart, Bertus, Mees, Barry
Lambertus: Bert, Bertus, Lam, Lambert, Bèr, Baer, Lammert
Hubertus: Huub, Bert, Bèr, Hub, Bart, Huubke
Albertus: Bert, Bertus, Ab, Appie, Albert, Bep
Albert: Bert, Ab, Appie, Bertje
Norbertus: Bert, Nor, Norbert
Engelbertus: Bert, Engel, Bep
Robert: Rob, Robbie, Bob, Robje, Bert
Richard: Ries, Rick, Ritchie, Chard
Rudolf: Ruud, Dolf, Roef, Rudi
Martinus: Martin, Tinus, Mart, Tien, Rien, Maarten, Mattie, Tiny
Martina: Tiny, Tina, Rina, Martien, Martje
Mathijs: Thijs, Ties, Mats, Teis
Matthijs: Thijs, Tijs, Mat, Tice
Marinus: Rien, Rinus, Marius, Rinie, Riny
Johan: Jo, Joop, Han, Hans, Jo
Jan: Jantje, Janneman, Jannes
Leendert: Leen, Leo, Lenny, Leentje
Leonardus: Leo, Leen, Nardus, Leon, Naad, Lei
Maurits: Mau, Mous, Mauk
Nicolaas: Klaas, Nico, Nic, Nick, Claas, Klaasje, Niek
Klaas: Klaasje, Klaasie
Everardus: Evert, Eef, Ever, Everd
Egbert: Eppie, Ebbe, Eb
Bernardus: Ben, Bernard, Nard, Bennie, Bernd, Berend
Benjamin: Ben, Benno, Benny, Benji
Dirk: Dikkie, Dick, Dirkie, Dirkje
Diederik: Dirk, Died, Rik, Diets
Frederik: Freek, Fred, Frits, Fedde, Frederikus, Rik
Frederika: Frie, Frederike, Fré, Freddie, Riek
Christiaan: Chris, Christ, Kris, Christje
Christina: Christien, Stien, Tineke, Stina, Chris, Tien, Stientje, Ina
Simon: Siem, Siemen, Sim, Simmie
Louis: Lou, Wies, Loe, Lowie
Ludovicus: Louis, Lode, Lou, Vic
Aleida: Alie, Aal, Aleid, Leida, Aaltje
Alberdina: Dina, Bep, Alberta, Dien
Gijsbert: Gijs, Bert, Gijsje
Gijsbertus: Gijs, Bertus
Thomas: Tom, Tommie, Maas
Joannes: Jan, Jean, Sjang, Sjeng, Giel
Michael: Mike, Michel, Miggel, Mick
Machiel: Giel, Chiel, Mies, Maggiel
Daniel: Daan, Danny, Dani
Sebastiaan: Bas, Bassie, Seb, Basje
Alexander: Alex, Lex, Sander, Xander, Sandy
Alexandra: Sandra, Alex, Xandra, Lexie, Sanne
Bastiaan: Bas, Bassie, Tiaan
Emma: Em, Emmie, Emmy
Sophie: Fie, Soof, Fieke, Sofie
Josephine: Fien, Josje, Josefien, Phine
Charlotte: Lot, Lotte, Charlie, Lotje, Sjarlot
Willemijn: Mijn, Wil, Willemien
Roosmarijn: Roos, Marijn, Roosje
Marjolein: Marjo, Lein, Jolein
Wilhelmine: Mina, Mine
Geertje: Geer, Gea
Aaltje: Aal, Alie, Alja
Trijntje: Trijn, Tineke, Nynke
Hinke: Hin, Hinkje
Sjoukje: Sjouk, Sjoukje
Fokje: Fok, Foktje
Grietje: Griet, Gré
Pietertje: Piet, Pietje, Nel
Klazina: Klaasje, Sien, Klaas
Gezina: Sien, Ina, Gé
Jantina: Tini, Jannie
Mohammed: Mo, Moh, Mos, Simo
Mohamed: Mo, Momo, Moos
Mustafa: Mus, Mussie, Mustie
Ahmed: Ap, Ahmet, Achmed
Abdullah: Abdul, Abdel, Ab
Fatima: Fati, Fatie, Faatje, Timmie
Khadija: Khadi, Dija
Ayse: Ays, Ayşe
Ebru: Eb, Ebo
Özlem: Öz, Ozzy
Ismail: Isma, Ies
Ibrahim: Ibo, Bram, Ibi
Yusuf: Joes, Yus
Katarzyna: Kasia, Kaska
Małgorzata: Gosia, Gosha
Krzysztof: Krzysiek, Krzys
Agnieszka: Aga, Agnes
Aleksandra: Ola, Alex
Zbigniew: Zbyszek, Zbys
Oleksandr: Sasha, Olek
Anastasia: Nastya, Nastja, Stasia
Dorothea: Dora, Thea, Dory, Doortje, Dorothé
Rosalia: Roos, Lia, Rozie
Barbara: Babs, Bar, Barbertje
Philomena: Mien, Filo, Mena
Philippus: Flip, Flippus, Fluppie
Ferdinand: Ferdi, Nand, Ferre, Fer
Emanuel: Manus, Maan, Emma
Engelina: Lien, Engel, Lina
Carolina: Lien, Carla, Lina, Lientje
Jacqueline: Jacq, Jackie, Lien, Sjak
Magdalena: Leen, Magda, Lena, Leentje, Madeleine
Helena: Leen, Lena, Leni, Heleentje, Lenie
Angelina: Lien, Angel, Lina, Angie
Paulina: Lien, Paula, Lina
Apolonia: Plonie, Loni, Poll
Reinier: Rein, Reintje, Ruun
Reinhard: Rein, Hard, Rijn
Gosewinus: Goos, Winus
Lourens: Lau, Laurens, Louw
Lubbertus: Lub, Bertus, Lubbert
Cecilia: Cilia, Sil, Cielke, Ciel, Zus
Benedicta: Bene, Dikkie, Bep
Winfried: Wim, Fried, Winny
`;

/** Short and calling names by given name: `Elisabeth → Bep, Lies, Els, …`. */
export const NICKNAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [given, short] = line.split(": ") as [string, string];
      return [given, [...new Set(short.split(", "))]];
    }),
);
