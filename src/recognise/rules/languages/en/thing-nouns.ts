import { setOf } from "../../engine/name-words.ts";

/**
 * Nouns of what is sold, worn, read, watched, driven, filled in or found in a body under somebody's name ("Mowbray seat", "Hampton hump", "Clarks
 * slippers", "Ulysses form"), folded. None is what notes say that a patient has or gets right behind a name ("Kowalczyk catheter out", "Patel bloods").
 */
export const ENGLISH_THING_NOUNS: ReadonlySet<string> = setOf(`
  seat seats stool stools recliner recliners commodes trapeze riser risers wedge wedges bolster bolsters cushion cushions overlay overlays topper
  toppers pillow pillows duvet blanket blankets alarm alarms monitor monitors handset stand stands straps strap belt belts harness hook hooks rail rails
  machine machines meter meters vacuum hoover heater kettle fan fans fridge freezer cooker microwave radio telly television laptop console
  watch watches handbag purse wallet umbrella slippers trainers boots wellies coat jacket jumper jumpers pyjamas nightie dress dresses tights leggings
  wig wigs bra bras
  elevator elevators brackets bracket retainer retainers aligners aligner luxator curette curettes scaler scalers probe probes bur burs matrix
  clasp attachment attachments bonding cement composite sealant varnish mouthwash toothpaste toothbrush brushes denture floss
  scope scopes colonoscope gastroscope bronchoscope trocar trocars stapler rongeur rongeurs osteotome dilator dilators bougies hook ecraseur
  applicator applicators obturator obturators introducer bridle mitts mitt
  hump crest striae fossa tubercle tubercles papilla granuloma granulomas plaque plaques lamina fascia spiral membrane corpuscles corpuscle fibres
  fibers fold folds raphe triangle trigone tract tracts lobe lobes sulcus fissure cleft pits pearl pearls facies stare
  plane view views projection projections axis ratio curve plot nomograms diagram diagrams staging class classes mobility
  pram prams buggy buggies pushchair cot cots crib teat teats nappies nappy wipes dummy dummies soother steriliser shield shields
  giraffe teddy teddies doll dolls toy toys puzzle puzzles jigsaw jigsaws
  bin bins voucher vouchers grant grants leaflet leaflets booklet booklets form forms poster app apps website podcast helpline hotline
  portal software template templates licence login
  lesson lessons workshop workshops festival concert concerts musical tribute biography autobiography novel novels thriller thrillers paperback book
  books film films movie movies dvd dvds cd cds song songs album albums hymn hymns carol carols symphony waltz concerto quiz
  tea coffee teabags chocolate chocolates chocs sherry vodka rum brandy wine beer beers stout cordial juice soup soups custard yoghurt yogurt bread
  butter cheese sausages sausage ham bacon pies pasties muffin muffins cereals jam honey mints sweets crisp pizza pizzas burger curry
  cigarettes cigs tobacco vape vapes lighter soap shampoo talc perfume aftershave lipstick
  van vans lorry minibus coach tractor caravan mower bike bikes shop shops store stores cafe chippy branch depot franchise
  print prints painting paintings statue portrait sofa sofas wardrobe paint
  rose roses tulips bulbs lettuce tomatoes strawberries plum plums pear pears cherries apples
  ruling judgment judgement judgements statute clause charter framework pathway pledge doctrine trial trials study consortium
  bacillus antigen antigens toxin toxins virus vaccine vaccines broth reagent reagents assay buffer`);

/** Animals that people keep, or have as toys: "Daisy the cat", "Rex (dog)". */
export const ENGLISH_ANIMALS: ReadonlySet<string> = setOf(`
  dog dogs cat cats puppy puppies kitten kittens budgie budgies parrot parrots cockatiel canary rabbit rabbits bunny hamster hamsters gerbil gerbils
  ferret tortoise goldfish pony ponies horse horses donkey donkeys goat goats hen hens chicken chickens sheep lamb cow duck ducks owl
  labrador lab labs spaniel terrier collie greyhound whippet poodle pug beagle bulldog dachshund alsatian rottweiler labradoodle cockapoo
  lurcher retriever mongrel staffie tabby teddy elephant giraffe unicorn dinosaur`);
