import type { ServerText } from '../public-text.ts'

export const cardText: ServerText['card'] = {
  type: 'Typ',
  totalArea: (area) => `${area} Gesamtfläche`,
  planOf: (floor) => `Grundriss ${floor}`,
  floorPositions: 'Lage auf den Etagen',
  seeOnSite: 'Die Wohnung auf der Website',
  asOf: (date) => `Stand: ${date}`,
  freeApartments: 'Freie Wohnungen',
  soldNote:
    'Diese Wohnung ist verkauft. Die freien Wohnungen mit aktuellen Preisen finden Sie auf der Website:',
}
