// Given names that no list of a package has as one of the language's own, folded: of older people, of regions, short forms, and of people from elsewhere.
// Left out: what notes write as a word, a town or a thing more often ("Nice", "Mercurio", "Primo").

export const ITALIAN_GIVEN = `
  abbondio adalberto adelmo adua alarico alceste alcide aldina alfia alfonsa alfreda alighiero almerinda amedea amilcare amleto
  amrik anacleto angiola angiolina angiolino anjali annunziatina ansovino anteo antioco apollonia argene argia ariberto ariella
  arjun armanda armandina armida arnel arnolfo aroldo arrigo arsenio artemio asdrubale assuero assuntina astolfo attilia azeglio azelio
  azzo bakary baldassarre balwinder barnaba battistina bea belisario beniamina bepi bepino beppa bernarda bernardetta bettino biagina
  blerina bonifacio bortolo bujar calisto callisto calogera carletto carmina casimiro cassiano castore catella cecilio celestina
  celso cesara cesarina cesarino cesco cesira cettina chaminda checco cherubina cherubino chiarina chidi chinedu ciccina ciccio ciriaco
  cirillo clarice claudina cleofe cleto clodomiro clodoveo concettina coriolano cornelio corradino costantina
  costel crispino dalmazio daniella dealma defendente deodato derna diodato diodora diomira dionigi dionisia dionisio doloris doriano
  doroteo drita duilio ebe edmonda efisia efisio efosa egidia ehis eliano elidia eligio elira elsio elvezia elvia emeka emerenziana
  emerico enrichetta enzina epifanio ercolina eriberto ermanna ermenegarda ermenegilda ermenegildo ermete ernesta ernestina ersilio
  esterina esterino etelvina eufemia eusebio eustachio evandro evaristo evasio evelino ezechiele famiano faustina faustino fedora fedro
  felicina ferdinanda fidenzio filomeno fiora fioravante fiorina firmino flaminio flaviana floriano fosca fosco fulgenzio furio gabino
  galdino galeazzo gastone gaudenzio gavina gelindo geltrude genesio gennara gennarino gerlanda gerolamo geronimo gervasio
  gesualda gesualdo gesuina gesuino gesumina ghassan giachino giacinta giacoma giacomina giancarla gianfranca giannetto giannina giannino
  giansandro gigi gigliola gilberta gildo gilio ginetta gioacchina gioachino giocondo giorgina giosafat giosetta giovannina
  giovannino giovenale giovita girolama giunio giustino gjergj godofredo godwin goffredo gonario guadalupe gualberto gualtiero
  guelfo guerino guerrino guglielma guglielmina guiscardo harpreet iginia iginio igino ignazia ilde ildebrando ildo imelda inge
  ionela ippazio ippolita ippolito ireneo irmina isidora isolina itala italina jaswinder jhon jing jocelyn jomar katy klodian
  kujtim kuldeep kwame lakhbir lalla lamin lanfranco lauretta laurina lazzaro lele lelia lelio lella leocadia leonello leonia leonilda
  leonilde leontina leonzio leopolda letteria liboria licinio lidano lidio liduina liduino lietta ligaya lionella lionello liridon lisetta
  loredano lorenzino loriano lotario luchino lucina lucinda ludina luigino luisella luisita luisito maffeo malachia malvina mamerto
  manfredo manjit manrico marcellina marcellino mariangiola maricel marilina mariluce mariolina marites mariuccia mariuccio marsilio
  maruska massimina massimino maurilio medardo melchiorre menico menotti mercede metilde michelino mietta milagros milva milvia
  milziade mimma mimmo mirna mirocleto mizanur moana nando nasrin nazarena nazzarena neride nerina nerino nerio nestore nevia
  nevio ngozi nicandro nicanore nicasio niceta nimal ninetta ninfa ninuzza nirosha nivio norberto norina novello nuccia nuccio nunziatina
  nunziella nuzza obizzo oddino oddo odetta odilia odilla odoardo ofelia olimpio olinda olindo oliviera ombretta omero ondina onelia
  onelio onorina onorio orazia orestina orfeo oriano oriella orietta orlanda ornello orsolina ortensio ortenzia osanna osaze osea
  osmano osvalda otello otilia ottaviano ottorino ovidio palmerino palmina palmira palmiro pancrazio parisina parveen peppe peppina
  peppino peppuccio pericle petrit petronilla petronio pierangela pierino piermaria piersilvio pietrina pietrino pietruccia pilade pinella
  pinetta pinuccia pinuccio plinio poldo pompea pomponio porfirio porzia prassede primetta primina priya procopio quintilia
  quintilio quintino quirina quirino radu raimonda rainero rajesh ranieri rashid ravi reginaldo remigio renza riccarda rienzo
  rinalda rinuccio robertino rocio rodolfa roksana romanina romanino romelia romilda romualda rosalina rosamunda rosaura roselina rosmina
  rosmunda rosuccia rowena rufina rufino rutilio sabatina sabazio salvatora salvina salvino sarina sarino savina sebastianina
  secondiano secondina selvino semiramide settimia settimio severina shahida shpresa sidonia sigfrido sigismondo silveria
  silverio silvina sinforosa sinibaldo sisinnio sisto sofronia sokol solange solidea sorin spartaco stellario sunita susetta
  tarcisia tarcisio tariq tatyana telemaco telesforo temistocle teobaldo teodolinda teodorico teodosio teofilo terenzio teresio tersilia
  tersilla tiburzio tino tommasa tommasina tommasino tonietta tonina torquato tristano tullo turi turiddu turuzzo uberto uche ugolino
  ulderica ulderico uliana ulrico ultimina umberta urania vaifro valdemaro valdo valeriana valfrido vanda vandina vanna velio vellia
  venceslao venerina venusta vercingetorige vespasiano vezio vidal viliana vilma vilmer vincenzina vinicia
  violeta virgilia virginio vitaliana vitalina vittorina vittorino vivaldo viviano volfango vulmaro wally walma walther werther wilma
  xenia yamile yeison yesenia ying yolanda youssouf yulia zaverio zef zeffirino zelia zelinda zelmira zemira zenaide zenobia zina zita
  zora`.trim().split(/\s+/);

