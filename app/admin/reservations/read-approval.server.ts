import type { Database } from '../../../backend/data/database.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { formatDiscount, type ListPrice } from '../../../domain/reservation/discount.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { formatListPrice, reservationsText } from '../../../text/admin/reservations.ts'
import type { ApprovalView } from './approval-panel.tsx'

/** Undefined where nobody was asked, or where the reservation ended before anybody had decided. */
export async function readApproval(
  db: Database,
  reservation: Reservation,
  list: ListPrice,
): Promise<ApprovalView | undefined> {
  const { approval, agreedPrice, approvalAskedBy, approvalAskedAt, approvalDecidedBy } = reservation
  if (approval === 'none') return undefined
  if (approval === 'waiting' && reservation.state !== 'running') return undefined
  const names = new Map((await listUsers(db)).map(({ id, name }) => [id, name]))
  const nameOf = (id: string | null) => names.get(id ?? '') ?? reservationsText.formerAgent
  return {
    approval,
    agreedPrice: formatPrice(agreedPrice) ?? reservationsText.approval.byList,
    listPrice: formatListPrice(list),
    percent: formatDiscount({ price: agreedPrice, ...list }),
    asked: approvalAskedAt
      ? reservationsText.approval.askedBy(nameOf(approvalAskedBy), formatDate(approvalAskedAt))
      : '',
    decidedBy: approval === 'waiting' ? '' : nameOf(approvalDecidedBy),
    note: reservation.approvalNote,
  }
}
