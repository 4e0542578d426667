import { phrasesOf, setOf } from "../../engine/name-words.ts";

/**
 * What is made, grown, bred or cooked as in the place that stands before it ("Brazil nuts", "Yorkshire Tea", "Norfolk terrier"), folded. None is what
 * somebody of that place is or does there.
 */
export const ENGLISH_PLACE_GOODS: ReadonlySet<string> = setOf(`
  tea teas teabags coffee nut nuts bean beans sprout sprouts cabbage artichoke artichokes leek leeks onion onions garlic potato potatoes
  tomato tomatoes lettuce pepper peppers apple apples plum plums pear pears orange oranges grapes dates figs rhubarb melon ham hams bacon
  sausage sausages duck chicken turkey goose lamb beef steak pork wings ribs grill burger burgers hotpot stew broth soup chowder gumbo curry korma
  madras naan ragu sauce relish mustard chutney pickle marmalade jam honey cream butter fudge toffee rock mints liquorice bonbons truffles chocolate
  chocolates cake cakes bun buns biscuit biscuits scone scones tart tarts slice slices shortbread gingerbread parkin loaf rarebit pasty pasties pie
  pies pudding puddings muffin muffins bagel bagels waffle waffles roll rolls cheese cheddar blue cheesecake cheesesteak oysters shrimps prawns crab crabs
  sole kipper kippers smokie smokies salmon trout whisky whiskey gin ale ales stout porter cider bitter lager sherry brandy rum vodka wine salad
  dressing fries wrap wraps mash cordial scarf shawl tweed lace linen wool carpet carpets rug rugs tartan leather crystal porcelain pottery stoneware
  china clocks lamp lamps stove stoves blind blinds terrier terriers spaniel spaniels sheepdog collie deerhound wolfhound hound hounds hedgehog
  hare pony ponies cob shire bulldog poodle dane creeper lily lilies rose roses poppy poppies fern ivy heather pine cypress elm oak cedar violet violets
  daisies bluebells geese canaries rollers hens cat cats horse horses shorts jumper jumpers cardigan hat hats terriers bonnet boater suit brogues hosiery`);

/** What measures somebody, and is called after the place that stands up to two words before it ("Edmonton Frail Scale"), folded. */
export const ENGLISH_PLACE_SCALES: ReadonlySet<string> = setOf(`
  scale scales score questionnaire survey inventory index criteria criterion checklist screen screener assessment check rating profile tool battery test
  staircase outcome classification grade`);