export const SPANISH_GIVEN = `
  asunta boryana chari chelito chelo chema chus cleto daciana denilson domenica edu elkin esneider estanislada estelita
  geovanny gervasia goyo gracian heriberta ijose inake itxaro jeison josean josele josemi jovito juanma kely ladislada laieta leopolda
  leovigilda lolo maicol manola marciala mariajo marichu marijose mariluz marilo maripili marisun maritere marivi melitona moncho nando nestora niceta
  paciana paciano pancracia pancracio paquito patri pepi pili policarpa ponciana puri purita quico quirze ramir reineria
  richi rigoberta robustiana rosi sabiniano satur saturia sebas sempronio simplicia simplicio sisinio susi tadea tafol tareixa
  teodula tere tiburcia tomi tonin torcuata trini txema veremunda vicen vidala vivencio wenceslada wilfrido xaime xesca xisca xisco
  xulio yeimy yeni yoli yolima yuleisi yurani zuly`.trim().split(/\s+/);

/** Surnames behind an elided particle, which lists cut, and a few others; none that is an ordinary phrase ("dell'olio"). */
export const ITALIAN_SURNAMES = `
  capodiferro caulo chiapparini codognotto conticello d'abbicco d'acquisto d'acunto d'adamo d'addario d'addio d'addona d'agata d'agostini
  d'agostino d'alessandro d'alessio d'alfonso d'alia d'alisa d'aloia d'aloisio d'alterio d'amato d'ambra d'ambrosi d'ambrosio d'amelia
  d'amelio d'amico d'amodio d'andrea d'andria d'angeli d'angelo d'angiolo d'aniello d'annunzio d'antona d'antoni d'antonio d'antuono
  d'apice d'apolito d'apollo d'apuzzo d'aquila d'aquino d'arcangelo d'arienzo d'arpa d'arrigo d'asaro d'ascanio d'ascenzo d'ascoli
  d'astolfo d'attilio d'attoma d'aurelio d'auria d'avanzo d'avenia d'aversa d'avino d'avola d'egidio d'elia d'emilio d'ercole d'errico
  d'esposito d'este d'ettorre d'eugenio d'eusebio d'ignazio d'imperio d'incecco d'innocenzo d'intino d'introno d'ippolito d'isanto
  d'isidoro d'offizi d'onghia d'onofrio d'orazio d'oria d'oriano d'orlando d'orsi d'orta d'ottavio d'ovidio d'urbano d'urso d'uva
  dall'agnol dall'armi dall'igna dall'oglio degl'innocenti dell'agli dell'antonia dell'aquila dell'aversana dell'omo dell'utri fronza
  gaiani introna leonini lusi marinetti niccolini sterpi`.trim().split(/\s+/);
