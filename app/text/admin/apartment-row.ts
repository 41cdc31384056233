export const apartmentRowText = {
  actions: 'Действия',
  /** What a question before deleting calls it. */
  name: (number: string, entrance: string) => `апартамент ${number}, вход ${entrance}`,
  notes: (notes: string) => `Вътрешни бележки: ${notes}`,
  noPrice: 'Без цена',
  priceOf: (name: string) => `Цена на ${name}`,
  changePrice: (name: string) => `Промени цената на ${name}: `,
  changePriceHint: 'Промени цената',
  priceChanged: (title: string, price: string | undefined) =>
    price ? `${title}: ${price}.` : `${title}: цената не се показва.`,
} as const
