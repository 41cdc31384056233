/** What the card of an apartment says beside the texts of its page. Everything has to fit on one page. */
export const cardText = {
  type: 'Тип',
  totalArea: (area: string) => `${area} обща площ`,
  planOf: (floor: string) => `План на ${floor}`,
  floorPositions: 'Разположение на етажите',
  seeOnSite: 'Вижте апартамента в сайта',
  asOf: (date: string) => `Данните са към ${date}`,
  freeApartments: 'Свободни апартаменти',
  soldNote: 'Този апартамент е продаден. Свободните, с актуални цени, са в сайта:',
}
