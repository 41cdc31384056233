import { type Building, type Entrance, formatFloor, hasFloorName } from '../../../domain/building/building.ts'
import { formatsIn } from '../../../domain/formats/formats.ts'
import type { PublicText } from '../public-text.ts'
import { labels } from './labels.ts'
import { places } from './places.ts'

const formats = formatsIn('de')

const free = (count: number) => `${count} frei`

export const navigatorText: PublicText['navigator'] = {
  title: 'Wohnungsfinder',
  building: {
    facade: 'Das Gebäude nach Etagen',
    views: 'Ansichten des Gebäudes',
    free,
    freeOf: (count, all) => (all === 0 ? 'keine Wohnungen' : `${free(count)} von ${all}`),
    maisonettes: 'Eine Maisonette liegt auf zwei Etagen und zählt nur auf der unteren.',
    shade: 'Je grüner die Etage, desto mehr Wohnungen sind dort frei.',
    shadeFitting: 'Je grüner die Etage, desto mehr Wohnungen passen dort zum Filter.',
    apartments: 'Alle Wohnungen',
    entrances: 'Zum Eingang',
    legend: 'Status der Wohnungen',
    empty: 'Es gibt noch keine Wohnungen.',
    emptyAdvice: 'Rufen Sie uns an oder senden Sie eine Anfrage: Wir informieren Sie, sobald es so weit ist.',
  },
  backToBuilding: 'Alle Etagen',
  entrance: 'Eingang',
  floor: 'Etage',
  planOf: (building, place) => `Etagenplan: ${places.place(building, place)}`,
  noPlan: 'Kein Etagenplan verfügbar.',
  noPlanAdvice:
    'Wählen Sie eine andere Etage oder einen anderen Eingang – oder sehen Sie sich die Liste der Wohnungen an.',
  apartment: (number) => `Wohnung ${number}`,
  apartmentName: ({ number, status, area }) =>
    `Wohnung ${number}, ${labels.apartmentStatus[status]}, ${formats.area(area)}`,
  selected: 'Ausgewählte Wohnung',
  pick: 'Wählen Sie eine Wohnung',
  pickAdvice: 'Tippen Sie im Plan auf eine Wohnung, um Fläche, Status und Preis zu sehen.',
  type: 'Typ',
  area: 'Gesamtfläche',
  price: 'Preis',
  open: 'Zur Wohnung',
  deselect: 'Schließen',
  twoFloors: (building, entrance, floors) =>
    `Maisonette: eine Wohnung auf ${bothFloors(building, entrance, floors)}.`,
  otherFloor: (building, place) => `Auch ansehen: ${places.floor(building, place)}`,
  legend: 'Status auf der Etage',
  list: 'Wohnungen auf der Etage',
  noApartments:
    'Auf dieser Etage gibt es keine Wohnungen. Wählen Sie eine andere Etage oder einen anderen Eingang.',
  allApartments: 'Alle Wohnungen ansehen',
  showOnPlan: 'Im Plan zeigen',
  showApartmentOnPlan: (number) => `Im Plan zeigen: Wohnung ${number}`,
  hint: 'Vergrößern und verschieben Sie den Plan. Zoomen können Sie auch mit Strg und dem Mausrad.',
  touchHint:
    'Wischen Sie zur Seite, um die Etage zu wechseln. Spreizen Sie zwei Finger oder tippen Sie doppelt, um den Plan zu vergrößern.',
  neighbours: 'Benachbarte Etagen',
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild beenden',
}

/** „den Etagen 8 und 9“, or „zwei Ebenen (Erdgeschoss und Etage 1)“ where a floor has a name. */
function bothFloors(building: Building, entrance: Entrance, floors: readonly [number, number]): string {
  const isNamed = floors.some((floor) => hasFloorName(building, { entrance, floor }))
  if (!isNamed) return `den Etagen ${floors.map(formatFloor).join(' und ')}`
  const names = floors.map((floor) => places.floor(building, { entrance, floor }))
  return `zwei Ebenen (${names.join(' und ')})`
}
