import type { DemoTranslation } from './demo-translation.ts'

export const romanian: DemoTranslation = {
  decimalSeparator: ',',
  onFloor: (floor) => `, la etajul ${floor}`,
  onTwoFloors: (lower) => `, la etajele ${lower} și ${lower + 1}`,
  onLastFloors: ', la ultimele două etaje',
  texts: {
    Черноморие: 'Litoralul bulgar al Mării Negre',
    сградата: 'clădirea',
    А: 'A',
    Б: 'B',
    Сутерен: 'Subsol',
    'Етаж {1}': 'Nivelul {1}',
    Студио: 'Studio',
    Едностаен: 'Garsonieră',
    Двустаен: 'Apartament cu 2 camere',
    'Двустаен мезонет': 'Duplex cu 2 camere',
    Тристаен: 'Apartament cu 3 camere',
    'Тристаен мезонет': 'Duplex cu 3 camere',
    'Четиристаен мезонет': 'Duplex cu 4 camere',
    апартамента: 'apartamente',
    паркоместа: 'locuri de parcare',
    'стойки за велосипеди': 'suporturi pentru biciclete',
    'търговски обекта': 'spații comerciale',
    'Покрити паркоместа': 'Locuri de parcare acoperite',
    Гаражи: 'Garaje',
    Ден: 'Ziua',
    Здрач: 'În amurg',
    'Вашият дом до морето': 'Casa dumneavoastră la mare',
    'Нова сграда на българското Черноморие: {1} апартамента на крачки от плажа':
      'O clădire nouă pe litoralul bulgar al Mării Negre: {1} apartamente la câțiva pași de plajă',
    'Как се живее тук': 'Cum se trăiește aici',
    'Светли стаи, големи прозорци и материали, които остаряват красиво.':
      'Camere luminoase, ferestre mari și materiale care îmbătrânesc frumos.',
    Дневна: 'Living',
    Кухня: 'Bucătărie',
    Спалня: 'Dormitor',
    'Домът, в който всичко е обмислено': 'O casă în care totul este bine gândit',
    Сигурност: 'Siguranță',
    'Контролиран достъп, видеонаблюдение на общите части и блиндирани входни врати.':
      'Acces controlat, supraveghere video în părțile comune și uși de intrare blindate.',
    Комуникация: 'Transport și acces',
    'Автобусът спира на две минути пеша, а с кола се влиза направо в паркинга, без да се обикаля кварталът.':
      'Autobuzul oprește la două minute de mers pe jos, iar cu mașina intrați direct în parcare, fără să dați ocol cartierului.',
    'Енергийна ефективност клас A': 'Eficiență energetică clasa A',
    'Топлоизолация, троен стъклопакет и ниски сметки през цялата година.':
      'Termoizolație, geam tripan și facturi mici tot timpul anului.',
    Качество: 'Calitate',
    'Подбрани материали и внимателно изпълнение, което личи и след години.':
      'Materiale alese cu grijă și o execuție atentă, care se vede și după ani.',
    'Единадесет етажа с два входа, замислени така, че всеки дом да получи светлина и въздух.':
      'Unsprezece niveluri și două scări, gândite astfel încât fiecare locuință să aibă lumină și aer.',
    'Апартаменти от студиа до четиристайни мезонети и търговски площи на партера\nСтойки за велосипеди':
      'Locuințe de la studiouri până la duplexuri cu 4 camere și spații comerciale la parter\nSuporturi pentru biciclete',
    'На първа линия, между парка и плажа. Градът е на крачка, морето – пред Вас.':
      'În prima linie la mare, între parc și plajă. Orașul este la un pas, iar valurile – chiar în fața dumneavoastră.',
    Паркът: 'Parcul',
    Плажът: 'Plaja',
    'Автобусна спирка': 'Stația de autobuz',
    'Търговски обекти на партера, с витрини към парка и крайбрежната алея.':
      'Spații comerciale la parter, cu vitrine spre parc și spre faleză.',
    'Примерна сграда {1}, Примерна сграда {2}, Примерна сграда {3}':
      'Clădire-exemplu {1}, Clădire-exemplu {2}, Clădire-exemplu {3}',
    'юни {1} г.': 'iunie {1}',
    'при предварителния договор': 'la semnarea antecontractului',
    'при Акт 14': 'la semnarea Actului 14 (structura finalizată)',
    'при Акт 15': 'la semnarea Actului 15 (construcție finalizată)',
    'при нотариалния акт': 'la semnarea contractului la notar',
    'Кафе с тераса към парка, вход Б': 'Cafenea cu terasă spre parc, scara B',
    'Заведението до главния вход е {1} м² на партера, с витрини към парка и място за маси под козирката. Подготвени са връзки за бар, аспирация и собствено електромерно табло. Крайбрежната алея минава на няколко крачки, а хората от двата входа са първите клиенти всяка сутрин.':
      'Cafeneaua de lângă intrarea principală are {1} m² la parter, cu vitrine spre parc și loc pentru mese sub copertină. Sunt pregătite racorduri pentru bar și hotă, precum și un tablou electric cu contor propriu. Faleza este la câțiva pași, iar locatarii celor două scări sunt primii clienți în fiecare dimineață.',
    'Магазин на партера, вход А': 'Magazin la parter, scara A',
    'Търговски обект от {1} м² с висок таван, две витрини и отделна тоалетна. Подходящ е за пекарна, аптека или малък хранителен магазин. Зареждането е откъм задния двор, а паркингът на първото ниво е в съседство.':
      'Spațiu comercial de {1} m² cu tavan înalt, două vitrine și grup sanitar propriu. Este potrivit pentru o brutărie, o farmacie sau un mic magazin alimentar. Aprovizionarea se face prin curtea din spate, iar parcarea de la primul nivel este alături.',
    'Изглед към морето': 'Vedere la mare',
    'Изглед към парка и странично към морето': 'Vedere spre parc și vedere laterală la mare',
    'Изглед към парка': 'Vedere spre parc',
    'Вътрешна стълба към горния етаж': 'Scară interioară spre etajul superior',
    'Ъглова тераса на две страни': 'Terasă de colț pe două laturi',
    'Голяма тераса': 'Terasă mare',
    'Две бани': 'Două băi',
    'Отделна тоалетна': 'Toaletă separată',
    'Самостоятелна кухня с прозорец': 'Bucătărie separată cu fereastră',
    Килер: 'Debara',
    'Мокро помещение за пране': 'Spălătorie',
    'Последен етаж': 'Ultimul etaj',
    'Троен стъклопакет': 'Geam tripan',
    'Блиндирана входна врата': 'Ușă de intrare blindată',
    Видеодомофон: 'Videointerfon',
    'Отопление с термопомпа': 'Încălzire cu pompă de căldură',
    'Подготовка за климатици': 'Preinstalare pentru aer condiționat',
    'Оптичен интернет': 'Internet prin fibră optică',
    'Изкопът е готов и фундаментната плоча е излята. Кранът вече е на мястото си.':
      'Săpătura este gata și placa de fundație a fost turnată. Macaraua este deja la locul ei.',
    'Конструкцията стигна третия етаж. Едната секция върви с етаж по-напред от другата.':
      'Structura a ajuns la etajul al treilea. Unul dintre corpuri este cu un etaj înaintea celuilalt.',
    'Шестата плоча е излята. Оттук морето вече се вижда над дърветата.':
      'A șasea placă a fost turnată. De aici marea se vede deja peste copaci.',
    'Девет етажа са готови, а на долните започна зидарията.':
      'Nouă etaje sunt gata, iar la cele de jos a început zidăria.',
    'Грубият строеж е завършен: и единадесетият етаж е покрит, а Акт 14 е подписан.':
      'Structura este finalizată: și etajul al unsprezecelea are placă, iar Actul 14 a fost semnat.',
    'Кранът е демонтиран. Монтира се дограмата, а едната секция е в скеле заради фасадата.':
      'Macaraua a fost demontată. Se montează ferestrele, iar la unul dintre corpuri s-a montat schela pentru fațadă.',
  },
  sentences: {
    'Антрето води поотделно към кухнята ({1} м²), стаята ({2} м²) и банята.':
      'Din hol se intră separat în bucătărie ({1} m²), în cameră ({2} m²) și în baie.',
    'Антрето отделя банята от стаята, която е {1} м².': 'Holul desparte baia de cameră, care are {1} m².',
    'Антрето разделя спалнята от дневната с кухненски бокс, която е {1} м².':
      'Holul desparte dormitorul de livingul cu chicinetă, care are {1} m².',
    'Асансьорът слиза направо до паркинга в сутерена.': 'Liftul coboară direct în parcarea de la subsol.',
    'В {1} м² се събират кът за спане, диван и кухня, а банята е до входа.':
      'În {1} m² încap un colț de dormit, o canapea și bucătăria, iar baia este lângă intrare.',
    'В далечината се виждат хълмовете, а вечер – светлините на града.':
      'În depărtare se văd dealurile, iar seara – luminile orașului.',
    'В двора има място за игра и пейки на сянка.': 'În curte sunt un loc de joacă și bănci la umbră.',
    'В кухнята ({1} м²) се побира маса за двама, а в стаята ({2} м²) – двойно легло и фотьойл.':
      'În bucătărie ({1} m²) încape o masă pentru două persoane, iar în cameră ({2} m²) – un pat dublu și un fotoliu.',
    'Вечерите на терасата са с изглед към залязващото слънце.': 'Seara, de pe terasă se vede apusul.',
    'Височината отваря гледка над покривите чак до хълмовете.':
      'De la înălțime, priveliștea se deschide peste acoperișuri, până la dealuri.',
    'Вместо тераса има голям прозорец, който се отваря докрай.':
      'În loc de terasă are o fereastră mare, care se deschide complet.',
    'Главният вход е откъм парка, под козирката на партера.':
      'Intrarea principală este dinspre parc, sub copertina de la parter.',
    'Гледката е към покривите на града и синия силует на планината.':
      'Priveliștea se deschide spre acoperișurile orașului și silueta albastră a muntelui.',
    'Двете спални и банята са встрани от дневната с бокс, която е {1} м².':
      'Cele două dormitoare și baia sunt separate de livingul cu chicinetă, care are {1} m².',
    'Двете фасади пълнят дневната със светлина още от сутринта.':
      'Cele două fațade umplu livingul de lumină încă de dimineață.',
    'Дворът отзад е засаден с храсти и ниски дървета.':
      'Curtea din spate este plantată cu arbuști și copaci scunzi.',
    'Двустаен апартамент за двойка или малко семейство.':
      'Apartament cu 2 camere pentru un cuplu sau o familie mică.',
    'Двустаен апартамент с добре отделени дневна и нощна част.':
      'Apartament cu 2 camere, cu zona de zi și cea de noapte bine separate.',
    'Двустаен апартамент, който се мебелира лесно.': 'Apartament cu 2 camere, ușor de mobilat.',
    'Двустаен апартамент, удобен и за лятото, и за живеене през цялата година.':
      'Apartament cu 2 camere, potrivit atât pentru vară, cât și pentru locuit tot anul.',
    'Двустаен мезонет с усещане за малка къща над парка.':
      'Duplex cu 2 camere, ca o căsuță deasupra parcului.',
    'Двустаен мезонет: долу е денят, горе е спалнята.': 'Duplex cu 2 camere: jos zona de zi, sus dormitorul.',
    'Мезонет за двама, в който спалнята е на отделно ниво.':
      'Duplex pentru două persoane, cu dormitorul la un nivel separat.',
    'Дневната е {1} м², кухнята до нея – {2} м², спалнята – {3} м².':
      'Livingul are {1} m², bucătăria de lângă el – {2} m², dormitorul – {3} m².',
    'Дневната е {1} м², спалните – {2} и {3} м².': 'Livingul are {1} m², dormitoarele – {2} și {3} m².',
    'Дневната е {1} м², спалните – {2}, {3} и {4} м².':
      'Livingul are {1} m², dormitoarele – {2}, {3} și {4} m².',
    'Дневната е {1} м², спалнята – {2} м².': 'Livingul are {1} m², dormitorul – {2} m².',
    'Дневната от {1} м² е свързана с кухнята, а една от трите спални има собствена баня.':
      'Livingul de {1} m² comunică cu bucătăria, iar unul dintre cele trei dormitoare are baie proprie.',
    'Дневната с бокс е {1} м², а горе двете спални си поделят баня с вана.':
      'Livingul cu chicinetă are {1} m², iar sus cele două dormitoare împart o baie cu cadă.',
    'Дневната с бокс е {1} м², а от антрето се влиза поотделно във всяка спалня.':
      'Livingul cu chicinetă are {1} m², iar din hol se intră separat în fiecare dormitor.',
    'Дневната с кухненски бокс е {1} м², спалните – {2} и {3} м².':
      'Livingul cu chicinetă are {1} m², dormitoarele – {2} și {3} m².',
    'Дневната с кухненски бокс е {1} м², спалнята – {2} м².':
      'Livingul cu chicinetă are {1} m², dormitorul – {2} m².',
    'До двора се стига и по стълбите, без да се чака асансьор.':
      'În curte se ajunge și pe scări, fără a aștepta liftul.',
    'До етажа се стига с два асансьора.': 'Etajul este deservit de două lifturi.',
    'До пясъка са няколко минути пеша.': 'Până la plajă sunt câteva minute de mers pe jos.',
    'Дърветата на парка са пред терасата, а вечер откъм брега се чуват вълните.':
      'Copacii parcului sunt chiar în fața terasei, iar seara se aud valurile dinspre țărm.',
    'Дърветата отпред пазят сянка през лятото и пускат слънцето през зимата.':
      'Copacii din față fac umbră vara și lasă soarele să intre iarna.',
    'Едностаен апартамент за един или двама, в който готвенето остава зад собствена врата.':
      'Garsonieră pentru una sau două persoane, cu bucătărie închisă, separată de cameră.',
    'Едностаен апартамент с отделна кухня – рядкост сред по-малките жилища.':
      'Garsonieră cu bucătărie separată – o raritate printre locuințele mici.',
    'Едностаен апартамент с ясно разпределение: антре, баня, кухня с прозорец и стая.':
      'Garsonieră cu compartimentare clară: hol, baie, bucătărie cu fereastră și cameră.',
    'Уютен едностаен апартамент, подходящ и за почивка, и за постоянно живеене.':
      'Garsonieră primitoare, potrivită atât pentru vacanțe, cât și pentru locuit permanent.',
    'Жилището е без тераса, затова цялата площ е на закрито.':
      'Locuința nu are terasă, așa că toată suprafața este interioară.',
    'Зад парапета на терасата започва зеленината на парка.':
      'Dincolo de balustrada terasei începe verdeața parcului.',
    'Закуската се пренася лесно на терасата от {1} м².': 'Micul dejun se mută ușor pe terasa de {1} m².',
    'И дневната, и спалните излизат на тераса – общо {1} м².':
      'Atât livingul, cât și dormitoarele au ieșire pe terasă – în total {1} m².',
    'Изгревът е над морето, а през деня слънцето обикаля терасата от изток на юг.':
      'Soarele răsare deasupra mării, iar în timpul zilei luminează terasa dinspre est spre sud.',
    'Изгревът над залива е част от всяка сутрин тук.':
      'Răsăritul deasupra golfului face parte din fiecare dimineață aici.',
    'Изложението е право на юг, а източният край на хоризонта е море.':
      'Orientarea este exact spre sud, iar spre est orizontul este marea.',
    'Компактно студио, в което всеки метър е на мястото си.':
      'Studio compact, în care fiecare metru își are rostul.',
    'Малък и светъл дом без излишни коридори.': 'O locuință mică și luminoasă, fără coridoare inutile.',
    'Подредено студио с кът за спане и кухненски бокс покрай стената.':
      'Studio bine organizat, cu colț de dormit și chicinetă de-a lungul peretelui.',
    'Студио за хора, които идват на море с една чанта и искат всичко подръка.':
      'Studio pentru cei care vin la mare cu o singură geantă și vor totul la îndemână.',
    'Студио, лесно за поддръжка и удобно за отдаване през лятото.':
      'Studio ușor de întreținut și numai bun de dat în chirie vara.',
    'Кухненският бокс е в дъното на дневната от {1} м², а тоалетната е отделно от банята.':
      'Chicineta este în capătul livingului de {1} m², iar toaleta este separată de baie.',
    'Кухненският бокс е прибран в дъното на дневната от {1} м², далеч от погледа на гостите.':
      'Chicineta este retrasă în capătul livingului de {1} m², ferită de privirile oaspeților.',
    'Кухнята от {1} м² има собствен прозорец и не отнема нищо от стаята, която е {2} м².':
      'Bucătăria de {1} m² are fereastră proprie și nu răpește nimic din camera de {2} m².',
    'Кухнята от {1} м² се отваря към дневната, но си остава самостоятелно помещение.':
      'Bucătăria de {1} m² se deschide spre living, dar rămâne o încăpere de sine stătătoare.',
    'Към двора няма преминаващи коли, само зеленина и алея.':
      'Pe partea dinspre curte nu trec mașini: este doar verdeață și o alee.',
    'Леглото, диванът и боксът имат свое място в стаята от {1} м².':
      'Patul, canapeaua și chicineta au fiecare locul lor în camera de {1} m².',
    'Малката тераса от {1} м² стига за две чаши кафе.':
      'Mica terasă de {1} m² este numai bună pentru două cești de cafea.',
    'Морето се вижда през източните прозорци, а терасата остава на сянка в горещите следобеди.':
      'Marea se vede prin ferestrele dinspre est, iar terasa rămâne la umbră în după-amiezile fierbinți.',
    'На всяко ниво има тераса, двете заедно са {1} м².':
      'La fiecare nivel este câte o terasă; împreună au {1} m².',
    'На етажа има помещение за велосипеди.': 'La etaj există o încăpere pentru biciclete.',
    'На запад са градът и хълмовете, зад които слънцето се скрива последно.':
      'Spre vest se află orașul și dealurile în spatele cărora apune soarele.',
    'На терасата от {1} м² има място за маса и шезлонг.':
      'Pe terasa de {1} m² este loc pentru o masă și un șezlong.',
    'На терасата от {1} м² се закусва, чете и посреща лятото.':
      'Terasa de {1} m² este locul pentru micul dejun, pentru citit și pentru serile de vară.',
    'На ъгъла се срещат южното слънце и вятърът откъм морето.':
      'La colț se întâlnesc soarele de la sud și briza mării.',
    'Над парка погледът стига до брега и лодките по водата.':
      'Peste parc, privirea ajunge până la țărm și la bărcile de pe apă.',
    'Общите части се поддържат целогодишно.': 'Părțile comune sunt întreținute tot timpul anului.',
    'Освен дневна ({1} м²) и кухня ({2} м²) има баня, отделна тоалетна и килер.':
      'Pe lângă living ({1} m²) și bucătărie ({2} m²) are baie, toaletă separată și debara.',
    'От антрето се влиза направо и в спалнята, и в дневната с бокс ({1} м²).':
      'Din hol se intră direct atât în dormitor, cât și în livingul cu chicinetă ({1} m²).',
    'От дневната се излиза на тераса от {1} м².': 'Din living se iese pe o terasă de {1} m².',
    'От стаята се излиза на тераса от {1} м².': 'Din cameră se iese pe o terasă de {1} m².',
    'От източната страна няма друга сграда до самия бряг.':
      'Pe partea de est nu mai este nicio clădire până la țărm.',
    'От прозорците се виждат керемидените покриви на града и хълмовете зад тях.':
      'De la ferestre se văd acoperișurile de țiglă ale orașului și dealurile din spatele lor.',
    'От ъгловата тераса се виждат плажът, морето и алеите на парка.':
      'De pe terasa de colț se văd plaja, marea și aleile parcului.',
    'Откъм града въздухът е тих дори когато по брега духа.':
      'Pe partea dinspre oraș aerul este liniștit chiar și când bate vântul pe țărm.',
    'Паркът започва пред сградата и стига до крайбрежната алея.':
      'Parcul începe în fața clădirii și ajunge până la faleză.',
    'По желание се предлага и с паркомясто.': 'La cerere, se poate cumpăra și un loc de parcare.',
    'Под спалнята с баня е дневната с кухненски бокс от {1} м²; на входа има тоалетна за гости.':
      'Sub dormitorul cu baie se află livingul cu chicinetă, de {1} m²; la intrare este o toaletă pentru oaspeți.',
    'Практичен двустаен апартамент, в който няма изгубена площ.':
      'Apartament practic cu 2 camere, fără spații pierdute.',
    'Светъл двустаен апартамент без преходни стаи.': 'Apartament luminos cu 2 camere, decomandat.',
    'Пред дневната има тераса от {1} м².': 'În fața livingului este o terasă de {1} m².',
    'Пред стаята има тераса от {1} м².': 'În fața camerei este o terasă de {1} m².',
    'Пред прозорците са короните на дърветата в парка и ивица море на хоризонта.':
      'În fața ferestrelor se văd coroanele copacilor din parc și o fâșie de mare la orizont.',
    'Пред терасата са дърветата и алеите, по които се стига до плажа.':
      'În fața terasei sunt copacii și aleile care duc la plajă.',
    'Предава се с изпълнени подови настилки и оборудвана баня.':
      'Se predă cu pardoselile montate și baia complet utilată.',
    'През зимата слънцето стига до отсрещната стена, през лятото козирката над терасата го спира.':
      'Iarna soarele ajunge până la peretele opus, iar vara îl oprește copertina de deasupra terasei.',
    'През лятото тук е прохладно и спокойно, далеч от шума на крайбрежната алея.':
      'Vara aici este răcoare și liniște, departe de zgomotul falezei.',
    'Прозорците гледат към морето, а утринното слънце влиза рано.':
      'Ferestrele dau spre mare, iar soarele dimineții intră devreme.',
    'Прозорците гледат към тихата страна на двора.': 'Ferestrele dau spre partea liniștită a curții.',
    'Прозорците гледат към хълмовете зад града и залеза.':
      'Ferestrele dau spre dealurile din spatele orașului și spre apus.',
    'Разходите за поддръжка са ниски.': 'Costurile de întreținere sunt mici.',
    'С тераса от {1} м² домът продължава навън.':
      'Cu o terasă de {1} m², locuința se prelungește în aer liber.',
    'Светлината е мека през целия ден, без пряко слънце в стаите.':
      'Lumina este blândă toată ziua, fără soare direct în camere.',
    'Сградата е с енергиен клас А.': 'Clădirea are clasa energetică A.',
    'Северното изложение пази прохлада през лятото, а хълмовете са като нарисувани.':
      'Orientarea spre nord păstrează răcoarea vara, iar dealurile par pictate.',
    'След работния ден тук още е светло и топло.': 'După o zi de lucru, aici este încă lumină și cald.',
    'Следобедното слънце остава до късно, а залезите са над хълмовете.':
      'Soarele de după-amiază rămâne până târziu, iar apusurile sunt deasupra dealurilor.',
    'Слънцето е тук през по-голямата част от деня, а гледката е към зеленината.':
      'Aici este soare cea mai mare parte a zilei, iar vederea este spre verdeață.',
    'Спалнята е в единия край, кухнята от {1} м² – в другия, а между тях е дневната от {2} м².':
      'Dormitorul este la un capăt, bucătăria de {1} m² – la celălalt, iar între ele se află livingul de {2} m².',
    'Спокойната страна на сградата е добър избор за ранно лягане и дълъг сън.':
      'Partea liniștită a clădirii este o alegere bună pentru cei care se culcă devreme și dorm pe îndelete.',
    'Стаята е {1} м², а кухнята – {2} м², с място за маса до прозореца.':
      'Camera are {1} m², iar bucătăria – {2} m², cu loc pentru o masă lângă fereastră.',
    'Стаята с кухненския бокс е {1} м² и побира легло, диван и маса за двама.':
      'Camera cu chicinetă are {1} m² și loc pentru un pat, o canapea și o masă de două persoane.',
    'Сянката на сградата пази стаите от летния пек.': 'Umbra clădirii ferește camerele de arșița verii.',
    'Тази страна остава тиха и в разгара на сезона.': 'Această parte rămâne liniștită și în plin sezon.',
    'Тераса няма: всички квадратни метри са вътре.': 'Nu are terasă: toți metrii pătrați sunt înăuntru.',
    'Терасата гледа към парка, а вляво от нея се открива и морето.':
      'Terasa dă spre parc, iar în stânga se vede și marea.',
    'Терасата е {1} м² и върви по цялата ширина на жилището.':
      'Terasa are {1} m² și se întinde pe toată lățimea locuinței.',
    'Терасата е {1} м², точно за масичка и два стола.':
      'Terasa are {1} m², exact cât pentru o măsuță și două scaune.',
    'Терасата е {1} м²: достатъчно за вечеря с приятели.':
      'Terasa are {1} m²: destul pentru o cină cu prietenii.',
    'Терасата завива около ъгъла: от едната ѝ страна е паркът, от другата – морето.':
      'Terasa ocolește colțul: de o parte este parcul, de cealaltă – marea.',
    'Терасата от {1} м² побира маса за шестима и два шезлонга.':
      'Pe terasa de {1} m² încap o masă pentru șase persoane și două șezlonguri.',
    'Терасите на двете нива са общо {1} м².': 'Terasele celor două niveluri au în total {1} m².',
    'Тристаен апартамент за семейство, което мисли за морето като за дом.':
      'Apartament cu 3 camere pentru o familie care se simte acasă la mare.',
    'Просторен тристаен апартамент с две спални и обща дневна част.':
      'Apartament spațios cu 3 camere, cu două dormitoare și o zonă de zi comună.',
    'Тристаен апартамент с тиха нощна зона и широка дневна.':
      'Apartament cu 3 camere, cu zonă de noapte liniștită și living generos.',
    'Тристаен апартамент, в който децата и гостите имат своя стая.':
      'Apartament cu 3 camere, în care copiii și oaspeții au camera lor.',
    'Тристаен мезонет с дневна на долното ниво и две спални над нея.':
      'Duplex cu 3 camere, cu livingul la nivelul inferior și două dormitoare deasupra.',
    'Тристаен мезонет, който събира удобството на апартамент и уединението на къща.':
      'Duplex cu 3 camere, care îmbină confortul unui apartament cu intimitatea unei case.',
    'Семеен мезонет на две нива, свързани с вътрешна стълба.':
      'Duplex de familie pe două niveluri, legate printr-o scară interioară.',
    'Трите прозореца на фасадата са на кухнята ({1} м²), дневната ({2} м²) и спалнята.':
      'Cele trei ferestre ale fațadei sunt ale bucătăriei ({1} m²), livingului ({2} m²) și dormitorului.',
    'Тук е най-прохладната страна на сградата, с поглед далеч на север.':
      'Aici este partea cea mai răcoroasă a clădirii, cu priveliște largă spre nord.',
    'Четиристаен мезонет за голямо семейство: дневна и кухня долу, три спални горе.':
      'Duplex cu 4 camere pentru o familie numeroasă: living și bucătărie jos, trei dormitoare sus.',
    'Четиристаен мезонет, най-просторното жилище в своята част на сградата.':
      'Duplex cu 4 camere, cea mai spațioasă locuință din partea sa de clădire.',
    'Представителен четиристаен мезонет на ъгъла на сградата.':
      'Duplex impunător cu 4 camere, la colțul clădirii.',
    'Ъгловото разположение дава два вида светлина: мека от север и морска от изток.':
      'Poziția de colț aduce două feluri de lumină: blândă dinspre nord și strălucitoare dinspre mare, la est.',
    'Ъгълът лови светлина от обед до вечерта.': 'Colțul prinde lumina de la prânz până seara.',
    'Южните прозорци гледат към парка пред сградата.':
      'Ferestrele dinspre sud dau spre parcul din fața clădirii.',
    'Южното слънце влиза дълбоко вътре, а от терасата се вижда и морето.':
      'Soarele de la sud pătrunde adânc în interior, iar de pe terasă se vede și marea.',
  },
}
