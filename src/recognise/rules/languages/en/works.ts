import { phrasesOf } from "../../engine/name-words.ts";

/** Inns, as their signs name them: whoever somebody meets "in the Duke of York"; folded. */
const INNS = `duke of york|duke of wellington|duke of cumberland|duke of edinburgh|duke of devonshire|duke of lancaster|duke of clarence|duke of cambridge|duke
  of sussex|duke of kent|duke of norfolk|duke of bedford|duke's head|marquis of granby|marquess of granby|marquis of lorne|earl of derby|earl of
  sandwich|lord nelson|lord raglan|lord palmerston|lord kitchener|lady godiva|prince albert|prince of wales|prince regent|prince alfred|prince
  george pub|princess royal|princess alexandra pub|princess victoria|queen vic|queen's arms|queens arms|queen's head|queens head|king's head|
  kings head|king's arms|kings arms|king george pub|king william|king william iv|king alfred pub|george and dragon|george & dragon|saracen's head|
  saracens head|turk's head|turks head|nag's head|nags head|jolly farmer|jolly sailor|jolly miller|jolly cricketers|jolly gardeners|admiral
  nelson|admiral rodney|admiral benbow|general wolfe|robin hood inn|william the fourth|william iv|rose and crown|rose & crown|crown and anchor|
  fox and hounds|hare and hounds|dog and duck|coach and horses|horse and groom|horse and jockey|wheatsheaf|barley mow|royal oak|red lion|white
  hart|white lion|white horse|black horse|black bull|black swan|green dragon|green man|golden lion|bull's head|bulls head|boar's head|blue boar|
  plough inn|railway tavern|railway arms|carpenters arms|bricklayers arms|miners arms|farmers arms|station hotel|cross keys|st george's tavern|
  durham ox|craven heifer|flitch of bacon|tam o'shanter|tam o' shanter|sherlock holmes pub|charles dickens pub|florence nightingale pub|nell
  gwynne|bonnie prince charlie`;

/** Songs, hymns and carols that call somebody or somewhere by name; folded. */
const SONGS = `sweet caroline|hey jude|proud mary|oh carolina|long tall sally|good golly miss molly|michelle ma belle|lovely rita|lady madonna|lucy in the sky|
  sexy sadie|mack the knife|ruby tuesday|danny boy|waltzing matilda|my old dutch|nelly the elephant|nellie the elephant|lily the pink|loch lomond|
  skye boat|bonnie lies over|bonnie banks|auld lang syne|charlie is my darling|bobby shafto|bobby shaftoe|frere jacques|michael row the boat|john
  brown's body|oh my darling clementine|camptown races|kumbaya|dem bones|jerusalem sung|sung jerusalem|cwm rhondda|guide me o|abide with me|long
  way to tipperary|rose of tralee|galway girl|galway bay|dirty old town|fields of athenry|whiskey in the jar|chattanooga choo choo|san francisco
  song|new york new york|walking in memphis|georgia on my mind|carolina moon|moonlight in vermont|take me home country|sweet home alabama|viva
  las vegas|is this the way to amarillo|way to amarillo|galveston song|massachusetts bee|strawberry fields|waterloo sunset|ferry cross the mersey|
  maybe it's because|lambeth walk|roll out the barrel|burlington bertie|any old iron|good king wenceslas|king wenceslas|hark the herald|away in a
  manger|little donkey|santa baby|once in royal david's|royal david's city|joy to the world|silent night|ding dong merrily|bohemian rhapsody|
  waterloo abba|fernando abba|chiquitita|mamma mia|jack be nimble|jack sprat|little tommy tucker|tom tom the piper|simple simon|peter peter
  pumpkin|lucy locket|polly flinders|mary mary quite|betty botter|solomon grundy|yankee doodle|old macdonald|old mcdonald`;

/** Films, plays, books, comics, series, games and dolls that are called as somebody or somewhere; folded. No phrase is a usual whole name. */
const WORKS = `murdoch mysteries|fox news|aa big book|
  educating rita|driving miss daisy|calendar girls|forrest gump|ben hur|lawrence of arabia|dr zhivago|dr no|goldfinger|casablanca shown|brief
  encounter|spartacus|schindler's list|albus dumbledore|frodo baggins|bilbo baggins|oliver twist|david copperfield|nicholas nickleby|martin
  chuzzlewit|little dorrit|edwin drood|barnaby rudge|wuthering heights|tess of the|anna karenina|madame bovary|don quixote|robinson crusoe|
  gulliver's travels|moby dick|huckleberry finn|huck finn|little women|anne of green|peter pan|peter rabbit|jemima puddle|mrs tiggy|tom kitten|
  benjamin bunny|paddington bear|winnie the pooh|alice in wonderland|mad hatter|cheshire cat|queen of hearts|pippi longstocking|matilda musical|
  billy goat|willy wonka|fantastic mr fox|tracy beaker|horrid henry|dennis the menace|minnie the minx|desperate dan|roger the dodger|asterix|
  tintin|postman pat|fireman sam|bob the builder|thomas the tank|thomas tank|peppa pig|george pig|hey duggee|mr tumble|andy pandy|sooty and sweep|
  muffin the mule|captain pugwash|bagpuss|ivor the engine|big ears|danger mouse|wallace and gromit|wallace & gromit|shaun the sheep|elsa dress|
  barbie doll|ken doll|sindy doll|polly pocket|cabbage patch|raggedy ann|buzz lightyear|sheriff woody|sherlock holmes|miss marple|hercule poirot|
  inspector gadget|columbo|dalziel and pascoe|rosemary and thyme|rosemary & thyme|jonathan creek|call the midwife|emmerdale farm|fair city|home
  and away|coronation street|coronation st|albert square|queen vic|ramsay street|crossroads motel|dallas repeats|dallas reruns|dynasty on|only
  fools and horses|del boy|dad's army|private pike|blackadder|colonel mustard|professor plum|black jack|beggar my|chase the ace|guess who|jack
  straws|guinness world|guinness world records|gideon bible|gideons bible|king james bible|collins dictionary|oxford dictionary|chambers
  dictionary|penguin classics|burke's peerage|debrett's|who's who|agatha christies|catherine cooksons|ian rankin novel|mills & boon|roald dahl|
  thomas hardy novel|irish times|irish independent|yorkshire post|manchester evening|evening standard|radio times|woman's weekly|people's friend|
  take a break|farmers weekly`;

