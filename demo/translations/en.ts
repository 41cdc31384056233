import type { DemoTranslation } from './demo-translation.ts'

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(' ')

function ordinal(floor: number): string {
  return ordinals[floor - 1] ?? `${floor}th`
}

export const english: DemoTranslation = {
  decimalSeparator: '.',
  onFloor: (floor) => `, on the ${ordinal(floor)} floor`,
  onTwoFloors: (lower) => `, on the ${ordinal(lower)} and ${ordinal(lower + 1)} floors`,
  onLastFloors: ', on the top two floors',
  texts: {
    Черноморие: 'Chernomorie',
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
    'стойки за велосипеди': 'bicycle racks',
    'търговски обекта': 'shops',
    'Покрити паркоместа': 'Covered parking spaces',
    Гаражи: 'Garages',
    Ден: 'By day',
    Здрач: 'At dusk',
    'Вашият дом до морето': 'Your home by the sea',
    'Нова сграда на българското Черноморие: {1} апартамента на крачки от плажа':
      'A new building on the Bulgarian Black Sea coast: {1} apartments a few steps from the beach',
    'Как се живее тук': 'Life here',
    'Светли стаи, големи прозорци и материали, които остаряват красиво.':
      'Bright rooms, large windows and materials that age beautifully.',
    Дневна: 'Living room',
    Кухня: 'Kitchen',
    Спалня: 'Bedroom',
    'Домът, в който всичко е обмислено': 'A home where everything has been thought through',
    Сигурност: 'Security',
    'Контролиран достъп, видеонаблюдение на общите части и блиндирани входни врати.':
      'Controlled access, video surveillance of the common parts and reinforced front doors.',
    Комуникация: 'Getting around',
    'Автобусът спира на две минути пеша, а с кола се влиза направо в паркинга, без да се обикаля кварталът.':
      'The bus stops two minutes away on foot, and by car you drive straight into the car park without circling the block.',
    'Енергийна ефективност клас A': 'Energy class A',
    'Топлоизолация, троен стъклопакет и ниски сметки през цялата година.':
      'Thermal insulation, triple glazing and low bills all year round.',
    Качество: 'Quality',
    'Подбрани материали и внимателно изпълнение, което личи и след години.':
      'Selected materials and careful workmanship that still shows years later.',
    'Единадесет етажа с два входа, замислени така, че всеки дом да получи светлина и въздух.':
      'Eleven floors with two entrances, designed so that every home gets light and air.',
    'Апартаменти от студиа до четиристайни мезонети и търговски площи на партера\nСтойки за велосипеди':
      'Homes from studios to three-bedroom maisonettes, and shops on the ground floor\nBicycle racks',
    'На първа линия, между парка и плажа. Градът е на крачка, морето – пред Вас.':
      'On the seafront, between the park and the beach. The town is a step away, the sea right in front of you.',
    Паркът: 'The park',
    Плажът: 'The beach',
    'Автобусна спирка': 'Bus stop',
    'Търговски обекти на партера, с витрини към парка и крайбрежната алея.':
      'Shops on the ground floor, with windows facing the park and the seaside promenade.',
    'Примерна сграда {1}, Примерна сграда {2}, Примерна сграда {3}':
      'Sample building {1}, Sample building {2}, Sample building {3}',
    'юни {1} г.': 'June {1}',
    'при предварителния договор': 'on signing the preliminary contract',
    'при Акт {1}': 'at Act {1}',
    'при нотариалния акт': 'on signing the title deed',
    'Кафе с тераса към парка, вход Б': 'Café with a terrace facing the park, entrance B',
    'Заведението до главния вход е {1} м² на партера, с витрини към парка и място за маси под козирката. Подготвени са връзки за бар, аспирация и собствено електромерно табло. Крайбрежната алея минава на няколко крачки, а хората от двата входа са първите клиенти всяка сутрин.':
      'The café next to the main entrance has {1} m² on the ground floor, with windows facing the park and room for tables under the canopy. Connections for a bar, ventilation and its own electricity meter are in place. The seaside promenade runs a few steps away, and the people of both entrances are the first customers every morning.',
    'Магазин на партера, вход А': 'Shop on the ground floor, entrance A',
    'Търговски обект от {1} м² с висок таван, две витрини и отделна тоалетна. Подходящ е за пекарна, аптека или малък хранителен магазин. Зареждането е откъм задния двор, а паркингът на първото ниво е в съседство.':
      'A shop of {1} m² with a high ceiling, two display windows and a separate toilet. It suits a bakery, a pharmacy or a small grocery. Deliveries come through the back yard, and the car park on the first level is next door.',
    'Изглед към морето': 'Sea view',
    'Изглед към парка и странично към морето': 'View of the park, with the sea to the side',
    'Изглед към парка': 'Park view',
    'Вътрешна стълба към горния етаж': 'Internal staircase to the upper floor',
    'Ъглова тераса на две страни': 'Corner terrace on two sides',
    'Голяма тераса': 'Large terrace',
    'Две бани': 'Two bathrooms',
    'Отделна тоалетна': 'Separate toilet',
    'Самостоятелна кухня с прозорец': 'Separate kitchen with a window',
    Килер: 'Storage room',
    'Мокро помещение за пране': 'Laundry room',
    'Последен етаж': 'Top floor',
    'Троен стъклопакет': 'Triple glazing',
    'Блиндирана входна врата': 'Reinforced front door',
    Видеодомофон: 'Video entry phone',
    'Отопление с термопомпа': 'Heat pump heating',
    'Подготовка за климатици': 'Prepared for air conditioning',
    'Оптичен интернет': 'Fibre internet',
  },
  sentences: {
    'Антрето води поотделно към кухнята ({1} м²), стаята ({2} м²) и банята.':
      'The hall leads separately to the kitchen ({1} m²), the room ({2} m²) and the bathroom.',
    'Антрето отделя банята от стаята, която е {1} м².':
      'The hall separates the bathroom from the room, which has {1} m².',
    'Антрето разделя спалнята от дневната с кухненски бокс, която е {1} м².':
      'The hall separates the bedroom from the living room with a kitchenette, which has {1} m².',
    'Асансьорът слиза направо до паркинга в сутерена.':
      'The lift goes straight down to the car park in the basement.',
    'В {1} м² се събират кът за спане, диван и кухня, а банята е до входа.':
      'A sleeping corner, a sofa and a kitchen fit into {1} m², and the bathroom is by the door.',
    'В далечината се виждат хълмовете, а вечер – светлините на града.':
      'The hills are in the distance, and in the evening the lights of the town.',
    'В двора има място за игра и пейки на сянка.': 'The courtyard has a play area and benches in the shade.',
    'В кухнята ({1} м²) се побира маса за двама, а в стаята ({2} м²) – двойно легло и фотьойл.':
      'The kitchen ({1} m²) has room for a table for two, the room ({2} m²) for a double bed and an armchair.',
    'Вечерите на терасата са с изглед към залязващото слънце.':
      'Evenings on the terrace come with a view of the setting sun.',
    'Височината отваря гледка над покривите чак до хълмовете.':
      'The height opens a view over the roofs as far as the hills.',
    'Вместо тераса има голям прозорец, който се отваря докрай.':
      'Instead of a terrace there is a large window that opens all the way.',
    'Главният вход е откъм парка, под козирката на партера.':
      'The main entrance is on the side of the park, under the canopy of the ground floor.',
    'Гледката е към покривите на града и синия силует на планината.':
      'The view is of the roofs of the town and the blue outline of the mountains.',
    'Двете спални и банята са встрани от дневната с бокс, която е {1} м².':
      'The two bedrooms and the bathroom are set apart from the living room with a kitchenette, which has {1} m².',
    'Двете фасади пълнят дневната със светлина още от сутринта.':
      'Two façades fill the living room with light from the morning on.',
    'Дворът отзад е засаден с храсти и ниски дървета.':
      'The courtyard at the back is planted with shrubs and low trees.',
    'Двустаен апартамент за двойка или малко семейство.':
      'A one-bedroom apartment for a couple or a small family.',
    'Двустаен апартамент с добре отделени дневна и нощна част.':
      'A one-bedroom apartment with well separated living and sleeping areas.',
    'Двустаен апартамент, който се мебелира лесно.': 'A one-bedroom apartment that is easy to furnish.',
    'Двустаен апартамент, удобен и за лятото, и за живеене през цялата година.':
      'A one-bedroom apartment, as comfortable for the summer as for living all year round.',
    'Двустаен мезонет с усещане за малка къща над парка.':
      'A one-bedroom maisonette that feels like a small house above the park.',
    'Двустаен мезонет: долу е денят, горе е спалнята.':
      'A one-bedroom maisonette: the day downstairs, the bedroom upstairs.',
    'Мезонет за двама, в който спалнята е на отделно ниво.':
      'A maisonette for two, with the bedroom on a level of its own.',
    'Дневната е {1} м², кухнята до нея – {2} м², спалнята – {3} м².':
      'The living room has {1} m², the kitchen next to it {2} m², the bedroom {3} m².',
    'Дневната е {1} м², спалните – {2} и {3} м².': 'The living room has {1} m², the bedrooms {2} and {3} m².',
    'Дневната е {1} м², спалните – {2}, {3} и {4} м².':
      'The living room has {1} m², the bedrooms {2}, {3} and {4} m².',
    'Дневната е {1} м², спалнята – {2} м².': 'The living room has {1} m², the bedroom {2} m².',
    'Дневната от {1} м² е свързана с кухнята, а една от трите спални има собствена баня.':
      'The living room of {1} m² is connected to the kitchen, and one of the three bedrooms has its own bathroom.',
    'Дневната с бокс е {1} м², а горе двете спални си поделят баня с вана.':
      'The living room with a kitchenette has {1} m², and upstairs the two bedrooms share a bathroom with a bathtub.',
    'Дневната с бокс е {1} м², а от антрето се влиза поотделно във всяка спалня.':
      'The living room with a kitchenette has {1} m², and each bedroom has its own door from the hall.',
    'Дневната с кухненски бокс е {1} м², спалните – {2} и {3} м².':
      'The living room with a kitchenette has {1} m², the bedrooms {2} and {3} m².',
    'Дневната с кухненски бокс е {1} м², спалнята – {2} м².':
      'The living room with a kitchenette has {1} m², the bedroom {2} m².',
    'До двора се стига и по стълбите, без да се чака асансьор.':
      'The courtyard is also reached by the stairs, without waiting for the lift.',
    'До етажа се стига с два асансьора.': 'Two lifts serve the floor.',
    'До пясъка са няколко минути пеша.': 'The sand is a few minutes away on foot.',
    'Дърветата на парка са пред терасата, а вечер откъм брега се чуват вълните.':
      'The trees of the park stand in front of the terrace, and in the evening the waves are heard from the shore.',
    'Дърветата отпред пазят сянка през лятото и пускат слънцето през зимата.':
      'The trees in front give shade in summer and let the sun through in winter.',
    'Едностаен апартамент за един или двама, в който готвенето остава зад собствена врата.':
      'A one-room apartment for one or two, where cooking stays behind its own door.',
    'Едностаен апартамент с отделна кухня – рядкост сред по-малките жилища.':
      'A one-room apartment with a separate kitchen – a rarity among smaller homes.',
    'Едностаен апартамент с ясно разпределение: антре, баня, кухня с прозорец и стая.':
      'A one-room apartment with a clear layout: hall, bathroom, kitchen with a window, and the room.',
    'Уютен едностаен апартамент, подходящ и за почивка, и за постоянно живеене.':
      'A cosy one-room apartment, suitable for holidays and for permanent living.',
    'Жилището е без тераса, затова цялата площ е на закрито.':
      'The home has no terrace, so that the whole area is indoors.',
    'Зад парапета на терасата започва зеленината на парка.':
      'The green of the park begins behind the railing of the terrace.',
    'Закуската се пренася лесно на терасата от {1} м².': 'Breakfast moves easily to the terrace of {1} m².',
    'И дневната, и спалните излизат на тераса – общо {1} м².':
      'The living room and the bedrooms open onto terraces – {1} m² in all.',
    'Изгревът е над морето, а през деня слънцето обикаля терасата от изток на юг.':
      'The sun rises over the sea, and during the day it moves round the terrace from east to south.',
    'Изгревът над залива е част от всяка сутрин тук.': 'Sunrise over the bay is part of every morning here.',
    'Изложението е право на юг, а източният край на хоризонта е море.':
      'It faces due south, and the eastern edge of the horizon is sea.',
    'Компактно студио, в което всеки метър е на мястото си.':
      'A compact studio where every metre is in its place.',
    'Малък и светъл дом без излишни коридори.': 'A small and bright home without needless corridors.',
    'Подредено студио с кът за спане и кухненски бокс покрай стената.':
      'A tidy studio with a sleeping corner and a kitchenette along the wall.',
    'Студио за хора, които идват на море с една чанта и искат всичко подръка.':
      'A studio for people who come to the sea with one bag and want everything at hand.',
    'Студио, лесно за поддръжка и удобно за отдаване през лятото.':
      'A studio that is easy to keep and easy to rent out in summer.',
    'Кухненският бокс е в дъното на дневната от {1} м², а тоалетната е отделно от банята.':
      'The kitchenette is at the far end of the living room of {1} m², and the toilet is separate from the bathroom.',
    'Кухненският бокс е прибран в дъното на дневната от {1} м², далеч от погледа на гостите.':
      'The kitchenette is tucked away at the far end of the living room of {1} m², out of sight of guests.',
    'Кухнята от {1} м² има собствен прозорец и не отнема нищо от стаята, която е {2} м².':
      'The kitchen of {1} m² has its own window and takes nothing from the room, which has {2} m².',
    'Кухнята от {1} м² се отваря към дневната, но си остава самостоятелно помещение.':
      'The kitchen of {1} m² opens onto the living room and is still a room of its own.',
    'Към двора няма преминаващи коли, само зеленина и алея.':
      'No cars pass on the side of the courtyard: only greenery and a path.',
    'Леглото, диванът и боксът имат свое място в стаята от {1} м².':
      'The bed, the sofa and the kitchenette each have their place in the room of {1} m².',
    'Малката тераса от {1} м² стига за две чаши кафе.':
      'The small terrace of {1} m² is enough for two cups of coffee.',
    'Морето се вижда през източните прозорци, а терасата остава на сянка в горещите следобеди.':
      'The sea is seen through the eastern windows, and the terrace stays in the shade on hot afternoons.',
    'На всяко ниво има тераса, двете заедно са {1} м².': 'Each level has a terrace, together {1} m².',
    'На етажа има помещение за велосипеди.': 'There is a room for bicycles on the floor.',
    'На запад са градът и хълмовете, зад които слънцето се скрива последно.':
      'To the west are the town and the hills, behind which the sun sets last.',
    'На терасата от {1} м² има място за маса и шезлонг.':
      'The terrace of {1} m² has room for a table and a lounger.',
    'На терасата от {1} м² се закусва, чете и посреща лятото.':
      'The terrace of {1} m² is for breakfast, reading and the whole summer.',
    'На ъгъла се срещат южното слънце и вятърът откъм морето.':
      'The southern sun and the breeze from the sea meet at the corner.',
    'Над парка погледът стига до брега и лодките по водата.':
      'Over the park, the view reaches the shore and the boats on the water.',
    'Общите части се поддържат целогодишно.': 'The common parts are maintained all year round.',
    'Освен дневна ({1} м²) и кухня ({2} м²) има баня, отделна тоалетна и килер.':
      'Besides the living room ({1} m²) and the kitchen ({2} m²) there are a bathroom, a separate toilet and a storage room.',
    'От антрето се влиза направо и в спалнята, и в дневната с бокс ({1} м²).':
      'The hall leads straight into the bedroom and into the living room with a kitchenette ({1} m²).',
    'От дневната се излиза на тераса от {1} м².': 'The living room opens onto a terrace of {1} m².',
    'От стаята се излиза на тераса от {1} м².': 'The room opens onto a terrace of {1} m².',
    'От източната страна няма друга сграда до самия бряг.':
      'On the eastern side there is no other building all the way to the shore.',
    'От прозорците се виждат керемидените покриви на града и хълмовете зад тях.':
      'The windows look onto the tiled roofs of the town and the hills behind them.',
    'От ъгловата тераса се виждат плажът, морето и алеите на парка.':
      'The corner terrace looks onto the beach, the sea and the paths of the park.',
    'Откъм града въздухът е тих дори когато по брега духа.':
      'On the side of the town the air is still even when the wind blows along the shore.',
    'Паркът започва пред сградата и стига до крайбрежната алея.':
      'The park begins in front of the building and reaches the seaside promenade.',
    'По желание се предлага и с паркомясто.': 'A parking space is available on request.',
    'Под спалнята с баня е дневната с кухненски бокс от {1} м²; на входа има тоалетна за гости.':
      'Below the bedroom with its bathroom is the living room with a kitchenette, {1} m²; there is a guest toilet by the door.',
    'Практичен двустаен апартамент, в който няма изгубена площ.':
      'A practical one-bedroom apartment without any wasted space.',
    'Светъл двустаен апартамент без преходни стаи.':
      'A bright one-bedroom apartment without walk-through rooms.',
    'Пред дневната има тераса от {1} м².': 'There is a terrace of {1} m² in front of the living room.',
    'Пред стаята има тераса от {1} м².': 'There is a terrace of {1} m² in front of the room.',
    'Пред прозорците са короните на дърветата в парка и ивица море на хоризонта.':
      'In front of the windows are the treetops of the park and a strip of sea on the horizon.',
    'Пред терасата са дърветата и алеите, по които се стига до плажа.':
      'In front of the terrace are the trees and the paths that lead to the beach.',
    'Предава се с изпълнени подови настилки и оборудвана баня.':
      'It is handed over with floors laid and the bathroom fitted.',
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
    'С тераса от {1} м² домът продължава навън.': 'With a terrace of {1} m² the home continues outdoors.',
    'Светлината е мека през целия ден, без пряко слънце в стаите.':
      'The light is soft all day, without direct sun in the rooms.',
    'Сградата е с енергиен клас А.': 'The building has energy class A.',
    'Северното изложение пази прохлада през лятото, а хълмовете са като нарисувани.':
      'Facing north keeps it cool in summer, and the hills are like a painting.',
    'След работния ден тук още е светло и топло.': 'After a day of work it is still light and warm here.',
    'Следобедното слънце остава до късно, а залезите са над хълмовете.':
      'The afternoon sun stays late, and sunsets are over the hills.',
    'Слънцето е тук през по-голямата част от деня, а гледката е към зеленината.':
      'The sun is here for most of the day, and the view is of greenery.',
    'Спалнята е в единия край, кухнята от {1} м² – в другия, а между тях е дневната от {2} м².':
      'The bedroom is at one end, the kitchen of {1} m² at the other, and between them is the living room of {2} m².',
    'Спокойната страна на сградата е добър избор за ранно лягане и дълъг сън.':
      'The calm side of the building is a good choice for early nights and long sleep.',
    'Стаята е {1} м², а кухнята – {2} м², с място за маса до прозореца.':
      'The room has {1} m² and the kitchen {2} m², with space for a table by the window.',
    'Стаята с кухненския бокс е {1} м² и побира легло, диван и маса за двама.':
      'The room with the kitchenette has {1} m² and takes a bed, a sofa and a table for two.',
    'Сянката на сградата пази стаите от летния пек.':
      'The shade of the building keeps the rooms from the heat of summer.',
    'Тази страна остава тиха и в разгара на сезона.':
      'This side stays quiet even at the height of the season.',
    'Тераса няма: всички квадратни метри са вътре.': 'There is no terrace: every square metre is inside.',
    'Терасата гледа към парка, а вляво от нея се открива и морето.':
      'The terrace faces the park, and the sea opens up to its left.',
    'Терасата е {1} м² и върви по цялата ширина на жилището.':
      'The terrace has {1} m² and runs along the whole width of the home.',
    'Терасата е {1} м², точно за масичка и два стола.':
      'The terrace has {1} m², just right for a small table and two chairs.',
    'Терасата е {1} м²: достатъчно за вечеря с приятели.':
      'The terrace has {1} m²: enough for dinner with friends.',
    'Терасата завива около ъгъла: от едната ѝ страна е паркът, от другата – морето.':
      'The terrace turns the corner: the park is on one side, the sea on the other.',
    'Терасата от {1} м² побира маса за шестима и два шезлонга.':
      'The terrace of {1} m² takes a table for six and two loungers.',
    'Терасите на двете нива са общо {1} м².': 'The terraces of both levels have {1} m² in all.',
    'Тристаен апартамент за семейство, което мисли за морето като за дом.':
      'A two-bedroom apartment for a family that thinks of the sea as home.',
    'Просторен тристаен апартамент с две спални и обща дневна част.':
      'A spacious two-bedroom apartment with a shared living area.',
    'Тристаен апартамент с тиха нощна зона и широка дневна.':
      'A two-bedroom apartment with a quiet sleeping area and a wide living room.',
    'Тристаен апартамент, в който децата и гостите имат своя стая.':
      'A two-bedroom apartment where children and guests have a room of their own.',
    'Тристаен мезонет с дневна на долното ниво и две спални над нея.':
      'A two-bedroom maisonette with the living room below and two bedrooms above it.',
    'Тристаен мезонет, който събира удобството на апартамент и уединението на къща.':
      'A two-bedroom maisonette that joins the comfort of an apartment with the privacy of a house.',
    'Семеен мезонет на две нива, свързани с вътрешна стълба.':
      'A family maisonette on two levels, connected by an internal staircase.',
    'Трите прозореца на фасадата са на кухнята ({1} м²), дневната ({2} м²) и спалнята.':
      'The three windows of the façade are those of the kitchen ({1} m²), the living room ({2} m²) and the bedroom.',
    'Тук е най-прохладната страна на сградата, с поглед далеч на север.':
      'This is the coolest side of the building, with a view far to the north.',
    'Четиристаен мезонет за голямо семейство: дневна и кухня долу, три спални горе.':
      'A three-bedroom maisonette for a large family: living room and kitchen below, three bedrooms above.',
    'Четиристаен мезонет, най-просторното жилище в своята част на сградата.':
      'A three-bedroom maisonette, the most spacious home in its part of the building.',
    'Представителен четиристаен мезонет на ъгъла на сградата.':
      'An imposing three-bedroom maisonette at the corner of the building.',
    'Ъгловото разположение дава два вида светлина: мека от север и морска от изток.':
      'The corner gives two kinds of light: soft from the north, and that of the sea from the east.',
    'Ъгълът лови светлина от обед до вечерта.': 'The corner catches the light from noon until evening.',
    'Южните прозорци гледат към парка пред сградата.':
      'The southern windows face the park in front of the building.',
    'Южното слънце влиза дълбоко вътре, а от терасата се вижда и морето.':
      'The southern sun comes deep inside, and the sea is also seen from the terrace.',
  },
}
