import type { Building } from '../../../domain/building/building.ts'

function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('bg') + text.slice(1)
}

export const homeText = {
  toApartments: 'Разгледайте апартаментите',
  toNavigator: 'Изберете по етаж',
  heroImageAlt: ({ noun, name }: Pick<Building, 'noun' | 'name'>) =>
    `${capitalized(noun)} „${name}“ край морето по здрач`,
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
    title: ({ noun }: Pick<Building, 'noun'>) => capitalized(noun),
    image: ({ noun }: Pick<Building, 'noun'>) => `${capitalized(noun)} през деня, от крайбрежната алея`,
  },
  location: {
    title: 'Локация',
    text: 'На първа линия, между парка и плажа. Градът е на крачка, морето – пред Вас.',
    image: 'Изглед от въздуха към сградата, плажа и града',
  },
} as const
