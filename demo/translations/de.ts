import type { DemoTranslation } from './demo-translation.ts'

export const german: DemoTranslation = {
  decimalSeparator: ',',
  // In figures, as the page numbers its floors: „auf der ersten Etage“ is above the ground to German readers.
  onFloor: (floor) => (floor === 1 ? ', im Erdgeschoss (Etage 1)' : `, auf Etage ${floor}`),
  onTwoFloors: (lower) => `, auf den Etagen ${lower} und ${lower + 1}`,
  onLastFloors: ', auf den beiden obersten Etagen',
  texts: {
    Черноморие: 'Schwarzmeerküste',
    сградата: 'das Gebäude',
    А: 'A',
    Б: 'B',
    Сутерен: 'Untergeschoss',
    'Етаж {1}': 'Ebene {1}',
    Студио: 'Studio',
    Едностаен: '1-Zimmer-Wohnung',
    Двустаен: '2-Zimmer-Wohnung',
    'Двустаен мезонет': '2-Zimmer-Maisonette',
    Тристаен: '3-Zimmer-Wohnung',
    'Тристаен мезонет': '3-Zimmer-Maisonette',
    'Четиристаен мезонет': '4-Zimmer-Maisonette',
    апартамента: 'Wohnungen',
    паркоместа: 'Stellplätze',
    'стойки за велосипеди': 'Fahrradständer',
    'търговски обекта': 'Gewerbeflächen',
    'Покрити паркоместа': 'Überdachte Stellplätze',
    Гаражи: 'Garagen',
    Ден: 'Tag',
    Здрач: 'Dämmerung',
    'Вашият дом до морето': 'Ihr Zuhause am Meer',
    'Нова сграда на българското Черноморие: {1} апартамента на крачки от плажа':
      'Neubau an der bulgarischen Schwarzmeerküste: {1} Wohnungen, wenige Schritte vom Strand',
    'Как се живее тук': 'So wohnt man hier',
    'Светли стаи, големи прозорци и материали, които остаряват красиво.':
      'Helle Räume, große Fenster und Materialien, die schön altern.',
    Дневна: 'Wohnzimmer',
    Кухня: 'Küche',
    Спалня: 'Schlafzimmer',
    'Домът, в който всичко е обмислено': 'Ein Zuhause, in dem alles durchdacht ist',
    Сигурност: 'Sicherheit',
    'Контролиран достъп, видеонаблюдение на общите части и блиндирани входни врати.':
      'Zugangskontrolle, Videoüberwachung der Gemeinschaftsflächen und einbruchhemmende Wohnungstüren.',
    Комуникация: 'Anbindung',
    'Автобусът спира на две минути пеша, а с кола се влиза направо в паркинга, без да се обикаля кварталът.':
      'Der Bus hält zwei Gehminuten entfernt, und mit dem Auto fahren Sie direkt zu Ihrem Stellplatz, ohne durchs Viertel zu kreisen.',
    'Енергийна ефективност клас A': 'Energieeffizienzklasse A',
    'Топлоизолация, троен стъклопакет и ниски сметки през цялата година.':
      'Wärmedämmung, Dreifachverglasung und das ganze Jahr über niedrige Energiekosten.',
    Качество: 'Qualität',
    'Подбрани материали и внимателно изпълнение, което личи и след години.':
      'Ausgesuchte Materialien und eine sorgfältige Ausführung, die man noch nach Jahren sieht.',
    'Единадесет етажа с два входа, замислени така, че всеки дом да получи светлина и въздух.':
      'Elf Etagen mit zwei Eingängen, so entworfen, dass jede Wohnung Licht und Luft bekommt.',
    'Апартаменти от студиа до четиристайни мезонети и търговски площи на партера\nСтойки за велосипеди':
      'Vom Studio bis zur 4-Zimmer-Maisonette, dazu Gewerbeflächen im Erdgeschoss\nFahrradständer',
    'На първа линия, между парка и плажа. Градът е на крачка, морето – пред Вас.':
      'In erster Reihe zwischen Park und Strand. Die Stadt ist nur einen Schritt entfernt, das Meer liegt vor Ihnen.',
    Паркът: 'Park',
    Плажът: 'Strand',
    'Автобусна спирка': 'Bushaltestelle',
    'Търговски обекти на партера, с витрини към парка и крайбрежната алея.':
      'Gewerbeflächen im Erdgeschoss mit Schaufenstern zum Park und zur Strandpromenade.',
    'Примерна сграда {1}, Примерна сграда {2}, Примерна сграда {3}':
      'Beispielgebäude {1}, Beispielgebäude {2}, Beispielgebäude {3}',
    'юни {1} г.': 'Juni {1}',
    'при предварителния договор': 'bei Abschluss des Vorvertrags',
    'при Акт 14': 'bei Akt 14 (Rohbau fertig)',
    'при Акт 15': 'bei Akt 15 (Bau fertig)',
    'при нотариалния акт': 'bei der notariellen Beurkundung',
    'Кафе с тераса към парка, вход Б': 'Café mit Terrasse zum Park, Eingang B',
    'Заведението до главния вход е {1} м² на партера, с витрини към парка и място за маси под козирката. Подготвени са връзки за бар, аспирация и собствено електромерно табло. Крайбрежната алея минава на няколко крачки, а хората от двата входа са първите клиенти всяка сутрин.':
      'Das Lokal neben dem Haupteingang bietet {1} m² im Erdgeschoss, mit Schaufenstern zum Park und Platz für Tische unter dem Vordach. Anschlüsse für Theke und Abluft sowie ein eigener Stromzähler sind vorbereitet. Die Strandpromenade verläuft wenige Schritte entfernt, und die Bewohner beider Eingänge sind jeden Morgen die ersten Gäste.',
    'Магазин на партера, вход А': 'Ladenlokal im Erdgeschoss, Eingang A',
    'Търговски обект от {1} м² с висок таван, две витрини и отделна тоалетна. Подходящ е за пекарна, аптека или малък хранителен магазин. Зареждането е откъм задния двор, а паркингът на първото ниво е в съседство.':
      'Gewerbefläche von {1} m² mit hoher Decke, zwei Schaufenstern und eigenem WC. Sie eignet sich für eine Bäckerei, eine Apotheke oder ein kleines Lebensmittelgeschäft. Die Anlieferung erfolgt über den Hinterhof, und die Stellplätze auf Ebene 1 liegen gleich nebenan.',
    'Изглед към морето': 'Meerblick',
    'Изглед към парка и странично към морето': 'Parkblick und seitlicher Meerblick',
    'Изглед към парка': 'Parkblick',
    'Вътрешна стълба към горния етаж': 'Innentreppe zur oberen Etage',
    'Ъглова тераса на две страни': 'Eckterrasse nach zwei Seiten',
    'Голяма тераса': 'Große Terrasse',
    'Две бани': 'Zwei Bäder',
    'Отделна тоалетна': 'Separates WC',
    'Самостоятелна кухня с прозорец': 'Separate Küche mit Fenster',
    Килер: 'Abstellraum',
    'Мокро помещение за пране': 'Hauswirtschaftsraum',
    'Последен етаж': 'Oberste Etage',
    'Троен стъклопакет': 'Dreifachverglasung',
    'Блиндирана входна врата': 'Einbruchhemmende Wohnungstür',
    Видеодомофон: 'Video-Gegensprechanlage',
    'Отопление с термопомпа': 'Heizung mit Wärmepumpe',
    'Подготовка за климатици': 'Vorbereitung für Klimaanlagen',
    'Оптичен интернет': 'Glasfaseranschluss',
    'Изкопът е готов и фундаментната плоча е излята. Кранът вече е на мястото си.':
      'Die Baugrube ist fertig und die Fundamentplatte gegossen. Der Kran steht schon.',
    'Конструкцията стигна третия етаж. Едната секция върви с етаж по-напред от другата.':
      'Der Rohbau hat die dritte Etage erreicht. Der eine Gebäudeteil ist dem anderen um eine Etage voraus.',
    'Шестата плоча е излята. Оттук морето вече се вижда над дърветата.':
      'Die sechste Decke ist gegossen. Von hier oben sieht man schon das Meer über den Bäumen.',
    'Девет етажа са готови, а на долните започна зидарията.':
      'Neun Etagen stehen, und auf den unteren haben die Maurerarbeiten begonnen.',
    'Грубият строеж е завършен: и единадесетият етаж е покрит, а Акт 14 е подписан.':
      'Der Rohbau ist fertig: Auch die elfte Etage hat ihre Decke, und Akt 14 ist unterschrieben.',
    'Кранът е демонтиран. Монтира се дограмата, а едната секция е в скеле заради фасадата.':
      'Der Kran ist abgebaut. Die Fenster werden eingesetzt, und ein Gebäudeteil ist für die Fassade eingerüstet.',
  },
  sentences: {
    'Антрето води поотделно към кухнята ({1} м²), стаята ({2} м²) и банята.':
      'Vom Flur gehen Küche ({1} m²), Zimmer ({2} m²) und Bad getrennt ab.',
    'Антрето отделя банята от стаята, която е {1} м².': 'Der Flur trennt das Bad vom {1} m² großen Zimmer.',
    'Антрето разделя спалнята от дневната с кухненски бокс, която е {1} м².':
      'Der Flur trennt das Schlafzimmer vom Wohnzimmer mit Kochnische, das {1} m² groß ist.',
    'Асансьорът слиза направо до паркинга в сутерена.':
      'Der Aufzug fährt direkt zu den Stellplätzen im Untergeschoss.',
    'В {1} м² се събират кът за спане, диван и кухня, а банята е до входа.':
      'Auf {1} m² finden Schlafecke, Sofa und Küche Platz, das Bad liegt gleich am Eingang.',
    'В далечината се виждат хълмовете, а вечер – светлините на града.':
      'In der Ferne sieht man die Hügel und abends die Lichter der Stadt.',
    'В двора има място за игра и пейки на сянка.': 'Im Hof gibt es einen Spielplatz und Bänke im Schatten.',
    'В кухнята ({1} м²) се побира маса за двама, а в стаята ({2} м²) – двойно легло и фотьойл.':
      'In die Küche ({1} m²) passt ein Tisch für zwei, ins Zimmer ({2} m²) ein Doppelbett und ein Sessel.',
    'Вечерите на терасата са с изглед към залязващото слънце.':
      'Abends genießt man auf der Terrasse den Blick in die untergehende Sonne.',
    'Височината отваря гледка над покривите чак до хълмовете.':
      'Aus der Höhe reicht der Blick über die Dächer bis zu den Hügeln.',
    'Вместо тераса има голям прозорец, който се отваря докрай.':
      'Statt einer Terrasse gibt es ein großes Fenster, das sich ganz öffnen lässt.',
    'Главният вход е откъм парка, под козирката на партера.':
      'Der Haupteingang liegt zum Park hin, unter dem Vordach des Erdgeschosses.',
    'Гледката е към покривите на града и синия силует на планината.':
      'Der Blick geht auf die Dächer der Stadt und die blaue Silhouette der Berge.',
    'Двете спални и банята са встрани от дневната с бокс, която е {1} м².':
      'Die beiden Schlafzimmer und das Bad liegen abseits des Wohnzimmers mit Kochnische ({1} m²).',
    'Двете фасади пълнят дневната със светлина още от сутринта.':
      'Zwei Fassaden füllen das Wohnzimmer schon am Morgen mit Licht.',
    'Дворът отзад е засаден с храсти и ниски дървета.':
      'Der Hof auf der Rückseite ist mit Sträuchern und niedrigen Bäumen bepflanzt.',
    'Двустаен апартамент за двойка или малко семейство.':
      '2-Zimmer-Wohnung für ein Paar oder eine kleine Familie.',
    'Двустаен апартамент с добре отделени дневна и нощна част.':
      '2-Zimmer-Wohnung mit gut getrenntem Wohn- und Schlafbereich.',
    'Двустаен апартамент, който се мебелира лесно.': '2-Zimmer-Wohnung, die sich leicht einrichten lässt.',
    'Двустаен апартамент, удобен и за лятото, и за живеене през цялата година.':
      '2-Zimmer-Wohnung, komfortabel für den Sommer und für das ganze Jahr.',
    'Двустаен мезонет с усещане за малка къща над парка.':
      '2-Zimmer-Maisonette mit dem Charakter eines kleinen Hauses über dem Park.',
    'Двустаен мезонет: долу е денят, горе е спалнята.': '2-Zimmer-Maisonette: unten wohnen, oben schlafen.',
    'Мезонет за двама, в който спалнята е на отделно ниво.':
      'Maisonette für zwei, mit dem Schlafzimmer auf einer eigenen Ebene.',
    'Дневната е {1} м², кухнята до нея – {2} м², спалнята – {3} м².':
      'Das Wohnzimmer hat {1} m², die Küche daneben {2} m², das Schlafzimmer {3} m².',
    'Дневната е {1} м², спалните – {2} и {3} м².':
      'Das Wohnzimmer hat {1} m², die Schlafzimmer {2} und {3} m².',
    'Дневната е {1} м², спалните – {2}, {3} и {4} м².':
      'Das Wohnzimmer hat {1} m², die Schlafzimmer {2}, {3} und {4} m².',
    'Дневната е {1} м², спалнята – {2} м².': 'Das Wohnzimmer hat {1} m², das Schlafzimmer {2} m².',
    'Дневната от {1} м² е свързана с кухнята, а една от трите спални има собствена баня.':
      'Das {1} m² große Wohnzimmer ist mit der Küche verbunden, eines der drei Schlafzimmer hat ein eigenes Bad.',
    'Дневната с бокс е {1} м², а горе двете спални си поделят баня с вана.':
      'Das Wohnzimmer mit Kochnische hat {1} m², oben teilen sich die beiden Schlafzimmer ein Bad mit Wanne.',
    'Дневната с бокс е {1} м², а от антрето се влиза поотделно във всяка спалня.':
      'Das Wohnzimmer mit Kochnische hat {1} m², und jedes Schlafzimmer ist vom Flur aus einzeln zugänglich.',
    'Дневната с кухненски бокс е {1} м², спалните – {2} и {3} м².':
      'Das Wohnzimmer mit Kochnische hat {1} m², die Schlafzimmer {2} und {3} m².',
    'Дневната с кухненски бокс е {1} м², спалнята – {2} м².':
      'Das Wohnzimmer mit Kochnische hat {1} m², das Schlafzimmer {2} m².',
    'До двора се стига и по стълбите, без да се чака асансьор.':
      'In den Hof gelangt man auch über die Treppe, ohne auf den Aufzug zu warten.',
    'До етажа се стига с два асансьора.': 'Zwei Aufzüge bedienen die Etage.',
    'До пясъка са няколко минути пеша.': 'Zum Sandstrand sind es nur wenige Minuten zu Fuß.',
    'Дърветата на парка са пред терасата, а вечер откъм брега се чуват вълните.':
      'Vor der Terrasse stehen die Bäume des Parks, und abends hört man vom Ufer her die Wellen.',
    'Дърветата отпред пазят сянка през лятото и пускат слънцето през зимата.':
      'Die Bäume davor spenden im Sommer Schatten und lassen im Winter die Sonne durch.',
    'Едностаен апартамент за един или двама, в който готвенето остава зад собствена врата.':
      '1-Zimmer-Wohnung für eine oder zwei Personen, in der die Küche hinter einer eigenen Tür liegt.',
    'Едностаен апартамент с отделна кухня – рядкост сред по-малките жилища.':
      '1-Zimmer-Wohnung mit separater Küche – eine Seltenheit unter den kleineren Wohnungen.',
    'Едностаен апартамент с ясно разпределение: антре, баня, кухня с прозорец и стая.':
      '1-Zimmer-Wohnung mit klarem Grundriss: Flur, Bad, Küche mit Fenster und Zimmer.',
    'Уютен едностаен апартамент, подходящ и за почивка, и за постоянно живеене.':
      'Gemütliche 1-Zimmer-Wohnung, für den Urlaub wie für das dauerhafte Wohnen geeignet.',
    'Жилището е без тераса, затова цялата площ е на закрито.':
      'Die Wohnung hat keine Terrasse, die gesamte Fläche liegt also innen.',
    'Зад парапета на терасата започва зеленината на парка.':
      'Gleich hinter der Terrassenbrüstung beginnt das Grün des Parks.',
    'Закуската се пренася лесно на терасата от {1} м².':
      'Das Frühstück verlegt man gern auf die {1} m² große Terrasse.',
    'И дневната, и спалните излизат на тераса – общо {1} м².':
      'Wohnzimmer und Schlafzimmer haben jeweils Zugang zu einer Terrasse – zusammen {1} m².',
    'Изгревът е над морето, а през деня слънцето обикаля терасата от изток на юг.':
      'Die Sonne geht über dem Meer auf und wandert tagsüber von Osten nach Süden um die Terrasse.',
    'Изгревът над залива е част от всяка сутрин тук.':
      'Der Sonnenaufgang über der Bucht gehört hier zu jedem Morgen.',
    'Изложението е право на юг, а източният край на хоризонта е море.':
      'Die Wohnung ist genau nach Süden ausgerichtet, und am östlichen Rand des Horizonts liegt das Meer.',
    'Компактно студио, в което всеки метър е на мястото си.':
      'Kompaktes Studio, in dem jeder Meter sinnvoll genutzt ist.',
    'Малък и светъл дом без излишни коридори.': 'Kleine, helle Wohnung ohne überflüssige Flure.',
    'Подредено студио с кът за спане и кухненски бокс покрай стената.':
      'Gut geschnittenes Studio mit Schlafecke und Küchenzeile an der Wand.',
    'Студио за хора, които идват на море с една чанта и искат всичко подръка.':
      'Studio für Menschen, die mit einer Tasche ans Meer kommen und alles griffbereit haben möchten.',
    'Студио, лесно за поддръжка и удобно за отдаване през лятото.':
      'Pflegeleichtes Studio, das sich im Sommer gut vermieten lässt.',
    'Кухненският бокс е в дъното на дневната от {1} м², а тоалетната е отделно от банята.':
      'Die Kochnische liegt am Ende des {1} m² großen Wohnzimmers, das WC ist vom Bad getrennt.',
    'Кухненският бокс е прибран в дъното на дневната от {1} м², далеч от погледа на гостите.':
      'Die Kochnische liegt am Ende des {1} m² großen Wohnzimmers, den Blicken der Gäste entzogen.',
    'Кухнята от {1} м² има собствен прозорец и не отнема нищо от стаята, която е {2} м².':
      'Die {1} m² große Küche hat ein eigenes Fenster und nimmt dem Zimmer mit seinen {2} m² nichts weg.',
    'Кухнята от {1} м² се отваря към дневната, но си остава самостоятелно помещение.':
      'Die {1} m² große Küche öffnet sich zum Wohnzimmer und bleibt doch ein eigener Raum.',
    'Към двора няма преминаващи коли, само зеленина и алея.':
      'Auf der Hofseite fahren keine Autos vorbei, dort gibt es nur Grün und einen Fußweg.',
    'Леглото, диванът и боксът имат свое място в стаята от {1} м².':
      'Bett, Sofa und Kochnische haben in dem {1} m² großen Zimmer ihren festen Platz.',
    'Малката тераса от {1} м² стига за две чаши кафе.':
      'Die kleine Terrasse von {1} m² reicht für zwei Tassen Kaffee.',
    'Морето се вижда през източните прозорци, а терасата остава на сянка в горещите следобеди.':
      'Durch die Ostfenster sieht man das Meer, und an heißen Nachmittagen liegt die Terrasse im Schatten.',
    'На всяко ниво има тераса, двете заедно са {1} м².':
      'Jede Ebene hat eine Terrasse, beide zusammen messen {1} m².',
    'На етажа има помещение за велосипеди.': 'Auf der Etage gibt es einen Fahrradraum.',
    'На запад са градът и хълмовете, зад които слънцето се скрива последно.':
      'Im Westen liegen die Stadt und die Hügel, hinter denen die Sonne zuletzt verschwindet.',
    'На терасата от {1} м² има място за маса и шезлонг.':
      'Auf der {1} m² großen Terrasse ist Platz für einen Tisch und eine Liege.',
    'На терасата от {1} м² се закусва, чете и посреща лятото.':
      'Auf der {1} m² großen Terrasse frühstückt man, liest und genießt den Sommer.',
    'На ъгъла се срещат южното слънце и вятърът откъм морето.':
      'An der Ecke treffen sich die Südsonne und der Wind vom Meer.',
    'Над парка погледът стига до брега и лодките по водата.':
      'Über den Park hinweg reicht der Blick bis zum Ufer und zu den Booten auf dem Wasser.',
    'Общите части се поддържат целогодишно.': 'Die Gemeinschaftsflächen werden ganzjährig gepflegt.',
    'Освен дневна ({1} м²) и кухня ({2} м²) има баня, отделна тоалетна и килер.':
      'Neben Wohnzimmer ({1} m²) und Küche ({2} m²) gibt es ein Bad, ein separates WC und einen Abstellraum.',
    'От антрето се влиза направо и в спалнята, и в дневната с бокс ({1} м²).':
      'Vom Flur gelangt man direkt ins Schlafzimmer und ins Wohnzimmer mit Kochnische ({1} m²).',
    'От дневната се излиза на тераса от {1} м².': 'Vom Wohnzimmer gelangt man auf die {1} m² große Terrasse.',
    'От стаята се излиза на тераса от {1} м².': 'Vom Zimmer gelangt man auf die {1} m² große Terrasse.',
    'От източната страна няма друга сграда до самия бряг.':
      'Auf der Ostseite steht bis zum Ufer kein anderes Gebäude.',
    'От прозорците се виждат керемидените покриви на града и хълмовете зад тях.':
      'Aus den Fenstern blickt man auf die Ziegeldächer der Stadt und die Hügel dahinter.',
    'От ъгловата тераса се виждат плажът, морето и алеите на парка.':
      'Von der Eckterrasse sieht man den Strand, das Meer und die Wege des Parks.',
    'Откъм града въздухът е тих дори когато по брега духа.':
      'Auf der Stadtseite ist es selbst dann windstill, wenn es an der Küste weht.',
    'Паркът започва пред сградата и стига до крайбрежната алея.':
      'Der Park beginnt vor dem Gebäude und reicht bis zur Strandpromenade.',
    'По желание се предлага и с паркомясто.': 'Auf Wunsch ist ein Stellplatz dazu erhältlich.',
    'Под спалнята с баня е дневната с кухненски бокс от {1} м²; на входа има тоалетна за гости.':
      'Unter dem Schlafzimmer mit Bad liegt das {1} m² große Wohnzimmer mit Kochnische; am Eingang gibt es ein Gäste-WC.',
    'Практичен двустаен апартамент, в който няма изгубена площ.':
      'Praktische 2-Zimmer-Wohnung ohne verschenkte Fläche.',
    'Светъл двустаен апартамент без преходни стаи.': 'Helle 2-Zimmer-Wohnung ohne Durchgangszimmer.',
    'Пред дневната има тераса от {1} м².': 'Vor dem Wohnzimmer liegt eine Terrasse von {1} m².',
    'Пред стаята има тераса от {1} м².': 'Vor dem Zimmer liegt eine Terrasse von {1} m².',
    'Пред прозорците са короните на дърветата в парка и ивица море на хоризонта.':
      'Vor den Fenstern sieht man die Baumkronen des Parks und am Horizont einen Streifen Meer.',
    'Пред терасата са дърветата и алеите, по които се стига до плажа.':
      'Vor der Terrasse beginnen die Bäume und die Wege zum Strand.',
    'Предава се с изпълнени подови настилки и оборудвана баня.':
      'Die Übergabe erfolgt mit fertig verlegten Böden und ausgestattetem Bad.',
    'През зимата слънцето стига до отсрещната стена, през лятото козирката над терасата го спира.':
      'Im Winter reicht die Sonne bis zur gegenüberliegenden Wand, im Sommer hält das Vordach der Terrasse sie ab.',
    'През лятото тук е прохладно и спокойно, далеч от шума на крайбрежната алея.':
      'Im Sommer ist es hier kühl und ruhig, fern vom Trubel der Strandpromenade.',
    'Прозорците гледат към морето, а утринното слънце влиза рано.':
      'Die Fenster gehen zum Meer, und die Morgensonne scheint früh herein.',
    'Прозорците гледат към тихата страна на двора.': 'Die Fenster gehen zur ruhigen Hofseite.',
    'Прозорците гледат към хълмовете зад града и залеза.':
      'Die Fenster gehen zu den Hügeln hinter der Stadt und zum Sonnenuntergang.',
    'Разходите за поддръжка са ниски.': 'Die Unterhaltskosten sind niedrig.',
    'С тераса от {1} м² домът продължава навън.':
      'Mit einer Terrasse von {1} m² setzt sich die Wohnung im Freien fort.',
    'Светлината е мека през целия ден, без пряко слънце в стаите.':
      'Das Licht ist den ganzen Tag über weich, ohne direkte Sonne in den Räumen.',
    'Сградата е с енергиен клас А.': 'Das Gebäude hat die Energieeffizienzklasse A.',
    'Северното изложение пази прохлада през лятото, а хълмовете са като нарисувани.':
      'Die Nordlage hält die Räume im Sommer kühl, und die Hügel wirken wie gemalt.',
    'След работния ден тук още е светло и топло.': 'Nach Feierabend ist es hier noch hell und warm.',
    'Следобедното слънце остава до късно, а залезите са над хълмовете.':
      'Die Nachmittagssonne bleibt lange, und die Sonne geht hinter den Hügeln unter.',
    'Слънцето е тук през по-голямата част от деня, а гледката е към зеленината.':
      'Die Sonne scheint hier den größten Teil des Tages, und der Blick geht ins Grüne.',
    'Спалнята е в единия край, кухнята от {1} м² – в другия, а между тях е дневната от {2} м².':
      'Das Schlafzimmer liegt am einen Ende, die Küche mit {1} m² am anderen, dazwischen das Wohnzimmer mit {2} m².',
    'Спокойната страна на сградата е добър избор за ранно лягане и дълъг сън.':
      'Die ruhige Seite des Gebäudes ist eine gute Wahl für alle, die früh zu Bett gehen und lange schlafen.',
    'Стаята е {1} м², а кухнята – {2} м², с място за маса до прозореца.':
      'Das Zimmer hat {1} m², die Küche {2} m² mit Platz für einen Tisch am Fenster.',
    'Стаята с кухненския бокс е {1} м² и побира легло, диван и маса за двама.':
      'Das Zimmer mit Kochnische hat {1} m² und bietet Platz für Bett, Sofa und einen Tisch für zwei.',
    'Сянката на сградата пази стаите от летния пек.':
      'Der Schatten des Gebäudes schützt die Räume vor der Sommerhitze.',
    'Тази страна остава тиха и в разгара на сезона.': 'Diese Seite bleibt auch in der Hochsaison ruhig.',
    'Тераса няма: всички квадратни метри са вътре.':
      'Eine Terrasse gibt es nicht: Jeder Quadratmeter liegt innen.',
    'Терасата гледа към парка, а вляво от нея се открива и морето.':
      'Die Terrasse geht zum Park, und links davon öffnet sich der Blick aufs Meer.',
    'Терасата е {1} м² и върви по цялата ширина на жилището.':
      'Die Terrasse misst {1} m² und erstreckt sich über die ganze Breite der Wohnung.',
    'Терасата е {1} м², точно за масичка и два стола.':
      'Die Terrasse misst {1} m², gerade richtig für ein Tischchen und zwei Stühle.',
    'Терасата е {1} м²: достатъчно за вечеря с приятели.':
      'Die Terrasse misst {1} m²: genug für ein Abendessen mit Freunden.',
    'Терасата завива около ъгъла: от едната ѝ страна е паркът, от другата – морето.':
      'Die Terrasse führt um die Ecke: auf der einen Seite der Park, auf der anderen das Meer.',
    'Терасата от {1} м² побира маса за шестима и два шезлонга.':
      'Auf die {1} m² große Terrasse passen ein Tisch für sechs und zwei Liegen.',
    'Терасите на двете нива са общо {1} м².': 'Die Terrassen beider Ebenen messen zusammen {1} m².',
    'Тристаен апартамент за семейство, което мисли за морето като за дом.':
      '3-Zimmer-Wohnung für eine Familie, die am Meer zu Hause sein möchte.',
    'Просторен тристаен апартамент с две спални и обща дневна част.':
      'Geräumige 3-Zimmer-Wohnung mit zwei Schlafzimmern und gemeinsamem Wohnbereich.',
    'Тристаен апартамент с тиха нощна зона и широка дневна.':
      '3-Zimmer-Wohnung mit ruhigem Schlafbereich und großzügigem Wohnzimmer.',
    'Тристаен апартамент, в който децата и гостите имат своя стая.':
      '3-Zimmer-Wohnung, in der Kinder und Gäste ihr eigenes Zimmer haben.',
    'Тристаен мезонет с дневна на долното ниво и две спални над нея.':
      '3-Zimmer-Maisonette mit Wohnzimmer auf der unteren Ebene und zwei Schlafzimmern darüber.',
    'Тристаен мезонет, който събира удобството на апартамент и уединението на къща.':
      '3-Zimmer-Maisonette, die den Komfort einer Wohnung mit der Privatsphäre eines Hauses verbindet.',
    'Семеен мезонет на две нива, свързани с вътрешна стълба.':
      'Familien-Maisonette auf zwei Ebenen, die eine Innentreppe verbindet.',
    'Трите прозореца на фасадата са на кухнята ({1} м²), дневната ({2} м²) и спалнята.':
      'Die drei Fenster der Fassade gehören zu Küche ({1} m²), Wohnzimmer ({2} m²) und Schlafzimmer.',
    'Тук е най-прохладната страна на сградата, с поглед далеч на север.':
      'Dies ist die kühlste Seite des Gebäudes, mit weitem Blick nach Norden.',
    'Четиристаен мезонет за голямо семейство: дневна и кухня долу, три спални горе.':
      '4-Zimmer-Maisonette für eine große Familie: Wohnzimmer und Küche unten, drei Schlafzimmer oben.',
    'Четиристаен мезонет, най-просторното жилище в своята част на сградата.':
      '4-Zimmer-Maisonette, die geräumigste Wohnung in ihrem Teil des Gebäudes.',
    'Представителен четиристаен мезонет на ъгъла на сградата.':
      'Repräsentative 4-Zimmer-Maisonette an der Ecke des Gebäudes.',
    'Ъгловото разположение дава два вида светлина: мека от север и морска от изток.':
      'Die Ecklage bringt zweierlei Licht: weiches aus dem Norden und das Licht des Meeres aus dem Osten.',
    'Ъгълът лови светлина от обед до вечерта.': 'Die Ecke fängt das Licht vom Mittag bis zum Abend ein.',
    'Южните прозорци гледат към парка пред сградата.': 'Die Südfenster gehen zum Park vor dem Gebäude.',
    'Южното слънце влиза дълбоко вътре, а от терасата се вижда и морето.':
      'Die Südsonne scheint tief in die Räume, und von der Terrasse sieht man auch das Meer.',
  },
}
