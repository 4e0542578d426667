/** Italian given names and what their bearers are called (no package holds them), as `name:nickname,nickname`, folded. */
export const ITALIAN_NICKNAMES = `
  adelaide:lalla,ade,adele adele:lina,adelina,dele agostino:tino,ago,gosto,stino alberto:berto,albi,bertino,tino
  aldo:alduccio,dino alessandra:sandra,ale,alex,sandrina
  alessandro:sandro,ale,alex,sandrino,lisandro,alessio,lessandro alessia:ale,lessia alessio:ale,lessio
  alfonso:fonzo,alfo,fofo,fonsino alfredo:fredo,dino,alfre,fredino ambrogio:brogio,gino
  andrea:andy,drea,andre,andreino,dea,andreuccio angela:angelina,angie,lina,angiolina,angioletta,ange
  angelina:lina,ange angelo:angiolino,lino,angelino,lillo,ange,angiulillo,angioletto
  anna:annina,annuccia,nina,nuccia,anny,annarella,nannina,annetta,nini
  annunziata:nunzia,nunu,nunziatina,titina,nunziata antonia:tonia,tonina,antonietta,nina,etta,antonella,tonietta,toni
  antonietta:etta,tonia,netta,nietta,antonia
  antonio:tonio,toni,tonino,nino,toto,antonello,totonno,tonuccio,tony,nini,ntoni,tone arturo:turo,artu,turi,arturino
  assunta:susetta,assuntina,titina,sunta,susina,suntina attilio:tilio,tillo augusto:gusto,tino,gus aurora:auri,rori
  barbara:barby,babi,barbarella bartolomeo:meo,bartolo,barto,tolomeo,bartali,tolo
  beatrice:bea,bice,bicetta,tricia,bibi,trixie benedetta:detta,bene,benny,betta benedetto:detto,betto,bene,nino
  bernardo:nardo,dino,berni,bernardino calogera:lilla,gera calogero:lillo,caliddu,gero,calo,gerino,lollo
  camilla:cami,milla,mimi carlo:carletto,carlino,lino,charlie,carluccio
  carmela:mela,carmelina,melina,lina,carmen,carmelita,carme carmelo:melo,carmelino,melino,carme,lino
  carolina:lina,carol,caro,carola caterina:rina,cate,katia,cati,nina,trina,ninetta,cathy,catina,cateri,tina,katy
  celestino:tino,celeste chiara:chiaretta,chia,kia,clara claudia:cla,claudietta,dina claudio:cla,claudino
  clementina:tina,clem,mentina concetta:tina,cettina,concettina,cetta,titina,tetta,etta,cuncetta
  cosimo:mimmo,mino,cosimino,cosmo costantino:tino,costante costanza:costy,tanza,coco cristiano:cri,cris,cristian
  cristina:cri,tina,cris,titti crocifissa:fina,croci,cifa damiano:dami,iano daniela:dani,dany,lela
  daniele:dani,lele,dany,danielino davide:dado,dave,davi,davidino domenica:mimma,menica,memena,nica,mica,menghina
  domenico:mimmo,mimi,micuzzo,menico,memmo,nico,mingo,mimmuccio,micu,dommenico,mico donato:dino,donatino,natino
  edoardo:edo,dado,edi,duccio,dodo,eddy eduardo:edo,duardo,dudu elena:lena,ele,lenuccia,nena
  eleonora:nora,ele,lea,norina,ely,leonora,nori
  elisabetta:betta,lisa,bettina,betty,elisa,ely,lisetta,lisabetta,eli,isa elvira:vira,elvi
  emanuela:manu,ema,lela,manuela,nela emanuele:manu,lele,ema,manuele,nele,manue emilio:milio,mimmo,emi,milietto
  enrica:rica,kikka,enri enrico:rico,chicco,ghigo,enri,henry,rigo,erri ermenegildo:gildo,ermes
  ernesto:tino,erni,netto,ernestino eugenia:genia,geni,gegia eugenio:genio,geni,gege,gino
  fabrizio:fabri,fabry,bizio,izio federica:fede,chicca,rica,fefi federico:fede,rico,chicco,ghigo,lico,federi,ighino
  ferdinando:nando,ferdi,ferdina,dino,nandino fernando:nando,ferni filippo:pippo,fili,filippino,pippi,lippo
  filomena:mena,filo,menuccia,mimma,nuccia fortunata:nata,fortu,tina fortunato:nato,fortu
  francesca:franca,checca,fra,francy,cesca,franci,ciccia,chicca,cicci,kekka
  francesco:franco,checco,cecco,ciccio,fra,francy,cesco,chicco,ciccillo,franz,cecchino,checchino,francuccio
  gabriele:gabri,lele,gabry,gabbo gabriella:gabri,lella,gabry,ella gaetana:tana,nina,tanina
  gaetano:tano,nino,gaetanino,tanino,tanuccio,tanu,gaeta gennaro:gennarino,jenna,rino,genna,naro
  gerardo:gerry,dino,gera giacinto:cinto,giaci giacomo:mino,giacomino,jack,mimmo,giaco,comino,jacopo
  giambattista:titta,battista,gianbattista,tista giancarlo:gianca,carlo,gianni gianfranco:gianfri,franco,franchino
  gianluca:luca,gianlu,gian giorgia:gio,giorgina giorgio:gio,giorgino,giorgetto,gino
  giovambattista:titta,battista,giobatta giovanna:gianna,vanna,nanna,giovannina,gio,giovy,giannina,ianna
  giovanni:gianni,nanni,gio,vanni,giovannino,zanni,giannino,giova,vannino,juan girolamo:momo,gerolamo,mommo,giro
  giulia:giuly,giulietta,lietta,giu,giugiu giuliana:giuly,liana,giulia giuliano:giulio,liano
  giulio:giulietto,giuli,lio
  giuseppe:beppe,peppe,pino,peppino,beppino,pippo,geppo,peppiniello,peppone,bepi,pinuccio,giuse,bepin,peppinello,giusi,puccio,seppe,beppuccio,zeppe,peppi
  giuseppina:pina,pinuccia,giusy,peppina,giusi,beppina,pinuzza,giuse,pinetta,peppinella
  grazia:graziella,graziuccia,lella graziella:lella,grazia guglielmo:memo,willy,elmo,guglielmino,lelmo,guglia
  ignazio:gnazio,nazio,gnaziu,igna ilaria:ila,lalla irene:ire,nene isabella:isa,bella,lella,isi,isabe
  laura:lauretta,lalla,lauri leonardo:leo,nardo,dino,narduccio leopoldo:poldo,leo,poldino letizia:leti,titti,tizia
  liberato:libero,rino loredana:lory,dana,lori lorenza:renza,lori,lollo lorenzo:renzo,lollo,lore,enzo,lori,renzino
  luca:luchino,lucchetto lucia:lucy,luciana,lucietta,luce,ciuccia luciano:lucio,ciano,luci ludovica:ludo,vica,lulu
  ludovico:ludo,vico,vicuccio luigi:gigi,gigino,luigino,gino,gigetto,gigio,luis,giggi,bigio,luisito
  luigia:gina,gigia,luisa,luigina,ginetta,bigia maddalena:lena,magda,madda,nena,maddi manuela:manu,lela
  marcello:lello,cello,marce marco:markino,marcolino,marchino
  margherita:rita,marghe,ghita,mita,margo,mara,ghitta,marga
  maria:mariuccia,mari,marietta,mariella,cia,mariu,mimi,mia,mariolina,mariuzza,marica,miuccia mariano:nano,mario
  marina:mari,rina,marinella mario:mariuccio,mariolino,marietto martina:marti,tina,marty martino:tino,marti
  massimiliano:max,massi,massimo,lano massimo:max,massi,mino matilde:tilde,mati,tilly,matildina
  matteo:teo,matti,matte,tteo mattia:matti,mat maurizio:mauri,icio,mau,rizio,maury mauro:maurino,mau
  melchiorre:merchi,cioffo michela:miki,michi,lela michelangelo:miche,lello,angelo
  michele:lino,miki,michi,lele,michelino,chele,mike,miche natale:natalino,lino,nataluccio natalia:nata,lia,talia
  nazareno:neno,reno,nazzareno niccolo:nico,nick,cola,lapo nicola:nico,cola,nicolino,colino,nick,nicolo,niki,coletta
  nicolo:nico,nick,colo,niccolo nunzia:nunziatina,annunziata,zia,nunzietta,nunu nunzio:nunziello,zio
  onofrio:nofrio,noffo orazio:razio,oraziuccio oreste:resto,rino ottavio:tavio,otta pantaleo:leo,panta
  paola:paoletta,paolina paolo:paolino,pa,paoletto,pablo pasquale:lino,pasqualino,pasca,lello,quale,pascalino
  pasqualina:lina,pasqua patrizia:patty,pat,patri,tizia patrizio:patri,zio piergiorgio:giorgio,pier
  pierluigi:gigi,pier,piergi piero:pierino,pierin pietro:piero,pierino,pietruccio,petruzzo,pierin,petru
  rachele:lele,rachi,chele raffaele:lello,raf,rafe,raffaello,raffi,lele,ele,feluccio,faele
  raffaella:lella,raffa,raffi,ella,lela renato:rena,natino riccardo:ricky,ricca,richi,cardo,ricciardo
  roberta:robi,roby,berta roberto:robi,berto,bobo,roby,robertino,robb,tino rocco:roccuccio,rocchino,roky
  rodolfo:rudi,dolfo,fofo romualdo:aldo,romi,aldino rosa:rosina,rosetta,rosy,rosuccia,rosi,sina
  rosaria:sara,sarina,rosetta,saruzza,rosi,saretta rosario:saro,saruccio,sasa,sarino,rosarino,saretto
  ruggero:ruggiero,gero,rugge
  salvatore:toto,turi,salvo,turiddu,salvino,tore,sasa,totuccio,rino,torino,turuzzu,tatore,sal,toruccio
  salvatrice:salva,sina santo:santino,santuzzo,santuccio saverio:saro,saverino,severio,save,verio
  sebastiano:bastiano,seba,nello,janu,iano,nuzzo,vastiano serafino:fino,sera sergio:sergino,sergetto
  severino:rino,seve silvano:silva,vano silvestro:vestro,silve silvia:silvy,silvietta silvio:silvietto,silvino
  simona:simo,mona,simonetta simone:simo,mone,simoncino stefania:ste,steffi,fania,stefy
  stefano:ste,fano,stefanino,stefi susanna:susy,susi,sanna
  teresa:teresina,resina,tere,sina,zita,teresella,terry,resi,esa tiziana:titti,tizi,ziana
  tommaso:tommy,masino,maso,tom,tommasino,masuccio,tomaso ugo:ughetto,ughino,ugolino umberto:berto,umbertino,tino
  valentina:vale,tina,valen,titti valentino:vale,tino valeria:vale,lelia valerio:vale,lerio veronica:vero,nica,very
  vincenza:enza,cenza,vincenzina,enzina,cenzina vincenzo:enzo,cenzo,vince,vicienzo,enzuccio,cenzino,censin
  virginia:virgi,gina,ginia vito:vituccio,vitino,vituzzo vittoria:vicky,toria,vitto,vittorina,viky
  vittorio:vitto,toio,rino,vittorino zaccaria:zacca,caria
`;
