import { z } from 'zod'
import { isoDay } from '../formats/dates.ts'
import { addDays } from '../formats/day-of-sofia.ts'
import { amountSchema, daySchema } from '../record/field-schemas.ts'
import { schemaOf } from '../record/schema-of.ts'
import { lastDayFrom, tooFarAhead, tooLong } from './days-left.ts'
import { reservationFields } from './reservation-fields.ts'

const email = z.email()

export const reservationSchema = schemaOf(reservationFields).superRefine(
  ({ from, until, buyerPhone, buyerEmail, parkingSpotIds }, context) => {
    const reject = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    const last = lastDayFrom(isoDay(new Date()))
    if (from > last) reject('from', tooFarAhead)
    if (until > last) reject('until', tooFarAhead)
    else if (until > lastDayFrom(from)) reject('from', tooLong)
    if (until < from) reject('until', 'Крайната дата е преди началната')
    if (new Set(parkingSpotIds).size < parkingSpotIds.length)
      reject('parkingSpotIds', 'Едно паркомясто е избрано два пъти')
    if (buyerPhone === '' && buyerEmail === '') reject('buyerPhone', 'Въведете телефон или имейл на купувача')
    if (buyerEmail !== '' && !email.safeParse(buyerEmail).success)
      reject('buyerEmail', 'Въведете валиден имейл')
  },
)

/** The final price and contract date of a sale. The date may be tomorrow: the notary is booked a day ahead. */
export function saleSchema(today: string) {
  return z.object({
    finalPrice: amountSchema('Въведете крайна цена').refine((price) => price !== 0, 'Въведете сума над 0 €'),
    contractDate: daySchema('Въведете дата на договора').refine(
      (day) => day <= addDays(today, 1),
      'Датата на договора още не е дошла',
    ),
  })
}
