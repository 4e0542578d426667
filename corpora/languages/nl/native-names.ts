import { listOf } from "../word-lists.ts";

/** Given names of adults and old people; the package's lists are mostly of children born of late. Written from general knowledge. */
export const ADULT_NAMES = {
  female: listOf(`
    Aaltje; Ada; Adriana; Agatha; Agnes; Albertine; Aleida; Alida; Alie; Alice; Amalia; Ank; Anja; Anita; Anke; Anneke; Annelies; Annemarie;
    Annemiek; Annet; Annie; Ans; Antje; Antoinette; Antonia; Arda; Ariane; Arja; Astrid; Atie; Babs; Barbara; Bea; Beatrijs; Bep; Bernadette;
    Berta; Berthe; Betsy; Betty; Bianca; Brigitta; Brigitte; Carla; Carolien; Carolina; Catharina; Cecile; Celine; Christel; Christien; Christina;
    Cisca; Claartje; Claudia; Conny; Cora; Corien; Corina; Cornelia; Corrie; Dafne; Daniëlle; Debby; Desiree; Diana; Dicky; Diny; Dineke; Dirkje;
    Dora; Dorien; Dorothea; Edith; Eefje; Elisabeth; Elize; Ella; Ellen; Elly; Els; Elsbeth; Elsje; Emmy; Engelina; Erica; Erna; Esmee; Esther;
    Eugenie; Evelien; Femmie; Fenna; Fia; Fien; Floor; Florentine; Fransje; Francien; Frederika; Frieda; Froukje; Geertje; Geertruida; Gerda;
    Gerdien; Gerrie; Gerritje; Gisela; Greet; Greetje; Gré; Grietje; Guusje; Hanna; Hanneke; Hannie; Harma; Harmke; Heidi; Helena; Helma; Hendrika;
    Henny; Henriette; Hermien; Hermina; Hester; Hetty; Hilda; Hilda; Hilde; Hilly; Ida; Ilona; Ilse; Ina; Ineke; Inge; Ingeborg; Ingrid; Irene;
    Irma; Isabella; Jacoba; Jacolien; Jacomina; Jacqueline; Janneke; Jannetje; Jannie; Jansje; Jantina; Jantje; Jenneke; Jenny; Jet; Jetske; Jette;
    Jeannette; Joanneke; Jo; Johanna; Joke; Jolanda; Jopie; Josefien; José; Josine; Judith; Julia; Juliana; Karin; Karina; Katinka; Klaartje; Klaasje;
    Klazien; Lamberta; Laura; Leentje; Leida; Leny; Leonie; Lia; Lidy; Lien; Lies; Liesbeth; Lieselot; Ludmilla; Lucia; Lucie; Lydia; Maaike; Maartje;
    Machteld; Madelon; Magda; Magdalena; Marga; Margaretha; Margo; Margot; Margreet; Margriet; Maria; Marian; Marianne; Mariëlle; Mariëtte; Marijke;
    Marina; Marja; Marjan; Marjolein; Marlies; Marloes; Martha; Martina; Mathilde; Maud; Meike; Meta; Mia; Mieke; Mien; Miep; Mies; Mina; Mirjam; Miranda;
    Monique; Moniek; Nanda; Natasja; Neeltje; Nel; Nellie; Nelleke; Netty; Nicolette; Nicole; Nienke; Noor; Odette; Olga; Paula; Petra; Petronella; Pia;
    Pietje; Pieternel; Plonia; Reina; Renate; Ria; Riek; Rie; Riet; Rika; Rina; Rita; Ria; Riny; Rolinka; Romy; Roos; Rosa; Rosalie; Roswitha; Sandra;
    Saskia; Selma; Sientje; Sietske; Silvia; Sjaan; Sofie; Sonja; Stefanie; Stien; Sylvia; Tanja; Tea; Teuntje; Thea; Theodora; Theresia; Thirza; Tilly;
    Tine; Tineke; Tinie; Tiny; Tjitske; Toos; Trees; Trijntje; Trudy; Truus; Ursula; Vera; Veronica; Vronie; Wendelien; Wendy; Wiesje; Wil; Wilhelmina;
    Willemien; Willemijn; Willie; Willy; Wilma; Yvette; Yvonne; Zwaantje; Zwanny; Bouwien; Egbertje; Fennechien; Grada; Hille; Jentje; Lammechien; Roelie
  `),
  male: listOf(`
    Aad; Aart; Ab; Ad; Adam; Adri; Adriaan; Adrianus; Albert; Albertus; Alex; Alfons; Alfred; Allard; Alwin; Andre; André; Andries; Anne; Anton; Antoon;
    Antonius; Arend; Arie; Arjan; Arjen; Arnold; Arnoud; Arnoldus; Arno; Arthur; August; Auke; Barend; Bart; Bartel; Barteld; Bas; Bastiaan; Ben; Benno;
    Bernard; Bernardus; Bert; Berend; Berry; Bertus; Bob; Boudewijn; Bram; Bruno; Carel; Carlo; Cas; Cees; Chiel; Chris; Christiaan; Clemens; Coen; Coenraad;
    Co; Cor; Cornelis; Daan; Danny; David; Dennis; Derk; Dick; Diederik; Dik; Dirk; Dolf; Donald; Douwe; Duco; Ed; Edwin; Eelco; Eef; Eduard; Egbert; Eric;
    Erik; Ernst; Erwin; Evert; Ewout; Ferdinand; Ferry; Floris; Folkert; Frans; Fred; Frederik; Freek; Frits; Gabriël; Geert; Geurt; Gerard; Gerardus; Gerben;
    Gerben; Gerco; Gerhard; Gerlof; Gerrit; Gert; Gert-Jan; Gerwin; Gijs; Gijsbert; Giel; Guido; Guus; Han; Hans; Harald; Harm; Harmen; Harold; Harrie; Harry;
    Hein; Heinz; Henk; Hendrik; Hendrikus; Henri; Herbert; Herman; Hermanus; Hielke; Hilbert; Huib; Huibert; Huig; Huub; Hubert; Hugo; Ide; Igor; Ivo; Jaap;
    Jac; Jacob; Jacobus; Jacques; Jan; Janus; Jannes; Jannus; Jasper; Jelle; Jeroen; Jo; Job; Joep; Johan; Johannes; John; Joop; Joost; Jos; Josephus; Jozef;
    Julius; Jurgen; Jurjen; Karel; Kees; Klaas; Koen; Koenraad; Koos; Kornelis; Lambert; Lambertus; Lammert; Lars; Laurens; Leen; Leendert; Leo; Leon; Leonard;
    Lex; Lode; Loek; Lodewijk; Lourens; Louis; Luc; Lucas; Ludo; Luuk; Maarten; Manus; Marc; Marcel; Marco; Marinus; Mark; Mart; Marten; Martijn; Martien;
    Martin; Martinus; Marius; Mathieu; Matthijs; Maurice; Maurits; Max; Meindert; Melle; Menno; Merijn; Michel; Michiel; Mozes; Nanno; Nico; Nicolaas; Niek;
    Niels; Nol; Norbert; Oscar; Otto; Onno; Paul; Paulus; Patrick; Peter; Petrus; Philip; Pier; Piet; Pieter; Pim; Quirinus; Quinten; Ralph; Raymond; Reinder;
    Reinier; Reinoud; Remco; Renze; René; Richard; Rien; Rijk; Rik; Rinus; Rob; Robbert; Robert; Roel; Roelof; Roger; Roland; Rolf; Romeo; Ron; Ronald; Ruben;
    Rudi; Rudolf; Ruud; Sander; Sebastiaan; Servaas; Siem; Siebren; Sijbrand; Simon; Sjaak; Sjef; Sjoerd; Stef; Stefan; Steven; Stijn; Sybe; Taco; Teun; Theo;
    Theodorus; Thijs; Thomas; Tiemen; Tinus; Tjaard; Tjeerd; Tom; Ton; Tonny; Toon; Udo; Vincent; Victor; Walter; Ward; Wessel; Wibo; Wiebe; Wijnand; Wil;
    Wilfred; Willem; Willibrord; Wim; Winand; Wolter; Wout; Wouter; Wubbe; Yme; Yvo; Zeger; Gradus; Geuko; Roelfinus; Jochem; Krijn; Bavo; Aldert; Lieuwe
  `),
};

