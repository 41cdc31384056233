import {
  decideDiscount,
  listDecidedFor,
  listWaitingApprovals,
} from '../../../backend/data/reservations/approvals.ts'
import { findReservation } from '../../../backend/data/reservations/queries.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { changeDeal } from '../../../backend/deals/deals.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { formatDiscount } from '../../../domain/reservation/discount.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { approvalLabels, formatListPrice, reservationsText } from '../../../text/admin/reservations.ts'
import { todayText as text } from '../../../text/admin/today.ts'
import { markedItems } from './marked-item.server.ts'
import { mostItems, type TodayKind, type TodayReader } from './today-kind.ts'

const waits = markedItems('discount')

/**
 * Discounts that wait for an administrator. „Done“ is the yes, which is told by mail and cannot be taken back; the no is
 * on the reservation's own screen, because it should say why.
 */
export const discounts: TodayKind = {
  ...waits.actions,
  async read(reader) {
    if (reader.ownerRole !== 'admin') return []
    const waiting = await listWaitingApprovals(reader.db)
    if (waiting.length === 0) return []
    const nameOf = await readNames(reader)
    const items = waiting.map((reservation) => {
      const units = reader.unitsName(reservation)
      return {
        ...describe(reservation),
        note: [units, describeDiscount(reader, reservation), text.asks(nameOf(reservation.approvalAskedBy))]
          .filter(Boolean)
          .join(' · '),
        done: text.approve,
        finished: reservationsText.approval.approved(units),
        more: { label: text.refuse, url: `/admin/reservations/${reservation.id}` },
        seen: String(reservation.revision),
      }
    })
    return (await waits.withoutMarked(reader, items)).slice(0, mostItems)
  },
  async done({ desk }, { id, seen }) {
    await changeDeal(desk, await findReservation(desk.db, id), (db) =>
      decideDiscount(db, id, Number(seen), { isApproved: true, note: '' }),
    )
    return undefined
  },
}

const decided = markedItems('decision')

/** What became of the discounts that this person has asked for. */
export const decisions: TodayKind = {
  ...decided.actions,
  async read(reader) {
    const reservations = await listDecidedFor(reader.db, reader.ownerId, mostItems)
    if (reservations.length === 0) return []
    const nameOf = await readNames(reader)
    const items = reservations.map((reservation) => {
      const { approval, approvalAskedAt, approvalDecidedBy, approvalNote, buyerPhone } = reservation
      return {
        ...describe(reservation),
        note: [
          approval === 'approved' ? approvalLabels.approved : approvalLabels.refused,
          reader.unitsName(reservation),
          describeDiscount(reader, reservation),
          reservationsText.approval.decidedBy(nameOf(approvalDecidedBy)),
          approvalNote,
        ]
          .filter(Boolean)
          .join(' · '),
        phone: buyerPhone,
        // Later changes of the reservation bring no decision back that was marked as done.
        seen: `${approval} ${approvalAskedAt ?? ''}`,
      }
    })
    return decided.withoutMarked(reader, items)
  },
}

function describe({ id, buyerName }: Reservation) {
  return { id, time: '', isLate: false, title: buyerName, url: `/admin/reservations/${id}` }
}

async function readNames({ db }: TodayReader): Promise<(id: string | null) => string> {
  const names = new Map((await listUsers(db)).map(({ id, name }) => [id, name]))
  return (id) => names.get(id ?? '') ?? reservationsText.formerAgent
}

/** „−6,5 %: 95 000 € вместо 101 600 €“; the prices alone where nobody knows the whole list price. */
function describeDiscount(reader: TodayReader, reservation: Reservation): string {
  const { agreedPrice: price } = reservation
  const list = reader.listPrice(reservation)
  const percent = formatDiscount({ price, ...list })
  const agreed = formatPrice(price) ?? reservationsText.approval.byList
  return percent === undefined
    ? text.ofUnknownList(agreed, formatListPrice(list))
    : text.discount(percent, agreed, formatListPrice(list))
}
