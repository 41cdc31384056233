/** Descriptions for search engines and link previews. Used by loaders only, so that browsers do not load them. */

import type { Building } from '../../../domain/building/building.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { formatsIn } from '../../../domain/formats/formats.ts'
import { isHiddenPrice } from '../../../domain/formats/money.ts'
import type { PublicParkingSpot } from '../../../domain/parking/parking.ts'
import { apartmentsText } from './apartments.ts'
import { buildingNamed } from './building-noun.ts'
import { homeText } from './home.ts'
import { labels } from './labels.ts'
import { capitalize } from './number-words.ts'
import { parkingText } from './parking.ts'
import { places } from './places.ts'

const formats = formatsIn('bg')

export function describeBuilding(building: Building, apartments: { status: string }[]): string {
  const free = apartments.filter(({ status }) => status === 'available').length
  const counts = `${apartmentsText.count(apartments.length)}, ${homeText.availability.count(free)}`
  return `${capitalize(buildingNamed(building))} по входове и етажи: ${counts}. Изберете етаж или апартамент и вижте наличността на живо.`
}

export function describeFloor(
  building: Building,
  { plan, ...place }: FloorPlanPlace & { plan: unknown },
  apartments: { status: string }[],
): string {
  const free = apartments.filter(({ status }) => status === 'available').length
  const counts = `${apartmentsText.count(apartments.length)}, ${homeText.availability.count(free)}`
  const [what, advice] = plan
    ? ['Етажен план на', ' Изберете апартамент направо от плана.']
    : ['Апартаменти в', '']
  return `${what} ${buildingNamed(building)}, ${places.place(building, place)}: ${counts}.${advice}`
}

export function describeParkingSpot(building: Building, spot: PublicParkingSpot): string {
  const { floor, type, size, status, price } = spot
  const words = [places.parkingLevel(building, floor), labels.parkingType[type], labels.parkingStatus[status]]
  const [level, kind, state] = words.map((word) => word.toLowerCase())
  const euros = isHiddenPrice(price) ? '' : formats.euros(price)
  const shown = [level, kind, parkingText.size(size), state, euros].filter(Boolean)
  return `${parkingText.spot(spot)} в ${buildingNamed(building)}: ${shown.join(', ')}.`
}

/** The counts are in the order of `parkingTypes`. */
export function describeParking(building: Building, counts: readonly number[], hasPlans: boolean): string {
  const kinds = ['покрити', 'открити', 'гаражи'].filter((_, index) => (counts[index] ?? 0) > 0)
  const spots = kinds.filter((kind) => kind !== 'гаражи')
  const parts = [
    spots.length > 0 && `${spots.join(' и ')} паркоместа`,
    kinds.includes('гаражи') && 'гаражи',
  ].filter((part) => part !== false)
  const what = parts.length === 0 ? 'паркоместа' : parts.join(' и ')
  const plans = hasPlans ? 'план на всяко ниво, ' : ''
  return `${capitalize(what)} в ${buildingNamed(building)}: ${plans}размери, цени и наличност.`
}

export function describeApartments(building: Building): string {
  return `Всички апартаменти в ${buildingNamed(building)} с площи, изложение, цени и наличност на живо. Филтрирайте по вход, етаж, тип, статус, цена и площ.`
}

export function describeStores(building: Building): string {
  return `Търговски обекти в ${buildingNamed(building)}: снимки, описания и запитване за всеки от тях.`
}