/** Dutch surnames beside those of the package; particles in small letters. */
export const SURNAMES: readonly string[] = listOf(`
  Aarts; Adriaanse; Akkerman; Alberts; Althuis; Ambachtsheer; Andriessen; Appelman; Arends; Baan; Baars; Backer; Baerends; Bakels; Balk; Bannink; Barends; Barendrecht;
  Bartels; Bastiaansen; Beekman; Bekkers; Beumer; Beukers; Beukema; Beumkes; Bierman; Biesheuvel; Blaauw; Bleeker; Blok; Bloemendaal; Boeve; Boekel; Boelens; Bolhuis; Bolt;
  Bongers; Bonten; Boogaard; Boom; Boonstra; Borst; Bosma; Boven; Braam; Brandsma; Breedveld; Bremer; Broekhuizen; Brands; Brink; Broersen; Bruggeman; Bruins; Bruinsma;
  Buis; Buitenhuis; Burger; Buurman; Cats; Coers; Cramer; Daalder; Dam; Daniels; Davids; Deurloo; Diepeveen; Dijkman; Dikkers; Dirksen; Doeleman; Doornbos; Dorsman; Drost;
  Duijn; Duijvestijn; Duits; Dullaart; Dusseldorp; Eggink; Ekkelkamp; Elbers; Elzinga; Engelen; Engels; Ensing; Eshuis; Everts; Faassen; Feitsma; Feringa; Fleuren; Flokstra;
  Fokkens; Fortuin; Franken; Frenken; Fritsma; Gaasbeek; Geelen; Gelderblom; Geluk; Genugten; Gerbrands; Gielen; Giesbers; Gijsen; Goedhart; Goossens; Gorter; Gouw; Graafland;
  Greven; Griffioen; Grimbergen; Groenendijk; Groeneveld; Groenewegen; Groot; Grootveld; Haak; Haaksma; Hagen; Hageman; Hamstra; Haverkamp; Hazelaar; Heemskerk; Heerink;
  Heijmans; Heijnen; Heikamp; Helder; Hellendoorn; Hemmes; Hendricks; Herfst; Hesselink; Heuvelman; Hilhorst; Hoekman; Hoeksema; Hoeve; Hoenderdos; Hofstede; Holtkamp;
  Hoogeboom; Hooft; Hoogendoorn; Hoogeveen; Hoogland; Hop; Horstink; Houben; Hover; Hovius; Hubers; Huibers; Huijbregts; Huizinga; Hulshof; IJpma; Imming; Jaarsma; Jager;
  Jansma; Jonkman; Joosten; Jurriaans; Kamphuis; Kampman; Karssen; Keijzer; Kelderman; Kemp; Kersten; Kessels; Keuning; Klaassen; Klerks; Klijn; Knol; Knoop; Koelewijn; Koenen;
  Koerselman; Kolk; Kompagnie; Koopman; Koopmans; Korpershoek; Korstanje; Kosters; Kouwenhoven; Kraai; Kramers; Krijger; Krol; Kroon; Kuik; Kuipers; Kwak; Laan; Lammers; Langeveld;
  Langenberg; Leeflang; Leenders; Leijten; Leurs; Ligtenberg; Lindeman; Linders; Lokhorst; Loos; Luijten; Luttikhuis; Maat; Mak; Manders; Marees; Meinders; Mensink; Mertens;
  Mesman; Meulenbelt; Middelkoop; Mijnhardt; Moerman; Mooij; Moorman; Nagtegaal; Naaktgeboren; Nas; Nauta; Niemeijer; Nieuwenhuis; Nijboer; Nijhof; Nijhuis; Noordhoek; Noordman;
  Noteboom; Oldenburg; Oldenkamp; Olthof; Ooms; Oonk; Oomen; Oostdijk; Oosterling; Oostveen; Otten; Overbeek; Overmars; Paalvast; Pels; Peters; Pietersen; Pijnenburg; Plantinga;
  Pleijter; Plomp; Polderman; Pols; Ponsioen; Pronk; Quist; Raaijmakers; Ramaker; Reijnders; Reinders; Renkema; Rietveld; Ridderhof; Rijken; Rijnders; Rijksen; Roelofs; Roes;
  Romijn; Roodenburg; Roosenboom; Rozema; Rotgans; Ruigrok; Ruijter; Rutten; Schaap; Schellekens; Schilder; Scheepers; Schipperheijn; Schouten; Schreuder; Schrijver; Schröder;
  Schut; Seegers; Sijbrandij; Slagter; Slot; Sloots; Smeenk; Smit; Smits; Snijders; Snoek; Spaans; Spijkerman; Spiering; Staal; Steenbergen; Steenhuis; Sterk; Stevens; Stoffels;
  Stolk; Stouthart; Strijbos; Sweers; Tamminga; Teunissen; Theunissen; Thijssen; Tiemessen; Tijssen; Timmer; Toonen; Tromp; Tuinman; Uijtdewilligen; Ubbink; Uittenbogaard;
  Valkenburg; Valk; Veldhuis; Veldkamp; Veerman; Verbruggen; Verhagen; Verhoef; Verkerk; Vermaat; Vermeer; Versluis; Verstappen; Verweij; Vermolen; Vervoort; Vierhout; Vissers;
  Vlieger; Voogd; Vogels; Voorhoeve; Vreeman; Vrolijk; Wassenaar; Weerman; Wegman; Wesselink; Westerhof; Westra; Wevers; Wiegers; Wieringa; Wigman; Wijers; Wijnands; Wilbrink;
  Wildeboer; Wisse; Witteveen; Woudstra; Woudenberg; Zandstra; Zeeman; Zeilstra; Zonneveld; Zuidema; Zwiers; Zwanenburg; Zwart;
  van der Aa; van Aalst; van den Akker; van Alphen; van Ballegooijen; van Beekum; van den Boogaard; van den Brand; van den Brink; van Bruggen; van Buuren; van Dalen; van Damme; van Delft;
  van den Dool; van Driel; van Duijn; van Eck; van Eijk; van den Eijnden; van Es; van Essen; van der Gaag; van Gelder; van Gemert; van den Goorbergh; van der Graaf; van Haaren;
  van der Ham; van der Heide; van Hees; van den Hoek; van der Hoeven; van 't Hof; van Hoof; van Houten; van der Kooij; van der Kamp; van Kampen; van Kessel; van der Kolk; van der Laar;
  van Leeuwen; van Liempt; van Lith; van der Maas; van Maanen; van der Mark; van Mierlo; van der Molen; van Nes; van Nieuwkerk; van den Nieuwenhof; van Nistelrooij; van Oers; van Oort;
  van den Oever; van Oosten; van Oosterhout; van Os; van der Plas; van der Poel; van Putten; van Raaij; van Rijn; van Roosmalen; van Rossum; van der Sande; van Schaik; van der Schaaf;
  van der Sluijs; van der Spek; van Straaten; van der Steen; van Tilburg; van der Toorn; van Tongeren; van Uden; van der Valk; van Veenendaal; van Veldhoven; van der Vegt; van Vugt; van Velzen;
  van der Vliet; van der Weijden; van der Werf; van Wijngaarden; van Winden; van der Woude; van der Zanden; van Zanten; van der Zwaan; van Zwol; van 't Hoff; van 't Veer; van 't Westende;
  in 't Veld; op 't Hof; uit den Boogaard; ten Brink; ten Cate; ten Dam; ten Have; ten Hoopen; ten Kate; ten Napel; ter Beek; ter Braak; ter Haar; ter Horst; ter Steege; te Boekhorst; te Velde;
  te Wierik; den Boer; den Haan; den Hartog; den Hollander; den Ouden; den Uijl; de Beer; de Bie; de Blok; de Bock; de Boo; de Clercq; de Gier; de Goede; de Gooijer; de Greef; de Haas; de Heer;
  de Hoog; de Hoop; de Jager; de Keizer; de Kleijn; de Klerk; de Kok; de Kort; de Kruif; de Kock; de Laat; de Langen; de Man; de Moor; de Neef; de Nooij; de Ridder; de Rijk; de Rooij; de Roo;
  de Roos; de Rover; de Smit; de Vaan; de Veer; de Voogd; de Voogt; de Vreede; de Waal; de Waard; de Weerd; de Werd; de Wilde; de Wolf; de Zeeuw; de Zwart; het Hart; 't Hart; 't Hoen; 't Jong;
  von Bergh; von Hebel; du Bois; du Pont; la Croix; le Clercq; le Grand; d'Hondt; van Oldenborgh; van Heeswijk; van Nagell; van der Kallen; Slikkerveer; Koekkoek
`);
