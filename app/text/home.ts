export const homeText = {
  toApartments: 'Разгледайте апартаментите',
  statistics: [
    { key: 'apartments', label: 'апартамента' },
    { key: 'parkingPlaces', label: 'паркоместа' },
    { key: 'bikeRacks', label: 'места за велосипеди' },
    { key: 'commercialUnits', label: 'търговски обекта' },
  ],
} as const
