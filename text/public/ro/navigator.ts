import { type Building, type Entrance, formatFloor, hasFloorName } from '../../../domain/building/building.ts'
import { formatsIn } from '../../../domain/formats/formats.ts'
import type { PublicText } from '../public-text.ts'
import { labels } from './labels.ts'
import { places } from './places.ts'
import { free } from './shared.ts'

const formats = formatsIn('ro')

export const navigatorText: PublicText['navigator'] = {
  title: 'Plan interactiv',
  building: {
    facade: 'Clădirea pe etaje',
    views: 'Imagini ale clădirii',
    free,
    freeOf: (count, all) => (all === 0 ? 'fără apartamente' : `${free(count)} din ${all}`),
    maisonettes: 'Un duplex ocupă două etaje și este numărat doar pe cel de jos.',
    shade: 'Cu cât etajul este mai verde, cu atât are mai multe apartamente disponibile.',
    shadeFitting: 'Cu cât etajul este mai verde, cu atât mai multe apartamente corespund filtrului.',
    apartments: 'Toate apartamentele',
    entrances: 'Alegeți scara',
    legend: 'Disponibilitatea apartamentelor',
    empty: 'Încă nu există apartamente publicate.',
    emptyAdvice: 'Sunați-ne sau trimiteți-ne o solicitare și vă anunțăm imediat ce apar.',
  },
  backToBuilding: 'Toate etajele',
  entrance: 'Scara',
  floor: 'Etaj',
  planOf: (building, place) => `Plan de etaj: ${places.place(building, place)}`,
  noPlan: 'Nu există un plan pentru acest etaj.',
  noPlanAdvice: 'Alegeți alt etaj sau altă scară ori vedeți apartamentele din listă.',
  apartment: (number) => `Apartamentul ${number}`,
  apartmentName: ({ number, status, area }) =>
    `Apartamentul ${number}, ${labels.apartmentStatus[status]}, ${formats.area(area)}`,
  selected: 'Apartamentul selectat',
  pick: 'Alegeți un apartament',
  pickAdvice: 'Atingeți un apartament pe plan pentru a-i vedea suprafața, disponibilitatea și prețul.',
  type: 'Tip',
  area: 'Suprafață totală',
  price: 'Preț',
  open: 'Vedeți apartamentul',
  deselect: 'Închideți',
  twoFloors: (building, entrance, floors) =>
    `Duplex: o singură locuință, la ${bothFloors(building, entrance, floors)}.`,
  otherFloor: (building, place) => `Vedeți-l și la ${places.floor(building, place)}`,
  legend: 'Disponibilitatea pe etaj',
  list: 'Apartamentele de la acest etaj',
  noApartments: 'La acest etaj nu există apartamente. Alegeți alt etaj sau altă scară.',
  allApartments: 'Vedeți toate apartamentele',
  showOnPlan: 'Afișați pe plan',
  showApartmentOnPlan: (number) => `Afișați pe plan: apartamentul ${number}`,
  hint: 'Măriți planul și trageți-l pentru a-l deplasa. Îl puteți mări și cu tasta Ctrl și rotița mouse-ului.',
  touchHint:
    'Glisați lateral pentru etajul vecin. Depărtați două degete sau atingeți de două ori pentru a mări planul.',
  neighbours: 'Etaje vecine',
  fullScreen: 'Ecran complet',
  leaveFullScreen: 'Ieșiți din ecran complet',
}

/** „etajele 8 și 9“, or „parter și la etajul 1“ where a floor has a name. */
function bothFloors(building: Building, entrance: Entrance, floors: readonly [number, number]): string {
  const isNamed = floors.some((floor) => hasFloorName(building, { entrance, floor }))
  if (!isNamed) return `etajele ${floors.map(formatFloor).join(' și ')}`
  return floors.map((floor) => places.floor(building, { entrance, floor })).join(' și la ')
}
