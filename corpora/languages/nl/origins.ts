import { COMMON_DUTCH_SURNAMES } from "../../names/pools.ts";
import type { NameStock, OriginStock } from "../language-pack.ts";
import { originsOf } from "../origins.ts";
import { listOf } from "../word-lists.ts";
import { ADULT_NAMES, SURNAMES } from "./native-names.ts";

function stockOf(female: string, male: string, surnames: string): NameStock {
  const family = listOf(surnames);
  return { female: listOf(female), male: listOf(male), surnames: { female: family, male: family } };
}

/** Names of regions and dialects, which the package's Dutch locales do not have. */
const REGIONAL: readonly NameStock[] = [
  // Frisian
  stockOf(
    `Aafke; Akke; Aukje; Baukje; Binke; Doutsen; Eelkje; Fardau; Femkje; Foekje; Fokje; Froukje; Gatske; Geeske; Gelske; Grytsje; Hiske;
     Idske; Ytsje; Jeltsje; Jikke; Jitske; Klaske; Lolkje; Lutske; Maaike; Marijke; Minke; Nynke; Oeds; Pytsje; Reinskje; Renske; Rinskje;
     Sietske; Siepie; Sijke; Sjoukje; Sytske; Tetsje; Tjitske; Trynke; Tsjikke; Wytske; Ymkje; Hielkje; Anskje; Bottsje`,
    `Abe; Age; Anne; Atse; Auke; Bauke; Bearn; Bote; Douwe; Durk; Eabele; Eeltsje; Eise; Fedde; Feike; Folkert; Fokke; Foppe; Gabe;
     Gjalt; Gosse; Haye; Hessel; Hidde; Hylke; Jelle; Jelmer; Jisk; Jurjen; Keimpe; Klaas; Lolke; Meindert; Oane; Oeds; Pyt; Reitse; Rients;
     Romke; Sake; Sibren; Sieds; Siebe; Sietse; Sipke; Sjoerd; Tjeerd; Tseard; Wiebe; Wobbe; Ype; Yde; Ynte; Wytse`,
    `Dijkstra; Hoekstra; Terpstra; Postma; Bouma; Hiemstra; Sikkema; Jellema; Wiersma; Boersma; Zijlstra; Feenstra; Haanstra; Sietsma;
     Reitsma; Tolsma; Veenstra; Osinga; Buwalda; Eizinga; Hettinga; Faber; Heeringa; Kooistra; Ypma; Wierda; Tuinstra; Miedema; Hofstra`,
  ),
  // Limburg and Brabant
  stockOf(
    `Trees; Leentje; Fien; Nelleke; Mieneke; Sjan; Til; Annemie; Mariet; Jeanny; Marlie; Wies; Tonnie; Pietje; Fieke; Diny; Riek; Toos; Mien;
     Lenie; Nellie; Harrie; Sjannie; Truuke; Lies; Bertha; Odilia; Josee; Gertruda; Maj; Gonda; Miet; Anny; Doortje; Cisca; Paulien`,
    `Sjef; Sjaak; Harrie; Giel; Sjeng; Sjang; Pierre; Huub; Lei; Math; Mathieu; Har; Wiel; Zef; Frits; Toon; Tinus; Dorus; Driek; Sjra; Bèr;
     Thei; Thieu; Jo; Jeu; Leike; Martien; Noud; Peerke; Nol; Cas; Jac; Grad; Ad; Twan; Pieke; Bertus; Jeu; Lowie; Ger; Jan-Willem; Tjeu`,
    `Janssen; Peeters; Jacobs; Hendriks; Smeets; Schreurs; Maessen; Ramaekers; Crombag; Cuijpers; Boumans; Nijsten; Wijnen; Vaessen; Frissen;
     Lemmens; Custers; Hamers; Kerckhoffs; Dohmen; Pijpers; Vossen; Thissen; Teeuwen; Hermans; Derks; Coenen; van Lieshout; van den Heuvel;
     Verhoeven; van Gestel; Kanters; Swinkels; Vermeulen; Sanders; van Kuijk; Geerts; Coolen; Kuipers; van der Heijden; op den Camp; op 't Veld`,
  ),
  // Flemish
  stockOf(
    `Greet; Lieve; Godelieve; Hilde; Veerle; Griet; Katrien; Machteld; Ann; Bieke; An; Chantal; Nele; Fien; Elke; Goedele; Ilse; Marleen; Nadine;
     Rosette; Godelieve; Arlette; Ginette; Yvonne; Simonne; Georgette; Marie-Louise; Rachel; Denise; Lutgarde; Liliane; Josiane; Jacqueline; Zulma`,
    `Jef; Staf; Luc; Geert; Wout; Wannes; Bavo; Roeland; Lieven; Stijn; Joris; Dries; Tuur; Warre; Kobe; Wannes; Gaston; Marcel; Roger; Achiel; Cyriel;
     Maurits; Omer; Remi; Odiel; Fons; Louis; Gilbert; Etienne; Robrecht; Bert; Filip; Kristof; Pieterjan; Sooi; Nand; Polle; Gust; Lowie; Free; Walter; Leon`,
    `De Smet; De Clercq; Van Damme; Claeys; Vandenberghe; Verbeke; Vandevelde; D'hondt; De Backer; Goossens; Wouters; Maes; Mertens; Claes; Willems;
     Van den Bossche; Van Hoorebeke; Vandewalle; Vanhaecke; De Bruyne; De Wachter; Coppens; Van Acker; De Cock; Desmedt; Lambrecht; Depaepe; Cools;
     Van Impe; Vandeputte; Decoster; Vermeersch; Vanneste; T'Jampens; De Ridder; Van Hove; Baert; Lievens; Segers; De Meyer; Vandenbroucke; Deprez`,
  ),
];

