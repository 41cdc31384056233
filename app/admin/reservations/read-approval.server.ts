import type { Database } from '../../../backend/data/database.ts'
import { listUsers } from '../../../backend/data/users/find-users.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { discountPercent } from '../../../domain/reservation/discount.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'
import type { ApprovalView } from './approval-panel.tsx'

/** Undefined where nobody was asked. */
export async function readApproval(
  db: Database,
  reservation: Reservation,
  listPrice: number,
): Promise<ApprovalView | undefined> {
  const { approval, agreedPrice, approvalAskedBy, approvalAskedAt, approvalDecidedBy } = reservation
  if (approval === 'none' || agreedPrice === 0) return undefined
  const names = new Map((await listUsers(db)).map(({ id, name }) => [id, name]))
  const nameOf = (id: string | null) => names.get(id ?? '') ?? reservationsText.formerAgent
  const percent = discountPercent({ price: agreedPrice, listPrice })
  return {
    approval,
    mayDecide: approval === 'waiting' && reservation.state === 'running',
    agreedPrice: formatPrice(agreedPrice) ?? '',
    listPrice: formatPrice(listPrice) ?? '–',
    percent: formatNumber(Math.round(percent * 10) / 10),
    asked: approvalAskedAt
      ? reservationsText.approval.askedBy(nameOf(approvalAskedBy), formatDate(approvalAskedAt))
      : '',
    decidedBy: approval === 'waiting' ? '' : nameOf(approvalDecidedBy),
    note: reservation.approvalNote,
  }
}
