import { formatsIn } from '../../../domain/formats/formats.ts'
import type { ParkingType } from '../../../domain/parking/parking-type.ts'
import { parkingSizeWith } from '../parking-size.ts'
import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'
import { labels } from './labels.ts'

const plural = pluralsIn('de')

/** „Stellplatz 12“ or „Garage 3“ */
const spot = ({ type, number }: { type: ParkingType; number: string }) =>
  `${type === 'garage' ? 'Garage' : 'Stellplatz'} ${number}`

export const parkingText: PublicText['parking'] = {
  title: 'Stellplätze',
  levels: 'Ebene',
  filters: { type: 'Art', status: 'Status' },
  all: 'Alle',
  apply: 'Anzeigen',
  columns: { number: 'Nummer', floor: 'Ebene', type: 'Art', size: 'Größe', price: 'Preis', status: 'Status' },
  plan: (level) => `Stellplatzplan: ${level}`,
  spots: 'Stellplätze im Plan',
  enlarge: 'Plan vergrößern',
  close: 'Schließen',
  legend: 'Legende',
  none: {
    title: 'Es gibt noch keine Stellplätze.',
    advice: 'Rufen Sie uns an oder senden Sie eine Anfrage: Wir informieren Sie, sobald es so weit ist.',
  },
  noneHere: {
    title: 'Auf dieser Ebene gibt es keine Stellplätze.',
    advice: 'Wählen Sie eine andere Ebene oder schreiben Sie uns, welchen Stellplatz Sie suchen.',
  },
  noneMatching: {
    title: 'Auf dieser Ebene gibt es keine passenden Stellplätze.',
    advice:
      'Wählen Sie „Alle“ oder eine andere Ebene – oder schreiben Sie uns, welchen Stellplatz Sie suchen.',
  },
  count: (count, free) => `${plural(count, { one: '# Stellplatz', other: '# Stellplätze' })}, ${free} frei`,
  spot,
  spotWithStatus: ({ status, ...named }) => `${spot(named)}, ${labels.parkingStatus[status]}`,
  size: parkingSizeWith(formatsIn('de'), 'm'),
  onPlanImage: (name) => `${name} im Plan der Ebene`,
  neighbours: 'Benachbarte Stellplätze',
  notFound: 'Stellplatz nicht gefunden',
  back: 'Zu den Stellplätzen',
  ask: 'Diesen Stellplatz anfragen',
  sold: 'Dieser Stellplatz ist verkauft.',
  showFree: 'Freie Stellplätze dieser Ebene',
}
