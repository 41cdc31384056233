/** Descriptions for search engines and link previews. Used by loaders only, so that browsers do not load them. */

import { formatsIn } from '../../../domain/formats/formats.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import type { ServerText } from '../public-text.ts'
import { apartmentsText } from './apartments.ts'
import { buildingNamed, namedAsSubject } from './building-noun.ts'
import { homeText } from './home.ts'
import { labels } from './labels.ts'
import { capitalize } from './number-words.ts'
import { parkingText } from './parking.ts'
import { places } from './places.ts'

type Descriptions = ServerText['descriptions']

const formats = formatsIn('ro')

/** „117 apartamente, 46 disponibile“ */
function formatCounts(apartments: { status: string }[]): string {
  const free = apartments.filter(({ status }) => status === 'available').length
  return `${apartmentsText.count(apartments.length)}, ${homeText.availability.count(free)}`
}

export const describeBuilding: Descriptions['describeBuilding'] = (building, apartments) =>
  `${capitalize(namedAsSubject(building))}, scară cu scară și etaj cu etaj: ${formatCounts(apartments)}. Alegeți un etaj sau un apartament și vedeți disponibilitatea în timp real.`

export const describeFloor: Descriptions['describeFloor'] = (building, { plan, ...place }, apartments) => {
  const [what, advice] = plan
    ? ['Planul etajului din', ' Alegeți un apartament direct pe plan.']
    : ['Apartamente din', '']
  return `${what} ${buildingNamed(building)}, ${places.place(building, place)}: ${formatCounts(apartments)}.${advice}`
}

export const describeParkingSpot: Descriptions['describeParkingSpot'] = (building, spot) => {
  const { floor, type, size, status, price } = spot
  const words = [places.parkingLevel(building, floor), labels.parkingType[type], labels.parkingStatus[status]]
  const [level, kind, state] = words.map((word) => word.toLocaleLowerCase('ro'))
  const euros = isHiddenPrice(price) ? '' : formats.euros(price)
  const shown = [level, kind, parkingText.size(size), state, euros].filter(Boolean)
  return `${parkingText.spot(spot)} din ${buildingNamed(building)}: ${shown.join(', ')}.`
}

/** The counts are in the order of `parkingTypes`. */
export const describeParking: Descriptions['describeParking'] = (building, counts, hasPlans) => {
  const [covered = 0, uncovered = 0, garages = 0] = counts
  const spots = [covered > 0 && 'acoperite', uncovered > 0 && 'descoperite'].filter((part) => part !== false)
  const parts = [
    (spots.length > 0 || garages === 0) &&
      ['locuri de parcare', spots.join(' și ')].filter(Boolean).join(' '),
    garages > 0 && 'garaje',
  ].filter((part) => part !== false)
  const plans = hasPlans ? 'planul fiecărui nivel, ' : ''
  return `${capitalize(parts.join(spots.length > 1 ? ', precum și ' : ' și '))} în ${buildingNamed(building)}: ${plans}dimensiuni, prețuri și disponibilitate.`
}

export const describeApartments: Descriptions['describeApartments'] = (building) =>
  `Toate apartamentele din ${buildingNamed(building)}, cu suprafețe, orientare, prețuri și disponibilitate în timp real. Filtrați după scară, etaj, tip, status, preț și suprafață.`

export const describeStores: Descriptions['describeStores'] = (building) =>
  `Spații comerciale în ${buildingNamed(building)}: fotografii, descrieri și formular de solicitare pentru fiecare dintre ele.`
