import { z } from 'zod'
import { constructionStages } from '../buyer-facts/construction-stage.ts'
import { fault } from '../record/fault.ts'
import { amountSchema, daySchema, requiredText } from '../record/field-schemas.ts'
import { formatCents, sumOf, toCents } from './cents.ts'
import { type Instalment, mostInstalments } from './schedule.ts'

const instalment = z.object({
  /** Empty for a new line. */
  id: z.string().trim().max(64).default(''),
  moment: requiredText('noPaymentMoment', 200),
  amount: amountSchema('noInstalmentAmount', 0.01).refine((sum) => sum > 0, fault('noInstalmentAmount')),
  dueOn: z.union([z.literal(''), daySchema('noDate')], fault('noDate')).default(''),
  stage: z.enum(constructionStages, fault('invalid')).default('none'),
})

/** The form of a schedule, with amounts in euros. `total` is the final price in cents. */
export function scheduleSchema(total: number) {
  return z.object({
    // No shortList, whose input says nothing of its entries: the reader of forms takes the names of fields from here.
    instalments: z
      .array(instalment)
      .max(mostInstalments, fault('tooManyInstalments', mostInstalments))
      .default([])
      .superRefine((typed, { addIssue }) => {
        const off = total - sumOf(fromTyped(typed))
        if (off > 0) addIssue(fault('instalmentsMissing', formatCents(off)))
        if (off < 0) addIssue(fault('instalmentsOver', formatCents(-off)))
        const ids = typed.map(({ id }) => id).filter(Boolean)
        if (new Set(ids).size < ids.length) addIssue(fault('invalid'))
      }),
  })
}

export type TypedSchedule = z.infer<ReturnType<typeof scheduleSchema>>
export type TypedInstalment = TypedSchedule['instalments'][number]

export function fromTyped(typed: readonly TypedInstalment[]): Instalment[] {
  return typed.map(({ amount, dueOn, ...line }) => ({
    ...line,
    amount: toCents(amount),
    dueOn: dueOn || null,
  }))
}

export function toTyped(instalments: readonly Instalment[]): TypedInstalment[] {
  return instalments.map(({ amount, dueOn, ...line }) => ({
    ...line,
    amount: amount / 100,
    dueOn: dueOn ?? '',
  }))
}
