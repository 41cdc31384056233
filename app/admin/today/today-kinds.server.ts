import { listPriceOf } from '../../../backend/data/reservations/units.ts'
import type { Collection } from '../../../backend/data/schema.ts'
import type { DealDesk } from '../../../backend/deals/deals.ts'
import { readUnits } from '../../../backend/deals/read-units.ts'
import type { Building } from '../../../domain/building/building.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import type { User } from '../../../domain/sign-in.ts'
import type { TodayKindName } from '../../../text/admin/today.ts'
import { nameAllUnits, nameUnits } from '../../../text/admin/unit-names.ts'
import { calls, waiting } from './call-kinds.server.ts'
import { decisions, discounts } from './discount-kinds.server.ts'
import { instalments } from './instalment-kind.server.ts'
import { reservations } from './reservation-kind.server.ts'
import type { TodayItem, TodayKind, TodayReader } from './today-kind.ts'
import { viewings } from './viewing-kind.server.ts'

/** Another kind of items is one more entry here, with its name and order in text/admin/today.ts. */
export const todayKinds: Record<TodayKindName, TodayKind> = {
  call: calls,
  viewing: viewings,
  discount: discounts,
  decision: decisions,
  reservation: reservations,
  instalment: instalments,
  waiting,
}

/** The collections that the list shows. */
export const todayCollections: readonly [Collection, ...Collection[]] = [
  'enquiries',
  'viewings',
  'reservations',
  'schedules',
  'payments',
  'apartments',
  'parkingSpots',
  'stores',
]

type Owner = Pick<User, 'id' | 'role'>

export async function todayReader(building: Building, desk: DealDesk, owner: Owner): Promise<TodayReader> {
  const { db } = desk
  const unitsOf = await readUnits(db)
  const unitsName: TodayReader['unitsName'] = (reservation) => nameAllUnits(building, unitsOf(reservation))
  const apartmentName = (id: string) => {
    const { apartment } = unitsOf({ apartmentId: id, parkingSpotIds: [], storeIds: [] })
    return apartment && nameUnits(building, { apartment, spots: [], stores: [] })
  }
  const now = new Date()
  const listPrice: TodayReader['listPrice'] = (reservation) => listPriceOf(unitsOf(reservation), reservation)
  return {
    ...{ db, desk, ownerId: owner.id, ownerRole: owner.role, now, today: isoDay(now) },
    ...{ apartmentName, unitsName, listPrice },
  }
}

/** What is late comes first, then what has an hour, then the rest in the order of the kinds. */
export async function readToday(reader: TodayReader): Promise<TodayItem[]> {
  const kinds = Object.entries(todayKinds) as [TodayKindName, TodayKind][]
  const items: TodayItem[] = []
  for (const [kind, { read }] of kinds) items.push(...(await read(reader)).map((item) => ({ kind, ...item })))
  const rank = ({ isLate, time }: TodayItem) => (isLate ? 0 : time ? 1 : 2)
  return items.sort((one, other) => rank(one) - rank(other) || one.time.localeCompare(other.time))
}
