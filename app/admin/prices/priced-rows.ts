import type { Database } from '../../../backend/data/database.ts'
import { exposureLabels } from '../../../domain/apartment/exposure.ts'
import { floorRange } from '../../../domain/apartment/format-floors.ts'
import { entranceLetters, parkingLevelName } from '../../../domain/building.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { pickSelected } from '../../../domain/lists/selected-rows.ts'
import type { Priced } from '../../../domain/prices/new-price.ts'
import type { PricedKind } from '../../../domain/prices/price-rule.ts'
import { apartmentRowText } from '../../text/admin/apartments.ts'
import { parkingFormText } from '../../text/admin/parking.ts'
import { listAdminApartments as listApartments } from '../apartments/admin-list.ts'
import { listAdminParkingSpots as listSpots } from '../parking/admin-list.ts'

/** What a price may follow from, with the text that tells it from the others. */
export interface PricedRow extends Priced {
  id: string
  revision: number
  /** „апартамент 57, вход А“ */
  name: string
  about: string
}

/** The rows that a URL means: the selected ones, else those that its filters find. */
export async function listPricedRows(
  db: Database,
  kind: PricedKind,
  query: URLSearchParams,
): Promise<{ rows: PricedRow[]; levels: number[] }> {
  const selected = query.get('chosen')
  const order = new URLSearchParams([...query].filter(([name]) => name === 'sort' || name === 'dir'))
  const asked = selected === null ? query : order
  const { rows, levels } =
    kind === 'apartments' ? await listPricedApartments(db, asked) : await listPricedSpots(db, asked)
  return { rows: selected === null ? rows : pickSelected(rows, selected), levels }
}

async function listPricedApartments(db: Database, query: URLSearchParams) {
  const apartments = await listApartments(db, query)
  const rows = apartments.map((apartment): PricedRow => {
    const { id, revision, number, entrance, floor, area, exposure, price, status } = apartment
    const name = apartmentRowText.name(number, entranceLetters[entrance])
    const about = `ет. ${floorRange(apartment)} · ${exposureLabels[exposure]} · ${formatArea(area)}`
    return { id, revision, name, about, floor, area, exposure, price, status }
  })
  return { rows, levels: [] }
}

async function listPricedSpots(db: Database, query: URLSearchParams) {
  const { spots, levels } = await listSpots(db, query)
  const rows = spots.map(({ id, revision, number, floor, price, status }): PricedRow => {
    const name = parkingFormText.name(number)
    return { id, revision, name, about: parkingLevelName(floor), price, status }
  })
  return { rows, levels }
}
