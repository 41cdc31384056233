import type { ServerText } from '../public-text.ts'

/** What the card of an apartment says beside the texts of its page. Everything has to fit on one page. */
export const cardText: ServerText['card'] = {
  type: 'Tip',
  totalArea: (area) => `${area} suprafață totală`,
  planOf: (floor) => `Plan: ${floor}`,
  floorPositions: 'Poziționarea pe etaje',
  seeOnSite: 'Vedeți apartamentul pe site',
  asOf: (date) => `Date valabile la ${date}`,
  freeApartments: 'Apartamente disponibile',
  soldNote: 'Acest apartament este vândut. Cele disponibile, cu prețuri actuale, sunt pe site:',
}