/** Names of the Dutch Caribbean, and of Creole families from Suriname. */
const CARIBBEAN: NameStock = stockOf(
  `Shudeska; Ruthmila; Swinda; Rushaida; Chanella; Dyonne; Jurmarly; Gisela; Ludwina; Xiomara; Ghislaine; Mildred; Rosalinda; Sharine; Tamara;
   Ursela; Migdalia; Desirée; Vanity; Ludmila; Jenairo; Esseline; Gladys; Helouise; Irma; Muriël; Sherida; Wonny; Hertha; Farida; Astrid; Cynthia;
   Lucia; Zulaika; Rayshelly; Quincy; Eugenia; Filomena; Maritza; Roline; Joan; Georgine; Yvette; Carmelita; Magali`,
  `Jerrel; Ruviën; Hensley; Elvin; Churandy; Rivelino; Glenn; Dwight; Ruel; Ronny; Tyrone; Kenneth; Stanley; Wensley; Rodney; Orlando; Gilmar;
   Errol; Franklin; Iwan; Humphrey; Ruben; Clifton; Winston; Ludwig; Roland; Hugo; Lesley; Marlon; Rinaldo; Jair; Jurgen; Dennis; Edson; Eugène;
   Rupert; Edgar; Chester; Rudsel; Ismaël; Sherwin; Ronald; Gregory; Suriel; Ulrich`,
  `Martina; Sluis; Maduro; Croes; Arends; Tromp; Boekhoudt; Kelly; Wever; Geerman; Lacle; Dania; Mathilda; Isenia; Bernadina; Cijntje; Pieternella;
   Doran; Pinas; Blijd; Brunings; Kogeldans; Vrede; Wijdenbosch; Playfair; Landveld; Amatredjo; Emanuels; Braafheid; Lont; Ceder; Koorndijk; Tjong A Tjoe;
   Fung A Loi; Biervliet; Rozenblad; Sedney; Doelwijt; Pengel; Malmberg; Zeefuik; Bijlhout; Burleson; Rosaria; Koeijers; Leito; Zimmerman; Felicia`,
);

/** Names from Eritrea, Ethiopia and Somalia. */
const EAST_AFRICAN: NameStock = stockOf(
  `Selam; Semhar; Rahel; Tsige; Helen; Luwam; Freweini; Mebrat; Abrehet; Letebrhan; Eden; Winta; Saba; Almaz; Bethlehem; Tigist; Hirut; Genet; Feven;
   Hodan; Ifrah; Fadumo; Ayaan; Sagal; Hibo; Idil; Faduma; Amina; Nasteho; Asha; Ladan; Ubah; Zahra; Yordanos; Senait; Aster`,
  `Filmon; Tesfay; Mehari; Haben; Robel; Yonas; Merhawi; Berhane; Dawit; Amanuel; Kidane; Tekle; Gebre; Biniam; Samuel; Abel; Isaias; Henok; Mulugeta;
   Abdirahman; Abdi; Liban; Warsame; Cabdi; Guled; Mohamud; Ismail; Ahmednur; Zakaria; Hassan; Bashir; Jama; Farah; Ermias; Aman; Filimon`,
  `Ghebremedhin; Tesfamariam; Woldu; Kidane; Berhe; Haile; Gebremeskel; Tekle; Hagos; Abraham; Habtemariam; Weldemichael; Mehari; Zerai; Kahsay; Negash;
   Abdi; Warsame; Farah; Mohamud; Jama; Osman; Ali; Aden; Abdullahi; Nur; Hersi; Ismail; Isse; Barre; Gebreselassie; Desta; Bekele; Teklu; Araya; Tsegaye`,
);

