import { z } from 'zod'
import { integerSchema } from '../record/field-schemas.ts'

export const maxMonths = 120

/** After how many months enquiries and reservations are erased automatically; `null` means never. */
export const retentionSchema = z.object({
  months: integerSchema('noInteger', 0, maxMonths)
    .nullable()
    .default(null)
    .transform((months) => months || null),
})

export type Retention = z.infer<typeof retentionSchema>

export const noRetention: Retention = { months: null }

/** Enquiries and reservations that are older than this moment are erased; undefined while no period is set. */
export function expiredBefore({ months }: Retention, now: Date): Date | undefined {
  if (!months) return undefined
  const before = new Date(now)
  const day = before.getUTCDate()
  before.setUTCMonth(before.getUTCMonth() - months)
  // If the month does not have this day, the date overflows into the next month: day 0 is the last day of the
  // month before.
  if (before.getUTCDate() !== day) before.setUTCDate(0)
  return before
}
