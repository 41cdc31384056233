import { z } from 'zod'
import { integerSchema } from '../record/field-schemas.ts'

export const maxMonths = 120

/** After how many months what people sent is deleted by itself; without a number, never. */
export const retentionSchema = z.object({
  months: integerSchema('Въведете цяло число', 0, maxMonths)
    .nullable()
    .default(null)
    .transform((months) => months || null),
})

export type Retention = z.infer<typeof retentionSchema>

export const noRetention: Retention = { months: null }

/** What is older than this is deleted; nothing while no period is set. */
export function forgottenBefore({ months }: Retention, now: Date): Date | undefined {
  if (!months) return undefined
  const before = new Date(now)
  const day = before.getUTCDate()
  before.setUTCMonth(before.getUTCMonth() - months)
  // A month without such a day ends in the next one: its own last day is meant.
  if (before.getUTCDate() !== day) before.setUTCDate(0)
  return before
}
