import type { PublicText } from '../public-text.ts'

/** Names of stored values. „Apartament“ and „loc de parcare“ are both neuter, so that their adjectives are the same. */
const status = { available: 'Disponibil', reserved: 'Rezervat', sold: 'Vândut' }

export const labels: PublicText['labels'] = {
  apartmentStatus: status,
  parkingStatus: status,
  parkingType: { covered: 'Acoperit', uncovered: 'Descoperit', garage: 'Garaj' },
  exposure: {
    north: 'Nord',
    south: 'Sud',
    east: 'Est',
    west: 'Vest',
    northeast: 'Nord-est',
    northwest: 'Nord-vest',
    southeast: 'Sud-est',
    southwest: 'Sud-vest',
  },
  constructionStage: {
    'act-14': 'Act 14 (structura finalizată)',
    'act-15': 'Act 15 (construcție finalizată)',
    'act-16': 'Act 16 (autorizație de utilizare)',
  },
  /** The acts are Bulgarian: Romanian buyers do not know them by their numbers. */
  constructionStageMeaning: {
    'act-14': 'proces-verbal conform legii bulgare: structura clădirii este finalizată („la roșu”)',
    'act-15': 'proces-verbal conform legii bulgare: construcția este finalizată și predată beneficiarului',
    'act-16':
      'permis de utilizare conform legii bulgare: clădirea este recepționată și poate fi dată în folosință',
  },
}

/** Labels of the lines on the pages of apartments and parking spots, by field. */
export const factLabels: PublicText['factLabels'] = {
  apartment: {
    floor: 'Etaj',
    entrance: 'Scara',
    rooms: 'Camere',
    netArea: 'Suprafață utilă',
    area: 'Suprafață totală',
    exposure: 'Orientare',
    hasTerrace: 'Terasă',
  },
  parking: { number: 'Număr', floor: 'Nivel', type: 'Tip', size: 'Dimensiuni' },
  yes: 'Da',
  no: 'Nu',
}
