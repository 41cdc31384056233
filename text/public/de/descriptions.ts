/** Descriptions for search engines and link previews. Used by loaders only, so that browsers do not load them. */

import { formatsIn } from '../../../domain/formats/formats.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import type { ParkingType } from '../../../domain/parking/parking-type.ts'
import type { ServerText } from '../public-text.ts'
import { apartmentsText } from './apartments.ts'
import { buildingNamed, inBuildingNamed } from './building-noun.ts'
import { homeText } from './home.ts'
import { labels } from './labels.ts'
import { parkingText } from './parking.ts'
import { places } from './places.ts'

type Descriptions = ServerText['descriptions']

const formats = formatsIn('de')

function countsOf(apartments: { status: string }[]): string {
  const free = apartments.filter(({ status }) => status === 'available').length
  return `${apartmentsText.count(apartments.length)}, ${homeText.availability.count(free)}`
}

export const describeBuilding: Descriptions['describeBuilding'] = (building, apartments) =>
  `${buildingNamed(building)} nach Eingängen und Etagen: ${countsOf(apartments)}. Wählen Sie eine Etage oder eine Wohnung und sehen Sie die Verfügbarkeit live.`

export const describeFloor: Descriptions['describeFloor'] = (building, { plan, ...place }, apartments) => {
  const [what, advice] = plan ? ['Etagenplan', ' Wählen Sie eine Wohnung direkt im Plan.'] : ['Wohnungen', '']
  return `${what} ${inBuildingNamed(building)}, ${places.place(building, place)}: ${countsOf(apartments)}.${advice}`
}

const kinds: Record<ParkingType, string> = { covered: 'überdacht', uncovered: 'im Freien', garage: 'Garage' }

export const describeParkingSpot: Descriptions['describeParkingSpot'] = (building, spot) => {
  const { floor, type, size, status, price } = spot
  const shown = [
    places.parkingLevel(building, floor),
    kinds[type],
    parkingText.size(size),
    labels.parkingStatus[status].toLowerCase(),
    isHiddenPrice(price) ? '' : formats.euros(price),
  ]
  return `${parkingText.spot(spot)} ${inBuildingNamed(building)}: ${shown.filter(Boolean).join(', ')}.`
}

/** „Überdachte und freie“ would be mistaken for available ones, so that both kinds follow their noun. */
function namesOfSpots(covered: number, uncovered: number): string | undefined {
  if (covered > 0 && uncovered > 0) return 'Stellplätze, überdacht und im Freien,'
  if (covered > 0) return 'Überdachte Stellplätze'
  return uncovered > 0 ? 'Stellplätze im Freien' : undefined
}

export const describeParking: Descriptions['describeParking'] = (building, counts, hasPlans) => {
  const [covered = 0, uncovered = 0, garages = 0] = counts
  const parts = [namesOfSpots(covered, uncovered), garages > 0 ? 'Garagen' : undefined]
  const what = parts.filter((part) => part !== undefined).join(' und ') || 'Stellplätze'
  const plans = hasPlans ? 'Plan jeder Ebene, ' : ''
  return `${what} ${inBuildingNamed(building)}: ${plans}Größen, Preise und Verfügbarkeit.`
}

export const describeApartments: Descriptions['describeApartments'] = (building) =>
  `Alle Wohnungen ${inBuildingNamed(building)} mit Flächen, Ausrichtung, Preisen und aktueller Verfügbarkeit. Filtern Sie nach Eingang, Etage, Typ, Status, Preis und Fläche.`

export const describeStores: Descriptions['describeStores'] = (building) =>
  `Gewerbeflächen ${inBuildingNamed(building)}: Fotos, Beschreibungen und Anfrage zu jeder Fläche.`
