/** Spanish given names and what their bearers are called (no package holds them), as `name:nickname,nickname`, folded. */
export const SPANISH_NICKNAMES = `
  abelardo:abel,lardo adolfo:fito,dolfo,adol,fofo agustin:tin,agus,agustinillo,gus agustina:tina,agus,agusti
  alberto:berto,tito,albertito,beto,albert alejandra:ale,sandra,jandra,alex,aleja
  alejandro:ale,jandro,alex,sandro,alejo,jano amparo:amparito,ampa,pari,amparin,paro
  ana:anita,anuska,anuca,nita,aneta,anichu ana-isabel:anabel,anisa ana-maria:anamari,anama,any
  andres:andresito,andresin,andi,andresillo angel:angelito,angelillo,gelo,lito,angelin
  angela:angelita,angelines,geli,lita angeles:angelines,geli,gelines,angelita,lines,angelitas,mariangeles
  angustias:angus,angustitas antonia:tonia,toni,antonita,tonet,antonieta,tona,tonica,tonita
  antonio:toni,tono,antonito,antonin,tonin,tony,nono,tonet,antuan,anton,totono araceli:ara,celi,cheli
  ascension:ascen,chon asensio:asen asuncion:asun,chon,susi,asuncionita,asunta aurelio:lelo,aure aurora:auro,auri,rori
  baltasar:balta,baldo barbara:barbi,barbarita bartolome:bartolo,tolo,barto,tomeu
  beatriz:bea,betty,bety,beatricita,triz begona:bego benito:beni,benitin benjamin:benja,benji,ben
  bernarda:berna,bernardita bernardo:berna,nardo,bernardino bonifacio:boni,facio candelaria:candela,candi,cande
  carlos:carlitos,charly,carlillos,carlin,litos,chals carlota:carlo,lota,carli
  carmen:menchu,carmela,carmencita,carmina,carmelita,carmeli,maica,mamen,carmenchu,carmeta,mari-carmen,carmucha,carmelina,maricarmen
  carolina:caro,carol,lina catalina:cata,cati,catina,lina,catalinita,cate,caty celestino:celes,tino cipriano:cipri
  clotilde:cloti,clo,tilde concepcion:concha,conchi,conchita,cochi,choni,chita,conce,mari-conchi
  consuelo:chelo,consolacion,consuelito,chela,coni cristina:cris,tina,cristi,kris,cristinita
  cristobal:tobal,cris,tobalo,cristo daniel:dani,danielillo,danielin daniela:dani david:davi,davichu,davidin
  demetrio:deme desamparados:amparo,ampa,amparin,desa diego:dieguito,dieguin
  dolores:lola,loli,lolita,mariloli,dolo,lolina,loles,doloretes dominga:minga
  domingo:mingo,chomin,minguito,txomin,domin eduardo:edu,lalo,eduardito,guayo elena:lena,nena,ele,elenita,helen
  elisa:eli,lisa elvira:elvi,viri emilia:emi,milita,mili emilio:emi,millo,milio,emilin
  encarnacion:encarna,encarni,encarnita,chon,encarnica enrique:quique,kike,rique,quico,enriquito,henry,queco
  enriqueta:queta,quetita,enri ernestina:tina,erni ernesto:neto,tito,ernest,erni
  esperanza:espe,pera,esperancita,lancha esteban:estebanillo,teban,estebe estefania:fani,estefi,fanny,estefa
  eugenia:geni,genia,uge,euge,ugenia eugenio:genio,geni,ugenio,geno eulalia:lali,lala,olalla,eula,lalia
  eusebio:sebio,use,chebo eustaquio:taquio,eusta evaristo:varo,evaris faustino:tino,fausti,faus feliciana:feli
  feliciano:feli,chano felipa:feli,pipa felipe:pipe,feli,lipe,felipin felisa:feli,lisa feliz:feli fernanda:fer,nanda
  fernando:fer,nando,ferny,fernan,nandito,ferchu filomena:filo,mena florencio:floro,flor,florenci
  florentina:flor,flora,floren florentino:floren,floro,tino francesc:xesc,cesc,siscu
  francisca:paca,paqui,paquita,curra,fanny,frasca,pancha,quica,fran,paki,francis,cisca,xisca
  francisco:paco,curro,pancho,fran,kiko,quico,paquito,frasco,pacorro,panchito,farruco,currito,chisco,paquillo,cisco,francis,xisco,xesc,cesc
  fuensanta:fuen,fuensantica,santi fulgencio:fulgen,gencio gabriel:gabi,gabo,biel,gaby gabriela:gabi,gaby,gabita,ela
  genoveva:veva,geno,genove gerardo:gera,gerar,lalo gertrudis:tula,tuta,gertru,trudi graciela:gracia,chela,chelo
  gregoria:goya,goyi,gori gregorio:goyo,gori,grego,goyito guadalupe:lupe,lupita,guada,lupi
  guillermina:guille,mina,guillermi guillermo:guille,memo,willy,guillo,guillermito gumersindo:gumer,sindo
  hermenegildo:hermene,gildo,mere herminia:hermi,mini hipolita:poli hipolito:poli,polo hortensia:horten,tensi
  humberto:beto,berto,humber ignacia:nacha ignacio:nacho,inaki,nachete,igna,naxo,nachito,nachin,iggy inigo:ini
  inmaculada:inma,macu,conchi,purisima,inmita inocencio:chencho,ino,inocen irene:ire,nene
  isabel:isa,isabelita,chabela,sabel,bel,isabelina,chabeli,beli,chavela,isi isabelino:isa isidoro:isi,doro,sidoro
  isidro:isi,sidro jacobo:yago,jaco,coby jaime:jaimito,jimmy,jaimin,xaume,jaume
  javier:javi,xavi,javito,javichu,xabi,javivi jesus:chus,suso,chuy,jesusin,chuchi,susi,jesusito,chucho
  joaquin:quino,ximo,joaqui,chimo,quim,juaquin,quinito joaquina:quina,ximeta,quinita,joaqui
  jorge:jorgito,coque,yorch,jordi,koke
  jose:pepe,pepito,pepin,cheo,chepe,pepillo,pito,pep,josep,josete,joselito,pepote,joseito jose-antonio:josean,totono
  jose-ignacio:joseina,nacho jose-luis:joselu,pepelu,coselu jose-manuel:josema,pepe
  jose-maria:chema,josema,txema,josemari jose-miguel:josemi jose-ramon:joserra
  josefa:pepa,pepi,pepita,fina,chepa,josefina,finita,pepica,sefa josefina:fina,pepa,pepi,jose,finita,jo
  josemaria:chema,josema juan:juanito,juanillo,juanin,juancho,juanete,xan,joan,nito,juanon juan-antonio:juanan
  juan-carlos:juanca,juancar juan-francisco:juanfran juan-jose:juanjo,juanje juan-luis:juanlu juan-manuel:juanma
  juan-miguel:juanmi juan-ramon:juanra juana:juani,juanita,juanina,nita julia:juli,julita
  julian:juli,juliancito,julianin juliana:juli julio:julito,juli ladislao:ladis,lalo laura:lauri,laurita
  leandro:lean,andro leocadia:leo,cadia leonardo:leo,nardo,leon leonor:leo,nor,nono leopoldo:polo,leo,poldo lidia:lidi
  lorenza:loren,lencha lorenzo:loren,lencho,renzo,lorencito lourdes:lurdes,lulu,lourditas
  lucia:luci,lucita,chia,luchi,luz luciano:lucio,chano,luci luis:lucho,luisito,luisin,guicho,luisillo
  luis-miguel:luismi luisa:lucha,luisi,luisita,lisa macarena:maca,macarenilla magdalena:magda,malena,lena,magdi,madi
  magin:magi manuel:manolo,lolo,manu,manolito,manolin,nolo,manuelito,chema,manel
  manuela:manoli,manola,lola,manolita,manu,nela,lela maravillas:mavi,maravi marcelino:marce,chelino,lino
  marcelo:marce,chelo,celo margarita:marga,margot,rita,margari,maguita,margui
  maria:mari,maruja,marichu,mariquita,marieta,mariona,mia,mariuca,maruchi,mariucha
  maria-angeles:mariangeles,nines,gelines,marian maria-carmen:mamen,maica,maricarmen,mayca
  maria-concepcion:mariconchi,conchi maria-cristina:macri,cris maria-dolores:lola,marilo
  maria-eugenia:maru,marugenia,uge maria-isabel:maribel,isa,marisa,mabel maria-jose:mariajo,cote,majo,pepa
  maria-luisa:marisa,malu,marilu maria-mar:marimar,mar maria-pilar:maripili,pili,mapi maria-rosa:marirrosa,rosa
  maria-teresa:maite,mayte,mariate,maritere maria-victoria:marivi,vicky mariajose:mariajo,cote,majo mariana:nana
  mariano:nano,marianillo,mariani marisol:sol,mari martin:martincho,tin,marti martina:tina,marti
  matilde:mati,tilde,maty,matildita mauricio:mau,mauri maximiliano:max,maxi,chimiliano maximo:maxi,max melchor:melchi
  mercedes:merche,meche,merceditas,chita,merchi,mercedita,mechita,cheche,merce
  miguel:migue,miguelito,mike,michel,miguelin,miguelon,miki milagros:mila,mili,milagritos,lali,mily modesto:mode,desto
  monica:moni,mona,monis montserrat:montse,montsina,rat,monse natalia:nati,nata,talia,naty natividad:nati,natita,navi
  nicanor:cano,nica nicolas:nico,colas,nicolasillo nicolasa:nico,colasa nieves:nievitas,neus,marinieves
  obdulia:obdu,lula octavio:tavi,tavo,octa pablo:pablito,pablin,pau,pablete paloma:palo,palomita
  pascual:pascualin,pasqui,cual patricia:patri,pati,paty,tricia,patito
  pedro:perico,pedrito,periquillo,pedrin,peri,perucho,pedrucho perpetua:perpe petra:petri,petrita
  pilar:pili,piluca,pilarin,pilarica,pilita,lari,maripili,piluchi policarpo:poli,carpo presentacion:presen,presenta
  primitivo:primi,tivo prudencio:pruden,prude purificacion:puri,purita,pura
  rafael:rafa,rafita,falo,rafi,fael,fali,rafaelillo rafaela:rafi,rafa,fali,rafaelita raimundo:rai,mundo,ray
  ramiro:rami,miro ramon:moncho,ramoncin,mon,mundo,moncin,monchito ramona:mona,moni,ramonita,moncha
  raquel:raqui,kela,raque,rachel remedios:reme,remeditos,reyes reyes:reye ricardo:richi,ricky,rica,riqui,cardo
  roberto:rober,berto,tito,beto,robe rodolfo:fito,rodo,rudy,fofo rosa:rosi,rosita,chita,rosina,rositina
  rosalia:lia,rosi,rosa,chalia rosario:charo,chari,rosi,charito,rosarito,chayo,sarito rosendo:sendo,chendo
  salvador:salva,salvi,chava,boro,chavador,dori,salvita salvadora:dora,dori,salva
  santiago:santi,chago,yago,tiago,diego,jacobo,chanti saturnino:satur,nino sebastian:sebas,chano,seba,bastian,tian
  serafin:sera,fin sergio:serch,checo,sergi,chechu severino:seve,rino silvia:silvi,silvita,chiva
  soledad:sole,chole,solita,marisol,soly,chola susana:susi,susa,susanita,su teodora:teo,dora,dori
  teodoro:teo,doro,teodo teresa:tere,teresita,maite,teresina,tete,teresica,teresuca tiburcio:tibu,burcio
  timoteo:timo,teo tomas:tomasin,tomasito,tomi,tomasillo trinidad:trini,trinita ubaldo:baldo,uba urbano:urba
  valentin:vale,tin,valen valentina:vale,valen,tina venancio:vena,nancio veronica:vero,nica,veroni
  vicenta:vicen,centeta,chenta vicente:chente,tente,vicentico,vicen,visent,centet victor:vito,vic,victorin
  victoria:vicky,viki,toya,vito,viqui,victo virginia:virgi,gina,ginia,vir visitacion:visi vladimiro:vladi
  wenceslao:wences,lao,vences xavier:xavi,javi yolanda:yoli,yola,yolandita,yol
`;
