import { data } from 'react-router'
import { z } from 'zod'
import type { Database } from '../../../backend/data/database.ts'
import { floorRange } from '../../../domain/apartment/apartment-title.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import { exposures } from '../../../domain/building/exposure.ts'
import { formatArea } from '../../../domain/formats/measures.ts'
import { maxRecordsAtOnce } from '../../../domain/lists/list-page.ts'
import { pickSelected } from '../../../domain/lists/selected-rows.ts'
import { newPrice, type Priced } from '../../../domain/prices/new-price.ts'
import { parsePricing, pricingFields } from '../../../domain/prices/parse-pricing.ts'
import type { PricedKind } from '../../../domain/prices/price-rule.ts'
import { apartmentRowText } from '../../../text/admin/apartments.ts'
import { errors } from '../../../text/admin/errors.ts'
import { parkingFormText } from '../../../text/admin/parking.ts'
import { pricesText as text } from '../../../text/admin/prices.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { places } from '../../../text/public/bg/places.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { recordList } from '../../forms/list-field.ts'
import type { Sent } from '../../forms/read-form.ts'
import { listAdminApartments as listApartments } from '../apartments/admin-list.ts'
import { reportStaleRecords } from '../bulk/stale-records.ts'
import { formAction } from '../form/form-action.ts'
import { listAdminParkingSpots as listSpots } from '../parking/admin-list.ts'
import { units } from '../record/units.server.ts'

const typed = z.string().max(40).optional()
const rule = Object.fromEntries([...pricingFields, ...exposures].map((name) => [name, typed]))

/** The form sends the rule and the rows. Prices are calculated from what is stored. */
const pricesSchema = z.object({
  ...rule,
  of: z.enum(['apartments', 'parking']),
  records: recordList(maxRecordsAtOnce),
})

export interface SavedPrices {
  batch: string
  count: number
}

/** Changes the prices of several units by a rule, as one batch. */
export function pricesAction(sent: Sent) {
  const { db } = sent.context.get(backendContext)
  const failed = text.failed
  return formAction(sent, {
    schema: pricesSchema,
    failed,
    invalid: errors.invalidInput,
    run: async ({ of, records, ...typed }) => {
      const building = await loadBuilding(sent.context)
      const { pricing } = parsePricing(building, of, typed)
      if (!pricing) return data({ error: failed, detail: text.noRule }, { status: 400 })
      const { name: collection, revise } = units(building)[of]
      return reportStaleRecords(db, { collection, failed, detail: text.changedMeanwhile }, async () => {
        const revised = await revise(db, records, (row) => {
          const price = newPrice(row, pricing)
          return typeof price === 'number' ? { price } : {}
        })
        const saved: SavedPrices = { batch: revised.batch, count: revised.records.length }
        return saved.count > 0
          ? { saved }
          : data({ error: failed, detail: text.nothingSaved }, { status: 422 })
      })
    },
  })
}

/** The values that a price rule may use, and the text that identifies the row. */
interface PriceRow extends Priced {
  id: string
  revision: number
  /** „апартамент 57, вход А“ */
  name: string
  about: string
}

/** The rows of the screen: those that the URL lists as `chosen`, else those that match its filters. */
export async function listPricedRows(
  building: Building,
  db: Database,
  kind: PricedKind,
  query: URLSearchParams,
): Promise<{ rows: PriceRow[]; levels: number[] }> {
  const selected = query.get('chosen')
  const order = new URLSearchParams([...query].filter(([name]) => name === 'sort' || name === 'dir'))
  const listQuery = selected === null ? query : order
  const { rows, levels } =
    kind === 'apartments'
      ? await listPricedApartments(building, db, listQuery)
      : await listPricedSpots(building, db, listQuery)
  return { rows: selected === null ? rows : pickSelected(rows, selected), levels }
}

async function listPricedApartments(building: Building, db: Database, query: URLSearchParams) {
  const apartments = await listApartments(building, db, query)
  const rows = apartments.map((apartment): PriceRow => {
    const { id, revision, number, entrance, floor, area, exposure, price, status } = apartment
    const name = apartmentRowText.name(number, entranceLetter(building, entrance))
    const floors = floorRange(building, apartment)
    const shortFloors = /^[−\d]/.test(floors) ? `ет. ${floors}` : floors
    const about = [shortFloors, labels.exposure[exposure], formatArea(area)].join(' · ')
    return { id, revision, name, about, floor, area, exposure, price, status }
  })
  return { rows, levels: [] }
}

async function listPricedSpots(building: Building, db: Database, query: URLSearchParams) {
  const { spots, levels } = await listSpots(building, db, query)
  const rows = spots.map(({ id, revision, number, floor, price, status }): PriceRow => {
    const name = parkingFormText.name(number)
    return { id, revision, name, about: places.parkingLevel(building, floor), price, status }
  })
  return { rows, levels }
}
