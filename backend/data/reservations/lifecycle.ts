import { erasedBuyer, isErasedBuyer } from '../../../domain/personal-data/personal-data.ts'
import type { Release } from '../../../domain/reservation/release.ts'
import type {
  Reservation,
  ReservationValues,
  Sale,
  UnitIds,
} from '../../../domain/reservation/reservation.ts'
import { reservationFields } from '../../../domain/reservation/reservation-fields.ts'
import { writeWithClients } from '../clients/client-rows.ts'
import { joinContact } from '../clients/join-records.ts'
import type { Database } from '../database.ts'
import { endSchedule, followSale } from '../deals/schedules.ts'
import { removePapersOf } from '../papers/papers.ts'
import { toColumns } from '../records/field-columns.ts'
import { ignoreNotFound, StaleRevision } from '../records/record-errors.ts'
import { agreedTerms, askedNow, mustWait, settledBy } from './approvals.ts'
import { buyerOf, isOtherBuyer, usualClient } from './buyers.ts'
import { assertKnownEnquiry, releaseEnquiry, setEnquiryReserved } from './enquiry-stage.ts'
import {
  assertKnownAgent,
  assertMayChangeSale,
  assertNotDraft,
  assertNotTaken,
  assertOwn,
  ReservationRefused,
  type UnitRows,
} from './errors.ts'
import { getReservation, listRunningReservations } from './queries.ts'
import { rateOf, type SaleTerms } from './sale-terms.ts'
import {
  inOneBatch,
  reservationCollections,
  reviseStored,
  storedReservations,
} from './stored-reservations.ts'
import {
  changedUnits,
  freedFrom,
  listOthers,
  listPriceOf,
  lockUnits,
  pickUnits,
  setStatuses,
} from './units.ts'

/**
 * Units that are added become reserved, and those that are taken out available, as long as the reservation runs.
 * Another last day leads to another reminder; a lower price may wait for an administrator (approvals.ts). An agent who
 * changes a reservation that nobody has takes it over.
 */
export async function reviseReservation(
  db: Database,
  id: string,
  revision: number,
  values: ReservationValues,
): Promise<Reservation> {
  const batch = inOneBatch(db)
  return writeWithClients(db, reservationCollections, async (trx) => {
    const before = await getReservation(db, id, revision)
    assertMayChangeSale(db, before)
    assertOwn(db, before)
    if (values.apartmentId !== before.apartmentId) throw new ReservationRefused({ kind: 'other-apartment' })
    if (values.agentId !== before.agentId) await assertKnownAgent(db, values.agentId)
    if (values.enquiryId !== before.enquiryId) await assertKnownEnquiry(db, values.enquiryId)
    const { added, removed } = changedUnits(before, values)
    const isOtherPrice = values.agreedPrice !== before.agreedPrice
    const changesUnits = added.length + removed.length > 0
    if (changesUnits && before.state !== 'running') throw new ReservationRefused({ kind: 'ended' })
    const rows = changesUnits || isOtherPrice ? await lockUnits(trx, bothUnits(before, values)) : undefined
    if (rows && changesUnits) {
      const others = await listOthers(db, id)
      const wanted = pickUnits(rows, added)
      assertNotTaken(onlyUnits(values, added), wanted, { status: 'available', others })
      await setStatuses(batch, wanted, () => 'reserved')
      await setStatuses(batch, pickUnits(rows, removed), freedFrom(others))
    }
    return reviseStored(batch, before, {
      ...toColumns(reservationFields, { ...values, agentId: values.agentId ?? ownerOf(db, before) }),
      ...(isOtherBuyer(before, values) && {
        clientId: await joinContact(batch, trx, buyerOf(values), usualClient(before, values)),
      }),
      ...(rows && (await agreedTerms(db, before, values, { ...listPriceOf(rows, values), changesUnits }))),
      ...(before.state === 'sold' &&
        values.agentId !== null &&
        values.agentId !== before.agentId && { commissionRate: await rateOf(db, values.agentId) }),
      ...(values.until !== before.until && { remindedAt: null }),
    })
  })
}

