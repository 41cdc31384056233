import { type Building, type Entrance, formatFloor, hasFloorName } from '../../../domain/building/building.ts'
import { formatsIn } from '../../../domain/formats/formats.ts'
import { pluralsIn } from '../plurals.ts'
import type { PublicText } from '../public-text.ts'
import { labels } from './labels.ts'
import { places } from './places.ts'

const plural = pluralsIn('en')
const formats = formatsIn('en')

const free = (count: number) => plural(count, { one: '# available', other: '# available' })

export const navigatorText: PublicText['navigator'] = {
  title: 'Floor plans',
  building: {
    facade: 'The building by floor',
    views: 'Views of the building',
    free,
    freeOf: (count, all) => (all === 0 ? 'no apartments' : `${free(count)} out of ${all}`),
    maisonettes: 'A maisonette is on two floors and counted on the lower one only.',
    shade: 'The greener a floor, the more apartments are available on it.',
    shadeFitting: 'The greener a floor, the more apartments on it match the filter.',
    apartments: 'All apartments',
    entrances: 'Go to entrance',
    legend: 'Apartment status',
    empty: 'There are no apartments yet.',
    emptyAdvice: 'Call us or send an enquiry to be the first to hear about them.',
  },
  backToBuilding: 'All floors',
  entrance: 'Entrance',
  floor: 'Floor',
  planOf: (building, place) => `Floor plan: ${places.place(building, place)}`,
  noPlan: 'No floor plan is available.',
  noPlanAdvice: 'Choose another floor or entrance, or browse the apartments in the list.',
  apartment: (number) => `Apartment ${number}`,
  apartmentName: ({ number, status, area }) =>
    `Apartment ${number}, ${labels.apartmentStatus[status]}, ${formats.area(area)}`,
  selected: 'Selected apartment',
  pick: 'Choose an apartment',
  pickAdvice: 'Select an apartment on the plan to see its area, status and price.',
  type: 'Type',
  area: 'Total area',
  price: 'Price',
  open: 'View apartment',
  deselect: 'Close',
  twoFloors: (building, entrance, floors) =>
    `Maisonette: one home on ${bothFloors(building, entrance, floors)}.`,
  otherFloor: (building, place) => `See its other level: ${places.floor(building, place)}`,
  legend: 'Apartment status on this floor',
  list: 'Apartments on this floor',
  noApartments: 'There are no apartments on this floor. Choose another floor or entrance.',
  allApartments: 'See all apartments',
  showOnPlan: 'Show on plan',
  showApartmentOnPlan: (number) => `Show on plan: apartment ${number}`,
  hint: 'Zoom in and drag the plan. You can also zoom with Ctrl and the mouse wheel.',
  touchHint: 'Swipe sideways for the next floor. Pinch or double-tap to zoom in on the plan.',
  neighbours: 'Adjacent floors',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Exit full screen',
}

/** “floors 8 and 9”, or “two levels, ground floor and floor 1” where a floor has a name. */
function bothFloors(building: Building, entrance: Entrance, floors: readonly [number, number]): string {
  const isNamed = floors.some((floor) => hasFloorName(building, { entrance, floor }))
  if (!isNamed) return `floors ${floors.map(formatFloor).join(' and ')}`
  return `two levels, ${floors.map((floor) => places.floor(building, { entrance, floor })).join(' and ')}`
}
