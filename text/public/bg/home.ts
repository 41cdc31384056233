import { pluralsIn } from '../plurals.ts'

const plural = pluralsIn('bg')

export const homeText = {
  toApartments: 'Разгледайте апартаментите',
  toNavigator: 'Изберете по етаж',
  availability: {
    title: 'Свободни в момента',
    free: (count: number) => plural(count, { one: '# свободен апартамент', other: '# свободни апартамента' }),
    parking: (count: number) =>
      plural(count, { one: '# свободно паркомясто', other: '# свободни паркоместа' }),
    from: (price: string) => `от ${price}`,
    priceOnRequest: 'цена при запитване',
    none: 'В момента няма свободни апартаменти.',
    count: (count: number) => plural(count, { one: '# свободен', other: '# свободни' }),
  },
  apartments: {
    title: 'Избрани свободни домове',
    all: 'Вижте всички свободни апартаменти',
    name: (type: string, number: string) => `${type} ${number}`,
    photo: (number: string) => `Снимка на апартамент ${number}`,
  },
}
