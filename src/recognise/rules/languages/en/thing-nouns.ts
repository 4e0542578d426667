import { setOf } from "../../engine/name-words.ts";

/**
 * Nouns of what is sold, worn, read, watched, driven, filled in or found in a body under somebody's name ("Mowbray seat", "Hampton hump", "Clarks
 * slippers", "Ulysses form"), folded. None is what notes say that a patient has or gets right behind a name ("Kowalczyk catheter out", "Patel bloods").
 */
export const ENGLISH_THING_NOUNS: ReadonlySet<string> = setOf(`
  seat stool stools recliner recliners commodes trapeze risers wedges bolster bolsters cushion cushions overlay overlays topper toppers
        alarms handset belt belts rail rails machine machines meter meters vacuum hoover heater
  kettle fan fans fridge freezer cooker microwave radio telly television laptop console trainers
  boots wellies leggings elevator elevators brackets bracket retainer
  retainers aligners aligner luxator curette curettes scaler scalers bur burs clasp attachment attachments bonding cement composite
  sealant varnish scope scopes colonoscope gastroscope bronchoscope trocar trocars stapler
  rongeur rongeurs osteotome dilator dilators bougies ecraseur applicator applicators obturator obturators introducer mitts mitt hump
  striae fossa tubercle tubercles papilla granuloma granulomas plaque plaques lamina fascia spiral membrane corpuscles corpuscle fibres
  fibers raphe triangle trigone tracts lobe lobes sulcus fissure cleft pearl pearls facies plane views projection projections axis curve
  nomograms diagram diagrams staging class classes mobility pram prams buggy buggies pushchair cot cots crib teat teats nappies nappy
  wipes soother steriliser giraffe teddy teddies doll dolls toy toys puzzle puzzles jigsaw jigsaws bin bins voucher vouchers grant
  grants leaflet leaflets booklet booklets poster app apps website podcast helpline hotline portal software template templates login
  lesson lessons workshop workshops festival concert concerts musical tribute biography autobiography novel novels thriller thrillers
  paperback movie movies dvd dvds cd cds song songs album albums hymn hymns carol carols symphony waltz concerto teabags
  chocolate chocolates chocs sherry vodka rum brandy wine beers stout cordial 
  cheese pies pasties muffin muffins honey mints crisp pizzas 
      vapes lighter talc perfume aftershave lipstick van vans lorry minibus tractor caravan mower
  bike bikes cafe chippy branch depot franchise painting paintings statue portrait sofa sofas wardrobe tulips bulbs lettuce
  tomatoes strawberries plum plums pear pears cherries apples ruling judgment judgement judgements statute clause charter framework
  pathway pledge doctrine study consortium lounge lounges wig wigs trolley trolleys cutlery grabber
  grabbers handrail handrails ramp ramps handbook textbook inquiry enquiry glove gloves pendant pendants project
  projects catalogue choir orchestra quilt tweed tartan fir spruce cypress creeper terrier terriers carvery toaster bookcase dictionary crossword razor razors
  cardigan jumper brogues reruns lyrics lyric sleeves rollers hedge wolfhound bacillus antigen antigens toxin toxins virus reagent reagents assay`);

/** Animals that people keep, or have as toys: "Daisy the cat", "Rex (dog)". */
export const ENGLISH_ANIMALS: ReadonlySet<string> = setOf(`
  dog dogs cat cats puppy puppies kitten kittens budgie budgies parrot parrots cockatiel canary rabbit rabbits bunny hamster hamsters
  gerbil gerbils ferret ferrets tortoise goldfish pony ponies horse horses donkey donkeys goat goats hen hens sheep cow
    owl labrador spaniel terrier collie greyhound whippet poodle pug beagle bulldog dachshund alsatian rottweiler
  labradoodle cockapoo lurcher retriever mongrel staffie tabby moggy teddy skeleton elephant giraffe unicorn dinosaur corgi chihuahua dalmatian
  rottie jackapoo cavapoo cavachon shihtzu shih-tzu schnauzer springer weimaraner doberman malamute setter sheepdog wolfhound deerhound bichon
  spitz samoyed westie yorkie pekinese pekingese alpaca llama mare gelding foal stallion colt tomcat lamb piglet cockerel chinchilla
  terrapin gecko iguana parakeet macaw lovebird rottweilers pup`);

/** Of these, the ones that bear their name right behind them: "her spaniel Monty", "guide dog Hector". */
export const ENGLISH_PETS: ReadonlySet<string> = setOf(`
  dog cat puppy kitten budgie parrot cockatiel canary rabbit bunny hamster gerbil ferret tortoise pony horse donkey goat hen labrador
  spaniel terrier collie greyhound whippet poodle pug beagle bulldog dachshund alsatian rottweiler labradoodle cockapoo lurcher retriever
  mongrel staffie tabby moggy teddy corgi chihuahua dalmatian rottie jackapoo cavapoo cavachon schnauzer springer doberman setter sheepdog wolfhound
  deerhound bichon samoyed westie yorkie pekinese pekingese alpaca llama mare gelding foal stallion tomcat cockerel chinchilla terrapin
  gecko iguana parakeet macaw pup`);
