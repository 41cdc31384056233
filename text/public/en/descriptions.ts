import { formatsIn } from '../../../domain/formats/formats.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import type { ServerText } from '../public-text.ts'
import { apartmentsText } from './apartments.ts'
import { buildingNamed } from './building-noun.ts'
import { homeText } from './home.ts'
import { labels } from './labels.ts'
import { capitalize } from './number-words.ts'
import { parkingText } from './parking.ts'
import { places } from './places.ts'

/** Descriptions for search engines and link previews. Used by loaders only, so that browsers do not load them. */

type Descriptions = ServerText['descriptions']

const formats = formatsIn('en')

/** “11 apartments, 4 available” */
function countsOf(apartments: readonly { status: string }[]): string {
  const free = apartments.filter(({ status }) => status === 'available').length
  return `${apartmentsText.count(apartments.length)}, ${homeText.availability.count(free)}`
}

export const describeBuilding: Descriptions['describeBuilding'] = (building, apartments) =>
  `${capitalize(buildingNamed(building))} by entrance and floor: ${countsOf(apartments)}. Choose a floor or an apartment and see live availability.`

export const describeFloor: Descriptions['describeFloor'] = (building, { plan, ...place }, apartments) => {
  const [what, advice] = plan
    ? ['Floor plan of', ' Choose an apartment straight from the plan.']
    : ['Apartments in', '']
  return `${what} ${buildingNamed(building)}, ${places.place(building, place)}: ${countsOf(apartments)}.${advice}`
}

export const describeParkingSpot: Descriptions['describeParkingSpot'] = (building, spot) => {
  const { floor, type, size, status, price } = spot
  const words = [places.parkingLevel(building, floor), labels.parkingType[type], labels.parkingStatus[status]]
  const [level, kind, state] = words.map((word) => word.toLowerCase())
  const euros = isHiddenPrice(price) ? '' : formats.euros(price)
  const shown = [level, kind, parkingText.size(size), state, euros].filter(Boolean)
  return `${parkingText.spot(spot)} in ${buildingNamed(building)}: ${shown.join(', ')}.`
}

export const describeParking: Descriptions['describeParking'] = (building, counts, hasPlans) => {
  const [covered = 0, open = 0, garages = 0] = counts
  const spaces = [covered > 0 && 'covered', open > 0 && 'open-air'].filter((kind) => kind !== false)
  const parts = [
    spaces.length > 0 && `${spaces.join(' and ')} parking spaces`,
    garages > 0 && 'garages',
  ].filter((part) => part !== false)
  const what = parts.length === 0 ? 'parking spaces' : parts.join(' and ')
  const plans = hasPlans ? 'a plan of each level, ' : ''
  return `${capitalize(what)} in ${buildingNamed(building)}: ${plans}sizes, prices and availability.`
}

export const describeApartments: Descriptions['describeApartments'] = (building) =>
  `All apartments in ${buildingNamed(building)} with floor areas, aspect, prices and live availability. Filter by entrance, floor, type, status, price and area.`

export const describeStores: Descriptions['describeStores'] = (building) =>
  `Shops and commercial units in ${buildingNamed(building)}: photos, descriptions and an enquiry form for each.`
