import { pick } from '../../../domain/lists/pick.ts'
import {
  newStanding,
  type Reservation,
  type ReservationValues,
  type Sale,
} from '../../../domain/reservation/reservation.ts'
import { reservationFields } from '../../../domain/reservation/reservation-fields.ts'
import { writeWithClients } from '../clients/client-rows.ts'
import { joinContact } from '../clients/join-records.ts'
import type { Database } from '../database.ts'
import { followSale } from '../deals/schedules.ts'
import { findEnquiry } from '../enquiries/enquiries.ts'
import { toColumns } from '../records/field-columns.ts'
import { askedNow, mustWait, nothingAgreed } from './approvals.ts'
import { buyerOf } from './buyers.ts'
import { setEnquiryReserved } from './enquiry-stage.ts'
import { assertKnownAgent, assertNotDraft, assertNotTaken } from './errors.ts'
import { reviseReservation } from './lifecycle.ts'
import { findReservation, reservationFromRow } from './queries.ts'
import { rateOf } from './sale-terms.ts'
import { inOneBatch, reservationCollections, storedReservations } from './stored-reservations.ts'
import { listOthers, listPriceOf, lockUnits, setStatuses } from './units.ts'

/**
 * Sets the apartment, the parking spots and the stores to reserved. Their rows are locked first: of several requests at
 * once one finds them available, and the others are refused. Adding once more under the same id adds no second
 * reservation.
 */
export async function addReservation(
  db: Database,
  values: ReservationValues,
  id: string = crypto.randomUUID(),
): Promise<Reservation> {
  return addDeal(db, values, id)
}

/**
 * Records a sale that no reservation came before. The units may have any status, because somebody may have marked them
 * as sold, but no other deal. A price that an agent may not give makes it a reservation that waits (approvals.ts).
 */
export async function addSale(
  db: Database,
  values: ReservationValues,
  sale: Sale,
  id: string = crypto.randomUUID(),
): Promise<Reservation> {
  return addDeal(db, values, id, sale)
}

async function addDeal(
  db: Database,
  values: ReservationValues,
  id: string,
  sale?: Sale,
): Promise<Reservation> {
  const batch = inOneBatch(db)
  return writeWithClients(db, reservationCollections, async (trx) => {
    const units = await lockUnits(trx, values)
    const found = await findReservation(db, id)
    if (found) return sale ? found : addedAgain(db, found, values)
    await assertKnownAgent(db, values.agentId)
    assertNotDraft(units.apartment)
    const others = await listOthers(db, id)
    assertNotTaken(values, units, sale ? { others } : { status: 'available', others })
    const price = sale?.finalPrice ?? values.agreedPrice
    const waits = await mustWait(db, { price, ...listPriceOf(units, values) }, nothingAgreed)
    const isSold = sale !== undefined && !waits
    const enquiryId = await setEnquiryReserved(batch, values.enquiryId)
    const added = await storedReservations.add(batch, {
      ...toColumns(reservationFields, values),
      ...newStanding,
      ...(waits && askedNow(db)),
      ...(waits && { agreedPrice: price }),
      id,
      enquiryId,
      clientId: await joinContact(batch, trx, buyerOf(values), await clientOfEnquiry(db, enquiryId)),
      ...(isSold && {
        state: 'sold',
        ...pick(sale, ['finalPrice', 'contractDate']),
        endedAt: db.now().toISOString(),
        ...listPriceOf(units, values),
        commissionRate: await rateOf(db, values.agentId),
      }),
    })
    await setStatuses(batch, units, () => (isSold ? 'sold' : 'reserved'))
    const made = reservationFromRow(added)
    if (isSold) await followSale(batch, made)
    return made
  })
}

async function clientOfEnquiry(db: Database, enquiryId: string | null): Promise<string | null> {
  return enquiryId === null ? null : ((await findEnquiry(db, enquiryId))?.clientId ?? null)
}

/**
 * The form was sent twice: what was typed since the first time is saved over the reservation. An enquiry that
 * was deleted meanwhile is left out.
 */
async function addedAgain(db: Database, found: Reservation, values: ReservationValues): Promise<Reservation> {
  const enquiryId = values.enquiryId && (await findEnquiry(db, values.enquiryId)) ? values.enquiryId : null
  const again = { ...values, enquiryId }
  const before: Record<string, unknown> = { ...found }
  const isSame = Object.entries(again).every(
    ([name, value]) => JSON.stringify(before[name]) === JSON.stringify(value),
  )
  return isSame ? found : reviseReservation(db, found.id, 1, again)
}
