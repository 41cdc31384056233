import type { PublicText } from '../public-text.ts'

export const listText: PublicText['apartmentList'] = {
  columns: {
    entrance: 'Eingang',
    number: 'Wohnung',
    floor: 'Etage',
    type: 'Typ',
    exposure: 'Ausrichtung',
    netArea: 'Nettofläche',
    area: 'Gesamtfläche',
    price: 'Preis',
    perMetre: 'Preis/m²',
    status: 'Status',
  },
  bothFloors: 'Etagen',
  filters: {
    entrance: 'Eingang',
    floor: 'Etage',
    type: 'Typ',
    status: 'Status',
    maxPrice: 'Preis bis (€)',
    minArea: 'Fläche ab (m²)',
  },
  amountWrong: {
    maxPrice: 'Geben Sie einen Betrag ein, z.\u00a0B. 150.000',
    minArea: 'Geben Sie eine Zahl ein, z.\u00a0B. 60',
  },
  sheet: (selected) => (selected === 0 ? 'Filter' : `Filter (${selected})`),
  availableOnly: 'Nur freie',
  all: 'Alle',
  apply: 'Filtern',
  clear: 'Zurücksetzen',
  empty: 'Keine Wohnung entspricht den gewählten Filtern.',
  emptyAdvice:
    'Versuchen Sie es mit einem höheren Preis, einer kleineren Fläche oder einer anderen Etage – oder sehen Sie sich alle Wohnungen an.',
  showAll: 'Alle Wohnungen anzeigen',
  none: {
    title: 'Die Wohnungen sind noch nicht veröffentlicht.',
    advice: 'Rufen Sie uns an oder senden Sie eine Anfrage: Wir sagen Ihnen, wann der Verkauf beginnt.',
  },
  free: (count) => `${count} frei`,
}
