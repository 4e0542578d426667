/**
 * Names of places abroad, of a country's own regions and of countries as the language writes them, where GeoNames and
 * SimpleMaps list them under a name of another language only ("Londres", "Baviera", "EE.UU."); separated by bars.
 */
export const EXONYMS: Readonly<Record<"es" | "it" | "en" | "nl", readonly string[]>> = Object.freeze({
  es: split(`Andalucía|Aragón|Asturias|Principado de Asturias|Islas Baleares|Baleares|Illes Balears|Mallorca|Menorca|Ibiza|
Formentera|Canarias|Islas Canarias|Tenerife|Gran Canaria|Lanzarote|Fuerteventura|La Palma|La Gomera|El Hierro|Cantabria|
Castilla-La Mancha|Castilla La Mancha|Castilla y León|Cataluña|Catalunya|Ceuta|Comunidad de Madrid|Comunidad Valenciana|
Comunitat Valenciana|Extremadura|Galicia|La Rioja|Melilla|Murcia|Región de Murcia|Navarra|Comunidad Foral de Navarra|
País Vasco|Euskadi|Álava|Araba|Vizcaya|Bizkaia|Guipúzcoa|Gipuzkoa|La Coruña|A Coruña|Coruña|Orense|Gerona|Lérida|
San Sebastián|Fuenterrabía|Hospitalet de Llobregat|L'Hospitalet de Llobregat|Hospitalet|Las Palmas de Gran Canaria|
Puerto de Santa María|Sagunto|Puerto de Sagunto|Estella|Ciudad Rodrigo|Cdad. Real|Sta. Cruz de Tenerife|
Londres|París|Berlín|Múnich|Fráncfort|Hamburgo|Colonia|Viena|Ginebra|Zúrich|Berna|Basilea|Bruselas|Amberes|Gante|Brujas|
Ámsterdam|La Haya|Róterdam|Copenhague|Estocolmo|Varsovia|Cracovia|Praga|Bucarest|Sofía|Belgrado|Atenas|Moscú|
San Petersburgo|Kiev|Lisboa|Oporto|Roma|Milán|Turín|Nápoles|Venecia|Florencia|Génova|Bolonia|Burdeos|Marsella|Lyon|
Tolosa|Niza|Estrasburgo|Edimburgo|Dublín|Nueva York|Nueva Orleans|Filadelfia|Los Ángeles|San Francisco|Washington|Boston|
El Cairo|Argel|Túnez|Rabat|Casablanca|Tánger|Tetuán|Fez|Marrakech|Nador|Larache|Jerusalén|Bagdad|Teherán|Damasco|Beirut|
Estambul|Pekín|Shanghái|Tokio|Seúl|Nueva Delhi|Bombay|Calcuta|Ciudad de México|México D.F.|México DF|Distrito Federal|CDMX|
D.F.|Estado de México|Edo. de México|Nuevo León|Santiago de Chile|La Habana|Buenos Aires|Bogotá|Medellín|Caracas|Lima|Quito|
Guayaquil|Montevideo|Asunción|La Paz|Santa Cruz de la Sierra|San Salvador|Tegucigalpa|Managua|San José de Costa Rica|
Santo Domingo|San Juan de Puerto Rico|Inglaterra|Escocia|Gales|Irlanda del Norte|Gran Bretaña|Reino Unido|
Estados Unidos|Estados Unidos de América|EE.UU.|EE. UU.|EEUU|USA|Holanda|Países Bajos|República Checa|República Dominicana|
Corea|Corea del Sur|Costa de Marfil|Guinea Ecuatorial|Birmania|Baviera|Normandía|Bretaña|Borgoña|Provenza|Toscana|Sicilia|
Cerdeña|Lombardía|Piamonte|Flandes|Valonia|California|Florida|Texas|Tejas|Nueva Jersey|Rumanía|Rumania|Bulgaria|Ucrania|
Rusia|Marruecos|Argelia|Mauritania|Senegal|Nigeria|Ghana|Gambia|Sáhara|Sáhara Occidental|Kurdistán|Palestina|Kosovo|
EE UU|Yugoslavia|Unión Soviética|URSS|Checoslovaquia|Zaire|Rodesia|Ceilán|Alemania Oriental|Alemania Federal|El Bierzo|Bierzo|Maresme|
Riviera Maya|Rivera Maya|Osona|Ripollès|Cerdanya|Cerdaña|Alpujarra|Alpujarras|Matarraña|Vega Baja|Marina Alta|Marina Baixa|Campo de Gibraltar|Costa Brava|
Costa del Sol|Costa Blanca|Costa Dorada|Costa de la Luz|Rías Baixas|Rías Bajas|Campo de Cartagena|Tierra de Campos|Tierra de Barros|
La Mancha|La Alcarria|La Axarquía|Aljarafe|Sanabria|Las Hurdes|Valle de Arán|Val d'Aran|Ampurdán|Empordà|Penedès|Baix Llobregat|
Vallès|Poblenou|Nou Barris|Lavapiés|Chamberí|Malasaña|Bcn`),
  it: split(`Sicilia|Sardegna|Toscana|Lombardia|Piemonte|Puglia|Puglie|Marche|Valle d'Aosta|Trentino|Alto Adige|Friuli|
Friuli-Venezia Giulia|Emilia|Romagna|Basilicata|Lucania|Liguria|Veneto|Lazio|Abruzzo|Abruzzi|Molise|Campania|Calabria|
Umbria|Roma|Milano|Napoli|Torino|Firenze|Venezia|Genova|Padova|Mantova|Brianza|Salento|Cilento|Maremma|Salerno|
Londra|Parigi|Berlino|Monaco di Baviera|Francoforte|Amburgo|Colonia|Vienna|Salisburgo|Innsbruck|Ginevra|Zurigo|Basilea|Berna|
Lugano|Bruxelles|Anversa|Gand|Bruges|L'Aia|Rotterdam|Amsterdam|Copenaghen|Stoccolma|Oslo|Helsinki|Varsavia|Cracovia|
Praga|Budapest|Bucarest|Sofia|Belgrado|Zagabria|Lubiana|Spalato|Fiume|Atene|Salonicco|Mosca|San Pietroburgo|Kiev|Leopoli|
Lisbona|Madrid|Barcellona|Siviglia|Valenza|Saragozza|Marsiglia|Lione|Nizza|Tolosa|Strasburgo|Edimburgo|Dublino|New York|
Filadelfia|Los Angeles|San Francisco|Città del Messico|L'Avana|San Paolo|Rio de Janeiro|Buenos Aires|Il Cairo|Cairo|Tunisi|
Algeri|Tripoli|Bengasi|Tangeri|Rabat|Patrasso|Igoumenitsa|Casablanca|Marrakech|Dakar|Asmara|Addis Abeba|Mogadiscio|Gerusalemme|Baghdad|Teheran|Damasco|
Istanbul|Pechino|Shanghai|Tokyo|Nuova Delhi|Bombay|Calcutta|Tirana|Durazzo|Valona|Inghilterra|Scozia|Galles|Gran Bretagna|
Regno Unito|Stati Uniti|Stati Uniti d'America|USA|U.S.A.|Olanda|Paesi Bassi|Repubblica Ceca|Repubblica Dominicana|Corea|
Costa d'Avorio|Birmania|Baviera|Normandia|Bretagna|Provenza|Fiandre|Catalogna|Andalusia|Galizia|Castiglia|California|
Florida|Texas|Romania|Moldavia|Ucraina|Russia|Albania|Marocco|Tunisia|Algeria|Senegal|Nigeria|Ghana|Egitto|Eritrea|
Palestina|Kosovo|Kurdistan|Jugoslavia|Unione Sovietica|URSS|Cecoslovacchia|DDR|Germania Est|Germania Ovest|Zaire|Ceylon|Libia|Bosnia|
Erzegovina|Macedonia|Moldova|Dalmazia|Istria|Punjab|Kerala|Dacca|Liegi|Valtellina|Val Camonica|Valcamonica|Valsugana|Garfagnana|
Val di Non|Val di Sole|Val di Fassa|Val di Fiemme|Val Gardena|Val Badia|Val Pusteria|Val Venosta|Val Seriana|Val Brembana|Val di Susa|Val Susa|
Val Chisone|Val Trompia|Val Sabbia|Val d'Orcia|Val di Chiana|Valdichiana|Val d'Elsa|Valdelsa|Val di Cecina|Val di Noto|Val d'Agri|Vallo di Diano|
Val Passiria|Val Rendena|Val Formazza|Val d'Ossola|Val Sesia|Valsesia|Val Maira|Val Varaita|Valle Stura|Valchiavenna|Val Chiavenna|Val di Cembra|
Val Tidone|Val Trebbia|Val Nure|Val Taro|Valnerina|Valdarno|Valdinievole|Val Bormida|Val Polcevera|Canavese|Monferrato|
Langhe|Roero|Oltrepò Pavese|Lomellina|Polesine|Cadore|Comelico|Carnia|Carso|Lunigiana|Versilia|Mugello|Casentino|Montefeltro|Sabina|Ciociaria|
Irpinia|Sannio|Gargano|Tavoliere|Daunia|Aspromonte|Sila|Madonie|Nebrodi|Gallura|Barbagia|Ogliastra|Campidano|Sulcis|Marmilla|Anglona|
Madonna di Campiglio|Alicudi|Filicudi|Panarea|Stromboli|Ginostra|Linosa|Lampedusa|Pantelleria|Marettimo|Favignana|Levanzo|Ustica|Ventotene|Procida|
Isola d'Elba|Isola del Giglio|Isole Eolie|Eolie|Egadi|Pelagie|Tremiti|
Oltrepò|Sudtirolo|Costa Smeralda|Sanremo|
Centocelle|Garbatella|Lambrate|Mirafiori|Sampierdarena|Mondello|Gran Canaria|Tenerife|Ibiza|Formentera|Maiorca|Minorca|Creta|Corfù|
Sharm el Sheikh`),
  en: split(`England|Scotland|Wales|Northern Ireland|Ireland|Great Britain|Britain|UK|U.K.|United Kingdom|USA|U.S.A.|U.S.|
United States|United States of America|America|Holland|Netherlands|Ivory Coast|Burma|Palestine|Kosovo|Kurdistan|
Yorkshire|Lancashire|Cornwall|Devon|Dorset|Kent|Essex|Sussex|Surrey|Norfolk|Suffolk|Cumbria|Durham|Northumberland|
Cheshire|Shropshire|Merseyside|Tyneside|Teesside|Wirral|Isle of Wight|Isle of Man|Jersey|Guernsey|Orkney|Shetland|
Hebrides|Highlands|Lothian|Fife|Ulster|Munich|Cologne|Vienna|Prague|Warsaw|Cracow|Moscow|Rome|Milan|Turin|Naples|Venice|
Florence|Genoa|Lisbon|Porto|Seville|Athens|Brussels|Antwerp|Ghent|Bruges|The Hague|Copenhagen|Geneva|Zurich|Basel|Bavaria|
Tuscany|Sicily|Sardinia|Lombardy|Brittany|Normandy|Catalonia|Andalusia|Flanders|Bombay|Calcutta|Madras|Peking|
Korea|South Korea|North Korea|Taiwan|Falklands|New England|Long Island|Brooklyn|Manhattan|Queens|Bronx|Staten Island|Washington DC|
Washington, D.C.|Midlands|West Midlands|East Midlands|East Anglia|Black Country|Cotswolds|Lake District|Peak District|Home Counties|
West Country|North Wales|South Wales|Mid Wales|West Wales|Welsh Valleys|Snowdonia|Gower|Wearside|Humberside|Ayrshire|Lanarkshire|
Scottish Borders|Connemara|Tenerife|Lanzarote|Fuerteventura|Gran Canaria|Majorca|Mallorca|Minorca|Menorca|Ibiza|Benidorm|
Costa del Sol|Costa Blanca|Costa Brava|Algarve|Azores|Canary Islands|Canaries|Crete|Corfu|Zante|Dalaman|Punjab|Gujarat|Kashmir|
Azad Kashmir|Bengal|West Bengal|Tamil Nadu|Hargeisa|Ceylon|Rhodesia|Zaire|Yugoslavia|Czechoslovakia|Soviet Union|USSR|East Germany|
West Germany|Persia|Java|Sumatra|Borneo|Bosnia|Herzegovina|Tobago|Antigua|St Lucia|St Kitts|St Vincent|UAE|Eire|Moss Side|Falls Road|
Skye|Isle of Skye|Mull|Isle of Mull|Islay|Arran|Isle of Arran|Unst|Fetlar|North Uist|South Uist|Benbecula|Barra|
Tiree|Colonsay|Iona|Isles of Scilly|Scilly|Achill|Aran Islands|Inishmore|Alderney|Sark|Gorbals|Morningside|Easterhouse|Sparkhill|Bogside|Shankill|Kentish Town|Nottm|${counties()}|
Bute|Isle of Jura|Uist|Sheppey|Isle of Sheppey|Lundy|Lindisfarne|Holy Island|Thanet|Holderness|Weardale|Teesdale|Swaledale|Nidderdale|Dartmoor|Exmoor|
Westmorland|Pembs|Carms|Salop|Mumbles|Rathlin|Rathlin Island|Valentia Island|Inis Oírr|Inis Mór|Inis Meáin|Inisheer|Inishmaan|Burren|Connaught|
Tassie|Gippsland|Riverina|Pilbara|Kimberleys|Sunshine Coast|Hunter Valley|Northern Rivers|Darling Downs|Arnhem Land|Eyre Peninsula|
Yorke Peninsula|Mornington Peninsula|Barossa|Mallee|Wimmera|Illawarra|Torres Strait|Thursday Island|Kangaroo Island|Phillip Island|Norfolk Island|
Christmas Island|Coromandel|Bay of Plenty|Hawke's Bay|Bay of Islands|Stewart Island|Chatham Islands|Waiheke|Transkei|Ciskei|Karoo|Transvaal|
Garden Route|Muskoka|Okanagan|Haida Gwaii|Magdalen Islands|Vancouver Island|Manitoulin|Manitoulin Island|Salt Spring Island|
Appalachia|Ozarks|Catskills|Poconos|Adirondacks|Delmarva|Cape Cod|Nantucket|Martha's Vineyard|Bay Area|
Puget Sound|Outer Banks|Florida Keys|Key West|Oahu|Maui|Kauai|Molokai|Lanai|Saipan|Hudson Valley|Rio Grande Valley|Twin Cities|Navajo Nation|
Tortola|Cayman|Turks and Caicos|Barbuda|Penang|Bali|Lombok|Sulawesi|Mindanao|Luzon|Cebu|Phuket|Koh Samui|Hokkaido|Jaffna|Biafra|
Tigray|Somaliland|Puntland|Darfur|Chechnya|Crimea|Donbas|Siberia|Transylvania|Corsica|Kos|Madeira|Provence|Dordogne|Patagonia|Galapagos`),
  nl: split(`Groningen|Friesland|Fryslân|Drenthe|Overijssel|Flevoland|Gelderland|Utrecht|Noord-Holland|Zuid-Holland|
Zeeland|Noord-Brabant|Brabant|Limburg|Antwerpen|Oost-Vlaanderen|West-Vlaanderen|Vlaams-Brabant|Waals-Brabant|Henegouwen|
Luik|Namen|Luxemburg|Vlaanderen|Wallonië|Den Haag|'s-Gravenhage|Den Bosch|'s-Hertogenbosch|Brussel|Gent|Brugge|Leuven|
Parijs|Londen|Berlijn|Keulen|Aken|München|Frankfurt|Hamburg|Wenen|Praag|Warschau|Krakau|Boedapest|Rome|Milaan|Venetië|
Napels|Turijn|Madrid|Barcelona|Sevilla|Lissabon|Athene|Istanboel|Istanbul|Ankara|Moskou|Kopenhagen|Stockholm|Oslo|
Helsinki|Dublin|Edinburgh|Genève|Zürich|Bazel|Boekarest|Sofia|Belgrado|Sarajevo|Zagreb|New York|Los Angeles|Chicago|
Toronto|Paramaribo|Willemstad|Oranjestad|Rabat|Casablanca|Tanger|Fez|Marrakech|Agadir|Nador|Al Hoceima|Oujda|Caïro|
Tunis|Algiers|Bagdad|Teheran|Kabul|Damascus|Aleppo|Beiroet|Jeruzalem|Jakarta|Bandung|Ambon|Peking|Tokio|Hongkong|
Singapore|Bangkok|Delhi|Bombay|Sydney|Melbourne|Addis Abeba|Asmara|Mogadishu|Nairobi|Lagos|Accra|Kinshasa|Kaapstad|
Engeland|Schotland|Wales|Groot-Brittannië|Verenigde Staten|Amerika|VS|USA|Verenigd Koninkrijk|Nederland|Holland|
Curaçao|Aruba|Bonaire|Sint Maarten|Antillen|Joegoslavië|Sovjet-Unie|Tsjechië|Wit-Rusland|Macedonië|Kosovo|Koerdistan|
Ivoorkust|Congo|Syrië|Iran|Zuid-Korea|Taiwan|Palestina|Bosnië|NL|Twente|Salland|Kennemerland|Bahama's|Canarische Eilanden|Algarve|Andalusië|
Catalonië|Toscane|Beieren|Saksen|Thüringen|Eifel|Sauerland|Siberië|Molukken|Charkov|Charkiv|Odessa|Lviv|Cherson|Donetsk|Raqqa|
Daraa|Idlib|Hoceima|Nickerie|Coronie|Cluj|Gronau|Malaga|Betuwe|Veluwe|Achterhoek|Haspengouw|Hageland|Bommelerwaard|
Krimpenerwaard|Alblasserwaard|Hoeksche Waard|Kreta|Rhodos|Lesbos|Mallorca|Tenerife|Kiev|Papoea|Waddeneilanden|VK|Gran Canaria|Birma|
Zaïre|Ceylon|Kongo|Rhodesië|Perzië|DDR|BRD|Oost-Duitsland|West-Duitsland|Tsjecho-Slowakije|Nederlands-Indië|Groene Hart|het Gooi|Costa Brava|
Costa Blanca|Costa del Sol|Kaapverdische Eilanden|Sint Eustatius|Texel|Vlieland|Terschelling|Ameland|Schiermonnikoog|Zuid-Limburg|
Noord-Limburg|Midden-Limburg|Zeeuws-Vlaanderen|Noordoostpolder|Zaanstreek|Drechtsteden|Ibiza|Menorca|Lanzarote|Fuerteventura|Corfu|
Zakynthos|Sicilië|Sardinië|Corsica|Normandië|Bretagne|Ardennen|Vogezen|Zwarte Woud|Bali|Lombok|Sumatra|Borneo|Sulawesi|Zanzibar`),
});