/** Furniture, tools, coins, dances, knots and other things in a house that bear a name; folded. */
const HOUSEHOLD = `parker knoll|parker - knoll|chesterfield sofa|the chesterfield|billy bookcase|davenport desk|lloyd loom|windsor chair|windsor knot|morris dancing|
  morris dancers|morris dance|gay gordons|strip the willow|dashing white|roger de coverley|sir roger de|charleston dance|lindy hop|st bernard's
  waltz|st bernards waltz|paul jones dance|stanley knife|stanley knives|stillson wrench|allen key|allen keys|phillips screwdriver|phillips screw|
  spinning jenny|lazy susan|dumb waiter|jack hammer|jack plug|jack socket|jackhammer|black & decker|henry hoover|russell hobbs|morphy richards|
  george foreman|tommee tippee|tomtom|garmin|asks siri|hey siri|worcester bosch|belling cooker|raleigh bike|brompton bike|massey ferguson|john
  deere|david brown tractor|fordson major|rolls royce|rolls - royce|aston martin|alfa romeo|mercedes benz|mercedes - benz|reliant robin|morris
  minor|austin seven|hillman imp|triumph herald|harley davidson|harley - davidson|dodge ram|lincoln town|dacia sandero|hyundai tucson|chevrolet
  malibu|holden ute|ford ka|rover metro|jimmy choo|jimmy choos|doc marten|doc martens|doctor martens|paul smith scarf|stella mccartney bra|ralph
  lauren|calvin klein|tommy hilfiger|louis vuitton|christian dior|yves saint|hugo boss|giorgio armani|karl lagerfeld|levis 501|harris tweed|fair
  isle|paisley shawl|bermuda shorts|jersey top|guernsey jumper|aran jumper|arran jumper|fedora hat|panama hat|wilkinson sword|imperial leather|
  max factor|vidal sassoon|brillo pad|brillo pads|mr muscle|marigold gloves|rowan wool|patons pattern|st john ambulance|st john crew|st
  johns ambulance|st andrew's ambulance|maggie's drop|maggie's centre|maggies centre|lord's taverners|duke of edinburgh award|duke of edinburgh's|
  becher's brook|valentine's brook|cheltenham gold|cheltenham festival|grand national|melbourne cup|ryder cup|davis cup|solheim cup|webb ellis|
  jules rimet|st leger|queen's plate|great north run|great north|st kilda footy|st kilda game|collingwood mug|collingwood game|rangers game|
  rangers match|everton match|everton game|villa match|bay city rollers|pink floyd|judas priest|jethro tull|lynyrd skynyrd|iron maiden|steely dan|
  mumford & sons|mumford and sons|dexys|showaddywaddy|rob peter|irish traveller|irish travellers|romany gypsy|roman catholic|roman catholics|
  greek orthodox|russian orthodox|plymouth brethren|jehovah's witness|jehovah's witnesses|jehovahs witness|black forest|bell ringing|bell ringer|
  crown jewels|queen bee|king size|king prawn|king prawns|queen mother|jack the lad|jobsworth|oyster card|free oyster`;

/** What a ward has and does that could be somebody: bells, lifters, pumps, the ward itself; folded. */
const ON_THE_WARD = `rang bell|ring bell|rings bell|rung bell|ringing bell|ward informed|ward aware|ward notified|ward updated|sara 3000|sara plus|sara
  stedy|sara flex|driver ( mckinley|syringe driver mckinley|jack & jill|jack and jill|heath robinson`;

/** As {@link INNS}, {@link SONGS}, {@link WORKS}, {@link HOUSEHOLD} and {@link ON_THE_WARD} have them. */
export const ENGLISH_WORKS: readonly string[] = [INNS, SONGS, WORKS, HOUSEHOLD, ON_THE_WARD].flatMap(phrasesOf);
