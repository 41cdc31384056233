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
const list = new Intl.ListFormat('de')

function countsOf(apartments: { status: string }[]): string {
  const free = apartments.filter(({ status }) => status === 'available').length
  return `${apartmentsText.count(apartments.length)}, ${homeText.availability.count(free)}`
}

export const describeBuilding: Descriptions['describeBuilding'] = (building, apartments) =>
  `${buildingNamed(building)} nach Eingängen und Etagen: ${countsOf(apartments)}. Wählen Sie eine Etage oder eine Wohnung und sehen Sie die Verfügbarkeit live.`

export const describeFloor: Descriptions['describeFloor'] = (building, { plan, ...place }, apartments) => {
  const floor = places.place(building, place)
  const counts = countsOf(apartments)
  return plan
    ? `Etagenplan für ${floor} ${inBuildingNamed(building)}: ${counts}. Wählen Sie eine Wohnung direkt im Plan.`
    : `${floor} ${inBuildingNamed(building)}: ${counts}.`
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

const kindsOfSpots = ['überdacht', 'im Freien', 'in Garagen']

/** „Freie Stellplätze“ would be mistaken for available ones, so that the kinds follow their noun. */
export const describeParking: Descriptions['describeParking'] = (building, counts, hasPlans) => {
  const shown = kindsOfSpots.filter((_, index) => (counts[index] ?? 0) > 0)
  const inBrackets = shown.length === 0 ? '' : ` (${list.format(shown)})`
  const plans = hasPlans ? 'Plan jeder Ebene, ' : ''
  return `Stellplätze ${inBuildingNamed(building)}${inBrackets}: ${plans}Größen, Preise und Verfügbarkeit.`
}

export const describeApartments: Descriptions['describeApartments'] = (building) =>
  `Alle Wohnungen ${inBuildingNamed(building)} mit Flächen, Ausrichtung, Preisen und aktueller Verfügbarkeit. Filtern Sie nach Eingang, Etage, Typ, Status, Preis und Fläche.`

export const describeStores: Descriptions['describeStores'] = (building) =>
  `Gewerbeflächen ${inBuildingNamed(building)}: Fotos, Beschreibungen und Anfrage zu jeder Fläche.`
