import type { PublicApartment } from '../apartment/apartment.ts'
import {
  type Building,
  type CountedRecords,
  countedRecords,
  type Entrance,
  floorsOfEntrance,
} from '../building/building.ts'
import { apartmentsOn } from '../building/on-floor.ts'
import type { FloorPlan } from '../floor-plan/floor-plan.ts'
import { isHiddenPrice } from '../formats/money.ts'
import { pick } from '../lists/pick.ts'
import { rowsBy } from '../lists/rows-by.ts'
import { areaWarnings } from '../record/warning.ts'
import { type UnitIds, unitIdsOf } from '../reservation/reservation.ts'
import type { Status } from '../status.ts'
import type { Finding, NamedApartment, SoldUnit } from './finding.ts'

export type CheckedApartment = NamedApartment &
  Pick<PublicApartment, 'status' | 'price' | 'netArea' | 'area' | 'images' | 'brochureUrl'>

export function checkApartments(apartments: readonly CheckedApartment[]): Finding[] {
  const namesakes = Map.groupBy(apartments, numberName)
  return apartments.flatMap((apartment): Finding[] => {
    const { id, number, entrance } = apartment
    const kinds = [
      (namesakes.get(numberName(apartment))?.length ?? 0) > 1 && 'number',
      areaWarnings(apartment).length > 0 && 'areas',
      // A sold apartment needs no price, because nobody can buy it.
      apartment.status !== 'sold' && isHiddenPrice(apartment.price) && 'price',
      apartment.images.length === 0 && 'photo',
      apartment.brochureUrl === null && 'brochure',
    ] as const
    return kinds
      .filter((kind) => kind !== false)
      .map((kind) => ({ kind, apartment: { id, number, entrance } }))
  })
}

interface CheckedUnits {
  apartments: readonly (NamedApartment & { status: Status })[]
  spots: readonly { id: string; number: string; status: Status }[]
  stores: readonly { id: string; title: string; status: Status }[]
}

/** Sold units without a recorded sale: the sums of the sales lack them. */
export function checkSales(
  { apartments, spots, stores }: CheckedUnits,
  sales: readonly UnitIds[],
): Finding[] {
  const recorded = new Set(sales.flatMap(unitIdsOf))
  const isMissing = ({ id, status }: { id: string; status: Status }) => status === 'sold' && !recorded.has(id)
  const units: SoldUnit[] = [
    ...apartments
      .filter(isMissing)
      .map((each) => ({ saleOf: 'apartment' as const, apartment: pick(each, ['id', 'number', 'entrance']) })),
    ...spots.filter(isMissing).map((each) => ({ saleOf: 'spot' as const, ...pick(each, ['id', 'number']) })),
    ...stores.filter(isMissing).map((each) => ({ saleOf: 'store' as const, ...pick(each, ['id', 'title']) })),
  ]
  return units.map((unit) => ({ kind: 'sale', unit }))
}

/** The same text for apartments whose numbers readers take for the same, such as „12A“ and „12a “. */
function numberName({ entrance, number }: NamedApartment): string {
  return `${entrance} ${number.trim().toLocaleLowerCase('bg')}`
}

/** Compares the figures that the home page states with the records; figures that follow the records cannot differ. */
export function checkCounts(
  { statistics }: Building,
  stored: Readonly<Record<CountedRecords, number>>,
): Finding[] {
  return countedRecords.flatMap((what): Finding[] => {
    const stated = statistics.find(({ about }) => about === what)?.figure
    return typeof stated !== 'number' || stated === stored[what]
      ? []
      : [{ kind: 'count', what, stored: stored[what], stated }]
  })
}

interface OutlinedApartment extends NamedApartment {
  floor: number
  secondaryFloor: number | null
}

type DrawnPlan = Pick<FloorPlan, 'entrance' | 'floor' | 'outlines'>

/**
 * Finds floors that have apartments and no plan, and apartments without an outline. A maisonette needs one on both
 * of its floors.
 */
export function checkPlans(
  building: Building,
  apartments: readonly OutlinedApartment[],
  plans: readonly DrawnPlan[],
): Finding[] {
  return building.entrances.flatMap(({ id: entrance }) =>
    floorsOfEntrance(building, entrance).flatMap((floor) => {
      const plan = rowsBy<DrawnPlan, string>(plans, placeOf, `${entrance} ${floor}`)[0]
      return checkFloor({ entrance, floor }, apartmentsOn(apartments, entrance, floor), plan)
    }),
  )
}

const placeOf = ({ entrance, floor }: DrawnPlan) => `${entrance} ${floor}`

function checkFloor(
  place: { entrance: Entrance; floor: number },
  apartments: OutlinedApartment[],
  plan: DrawnPlan | undefined,
): Finding[] {
  if (apartments.length === 0) return []
  if (!plan) return [{ kind: 'plan', ...place, apartments: apartments.length }]
  const outlined = new Set(plan.outlines.map(({ apartmentId }) => apartmentId))
  return apartments
    .filter(({ id }) => !outlined.has(id))
    .map(({ id, number, entrance, floor }) => ({
      kind: place.floor === floor ? 'outline' : 'secondOutline',
      apartment: { id, number, entrance },
      floor: place.floor,
    }))
}