/** Makers and shops of Britain, Ireland, America and Australia, of which none is a usual name; folded; trade marks of their owners. */
export const ENGLISH_SHOPS: ReadonlySet<string> = setOf(`
  abrakebabra actimel activia adidas airwick aliexpress alpro andrex applegreen appletiser aquafresh arnotts asda asics asos autoglass aveda
  aveeno babybel bacardi baileys barebells batchelors beefeater benecol bepanthen betterware bhs bic birkenstocks bisto bodyform boohoo
  branflakes brennans breville budgens bulmers bunnings butlins cadbury cadburys calgon canderel carrs centerparcs centras cetraben cheerios
  cheesestrings cif clearys clerys clinique copella corsodyl costco costcutter cosyfeet crateandbarrel cravendale crawfords crossrail currys
  cushelle dairylea damart danone debenhams decathlon deliveroo delonghi dettol diprobase doblo dolcegusto dolmio domestos dominos doritos
  doublebase dunelm dunnhumby e45 easons easyjet ecover elvive emirates etihad etsy evri fatface febreze fevertree findus fishermansfriend
  fitflop fixodent flixbus flybe foxs frosties fruitshoot germolene ginsters glenfiddich glenlivet goodfellas gordons gousto halfords
  hamleys hardys haribo harpic harrods hellofresh hermesetas hmv hobbycraft homepride homesense hoseasons hotpoint huggies hulahoops iceland
  ikea indesit interflora interrailing irnbru itsu jaguar jet2 jetstar jml justeat jysk kangoo karrimor kelloggs kenco kettlechips kitkat
  kleenex kleeneze kmart kotex krispies krogers lagavulin lambrini lancome landrover laphroaig lidl lillets listerine loganair londis
  lucozade lufthansa lurpak macys magners maltesers marmite matalan maxol maynards mccolls mcvities megabus micra milkybar mindfulchef
  mondeo monstermunch mornflake motability mothercare mrmuscle myprotein nandos nescafe nesquik no7 novotel nutella nutribullet oatly ocado
  oilatum ovaltine oxfam oxo palmolive pampers panasonic pantene papajohns parcelforce parkdean passat pataks penguins penneys pepsi persil
  petco petsmart pgtips pimms pizzaexpress pizzahut polident poligrip pontins popchips poundland poundstretcher poundworld primark pringles
  publix pyrex qantas qashqai radox rangerover readybrek reebok revlon ribena ristorante royalmail ryanair ryvita safeway sainsburys samsung
  sanex sarsons savlon saxa schweppes screwfix seasalt selfridges sensodyne seveneleven sharwoods shloer shoezone showerbase shreddies
  silverspoon skechers slazenger softmints soreen specsavers splenda sportsdirect starbucks stardrops starmix steradent strepsils strongbow
  subaru sudocrem superdrug supermacs superquinn supervalu talisker tampax tangfastics tanqueray tassimo tefal temu tesco thameslink
  thatchers thomascook thorntons timtams tkmaxx toblerone toolstation topshop trainline travelodge tresemme tropicana truvia tunnocks twingo
  twinings twix typhoo tyrrells ubereats ugg uggs uniqlo vaseline vegemite vimto vitalite volkswagen vosene wagamama wagonwheels waitrose
  walgreens walmart warburtons wayfair weetabix wegmans westjet wetherspoons wilkinsons woolies woolworths wotsits yakult yodel zafira
  zoflora`);

