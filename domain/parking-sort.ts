import { compareNumbers } from './apartment.ts'
import {
  compareParkingNumbers,
  compareParkingSpots,
  type PublicParkingSpot,
  parkingTypes,
} from './parking.ts'
import { byAmount, type ColumnOrders, inOrderOf, type Sort, sortBy } from './sort.ts'
import { statuses } from './status.ts'

export const parkingSortKeys = ['number', 'floor', 'type', 'size', 'price', 'status'] as const
export type ParkingSortKey = (typeof parkingSortKeys)[number]

type Sortable = Pick<PublicParkingSpot, ParkingSortKey>

const orders: ColumnOrders<Sortable, ParkingSortKey> = {
  number: compareParkingNumbers,
  floor: byAmount,
  type: inOrderOf(parkingTypes),
  size: compareNumbers,
  price: byAmount,
  status: inOrderOf(statuses),
}

export function sortParkingSpots<T extends Sortable>(
  spots: T[],
  sort: Sort<ParkingSortKey> | undefined,
): T[] {
  return sortBy(spots, sort, orders, compareParkingSpots)
}