/** States, provinces and territories where English is spoken, and counties and states as they are shortened, which lists of the world's names have too and hardly anybody is called: not "Virginia", "Georgia", "Montana", "Victoria". */
export const STATES: readonly string[] =
  split(`Beds|Berks|Bucks|Cambs|Derbys|Glos|Hants|Herts|Lancs|Leics|Lincs|Middx|Northants|Notts|Oxon|Shrops|Staffs|Warks|Wilts|Worcs|Yorks|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Iowa|
Kansas|Kentucky|Louisiana|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|
North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Puerto Rico|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|
West Virginia|Wisconsin|Wyoming|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Nunavut|Ontario|Prince Edward Island|Quebec|
Saskatchewan|Yukon|New South Wales|Northern Territory|Queensland|South Australia|Tasmania|Western Australia|Otago|Waikato|Taranaki|
Ariz|Calif|KZN|Minn|NSW|Nebr|Nfld|Okla|Penna|Qld|Sask|Tenn|Wisc`);

/** "County Down", "Co Down", "Co. Down": the counties of Ireland as people write them. */
function counties(): string {
  const names =
    `Antrim Armagh Carlow Cavan Clare Cork Derry Donegal Down Dublin Fermanagh Galway Kerry Kildare Kilkenny Laois Leitrim Limerick Longford Louth
Mayo Meath Monaghan Offaly Roscommon Sligo Tipperary Tyrone Waterford Westmeath Wexford Wicklow`.split(/\s+/);
  return names.flatMap((name) => [`County ${name}`, `Co ${name}`, `Co. ${name}`]).join("|");
}

function split(names: string): readonly string[] {
  return Object.freeze(names.replace(/\n/g, "").split("|"));
}
