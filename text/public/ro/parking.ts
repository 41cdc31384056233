import { formatsIn } from '../../../domain/formats/formats.ts'
import { parkingSizeWith } from '../parking-size.ts'
import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'
import { labels } from './labels.ts'

type ParkingText = PublicText['parking']

const plural = pluralsIn('ro')

/** „Locul de parcare 12“ or „Garajul 3“ */
const spot: ParkingText['spot'] = ({ type, number }) =>
  `${type === 'garage' ? 'Garajul' : 'Locul de parcare'} ${number}`

export const parkingText: ParkingText = {
  title: 'Locuri de parcare',
  levels: 'Nivel',
  filters: { type: 'Tip', status: 'Status' },
  all: 'Toate',
  apply: 'Afișați',
  columns: {
    number: 'Număr',
    floor: 'Nivel',
    type: 'Tip',
    size: 'Dimensiuni',
    price: 'Preț',
    status: 'Status',
  },
  plan: (level) => `Planul parcării: ${level}`,
  spots: 'Locuri pe plan',
  enlarge: 'Măriți planul',
  close: 'Închideți',
  legend: 'Legendă',
  none: {
    title: 'Încă nu există locuri de parcare publicate.',
    advice: 'Sunați-ne sau trimiteți-ne o solicitare și vă anunțăm imediat ce apar.',
  },
  noneHere: {
    title: 'Pe acest nivel nu există locuri de parcare.',
    advice: 'Alegeți alt nivel sau scrieți-ne ce loc căutați.',
  },
  noneMatching: {
    title: 'Pe acest nivel nu există astfel de locuri de parcare.',
    advice: 'Alegeți „Toate” sau alt nivel ori scrieți-ne ce loc căutați.',
  },
  count: (count, free) =>
    [
      plural(count, {
        one: '# loc de parcare',
        few: '# locuri de parcare',
        other: '# de locuri de parcare',
      }),
      plural(free, { one: '# disponibil', few: '# disponibile', other: '# disponibile' }),
    ].join(', '),
  spot,
  spotWithStatus: ({ status, ...named }) => `${spot(named)}, ${labels.parkingStatus[status]}`,
  size: parkingSizeWith(formatsIn('ro'), 'm'),
  onPlanImage: (name) => `${name} pe planul nivelului`,
  neighbours: 'Locuri vecine',
  notFound: 'Locul de parcare nu a fost găsit',
  back: 'Toate locurile de parcare',
  ask: 'Cereți detalii despre acest loc',
  sold: 'Acest loc este vândut.',
  showFree: 'Vedeți locurile disponibile de pe acest nivel',
}
