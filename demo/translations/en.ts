import type { DemoTranslation } from './demo-translation.ts'

export const english: DemoTranslation = {
  decimalSeparator: '.',
  onFloor: (floor) => `, on floor ${floor}`,
  onTwoFloors: (lower) => `, on floors ${lower} and ${lower + 1}`,
  onLastFloors: ', on the top two floors',
  texts: {
    Черноморие: 'Black Sea coast',
    сградата: 'the building',
    А: 'A',
    Б: 'B',
    Сутерен: 'Basement',
    'Етаж {1}': 'Level {1}',
    Студио: 'Studio',
    Едностаен: 'One-room apartment',
    Двустаен: 'One-bedroom apartment',
    'Двустаен мезонет': 'One-bedroom maisonette',
    Тристаен: 'Two-bedroom apartment',
    'Тристаен мезонет': 'Two-bedroom maisonette',
    'Четиристаен мезонет': 'Three-bedroom maisonette',
    апартамента: 'apartments',
    паркоместа: 'parking spaces',
    'стойки за велосипеди': 'bike racks',
    'търговски обекта': 'commercial units',
    'Покрити паркоместа': 'Covered parking spaces',
    Гаражи: 'Garages',
    Ден: 'By day',
    Здрач: 'At dusk',
    'Вашият дом до морето': 'Your home by the sea',
    'Нова сграда на българското Черноморие: {1} апартамента на крачки от плажа':
      'A new building on the Bulgarian Black Sea coast: {1} apartments, moments from the beach',
    'Как се живее тук': 'Living here',
    'Светли стаи, големи прозорци и материали, които остаряват красиво.':
      'Bright rooms, large windows and materials that age beautifully.',
    Дневна: 'Living room',
    Кухня: 'Kitchen',
    Спалня: 'Bedroom',
    'Домът, в който всичко е обмислено': 'A home where every detail has been considered',
    Сигурност: 'Security',
    'Контролиран достъп, видеонаблюдение на общите части и блиндирани входни врати.':
      'Controlled access, CCTV in the common parts and reinforced front doors.',
    Комуникация: 'Transport links',
    'Автобусът спира на две минути пеша, а с кола се влиза направо в паркинга, без да се обикаля кварталът.':
      'The bus stop is a two-minute walk away, and you drive straight into the car park without circling the block.',
    'Енергийна ефективност клас A': 'Energy efficiency class A',
    'Топлоизолация, троен стъклопакет и ниски сметки през цялата година.':
      'Thermal insulation, triple glazing and low bills all year round.',
    Качество: 'Quality',
    'Подбрани материали и внимателно изпълнение, което личи и след години.':
      'Carefully chosen materials and workmanship you will still notice years from now.',
    'Единадесет етажа с два входа, замислени така, че всеки дом да получи светлина и въздух.':
      'Eleven floors with two entrances, designed so that every home gets light and air.',
    'Апартаменти от студиа до четиристайни мезонети и търговски площи на партера\nСтойки за велосипеди':
      'Homes from studios to three-bedroom maisonettes, with shops on the ground floor\nBike racks',
    'На първа линия, между парка и плажа. Градът е на крачка, морето – пред Вас.':
      'On the seafront, between the park and the beach. The town is moments away, and the sea is right in front of you.',
    Паркът: 'The park',
    Плажът: 'The beach',
    'Автобусна спирка': 'Bus stop',
    'Търговски обекти на партера, с витрини към парка и крайбрежната алея.':
      'Shops on the ground floor, with display windows facing the park and the seaside promenade.',
    'Примерна сграда {1}, Примерна сграда {2}, Примерна сграда {3}':
      'Sample building {1}, Sample building {2}, Sample building {3}',
    'юни {1} г.': 'June {1}',
    'при предварителния договор': 'on signing the preliminary contract',
    'при Акт 14': 'when Act 14 (structure complete) is issued',
    'при Акт 15': 'when Act 15 (works complete) is issued',
    'при нотариалния акт': 'on signing the title deed before a notary',
    'Кафе с тераса към парка, вход Б': 'Café with a terrace facing the park, entrance B',
    'Заведението до главния вход е {1} м² на партера, с витрини към парка и място за маси под козирката. Подготвени са връзки за бар, аспирация и собствено електромерно табло. Крайбрежната алея минава на няколко крачки, а хората от двата входа са първите клиенти всяка сутрин.':
      'The café next to the main entrance offers {1} m² on the ground floor, with display windows facing the park and room for tables under the canopy. Connections for a bar and an extractor are in place, along with its own electricity meter. The seaside promenade is a few steps away, and the residents of both entrances are the first customers every morning.',
    'Магазин на партера, вход А': 'Shop on the ground floor, entrance A',
    'Търговски обект от {1} м² с висок таван, две витрини и отделна тоалетна. Подходящ е за пекарна, аптека или малък хранителен магазин. Зареждането е откъм задния двор, а паркингът на първото ниво е в съседство.':
      'A shop of {1} m² with a high ceiling, two display windows and a separate toilet. It would suit a bakery, a pharmacy or a small grocery shop. Deliveries come through the rear courtyard, and the car park on level 1 is next door.',
    'Изглед към морето': 'Sea view',
    'Изглед към парка и странично към морето': 'Park view and side sea view',
    'Изглед към парка': 'Park view',
    'Вътрешна стълба към горния етаж': 'Internal stairs to the upper floor',
    'Ъглова тераса на две страни': 'Wrap-around corner terrace',
    'Голяма тераса': 'Large terrace',
    'Две бани': 'Two bathrooms',
    'Отделна тоалетна': 'Separate WC',
    'Самостоятелна кухня с прозорец': 'Separate kitchen with a window',
    Килер: 'Storage room',
    'Мокро помещение за пране': 'Laundry room',
    'Последен етаж': 'Top floor',
    'Троен стъклопакет': 'Triple glazing',
    'Блиндирана входна врата': 'Reinforced front door',
    Видеодомофон: 'Video entry phone',
    'Отопление с термопомпа': 'Heat pump heating',
    'Подготовка за климатици': 'Ready for air conditioning',
    'Оптичен интернет': 'Fibre broadband',
    'Изкопът е готов и фундаментната плоча е излята. Кранът вече е на мястото си.':
      'The pit is dug and the foundation slab is poured. The crane is already in place.',
    'Конструкцията стигна третия етаж. Едната секция върви с етаж по-напред от другата.':
      'The structure has reached the third floor. One section is a floor ahead of the other.',
    'Шестата плоча е излята. Оттук морето вече се вижда над дърветата.':
      'The sixth slab is poured. From up here you can already see the sea above the trees.',
    'Девет етажа са готови, а на долните започна зидарията.':
      'Nine floors are up, and bricklaying has begun on the lower ones.',
    'Грубият строеж е завършен: и единадесетият етаж е покрит, а Акт 14 е подписан.':
      'The structure is complete: the eleventh floor has its ceiling slab, and Act 14 has been signed.',
    'Кранът е демонтиран. Монтира се дограмата, а едната секция е в скеле заради фасадата.':
      'The crane is gone. Windows are being fitted, and scaffolding for the façade is up on one section.',
  },
  sentences: {
    'Антрето води поотделно към кухнята ({1} м²), стаята ({2} м²) и банята.':
      'The kitchen ({1} m²), the main room ({2} m²) and the bathroom each have their own door off the hall.',
    'Антрето отделя банята от стаята, която е {1} м².':
      'The hall separates the bathroom from the {1} m² main room.',
    'Антрето разделя спалнята от дневната с кухненски бокс, която е {1} м².':
      'The hall separates the bedroom from the {1} m² living room with kitchenette.',
    'Асансьорът слиза направо до паркинга в сутерена.':
      'The lift goes straight down to the car park in the basement.',
    'В {1} м² се събират кът за спане, диван и кухня, а банята е до входа.':
      'A sleeping area, a sofa and a kitchen fit into {1} m², with the bathroom by the front door.',
    'В далечината се виждат хълмовете, а вечер – светлините на града.':
      'The hills rise in the distance, and in the evening you see the lights of the town.',
    'В двора има място за игра и пейки на сянка.': 'The courtyard has a play area and benches in the shade.',
    'В кухнята ({1} м²) се побира маса за двама, а в стаята ({2} м²) – двойно легло и фотьойл.':
      'The kitchen ({1} m²) has space for a table for two, the main room ({2} m²) for a double bed and an armchair.',
    'Вечерите на терасата са с изглед към залязващото слънце.':
      'Evenings on the terrace come with a view of the setting sun.',
    'Височината отваря гледка над покривите чак до хълмовете.':
      'From this height the view stretches over the rooftops to the hills.',
    'Вместо тераса има голям прозорец, който се отваря докрай.':
      'Instead of a terrace there is a large window that opens fully.',
    'Главният вход е откъм парка, под козирката на партера.':
      'The main entrance faces the park, under the ground-floor canopy.',
    'Гледката е към покривите на града и синия силует на планината.':
      'The view is over the rooftops of the town to the blue outline of the mountains.',
    'Двете спални и банята са встрани от дневната с бокс, която е {1} м².':
      'The two bedrooms and the bathroom are set apart from the {1} m² living room with kitchenette.',
    'Двете фасади пълнят дневната със светлина още от сутринта.':
      'Windows on two sides fill the living room with light from early morning.',
    'Дворът отзад е засаден с храсти и ниски дървета.':
      'The courtyard at the back is planted with shrubs and low trees.',
    'Двустаен апартамент за двойка или малко семейство.':
      'A one-bedroom apartment for a couple or a small family.',
    'Двустаен апартамент с добре отделени дневна и нощна част.':
      'A one-bedroom apartment with well-separated living and sleeping areas.',
    'Двустаен апартамент, който се мебелира лесно.': 'A one-bedroom apartment that is easy to furnish.',
    'Двустаен апартамент, удобен и за лятото, и за живеене през цялата година.':
      'A one-bedroom apartment, as comfortable for summers as for living all year round.',
    'Двустаен мезонет с усещане за малка къща над парка.':
      'A one-bedroom maisonette that feels like a small house above the park.',
    'Двустаен мезонет: долу е денят, горе е спалнята.':
      'A one-bedroom maisonette: living space downstairs, the bedroom upstairs.',
    'Мезонет за двама, в който спалнята е на отделно ниво.':
      'A maisonette for two, with the bedroom on a level of its own.',
    'Дневната е {1} м², кухнята до нея – {2} м², спалнята – {3} м².':
      'The living room is {1} m², the kitchen next to it {2} m² and the bedroom {3} m².',
    'Дневната е {1} м², спалните – {2} и {3} м².': 'The living room is {1} m², the bedrooms {2} and {3} m².',
    'Дневната е {1} м², спалните – {2}, {3} и {4} м².':
      'The living room is {1} m², the bedrooms {2}, {3} and {4} m².',
    'Дневната е {1} м², спалнята – {2} м².': 'The living room is {1} m², the bedroom {2} m².',
    'Дневната от {1} м² е свързана с кухнята, а една от трите спални има собствена баня.':
      'The {1} m² living room opens into the kitchen, and one of the three bedrooms is en suite.',
    'Дневната с бокс е {1} м², а горе двете спални си поделят баня с вана.':
      'The living room with kitchenette is {1} m², and upstairs the two bedrooms share a bathroom with a bath.',
    'Дневната с бокс е {1} м², а от антрето се влиза поотделно във всяка спалня.':
      'The living room with kitchenette is {1} m², and each bedroom has its own door off the hall.',
    'Дневната с кухненски бокс е {1} м², спалните – {2} и {3} м².':
      'The living room with kitchenette is {1} m², the bedrooms {2} and {3} m².',
    'Дневната с кухненски бокс е {1} м², спалнята – {2} м².':
      'The living room with kitchenette is {1} m², the bedroom {2} m².',
    'До двора се стига и по стълбите, без да се чака асансьор.':
      'The courtyard can also be reached by the stairs, without waiting for the lift.',
    'До етажа се стига с два асансьора.': 'Two lifts serve this floor.',
    'До пясъка са няколко минути пеша.': 'The beach is a few minutes’ walk away.',
    'Дърветата на парка са пред терасата, а вечер откъм брега се чуват вълните.':
      'The trees of the park stand in front of the terrace, and in the evening you can hear the waves on the shore.',
    'Дърветата отпред пазят сянка през лятото и пускат слънцето през зимата.':
      'The trees in front give shade in summer and let the sun through in winter.',
    'Едностаен апартамент за един или двама, в който готвенето остава зад собствена врата.':
      'A one-room apartment for one or two, where the cooking stays behind its own door.',
    'Едностаен апартамент с отделна кухня – рядкост сред по-малките жилища.':
      'A one-room apartment with a separate kitchen – a rarity among smaller homes.',
    'Едностаен апартамент с ясно разпределение: антре, баня, кухня с прозорец и стая.':
      'A one-room apartment with a clear layout: hall, bathroom, kitchen with a window, and main room.',
    'Уютен едностаен апартамент, подходящ и за почивка, и за постоянно живеене.':
      'A cosy one-room apartment, suitable for holidays and for living in all year round.',
    'Жилището е без тераса, затова цялата площ е на закрито.':
      'The home has no terrace, so all of its space is indoors.',
    'Зад парапета на терасата започва зеленината на парка.':
      'The greenery of the park begins just beyond the terrace railing.',
    'Закуската се пренася лесно на терасата от {1} м².':
      'Breakfast is easily carried out to the {1} m² terrace.',
    'И дневната, и спалните излизат на тераса – общо {1} м².':
      'Both the living room and the bedrooms open onto a terrace – {1} m² in all.',
    'Изгревът е над морето, а през деня слънцето обикаля терасата от изток на юг.':
      'The sun rises over the sea, and during the day it moves around the terrace from east to south.',
    'Изгревът над залива е част от всяка сутрин тук.': 'Sunrise over the bay is part of every morning here.',
    'Изложението е право на юг, а източният край на хоризонта е море.':
      'It faces due south, and to the east the horizon is sea.',
    'Компактно студио, в което всеки метър е на мястото си.': 'A compact studio where every metre counts.',
    'Малък и светъл дом без излишни коридори.': 'A small, bright home with no wasted corridor space.',
    'Подредено студио с кът за спане и кухненски бокс покрай стената.':
      'A neatly planned studio with a sleeping area and a kitchenette along the wall.',
    'Студио за хора, които идват на море с една чанта и искат всичко подръка.':
      'A studio for people who come to the seaside with one bag and want everything to hand.',
    'Студио, лесно за поддръжка и удобно за отдаване през лятото.':
      'A studio that is easy to maintain and easy to let in summer.',
    'Кухненският бокс е в дъното на дневната от {1} м², а тоалетната е отделно от банята.':
      'The kitchenette is at the far end of the {1} m² living room, and the WC is separate from the bathroom.',
    'Кухненският бокс е прибран в дъното на дневната от {1} м², далеч от погледа на гостите.':
      'The kitchenette is tucked away at the far end of the {1} m² living room, out of sight of guests.',
    'Кухнята от {1} м² има собствен прозорец и не отнема нищо от стаята, която е {2} м².':
      'The {1} m² kitchen has its own window and takes nothing away from the {2} m² main room.',
    'Кухнята от {1} м² се отваря към дневната, но си остава самостоятелно помещение.':
      'The {1} m² kitchen opens onto the living room yet remains a room of its own.',
    'Към двора няма преминаващи коли, само зеленина и алея.':
      'No cars pass on the courtyard side: there is only greenery and a path.',
    'Леглото, диванът и боксът имат свое място в стаята от {1} м².':
      'The bed, the sofa and the kitchenette each have their place in the {1} m² room.',
    'Малката тераса от {1} м² стига за две чаши кафе.':
      'The small {1} m² terrace is just enough for two cups of coffee.',
    'Морето се вижда през източните прозорци, а терасата остава на сянка в горещите следобеди.':
      'The eastern windows look out to sea, and the terrace stays in the shade on hot afternoons.',
    'На всяко ниво има тераса, двете заедно са {1} м².': 'Each level has a terrace, {1} m² in all.',
    'На етажа има помещение за велосипеди.': 'There is a bicycle room on this floor.',
    'На запад са градът и хълмовете, зад които слънцето се скрива последно.':
      'To the west are the town and the hills, where the sun lingers longest.',
    'На терасата от {1} м² има място за маса и шезлонг.':
      'The {1} m² terrace has room for a table and a sun lounger.',
    'На терасата от {1} м² се закусва, чете и посреща лятото.':
      'The {1} m² terrace is made for breakfast, reading and long summer days.',
    'На ъгъла се срещат южното слънце и вятърът откъм морето.':
      'Southern sun and the sea breeze meet at this corner.',
    'Над парка погледът стига до брега и лодките по водата.':
      'The view reaches across the park to the shore and the boats on the water.',
    'Общите части се поддържат целогодишно.': 'The common parts are maintained all year round.',
    'Освен дневна ({1} м²) и кухня ({2} м²) има баня, отделна тоалетна и килер.':
      'Besides the living room ({1} m²) and the kitchen ({2} m²) there is a bathroom, a separate WC and a storage room.',
    'От антрето се влиза направо и в спалнята, и в дневната с бокс ({1} м²).':
      'The hall leads straight to the bedroom and to the living room with kitchenette ({1} m²).',
    'От дневната се излиза на тераса от {1} м².': 'The living room opens onto a terrace of {1} m².',
    'От стаята се излиза на тераса от {1} м².': 'The main room opens onto a terrace of {1} m².',
    'От източната страна няма друга сграда до самия бряг.':
      'To the east no other building stands between here and the shore.',
    'От прозорците се виждат керемидените покриви на града и хълмовете зад тях.':
      'The windows look out over the tiled rooftops of the town to the hills behind them.',
    'От ъгловата тераса се виждат плажът, морето и алеите на парка.':
      'The corner terrace overlooks the beach, the sea and the paths of the park.',
    'Откъм града въздухът е тих дори когато по брега духа.':
      'On the town side the air is still even when there is a wind along the shore.',
    'Паркът започва пред сградата и стига до крайбрежната алея.':
      'The park begins in front of the building and stretches to the seaside promenade.',
    'По желание се предлага и с паркомясто.': 'A parking space is available on request.',
    'Под спалнята с баня е дневната с кухненски бокс от {1} м²; на входа има тоалетна за гости.':
      'Below the bedroom with its own bathroom is the {1} m² living room with kitchenette; there is a guest WC by the front door.',
    'Практичен двустаен апартамент, в който няма изгубена площ.':
      'A practical one-bedroom apartment without any wasted space.',
    'Светъл двустаен апартамент без преходни стаи.':
      'A bright one-bedroom apartment without walk-through rooms.',
    'Пред дневната има тераса от {1} м².': 'Off the living room there is a terrace of {1} m².',
    'Пред стаята има тераса от {1} м².': 'Off the main room there is a terrace of {1} m².',
    'Пред прозорците са короните на дърветата в парка и ивица море на хоризонта.':
      'The windows look out on the treetops of the park, with a strip of sea on the horizon.',
    'Пред терасата са дърветата и алеите, по които се стига до плажа.':
      'In front of the terrace are trees and the paths that lead to the beach.',
    'Предава се с изпълнени подови настилки и оборудвана баня.':
      'It is handed over with floors laid and the bathroom fully fitted.',
    'През зимата слънцето стига до отсрещната стена, през лятото козирката над терасата го спира.':
      'In winter the sun reaches the far wall; in summer the canopy over the terrace keeps it out.',
    'През лятото тук е прохладно и спокойно, далеч от шума на крайбрежната алея.':
      'In summer it is cool and calm here, away from the noise of the promenade.',
    'Прозорците гледат към морето, а утринното слънце влиза рано.':
      'The windows face the sea, and the morning sun comes in early.',
    'Прозорците гледат към тихата страна на двора.': 'The windows face the quiet side of the courtyard.',
    'Прозорците гледат към хълмовете зад града и залеза.':
      'The windows face the hills behind the town, and the sunset.',
    'Разходите за поддръжка са ниски.': 'Running costs are low.',
    'С тераса от {1} м² домът продължава навън.': 'With its {1} m² terrace the home continues outdoors.',
    'Светлината е мека през целия ден, без пряко слънце в стаите.':
      'The light is soft all day, without direct sun in the rooms.',
    'Сградата е с енергиен клас А.': 'The building is in energy efficiency class A.',
    'Северното изложение пази прохлада през лятото, а хълмовете са като нарисувани.':
      'The northern aspect keeps it cool in summer, and the hills look like a painting.',
    'След работния ден тук още е светло и топло.': 'After a day’s work it is still light and warm here.',
    'Следобедното слънце остава до късно, а залезите са над хълмовете.':
      'The afternoon sun stays late and sets over the hills.',
    'Слънцето е тук през по-голямата част от деня, а гледката е към зеленината.':
      'There is sun for most of the day, and the view is all greenery.',
    'Спалнята е в единия край, кухнята от {1} м² – в другия, а между тях е дневната от {2} м².':
      'The bedroom is at one end, the {1} m² kitchen at the other, and between them the {2} m² living room.',
    'Спокойната страна на сградата е добър избор за ранно лягане и дълъг сън.':
      'The quiet side of the building is a good choice for early nights and long lie-ins.',
    'Стаята е {1} м², а кухнята – {2} м², с място за маса до прозореца.':
      'The main room is {1} m² and the kitchen {2} m², with space for a table by the window.',
    'Стаята с кухненския бокс е {1} м² и побира легло, диван и маса за двама.':
      'The room with kitchenette is {1} m² and takes a bed, a sofa and a table for two.',
    'Сянката на сградата пази стаите от летния пек.':
      'The shade of the building protects the rooms from the summer heat.',
    'Тази страна остава тиха и в разгара на сезона.':
      'This side stays quiet even at the height of the season.',
    'Тераса няма: всички квадратни метри са вътре.': 'There is no terrace: every square metre is inside.',
    'Терасата гледа към парка, а вляво от нея се открива и морето.':
      'The terrace faces the park, and the sea comes into view on the left.',
    'Терасата е {1} м² и върви по цялата ширина на жилището.':
      'The terrace is {1} m² and runs the whole width of the home.',
    'Терасата е {1} м², точно за масичка и два стола.':
      'The terrace is {1} m², just right for a small table and two chairs.',
    'Терасата е {1} м²: достатъчно за вечеря с приятели.':
      'The terrace is {1} m²: enough for dinner with friends.',
    'Терасата завива около ъгъла: от едната ѝ страна е паркът, от другата – морето.':
      'The terrace wraps around the corner: the park is on one side, the sea on the other.',
    'Терасата от {1} м² побира маса за шестима и два шезлонга.':
      'The {1} m² terrace takes a table for six and two sun loungers.',
    'Терасите на двете нива са общо {1} м².': 'The terraces on the two levels are {1} m² in all.',
    'Тристаен апартамент за семейство, което мисли за морето като за дом.':
      'A two-bedroom apartment for a family that feels at home by the sea.',
    'Просторен тристаен апартамент с две спални и обща дневна част.':
      'A spacious two-bedroom apartment with a shared living area.',
    'Тристаен апартамент с тиха нощна зона и широка дневна.':
      'A two-bedroom apartment with a quiet sleeping area and a generous living room.',
    'Тристаен апартамент, в който децата и гостите имат своя стая.':
      'A two-bedroom apartment where children and guests have a room of their own.',
    'Тристаен мезонет с дневна на долното ниво и две спални над нея.':
      'A two-bedroom maisonette with the living room below and two bedrooms above it.',
    'Тристаен мезонет, който събира удобството на апартамент и уединението на къща.':
      'A two-bedroom maisonette that combines the comfort of an apartment with the privacy of a house.',
    'Семеен мезонет на две нива, свързани с вътрешна стълба.':
      'A family maisonette on two levels, connected by an internal staircase.',
    'Трите прозореца на фасадата са на кухнята ({1} м²), дневната ({2} м²) и спалнята.':
      'Three windows on the façade light the kitchen ({1} m²), the living room ({2} m²) and the bedroom.',
    'Тук е най-прохладната страна на сградата, с поглед далеч на север.':
      'This is the coolest side of the building, with a view far to the north.',
    'Четиристаен мезонет за голямо семейство: дневна и кухня долу, три спални горе.':
      'A three-bedroom maisonette for a large family: living room and kitchen downstairs, three bedrooms upstairs.',
    'Четиристаен мезонет, най-просторното жилище в своята част на сградата.':
      'A three-bedroom maisonette, the most spacious home in its part of the building.',
    'Представителен четиристаен мезонет на ъгъла на сградата.':
      'An impressive three-bedroom maisonette at the corner of the building.',
    'Ъгловото разположение дава два вида светлина: мека от север и морска от изток.':
      'The corner position brings two kinds of light: soft from the north, sea-bright from the east.',
    'Ъгълът лови светлина от обед до вечерта.': 'The corner catches the light from noon until evening.',
    'Южните прозорци гледат към парка пред сградата.':
      'The south-facing windows look onto the park in front of the building.',
    'Южното слънце влиза дълбоко вътре, а от терасата се вижда и морето.':
      'The southern sun reaches deep inside, and the terrace has a view of the sea, too.',
  },
}