/** Who has the reservation from now on, where the form names nobody: an agent takes over what nobody has. */
function ownerOf({ actor }: Database, { agentId }: Reservation): string | null {
  return agentId === null && actor.kind === 'agent' ? actor.id : null
}

function bothUnits(before: UnitIds, now: UnitIds): UnitIds {
  return {
    apartmentId: before.apartmentId,
    parkingSpotIds: [...before.parkingSpotIds, ...now.parkingSpotIds],
    storeIds: [...before.storeIds, ...now.storeIds],
  }
}

function onlyUnits({ parkingSpotIds, storeIds }: UnitIds, ids: readonly string[]): UnitIds {
  const isOne = (id: string) => ids.includes(id)
  return { apartmentId: null, parkingSpotIds: parkingSpotIds.filter(isOne), storeIds: storeIds.filter(isOne) }
}

const unexplained: Release = { releaseReason: '', releaseNote: '' }

/**
 * Makes the units available, unless another active reservation holds them or somebody has set another status meanwhile.
 * The enquiry is at the stage „offer“ again.
 */
export async function releaseReservation(
  db: Database,
  id: string,
  revision: number,
  how: Release = unexplained,
): Promise<Reservation> {
  return release(db, { id, revision }, 'released', how)
}

/**
 * Ends running reservations whose last day is before `today`, a day in the time zone of Sofia. One whose discount waits
 * for an administrator holds its units until that is decided. `onExpired` runs in the transaction that ends the
 * reservation.
 */
export async function expireReservations(
  db: Database,
  today: string,
  onExpired: (ended: Reservation) => Promise<unknown> = async () => {},
): Promise<void> {
  const running = await listRunningReservations(db)
  const over = running.filter(({ until, approval }) => until < today && approval !== 'waiting')
  for (const reservation of over)
    await db
      .write(reservationCollections, async () =>
        onExpired(await release(db, reservation, 'expired', unexplained)),
      )
      .catch(unlessChanged)
}

/** For `catch`: ignores that somebody has changed the reservation meanwhile. The next run looks at it again. */
function unlessChanged(error: unknown): void {
  if (error instanceof StaleRevision || error instanceof ReservationRefused) return
  ignoreNotFound(error)
}

async function release(
  db: Database,
  { id, revision }: Pick<Reservation, 'id' | 'revision'>,
  state: 'released' | 'expired',
  how: Release,
): Promise<Reservation> {
  const batch = inOneBatch(db)
  return db.write(reservationCollections, async (trx) => {
    const before = await getReservation(db, id, revision)
    if (before.state !== 'running') throw new ReservationRefused({ kind: 'ended' })
    assertOwn(db, before)
    const units = await lockUnits(trx, before)
    await setStatuses(batch, units, freedFrom(await listOthers(db, id)))
    await releaseEnquiry(batch, before)
    return reviseStored(batch, before, {
      ...{ state, ...how, endedAt: db.now().toISOString() },
      agentId: before.agentId ?? ownerOf(db, before),
    })
  })
}

/**
 * Sells the units. Refused while one of them has another recorded sale. Selling once more corrects the sale. A price
 * that an agent may not give is asked for: the reservation runs on with it, and waits.
 */
