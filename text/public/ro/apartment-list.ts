import type { PublicText } from '../public-text.ts'
import { free } from './shared.ts'

/** Texts of apartment lists and their filters. */
export const listText: PublicText['apartmentList'] = {
  columns: {
    entrance: 'Scara',
    number: 'Apartament',
    floor: 'Etaj',
    type: 'Tip',
    exposure: 'Orientare',
    netArea: 'Supr. utilă',
    area: 'Supr. totală',
    price: 'Preț',
    perMetre: 'Preț/m²',
    status: 'Status',
  },
  bothFloors: 'Etajele',
  filters: {
    entrance: 'Scara',
    floor: 'Etaj',
    type: 'Tip',
    status: 'Status',
    maxPrice: 'Preț max. (€)',
    minArea: 'Supr. min. (m²)',
  },
  amountWrong: {
    maxPrice: 'Introduceți o sumă, de exemplu 150.000',
    minArea: 'Introduceți un număr, de exemplu 60',
  },
  sheet: (selected) => (selected === 0 ? 'Filtre' : `Filtre (${selected})`),
  availableOnly: 'Doar disponibile',
  all: 'Toate',
  apply: 'Filtrați',
  clear: 'Ștergeți filtrele',
  empty: 'Niciun apartament nu corespunde filtrelor alese.',
  emptyAdvice:
    'Încercați un preț mai mare, o suprafață mai mică sau alt etaj ori vedeți toate apartamentele.',
  showAll: 'Afișați toate apartamentele',
  none: {
    title: 'Apartamentele nu au fost încă publicate.',
    advice: 'Sunați-ne sau trimiteți-ne o solicitare: vă spunem când încep vânzările.',
  },
  free,
}
