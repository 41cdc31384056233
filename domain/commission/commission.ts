import { z } from 'zod'
import { toCents } from '../deal/cents.ts'
import { formatNumber } from '../formats/measures.ts'
import { fault } from '../record/fault.ts'
import { amountSchema } from '../record/field-schemas.ts'

/** Rates are integers of hundredths of a percent, so that 2.35 % is exactly that: 235. */
const hundredths = 100
const whole = 100 * hundredths

const typedPercent = amountSchema('noNumber', 0.01).refine((percent) => percent <= 100)

/** What a person types as a percent; an empty field is no commission. */
export const commissionRateSchema = z
  .preprocess(
    (typed) => (typeof typed === 'string' && typed.trim() === '' ? '0' : typed),
    z.unknown().transform((typed, context) => {
      const { data } = typedPercent.safeParse(typed)
      if (data !== undefined) return data
      context.addIssue({ code: 'custom', message: fault('badPercent') })
      return z.NEVER
    }),
  )
  .transform((percent) => Math.round(percent * hundredths))

/** „2,5“, as it is typed and read. */
export function formatRate(rate: number): string {
  return formatNumber(rate / hundredths)
}

/** In cents, of a price in euros. Rounded once, half a cent up. */
export function commissionOf(finalPrice: number, rate: number): number {
  return Math.round((toCents(finalPrice) * rate) / whole)
}
