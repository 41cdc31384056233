import { z } from 'zod'
import { fault } from '../record/fault.ts'
import { integerSchema } from '../record/field-schemas.ts'

/** Mails to buyers about their instalments. */
export const paymentSettingsSchema = z.object({
  remindsBefore: z.boolean().default(false),
  remindsOverdue: z.boolean().default(false),
  daysBefore: integerSchema('noInteger', 1, 60).default(7),
  /** How many days after a stage is reached its instalments are due. */
  termDays: integerSchema('noInteger', 0, 90).default(14),
  /** What the mails say of the account, such as the IBAN. */
  account: z.string().trim().max(500, fault('tooLong', 500)).default(''),
})

export type PaymentSettings = z.infer<typeof paymentSettingsSchema>

export const defaultPaymentSettings: PaymentSettings = paymentSettingsSchema.parse({})
