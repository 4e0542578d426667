/** Dutch given names and what their bearers are called (no package holds them), as `name:nickname,nickname`, folded. */
export const DUTCH_NICKNAMES = `
  abdelkader:abdel,kader abdullah:abdul,appie adriana:adrie,janna,jaantje,ad,ada,adri,jana,adrienne,sjaan,ariane
  adrianus:adrie,ad,arie,janus,adri,adriaan,ard,rien,ries,arjan albertus:bert,albert,ab,appie,bertus,ap,bertie,bart
  aleida:leida,alie,aal,aaltje,leidy alexander:alex,lex,sander,xander,sandor,sasha
  alida:alie,lida,ali,ida,ada,aaltje,lidy,alies andreas:dries,andre,andries,drees,dre angelique:angie,an
  anna:annie,an,anneke,ans,anja,annet,antje,annemiek,anny,ansje,aaltje annemarie:mies,an,annie,rie,annemarijke,miek
  antonia:toos,tonny,tonnie,tonia,anthonia,teuntje,toosje,antoinette,netty
  antonius:ton,toon,anton,theun,toine,teun,toontje,tonnie,antoon,tony,antoine augustinus:guus,gus,stijn,august
  augustus:guus,gus barbara:bar,babs,barbel,babette bartholomeus:bart,mees,meeus,bartel,bartho bastiaan:bas
  benjamin:ben,benny,bennie,benno bernadette:bernie,detje,ber
  bernardus:ben,bernard,bennie,bart,nardus,berend,bernd,benny caroline:lien,caro,carolien,lientje,line
  catharina:rina,trijn,toos,cato,kaatje,ina,tine,tiny,karin,trijntje,trien,katrien,tineke,catrien,nina,ineke,riny,carin,toke
  charlotte:lot,lotte,lotje,charlot christiaan:chris,chriet,kris,christ
  christina:stien,tine,chris,christien,tina,stina,tiny,stientje,kirsten,ina christoffel:stof,chris,stoffel
  constantijn:stan,tijn,stijn,constant,con
  cornelia:cor,corrie,nel,nelly,neeltje,cokkie,lia,corry,nelleke,keetje,cobie,nellie
  cornelis:cor,cees,kees,corne,nelis,corneel,keesje,cok daniel:daan,dani,daantje,danny david:daaf,dave,davy,vid
  desiree:dees,des dominicus:dom,minus,menno,nico dorothea:thea,doortje,dora,dorien,door,dorothee
  eduard:ed,eddy,edu,ward edward:eddy,ed,ward,eddie egbertus:bert,egbert,ep eleonora:noor,nora,ella,leonoor,noortje
  elisabeth:els,bep,lies,liesbeth,lisa,betsie,bets,betty,elly,elsje,lisette,beppie,lijsbeth,elise,liesje,ellie,bettie,elsbeth,lizzy,liz,betje
  emma:em,emmie emmanuel:manuel,manus,emiel evelien:eef,eveline,evie,lien everardus:evert,ever,eef
  everdina:dina,eef,evy fatima:faat,fatma,fa ferdinand:ferry,fer,nand,ferdi
  francisca:cisca,francien,fransje,sien,siska,frances,ciska,sisca,francis,franciska
  franciscus:frans,cis,francis,franske,sus,frank,frankie,fransje
  frederik:frits,freek,fred,rik,freddy,frederic,free,fries
  geertruida:truus,geertje,trui,truida,truusje,geerte,gertie,trudy,gertrude,toos,trudie
  gerarda:gerda,gerrie,geertje,gerry,grada gerardus:gerard,gerrit,ger,geert,gerry,gerald,sjra,gradus
  gerhardus:gerard,ger,hardus gerrit:ger,gerard,gerrie,gait gertruda:truus,trudy,truida gijsbert:gijs,bert,gijsje
  gijsberta:bertha,gijsje gustaaf:guus,gust,staf helena:leni,leny,lena,heleen,leentje,hella,ellen,lenie
  hendrik:henk,rik,hein,hendrikus,harry,henkie,henri,drikus
  hendrika:henny,riek,rika,rieka,hennie,drika,ria,rikie,riekie,hetty,henrietta
  hendrikus:henk,hendrik,rik,harrie,harry,driek,hein,henny,henri,henkie hermanus:herman,manus,harm,hermen,maan
  hermina:mina,hermien,mien,minie,miny hubertus:bert,huub,hub,bertus,huib,bep,hubert,huibert ibrahim:ibo,brahim,ib
  jacoba:coba,co,cobie,koosje,jaapje,jacqueline,coby,ko
  jacobus:jaap,koos,ko,sjaak,jacob,coos,cobus,kobus,jack,jacques,jaco,jaapje jacqueline:jacq,jackie,lien
  johanna:jo,jopie,annie,hanna,hanneke,janna,jannie,jans,jannetje,anneke,joke,hanny,joop,joan,hansje
  johannes:jan,johan,hans,joop,jo,jannes,hannes,joh,jean,jannis,janus johannes-paulus:jp
  josephina:fien,jos,jose,josefien,sefie,fientje,phien,josien josephus:jos,sjef,jef,joep,joost,jozef
  jozef:jos,jef,sjef,joep,jeffke,joost karolien:lien lambertus:bert,lammert,bart,ber,lamb,bertus,lambert
  laurentius:laurens,lau,lourens,rens,laurent leonardus:leo,leen,nardus,leon,leendert,lenard,leonard
  louisa:loes,lous,wies,louise,loesje,wiesje ludovicus:louis,lou,lodewijk,wiek,loek machiel:giel,chiel
  magdalena:leni,lena,magda,leen,lenie,madeleine,leentje
  margaretha:greet,gre,greta,grietje,margriet,marga,gretha,greetje,gerry,rita,margo,margot,griet,meta
  maria:marie,mieke,ria,riet,mia,miep,marijke,rietje,maaike,mies,marieke,rie,marietje,marja,mimi,rita
  marinus:rinus,rien,rini,marijn,riny martina:tina,tineke,tini,martine,tiny
  martinus:martin,tinus,maarten,tijn,rinus,martien,mart,thijn mathieu:tjeu,mat,thieu
  mathilda:til,tilly,thilda,tillie,mathilde mattheus:mat,theo,thijs,teeuwis,matthieu matthias:mat,thijs,ties
  matthijs:thijs,mat,ties,matje,thijsje maximiliaan:max,maks mehmet:memo michael:mike,michiel,maikel,miel
  michiel:chiel,mich,giel mohammed:mo,moh,moha,mohamed,mohamad moustafa:mus,moes,mous
  nicolaas:nico,klaas,nick,niek,klaasje,nicky,claas,niels oscar:os,osse
  petronella:nel,nelly,petra,ella,nellie,pietje,nelleke,petro petrus:piet,peter,pieter,peer,pierre,pietje,per
  philippus:flip,filip,flippie,ph,philip pieter:piet,peter,piter,pietje reinaert:rein reinier:rein,rijn,rien,reinder
  richard:ries,rick,riek robert:rob,robbie,bert,robby roelof:roel,roelie,roef roelofje:roelie,roeltje
  ronald:ron,ronnie rudolf:ruud,rudi,dolf,roel,rudy,ruut samuel:sam,sem,sammie sebastiaan:bas,bastiaan,seb,basje
  simon:siem,sijmen,simen sophia:fie,sofie,fietje,soof,fia,fieke susanna:suus,sanne,suze,susan,sanna,suzy
  suzanne:suus,san,sanne,suzan theodora:dora,thea,door,doortje,dorien,dorie
  theodorus:theo,dorus,door,theodoor,thei,teun,dirk theresia:trees,thea,resi,treesje,tess,thera,thereza,truus
  thomas:tom,tommie,maas,toom,tommy valentijn:tijn victor:vic,vik vincent:vin,vince,cent wilhelm:wim,willem
  wilhelmina:wil,willy,mien,mina,mientje,minnie,miep,willemijn,wilma,helma,elmi,miny
  wilhelmus:wim,willem,wil,helmus,willy,helm willem:wim,wil,willy,pim,wimpie,bill,wimmie,guillaume
  yusuf:joessoef,youssef
`;
