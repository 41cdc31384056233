import { facts, statistics } from '../../../domain/building/building.ts'

export const homeText = {
  toApartments: 'Разгледайте апартаментите',
  toNavigator: 'Изберете по етаж',
  heroImageAlt: 'Сградата „Бриз“ край морето по здрач',
  availability: {
    title: 'Свободни в момента',
    free: (count: number) => (count === 1 ? 'свободен апартамент' : 'свободни апартамента'),
    parking: (count: number) => (count === 1 ? 'свободно паркомясто' : 'свободни паркоместа'),
    from: (price: string) => `от ${price}`,
    priceOnRequest: 'цена при запитване',
    none: 'В момента няма свободни апартаменти.',
    count: (count: number) => (count === 1 ? '1 свободен' : `${count} свободни`),
  },
  apartments: {
    title: 'Избрани свободни домове',
    all: 'Вижте всички свободни апартаменти',
    name: (type: string, number: string) => `${type} ${number}`,
    photo: (number: string) => `Снимка на апартамент ${number}`,
  },
  interiors: {
    title: 'Как се живее тук',
    text: 'Светли стаи, големи прозорци и материали, които остаряват красиво.',
    sample: 'Примерна визуализация',
    rooms: ['Дневна', 'Кухня', 'Спалня'],
  },
  benefitsTitle: 'Домът, в който всичко е обмислено',
  benefits: [
    {
      key: 'security',
      title: 'Сигурност',
      text: 'Контролиран достъп, видеонаблюдение на общите части и блиндирани входни врати.',
    },
    {
      key: 'communication',
      title: 'Комуникация',
      text: 'Автобусът спира на две минути пеша, а с кола се влиза направо в паркинга, без да се обикаля кварталът.',
    },
    {
      key: 'energy',
      title: 'Енергийна ефективност клас A',
      text: 'Топлоизолация, троен стъклопакет и ниски сметки през цялата година.',
    },
    {
      key: 'quality',
      title: 'Качество',
      text: 'Подбрани материали и внимателно изпълнение, което личи и след години.',
    },
  ],
  description: {
    title: 'Сградата',
    text: 'Единадесет етажа с два входа, замислени така, че всеки дом да получи светлина и въздух.',
    points: [
      'Апартаменти от студиа до четиристайни мезонети и търговски площи на партера',
      `${facts.coveredParkingSpots} покрити паркоместа и още ${facts.garages} гаража; с откритите места стават общо ${statistics.parkingSpots}`,
      'Стойки за велосипеди',
    ],
    image: 'Сградата през деня, от крайбрежната алея',
  },
  statistics: [
    { value: statistics.apartments, label: 'апартамента' },
    { value: statistics.parkingSpots, label: 'паркоместа' },
    { value: statistics.bikeRacks, label: 'стойки за велосипеди' },
    { value: statistics.commercialUnits, label: 'търговски обекта' },
  ],
  coveredParking: 'Покрити паркоместа',
  location: {
    title: 'Локация',
    text: 'На първа линия, между парка и плажа. Градът е на крачка, морето – пред Вас.',
    image: 'Изглед от въздуха към сградата, плажа и града',
  },
} as const
