import { phrasesOf } from "../../engine/name-words.ts";

/** Hospitals, hospices and homes whose name is a place's or a person's, of two words and more, in Britain and Ireland; folded. */
const SITES = `frimley park|northwick park|wexham park|whipps cross|good hope|new cross|russells hall|stepping hill|arrowe park|fairfield
  general|darent valley|musgrove park|cheltenham general|gloucestershire royal|great western|queens medical|queen's medical|king's
  mill|lincoln county|pilgrim hospital|castle hill|hull royal|leeds general|calderdale royal|huddersfield royal|airedale general|bradford
  royal|north tees|darlington memorial|sunderland royal|freeman hospital|wansbeck general|hexham general|cumberland infirmary|furness
  general|blackpool victoria|burnley general|tameside general|trafford general|salford royal|countess of chester|inverclyde
  royal|forth valley|perth royal|aberdeen royal|western general|borders general|gilbert bain|antrim area|craigavon area|daisy hill|musgrave
  park|merlin park|cork university|mercy university|mayo university|wexford general|porton down|ponds forge|norfolk & norwich|buckingham palace|buckingham caddy|winchester lab|winchester hospital|sandringham close|marlborough grange|chesterfield royal|derby royal|stoke royal|worcestershire royal|leicester royal|norfolk and norwich|ashgate hospice|jasmine house|harley street|portland hospital|mount
  alvernia|holly house|sarum road|bon secours|mercy hospital|dorothy house|st mungo's|st vincent de paul|trinity hospice|garden
  house|willow burn|arthur rank house|isabel hospice|michael sobell|peace hospice|princess alice|robert jones and agnes hunt|agnes
  hunt|roald dahl|winston's wish|anthony nolan|trussell trust|change grow live|richmond fellowship|turning point|salvation army|mary's
  meals|nelson trust|howard league|nacro|brook advisory|marie stopes|alton towers|thorpe park|chester zoo|longleat|blackpool tower|royal
  albert hall|albert hall|wembley stadium|old trafford|anfield|st andrews|lord's|villa park|ibrox|celtic park|croke park|quaker
  hall|village hall|st jude|st jude medical|st jude's|our lady of|hope church|elim church|kingsway church|bethel church|ebenezer chapel`;

/** Firms that send bills and letters, lend, insure, sell, teach or train; folded. */
const FIRMS = `ben pen|benpen|british gas|thames water|severn trent|anglian water|yorkshire water|southern water|welsh water|wessex water|united utilities|scottish
  power|scottish water|octopus energy|british telecom|virgin media|sky tv|irwin mitchell|kingsley napley|leigh day|slater gordon|slater and gordon|
  slater & gordon|hodge jones|hodge jones and allen|browne jacobson|bevan brittan|hill dickinson|simpson millar|hudgell solicitors|fletchers
  solicitors|thompsons solicitors|citizens advice|halifax isa|halifax bank|halifax building|lloyds bank|metro bank|bank of scotland|bank of ireland|
  first direct|virgin money|legal & general|legal and general|prudential|scottish widows|royal london|aviva policy|pure gym|puregym|virgin active|
  slimming world|weight watchers|cambridge diet|lighter life|mcdonald's|burger king|greggs|pizza hut|domino's|papa john's|papa johns|costa coffee|
  caffe nero|harry ramsden's|frankie and benny's|tim hortons|wendy's|colonel sanders|ronald mcdonald|holland and barrett|holland & barrett|john
  smith's|sam smith's|arthur guinness|paddy power|ladbrokes|coral bookmakers|betty fred|fred olsen|robert dyas|russell hobbs|black and decker|black &
  decker|henry hoover|george foreman|morphy richards|kenwood chef|aga rangemaster|slumberland|silent night|harveys furniture|laura ashley|cath
  kidston|jo malone|molton brown|elizabeth arden|max factor|estee lauder|helena rubinstein|rimmel london|dr oetker|dr
  scholl|dr scholl's|mr matey|mr tayto|mrs crimble's|silver cross|mamas and papas|mamas & papas|tommy's|nan optipro|nan optipro 1|ewan sheep|
  ewan the dream sheep|ewan dream sheep|sophie giraffe|sophie la girafe|moses basket|moses baskets|miffy|bair hugger|bath - knight|bath knight|kirton
  chair|posey belt|posey alarm|houdini strap|houdini harness|carr gomm|allen carr's|headspace|hearing voices|recovery college|martha's rule|jess's
  rule|clare's law|sarah's law|helen's law|harper's law|max and keira's|oliver mcgowan|victoria climbie|winterbourne view|cheshire west|bolam test|
  bolitho|bournewood|nova t|ella one|oxford midi|oxford advance|oxford stature|oxford journey|mangar camel|mangar elk|handy andy|joey sling|molly mat|
  payne - martin|payne martin|battle score|lee silverman|parker pen|parker pens|ray - ban|ray - bans|king's table|hallmark film|storm arwen|storm
  eunice|storm ciara|storm dennis|storm desmond|storm babet|storm isha|tiger roll|red rum|murray mint|murray mints|werther's original|fox's glacier|
  sally army|salvation army|jacobs join|pip / taz|charcot r|skelton tear`;

