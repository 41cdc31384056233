import type { ServerText } from '../public-text.ts'

export const cardText: ServerText['card'] = {
  type: 'Type',
  totalArea: (area) => `${area} total area`,
  planOf: (floor) => `Plan: ${floor}`,
  floorPositions: 'Position on each floor',
  seeOnSite: 'See the apartment on our website',
  asOf: (date) => `Information correct as of ${date}`,
  freeApartments: 'Available apartments',
  soldNote: 'This apartment has been sold. For available apartments and current prices, see our website:',
}