/** Food, drink, firms and plants that are called as somebody or somewhere, of two words and more; folded. No phrase is a usual whole name. */
const GOODS = `dr oetker|oetker pizza|general tso|general tso's|trader joe's|trader joes|ben & jerry|ben and jerry|ben & jerry's|ben and jerry's|ben and jerrys|
  levi roots|little debbie|famous amos|patak's|colman's mustard|colmans mustard|quaker oats|lyons tea|brooke bond|harney & sons|taylors of
  harrogate|yorkshire tea|jack daniel's|jose cuervo|harvey wallbanger|dark and stormy|lamb's navy|hendrick's gin|bulmers cider|john smith's|
  johnnie walker's|wray & nephew|wray and nephew|william lawson's|whyte & mackay|teacher's whisky|benedict eggs|eggs benedict|eggs florentine|
  chicken kiev|chicken kyiv|chicken maryland|beef wellington|peach melba|pear belle helene|crepe suzette|crepes suzette|lobster thermidor|beef
  stroganoff|oysters rockefeller|caesar salad|waldorf salad|cobb salad|salade nicoise|waldorf pudding|victoria sponge|victoria sandwich|victoria
  plum|victoria plums|battenberg|madeira cake|dundee cake|chelsea bun|chelsea buns|bath bun|bath buns|bath oliver|bath olivers|eccles cake|
  bakewell tart|bakewell tarts|sally lunns|black forest|apple charlotte|charlotte russe|queen of puddings|sussex pond|spotted dick|jam roly poly|
  eton mess|knickerbocker glory|anna potatoes|duchess potatoes|dauphinoise|red leicester|double gloucester|sage derby|shropshire blue|dorset blue|
  cornish yarg|stinking bishop|white stilton|blue stilton|caerphilly cheese|lancashire cheese|cheshire cheese|monterey jack|colby jack|port salut|
  st agur|saint agur|melton mowbray pork|cumberland ring|lincolnshire sausage|toulouse sausage|frankfurter|wiener schnitzel|black pudding|
  stornoway black|bury black|brazil nut|brazil nuts|brussel sprouts|brussels sprouts|brussels sprout|jerusalem artichoke|jerusalem artichokes|
  savoy cabbage|lima beans|lima bean|swiss roll|swiss chard|swiss steak|turkish delight|bombay mix|bombay potato|bombay potatoes|peking duck|
  buffalo wings|manhattan clam|philly cheesesteak|kentucky fried|southern comfort|long island iced|singapore sling|singapore noodles|moscow mule|
  manhattan cocktail|brussels pate|parma ham|serrano ham|york ham|bayonne ham|puy lentils|san pellegrino|buxton water|highland spring|ballygowan|
  volvic|tim tam|tim tams|cherry ripe|violet crumble|anzac biscuit|anzac biscuits|pink lady|granny smith|granny smiths|golden delicious|royal
  gala|braeburn|jonagold|cox's orange|cox's pippin|cox's from|discovery apples|king edward potatoes|king edwards|king edward spuds|maris piper|
  maris pipers|jersey royals|jersey royal|charlotte potatoes|desiree potatoes|anya potatoes|pontefract cake|pontefract cakes|kendal mint|kendal
  mint cake|harrogate toffee|blackpool rock|edinburgh rock|parma violets|love hearts|fisherman's friend|fishermans friend|victory v|jelly babies|
  jelly baby|goldsmiths|beaverbrooks|harrison spinks|hypnos|rest assured|sue ryder shop|barnardo's|marks & spencer|marks and spencer|marks and
  sparks|m & s|w h smith|wh smith|h & m|t k maxx|tk maxx|robert dyas|miss selfridge|evans outsize|river island|paul smith shirt|laura ashley|cath
  kidston|royal doulton|helena rubinstein|elizabeth arden|estee lauder|max factor|jo malone|molton brown|roger & gallet|bronnley|yardley lavender|
  lily of the valley|solomon's seal|solomons seal|black - eyed susan|black eyed susan|blackeyed susan|dusty miller|virginia creeper|sweet william|
  sweet williams|busy lizzie|busy lizzies|wandering jew|wandering jews|herb robert|jack by the hedge|creeping jenny|creeping charlie|ragged robin|
  bouncing bet|old man's beard|lady's mantle|lady's smock|jacob's ladder|aaron's rod|st john's wort|st johns wort|st john wort|queen anne's lace|
  michaelmas daisy|michaelmas daisies|rose of sharon|star of bethlehem|jerusalem sage|jerusalem cherry|london pride|canterbury bells|welsh poppy|
  welsh poppies|californian poppy|iceland poppy|iceland poppies|flanders poppy|scots pine|norway spruce|norway maple|boston fern|boston ivy|
  african violet|african violets|lawson cypress|leyland cypress|monterey cypress|peace rose|iceberg rose|christmas rose|christmas cactus|easter
  cactus|poinsettia|mother in law's tongue|jenny wrens|robin redbreast|jack russells|king charles spaniel|king charles cavalier|west highland|
  yorkshire terrier|norfolk terrier|norwich terrier|staffordshire bull|border collie|border terrier|clumber|gordon setter|irish setter|great dane|
  great danes|old english sheepdog|st bernard|saint bernard|boston terrier|maine coon|british blue|cornish rex|devon rex|norwegian forest|
  shetland pony|shetland ponies|welsh cob|suffolk punch|cleveland bay|jersey cow|hereford bull|aberdeen angus|uncle ben's rice|aunt bessie's
  roast|aunt bessie's yorkshire|aunt bessies yorkshire|betty crocker cake|bernard matthews turkey|linda mccartney sausages|linda mccartney's
  sausages|jack russell terrier|jack russell dog|johnson's baby powder|johnson's baby shampoo|johnson's baby oil|vaillant boiler|vaillant combi|
  baxi boiler|mr kipling's|mr kiplings`;

/** As {@link GOODS} has them. */
export const ENGLISH_GOODS: readonly string[] = phrasesOf(GOODS);
