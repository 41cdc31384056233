/** Descriptions for search engines and link previews. Used by loaders only, so that browsers do not load them. */

import { formatsIn } from '../../../domain/formats/formats.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import type { ServerText } from '../public-text.ts'
import { listText } from './apartment-list.ts'
import { apartmentsText } from './apartments.ts'
import { buildingNamed, inBuilding, ofBuilding } from './building-noun.ts'
import { labels } from './labels.ts'
import { capitalize } from './number-words.ts'
import { parkingState, parkingText } from './parking.ts'
import { places } from './places.ts'

type Descriptions = ServerText['descriptions']

const formats = formatsIn('ru')

/** „117 квартир, 42 свободные“ */
function countApartments(apartments: { status: string }[]): string {
  const free = apartments.filter(({ status }) => status === 'available').length
  return `${apartmentsText.count(apartments.length)}, ${listText.free(free)}`
}

export const describeBuilding: Descriptions['describeBuilding'] = (building, apartments) =>
  `${capitalize(buildingNamed(building))} по подъездам и этажам: ${countApartments(apartments)}. Выберите этаж или квартиру и узнайте, что свободно сейчас.`

export const describeFloor: Descriptions['describeFloor'] = (building, { plan, ...place }, apartments) => {
  const [what, advice] = plan
    ? [`План этажа ${ofBuilding(building)}`, ' Выберите квартиру прямо на плане.']
    : [`Квартиры ${inBuilding(building)}`, '']
  return `${what}, ${places.place(building, place).replace(/^П/, 'п')}: ${countApartments(apartments)}.${advice}`
}

export const describeParkingSpot: Descriptions['describeParkingSpot'] = (building, spot) => {
  const { floor, type, size, status, price } = spot
  const level = places.parkingLevel(building, floor).toLowerCase()
  // A garage has said what it is with its name.
  const kind = type === 'garage' ? '' : labels.parkingType[type].toLowerCase()
  const state = parkingState({ type, status })
  const euros = isHiddenPrice(price) ? '' : formats.euros(price)
  const shown = [level, kind, parkingText.size(size), state, euros].filter(Boolean)
  return `${parkingText.spot(spot)} ${inBuilding(building)}: ${shown.join(', ')}.`
}

/** The counts are in the order of `parkingTypes`. */
export const describeParking: Descriptions['describeParking'] = (building, counts, hasPlans) => {
  const [covered = 0, uncovered = 0, garages = 0] = counts
  const kinds = [covered > 0 && 'крытые', uncovered > 0 && 'открытые'].filter((kind) => kind !== false)
  const spots = [...kinds.slice(0, -1), kinds.at(-1)].filter(Boolean).join(' и ')
  const parts = [spots !== '' && `${spots} парковочные места`, garages > 0 && 'гаражи'].filter(
    (part) => part !== false,
  )
  const what = parts.length === 0 ? 'парковочные места' : parts.join(', а также ')
  const plans = hasPlans ? 'план каждого уровня, ' : ''
  return `${capitalize(what)} ${inBuilding(building)}: ${plans}размеры, цены и наличие.`
}

export const describeApartments: Descriptions['describeApartments'] = (building) =>
  `Все квартиры ${inBuilding(building)}: площади, стороны света, актуальные цены и наличие. Выбирайте по подъезду, этажу, типу, статусу, цене и площади.`

export const describeStores: Descriptions['describeStores'] = (building) =>
  `Коммерческие помещения ${inBuilding(building)}: фотографии, описания и форма запроса по каждому из них.`
