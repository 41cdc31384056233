import { data } from 'react-router'
import { z } from 'zod'
import { exposures } from '../../../domain/apartment/exposure.ts'
import { maxRecordsAtOnce } from '../../../domain/lists/max-records-at-once.ts'
import { newPrice } from '../../../domain/prices/new-price.ts'
import { parsePricing, pricingFields } from '../../../domain/prices/parse-pricing.ts'
import { backendContext } from '../../context.ts'
import type { Sent } from '../../forms/read-form.ts'
import { recordList } from '../../forms/record-list.ts'
import { errors } from '../../text/admin/errors.ts'
import { pricesText as text } from '../../text/admin/prices.ts'
import { reportStaleRecords } from '../bulk/report-stale-records.ts'
import { formAction } from '../form/form-action.ts'
import { units } from '../record/units.server.ts'

const typed = z.string().max(40).optional()
const rule = Object.fromEntries([...pricingFields, ...exposures].map((name) => [name, typed]))

/** The rule and the rows, never the prices: these are worked out anew from what is stored. */
const pricesSchema = z.object({
  ...rule,
  of: z.enum(['apartments', 'parking']),
  records: recordList(maxRecordsAtOnce),
})

/** What became of the prices. */
export interface SavedPrices {
  batch: string
  count: number
}

/** Gives rows new prices by a rule, as one change. */
export function pricesAction(sent: Sent) {
  const { db } = sent.context.get(backendContext)
  const failed = text.failed
  return formAction(sent, {
    schema: pricesSchema,
    failed,
    invalid: errors.invalidInput,
    run: async ({ of, records, ...typed }) => {
      const { pricing } = parsePricing(of, typed)
      if (!pricing) return data({ error: failed, detail: text.noRule }, { status: 400 })
      const { name: collection, revise } = units[of]
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