export async function sellReservation(
  db: Database,
  id: string,
  revision: number,
  { finalPrice, contractDate }: Sale,
): Promise<Reservation> {
  const batch = inOneBatch(db)
  return db.write(reservationCollections, async (trx) => {
    const before = await getReservation(db, id, revision)
    if (before.state !== 'running' && before.state !== 'sold') throw new ReservationRefused({ kind: 'ended' })
    assertMayChangeSale(db, before)
    assertOwn(db, before)
    const agentId = before.agentId ?? ownerOf(db, before)
    let terms: Partial<SaleTerms> = {}
    if (before.state === 'running') {
      const units = await lockUnits(trx, before)
      // Data of earlier releases may have a running reservation of what is sold already.
      const sales = (await listOthers(db, id)).filter(({ state }) => state === 'sold')
      assertNotTaken(existingUnits(before, units), units, { others: sales })
      if (await mustWait(db, { price: finalPrice, ...listPriceOf(units, before) }, before)) {
        const isAsked = before.approval === 'waiting' && before.agreedPrice === finalPrice
        if (isAsked) throw new ReservationRefused({ kind: 'waits' })
        return reviseStored(batch, before, { ...askedNow(db), agreedPrice: finalPrice, agentId })
      }
      await setStatuses(batch, units, () => 'sold')
      terms = { ...listPriceOf(units, before), commissionRate: await rateOf(db, agentId) }
    }
    const endedAt = before.endedAt ?? db.now().toISOString()
    const approval = settledBy(db, before)
    const sale = await reviseStored(batch, before, {
      ...{ state: 'sold', finalPrice, contractDate, endedAt, agentId, ...approval, ...terms },
    })
    await followSale(batch, sale)
    return sale
  })
}

/**
 * Takes a release, an expiry or a sale back: the reservation runs again, until this day. Refused when another active
 * reservation has got a unit, when the buyer's data was erased, and, unless it was a sale, when somebody has set another
 * status since. Of two sales of one unit the newer one is taken back first.
 */
export async function resumeReservation(
  db: Database,
  id: string,
  revision: number,
  until: string,
): Promise<Reservation> {
  const batch = inOneBatch(db)
  return db.write(reservationCollections, async (trx) => {
    const before = await getReservation(db, id, revision)
    if (before.state === 'running') throw new StaleRevision()
    assertMayChangeSale(db, before)
    assertOwn(db, before)
    if (isErasedBuyer(before)) throw new ReservationRefused({ kind: 'erased' })
    const units = await lockUnits(trx, before)
    assertNotDraft(units.apartment)
    const others = await listOthers(db, id)
    if (before.state === 'sold')
      assertNotTaken(existingUnits(before, units), units, { others: others.filter(isAheadOf(before)) })
    else assertNotTaken(before, units, { status: 'available', others })
    await setStatuses(batch, units, () => 'reserved')
    await endSchedule(batch, id)
    if (before.state !== 'sold') await setEnquiryReserved(batch, before.enquiryId)
    const unsold = {
      finalPrice: null,
      contractDate: null,
      commissionRate: null,
      listPrice: null,
      unpricedUnits: 0,
    }
    const running = { ...unsold, endedAt: null, remindedAt: null, ...unexplained }
    // Whoever has got a deposit back, or lost it, had paid it.
    const hadPaid = before.depositState === 'returned' || before.depositState === 'kept'
    return reviseStored(batch, before, {
      ...{ state: 'running', until, ...running },
      ...(hadPaid && { depositState: 'received' }),
      agentId: before.agentId ?? ownerOf(db, before),
    })
  })
}

/** Whether another reservation runs, or was sold after this sale. */
function isAheadOf(sale: Reservation): (other: Reservation) => boolean {
  const moment = ({ endedAt, id }: Reservation) => `${endedAt} ${id}`
  return (other) => other.state === 'running' || moment(other) > moment(sale)
}

/**
 * The units of a reservation without deleted ones: earlier releases let parking spots of a sale be deleted, and no
 * other reservation can hold a deleted one.
 */
function existingUnits({ apartmentId }: Reservation, { spots, stores }: UnitRows): UnitIds {
  return { apartmentId, parkingSpotIds: spots.map(({ id }) => id), storeIds: stores.map(({ id }) => id) }
}

export async function markReminded(db: Database, id: string): Promise<void> {
  await storedReservations.edit(db, id, () => ({ remindedAt: new Date().toISOString() }))
}

/** Erases the personal data. The reservations stay, because sales are counted by them. */
export async function eraseBuyers(db: Database, ids: string[]): Promise<void> {
  for (const id of ids) await storedReservations.edit(db, id, () => erasedBuyer).catch(ignoreNotFound)
  await removePapersOf(db, ids)
}
