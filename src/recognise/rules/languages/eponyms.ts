/**
 * People whose name is an illness, a sign, a test, a scale or a device in notes of any language; folded. Such a word is nobody's
 * name unless a title, a field, a relation or a clear cue stands beside it.
 */
export const EPONYMS: ReadonlySet<string> = new Set(
  `achilles adams addison adson aldrete aldrich allen alport alvarado alzheimer amsler ann apgar apley arbor argyll asherman ashworth
  asperger auspitz babinski bacterascites baker bakri ballard balthazar bankart barlow barre barrett barthel barthel-index bartholin
  bartter basedow baxter bechterew beck behcet bell bence bence-jones bennett berger bielschowsky bigelow billroth binswanger bishop
  bivona blatchford blumberg borg borrelia bosniak bouchard boussignac bouveret bowen braak braden brandt-daroff braun breslow
  bristol broca bromage broviac brown brudzinski brugada budd budd-chiari buerger burkitt canadian caroli castleman chagas chance
  charcot charcot-marie-tooth charriere cheyne cheyne-stokes chiari child child-pugh churg chvostek clark cobb colles coma conn
  conut coombs cooper cormack courvoisier couvelaire crede creutzfeldt creutzfeldt-jacob creutzfeldt-jakob crigler crohn crohns
  cullen curtis cushing cushings dandy danlos dejerine dercum dix-hallpike doppler down downs downton drager dressler duchenne
  dupuytren eaton ebstein edison ehlers ehlers-danlos eisenmenger epley erb eustachius evans ewing faber fabry fadir fallot fanconi
  fazekas felty finkelstein fisher fitz fitzpatrick fleischer flexner foley fontaine forestier forrest foster fowler frankel
  freiberg friedreich froment fugl fugl-meyer fuhrman galant galeazzi ganz garden gardner gasser gaucher gerstmann giemsa gilbert
  gilles gilles-de-la-tourette giordano gitelman glasgow gleason glisson goldenhar goldflam goldmann golgi goodpasture gottron
  gowers graefe gram graves grawitz grey groshong guedel guillain guillain-barre gullain gustilo guyon hachinski haglund hallpike
  halsted hamilton hangman harris hartmann hashimoto hawkins heberden heimlich heller henle henoch henoch-schonlein herschel hess
  hickman hill hill-sachs hinchey hirschsprung hodgkin hoehn hoehn-yahr hoffa hoffmann holter horner horton hounsfield hugh hunt
  huntington hutchinson ilizarov ishihara ivor jaccoud jackson janeway jefferson jeghers jervell jobe jones kallmann kaposi
  karnofsky kartagener katz katz-adl katzenstein kawasaki kayser kegel kehr kellgren kenacort kennedy kernig kiel kienbock killip
  killip-kimball kimmelstiel kirschner klinefelter knudson kocher koebner kohler kohlmeier korsakoff korsakov krabbe kristeller
  kussmaul kwashiorkor lachman lambert landolt lange langerhans lasegue lawrence lawton lehane leriche lesch leventhal lewis lewy
  lhermitte lisch lisfranc little loeffler lofgren los lown lund luschka lyme lynch macintosh mackay magendie magill maisonneuve
  malassez malecot mallampati mallory mantoux marfan marshall masako mcburney mcmurray mcroberts meckel meld mendelsohn meniere
  menière merkel mikulicz miller milroy milwaukee mini-mental mirizzi mohs monro monteggia moro morton munchausen murphy najjar
  neelsen neer nelaton nellcor nelson nightingale nikolsky nissen noonan norgine norton nugent nutricia nyha nyhan oddi ogilvie
  ollier ormond ortolani osgood osgood-schlatter osler oswestry ottawa paget pancoast papanicolaou parkinson patrick pauwels pavlik
  pendred penrose perthes peutz peyer peyronie pfeiffer phalen philadelphia pick plummer poland pompe portex pott potter poupart
  prader prader-willi pratt pringle prinzmetal pugh purkinje quervain quincke ramsay ramstedt ranke rankin ranson raven's ravich
  raynaud recklinghausen redon refsum reiter rendu rett reye richter riedel riley rinne risser robertson rockwood roemheld romberg
  rome rorschach rosenmuller roth rotor roux roux-en-y rovsing rumpel rusch russell rutgeerts rutherford sachs salmonella salter
  sarmiento savary scarpa schamberg schanz schatzker schatzki scheltens scheuermann schirmer schlatter schober schonlein schuller
  schwabach schwann segond seldinger semont sever sezary shaker sheehan shiga shiley shy silverman simmonds sims sjogren skene slump
  smith snellen spiegelberg spigel spurling stein steinert steinmann stevens still stokes stokes-adams strauss stretta stroop sturge
  sudeck susac swan sylvius syme synacthen takayasu tanner tay tenckhoff tesio thessaly thorax tiemann tietze tinel tinetti todd
  tolosa tourette trail trendelenburg troisier trousseau tuffier turcot turner tzanck unna unterberger usher utrecht-test valsalva
  vater venturi vincent vineland vinson virchow volkmann wagner waldenstrom walker wallace wallenberg ward warthin waterhouse
  waterlow weber weber-c wechsler wegener weigl weil wells wendl werdnig werner wernicke wertheim whipple willebrand willis wilms
  wilson wiskott wolff wolff-parkinson-white wood yahr yale yankauer yesavage young zarit zellweger zenker ziehl zieve zimmer
  zollinger zollinger-ellison zuelzer stanford debakey hertel pemberton levin sengstaken blakemore roma nissen-rossetti watson
  truelove witts los-angeles`.split(/\s+/),
);
