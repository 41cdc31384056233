import { z } from 'zod'
import { addDays } from '../formats/day-of-sofia.ts'
import { fault } from '../record/fault.ts'
import { amountSchema, daySchema, optionalText, requiredText } from '../record/field-schemas.ts'
import type { Stored } from '../record/stored-record.ts'

/** How money came. A loan is what the buyer's bank has paid. */
export const paymentWays = ['bank', 'cash', 'loan', 'deposit', 'other'] as const
export type PaymentWay = (typeof paymentWays)[number]

export interface PaymentValues {
  instalmentId: string
  paidOn: string
  /** In cents. */
  amount: number
  way: PaymentWay
  note: string
}

/** What a buyer has paid of one instalment. */
export interface Payment extends PaymentValues, Stored {
  /** The id of the reservation, and of its schedule. */
  dealId: string
  createdAt: string
  updatedAt: string
}

/** As the form sends it: the amount in euros. Money that has not come yet is no payment, except for the time difference. */
export function paymentSchema(today: string) {
  return z.object({
    instalmentId: requiredText('noInstalmentChosen', 64),
    paidOn: daySchema('noPaymentDay').refine((day) => day <= addDays(today, 1), fault('paymentAhead')),
    amount: amountSchema('noPaymentAmount', 0.01).refine((amount) => amount > 0, fault('noPaymentAmount')),
    way: z.enum(paymentWays, fault('invalid')).default('bank'),
    note: optionalText(500),
  })
}
export type TypedPayment = z.infer<ReturnType<typeof paymentSchema>>
