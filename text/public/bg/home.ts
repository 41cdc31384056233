export const homeText = {
  toApartments: 'Разгледайте апартаментите',
  toNavigator: 'Изберете по етаж',
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
}
