import { href } from 'react-router'
import type { Building } from '../../../domain/building/building.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { pick } from '../../../domain/lists/pick.ts'
import type { ParkingSpot } from '../../../domain/parking/parking.ts'
import type { Store } from '../../../domain/store.ts'
import { storeFormText } from '../../../text/admin/media.ts'
import { parkingFormText } from '../../../text/admin/parking.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { parkingText } from '../../../text/public/bg/parking.ts'
import { places } from '../../../text/public/bg/places.ts'
import type { GridUnit } from './grid-unit.ts'

const shownOfSpot = ['id', 'revision', 'number', 'floor', 'type', 'size', 'status', 'price'] as const
const shownOfStore = ['id', 'revision', 'title', 'status', 'price'] as const

export interface GridSpot extends Pick<ParkingSpot, (typeof shownOfSpot)[number]> {
  /** Whether the filters leave it. */
  fits: boolean
}

export type GridStore = Pick<Store, (typeof shownOfStore)[number]>

export function toGridSpot(spot: ParkingSpot, fits: boolean): GridSpot {
  return { ...pick(spot, shownOfSpot), fits }
}

export function toGridStore(store: Store): GridStore {
  return pick(store, shownOfStore)
}

const shared = { isDraft: false, area: 0, list: href('/admin/grid/parking') }

export function describeSpot(building: Building, spot: GridSpot): GridUnit {
  const { id, revision, number, status, price, floor, type, size } = spot
  const url = href('/admin/parking/:id', { id })
  return {
    ...shared,
    of: 'spot',
    ...{ id, revision, status, price },
    name: parkingFormText.name(number),
    title: parkingFormText.title(number),
    facts: [places.parkingLevel(building, floor), labels.parkingType[type], parkingText.size(size)]
      .filter(Boolean)
      .join(' · '),
    statusLabels: labels.parkingStatus,
    form: url,
    page: url,
  }
}

export function describeStore({ id, revision, title, status, price }: GridStore): GridUnit {
  const url = href('/admin/stores/:id', { id })
  return {
    ...shared,
    of: 'store',
    ...{ id, revision, status, title, price },
    name: storeFormText.name(title),
    facts: formatPrice(price) ?? '',
    statusLabels: labels.apartmentStatus,
    form: url,
    page: url,
  }
}
