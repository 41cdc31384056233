import { z } from 'zod'
import { isoDay } from '../formats/dates.ts'
import { addDays } from '../formats/day-of-sofia.ts'
import { type FaultMessage, fault } from '../record/fault.ts'
import { amountSchema, daySchema } from '../record/field-schemas.ts'
import { schemaOf } from '../record/schema-of.ts'
import { lastDayFrom, maxYears } from './days-left.ts'
import { type ReservationValues, unitIdsOf } from './reservation.ts'
import { reservationFields } from './reservation-fields.ts'

const email = z.email()

export const reservationSchema = schemaOf(reservationFields).superRefine(
  ({ from, until, ...units }, context) => {
    const reject = (name: string, message: FaultMessage) =>
      context.addIssue({ code: 'custom', path: [name], message })
    const last = lastDayFrom(isoDay(new Date()))
    if (from > last) reject('from', fault('tooFarAhead', maxYears))
    if (until > last) reject('until', fault('tooFarAhead', maxYears))
    else if (until > lastDayFrom(from)) reject('from', fault('reservationTooLong', maxYears))
    if (until < from) reject('until', fault('lastDayBeforeFirst'))
    if (hasRepeated(units.parkingSpotIds)) reject('parkingSpotIds', fault('spotTwice'))
    if (hasRepeated(units.storeIds)) reject('storeIds', fault('storeTwice'))
    if (unitIdsOf(units).length === 0) reject('apartmentId', fault('nothingReserved'))
    rejectUnknownBuyer(units, reject)
  },
)

type Buyer = Pick<ReservationValues, 'buyerPhone' | 'buyerEmail'>

function rejectUnknownBuyer(
  { buyerPhone, buyerEmail }: Buyer,
  reject: (name: string, message: FaultMessage) => void,
): void {
  if (buyerPhone === '' && buyerEmail === '') reject('buyerPhone', fault('noBuyerContact'))
  if (buyerEmail !== '' && !email.safeParse(buyerEmail).success) reject('buyerEmail', fault('badEmail'))
}

const { buyerName, buyerPhone, buyerEmail } = reservationFields

/** The buyer alone, of a sale that no reservation came before. */
export const buyerSchema = schemaOf({ buyerName, buyerPhone, buyerEmail }).superRefine((buyer, context) =>
  rejectUnknownBuyer(buyer, (name, message) => context.addIssue({ code: 'custom', path: [name], message })),
)

function hasRepeated(ids: readonly string[]): boolean {
  return new Set(ids).size < ids.length
}

/** The final price and contract date of a sale. The date may be tomorrow: the notary is booked a day ahead. */
export function saleSchema(today: string) {
  return z.object({
    finalPrice: amountSchema('noFinalPrice').refine((price) => price !== 0, fault('freeSale')),
    contractDate: daySchema('noContractDate').refine(
      (day) => day <= addDays(today, 1),
      fault('contractDateAhead'),
    ),
  })
}