/** Names from Syria, Iraq, Iran and Afghanistan. */
const MIDDLE_EASTERN: NameStock = stockOf(
  `Rania; Nour; Hala; Samar; Rima; Dalia; Wafaa; Ghada; Sahar; Lubna; Maryam; Hanan; Yara; Farah; Amal; Suhad; Zainab; Parisa; Shirin; Nasrin; Leila;
   Mahsa; Negar; Sepideh; Fereshteh; Maliha; Zarghona; Nilofar; Soraya; Shabnam; Roya; Aryana; Lina; Sidra; Bayan; Ranim; Rasha; Manal; Iman`,
  `Bilal; Khaled; Firas; Nidal; Wassim; Ghassan; Yazan; Anas; Mazen; Bassel; Ammar; Omar; Haidar; Hussein; Ali; Mahdi; Reza; Farhad; Behzad; Kamran; Babak;
   Siavash; Arash; Amir; Navid; Rahim; Karim; Nazir; Hamid; Massoud; Abdulkarim; Salim; Taher; Jawad; Murtaza; Samir; Ziad; Tarek; Louay; Zaher`,
  `Al Hassan; Al Ahmad; Khalil; Haddad; Khoury; Al Masri; Darwish; Hamdan; Barakat; Sabbagh; Nassar; Alkhatib; Al Jaber; Mansour; Kassem; Aziz; Rahimi;
   Ahmadi; Hosseini; Karimi; Mohammadi; Tehrani; Rezaei; Noori; Sultani; Safi; Popal; Yousufzai; Habibi; Nazari; Amiri; Sharifi; Haidari; Qasimi; Farahani`,
);

/** The country's own people: children's names of the package, adults' and regional ones. Common surnames stand in the list more than once. */
function widen(own: OriginStock): OriginStock {
  const regional = REGIONAL.flatMap((stock) => stock.surnames.male);
  const surnames = [
    ...[COMMON_DUTCH_SURNAMES, COMMON_DUTCH_SURNAMES].flat(),
    ...SURNAMES,
    ...regional,
    ...own.surnames.male,
  ];
  return {
    weight: own.weight,
    female: [...own.female, ...ADULT_NAMES.female, ...ADULT_NAMES.female, ...REGIONAL.flatMap((stock) => stock.female)],
    male: [...own.male, ...ADULT_NAMES.male, ...ADULT_NAMES.male, ...REGIONAL.flatMap((stock) => stock.male)],
    surnames: { female: surnames, male: surnames },
  };
}

const [OWN, ...OTHERS] = originsOf("nl") as readonly [OriginStock, ...OriginStock[]];

/** Given names elsewhere that mean mother, father or grandmother here: a Dutch reader takes them for that. */
const KIN_WORDS: ReadonlySet<string> = new Set(
  listOf("Mama; Papa; Oma; Opa; Ma; Pa; Mam; Pap; Zus; Broer; Tante; Oom"),
);

function withoutKin(stock: OriginStock): OriginStock {
  const keep = (name: string) => !KIN_WORDS.has(name);
  return { ...stock, female: stock.female.filter(keep), male: stock.male.filter(keep) };
}

/** The people met in Dutch and Flemish notes: the shared stocks, wider by regions, the Caribbean, East Africa and the Middle East. */
export const ORIGINS: readonly OriginStock[] = [
  widen(OWN),
  ...OTHERS.map(withoutKin),
  { ...CARIBBEAN, weight: 3 },
  { ...EAST_AFRICAN, weight: 2 },
  { ...MIDDLE_EASTERN, weight: 2 },
];