/** Works and people that patients read, watch, hear and cheer for, and what they drink, smoke, eat and drive; folded. */
const PASTIMES = `billy bear|crown green|henry viii|henry the eighth|mary queen of scots|queen anne|queen mary|king john|king charles iii|king george vi|florence
  nightingale|anne frank|albert einstein|isaac newton|marie curie|bake off|songs of praise|hey duggee|biff and chip|biff chip and kipper|biff , chip|
  paw patrol|ben and holly|justin's house|tom and jerry|horrid henry|charlie and lola|dora the explorer|sarah and duck|spongebob|toy story|buzz
  lightyear|judge judy|judge rinder|midsomer murders|death in paradise|downton abbey|peaky blinders|line of duty|silent
  witness|antiques roadshow|bargain hunt|escape to the country|tipping point|the chase|dad's army|only fools|fawlty towers|hetty wainthropp|jonathan
  creek|gavin and stacey|vicar of dibley|last of the summer wine|lorraine show|mills and boon|mills & boon|dusty springfield|foster and allen|take
  that|lulu|special brew|frosty jack's|frosty jack|frosty jacks|white lightning|white ace|old speckled hen|tennent's super|bell's|famous grouse|whyte
  and mackay|harveys bristol cream|bristol cream|tia maria|amber leaf|golden virginia|benson and hedges|benson & hedges|lambert and butler|lambert &
  butler|silk cut|mayfair|jacob's|jacobs cream|carr's|charlie bigham's|wiltshire farm|cauldron sausages|bird's custard|birds custard|ben's original|
  harry brompton's|mary poppins|penny farthing|rolls - royce|rolls royce|morris minor|austin allegro|hillman imp|ford fiesta|mini cooper|vauxhall
  corsa|harley - davidson|raleigh chopper|chip shop|chip butty|chip pan|penny drop|penny jar|chuck roast|bill due`;

/** Signs, tests, classes, retainers, drains and spots that two surnames, or a given name and a surname, make. */
const MEDICAL = `mallory - weiss|mallory weiss|mallory-weiss|bates - jensen|bates-jensen|roland - morris|roland-morris|simpson - angus|
  simpson-angus|fisher and paykel|fisher & paykel|samhall turner|etac molly turner|penn state worry|barnes akathisia|taylor spatial|keele start|campbell de morgan|de morgan spot|de morgan spots|dawes - redman|dawes redman|li - rads|bi - rads|pi - rads|ti -
  rads|hughston clinic|west point view|garland triad|stanford b|stanford a|mayo 1|mayo 2|mayo 3|mayo elbow|mayo score|mayo stand|mayo
  scissors|cookie theft|rutherford becker|leriche fontaine|charlotte maxeys|castle leonard|sharp - purser|sharp purser|cox - maze|cox maze|ross
  procedure|blalock taussig|blalock - taussig|norwood procedure|glenn shunt|carpentier - edwards|carpentier edwards|starr - edwards|starr
  edwards|perimount|edwards sapien|hancock valve|ross valve|hill - sachs|hill sachs|perthes bankart|hardinge approach|smith - petersen|kocher
  langenbeck|gamma nail|russell taylor|austin - moore|thompson's hemi|mason - allen|bunnell stitch|mason allen|duncan loop|roeder knot|lane
  procedure|keller's|akin osteotomy|chevron|weil osteotomy|ilfeld splint|fisher grade|hunt grade|wong baker|faces scale|martin bell|bell stage|bell's
  stage|bell's criteria|duke treadmill|duke activity|ross classification|jones criteria|light's criteria|hinman|rigler's|golden s|hampton hump|hampton's
  hump|palla's sign|virtue bag|simpson grade|kings college criteria|king's college criteria|king's criteria|rosser|rumack matthew|rumack -
  matthew|rogers core|young schema|egan skilled|gibbs model|johns' model|henderson model|neuman model|levett framework|kennedy class|angle
  class|black class|miller class|miller mobility|ellis class|coupland elevator|coupland elevators|cryer elevator|warwick james|warwick
  james elevator|mitchell trimmer|ward carver|ward's carver|hollenback|frankfort plane|curve of spee|hawley retainer|begg
  retainer|begg brackets|essix retainer|andrews bridge|andrews keys|gracey curette|gracey curettes`;

/** Further phrases that look like somebody's name or a town in English notes and are neither. */
export const ENGLISH_FURTHER_THINGS: readonly string[] = [SITES, FIRMS, PASTIMES, MEDICAL].flatMap(phrasesOf);
