import type { ServerText } from '../public-text.ts'

export const cardText: ServerText['card'] = {
  type: 'Type',
  totalArea: (area) => `${area} total area`,
  planOf: (floor) => `Plan of ${floor}`,
  floorPositions: 'Position on the floors',
  seeOnSite: 'See the apartment on our website',
  asOf: (date) => `Information as of ${date}`,
  freeApartments: 'Available apartments',
  soldNote: 'This apartment is sold. See those available, with current prices, on our website:',
}
