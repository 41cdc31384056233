import { listDueInstalments } from '../../../backend/data/deals/due-instalments.ts'
import { formatCents } from '../../../domain/deal/cents.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { dealsText } from '../../../text/admin/deals.ts'
import { todayText as text } from '../../../text/admin/today.ts'
import { markedItems } from './marked-item.server.ts'
import { mostItems, type TodayKind } from './today-kind.ts'

const { actions, withoutMarked } = markedItems('instalment')

/**
 * Instalments of one's own sales that are due or overdue. Only a payment makes one paid, and administrators record it;
 * „done“ says that the buyer was spoken to, and hides it until it changes.
 */
export const instalments: TodayKind = {
  ...actions,
  async read(reader) {
    const { db, ownerId: agentId, today, unitsName } = reader
    const due = await listDueInstalments(db, { agentId, today })
    const items = due.map(({ instalment, deal }) => ({
      id: deal.id,
      time: '',
      isLate: instalment.state === 'overdue',
      title: deal.buyerName,
      note: [
        unitsName(deal),
        formatCents(instalment.rest),
        instalment.dueOn ? formatDate(instalment.dueOn) : '',
      ]
        .filter(Boolean)
        .join(' · '),
      url: `/admin/deals/${deal.id}`,
      phone: deal.buyerPhone,
      done: text.spoken,
      finished: text.stillUnpaid(deal.buyerName),
      ...(db.actor.kind !== 'agent' && {
        more: {
          label: dealsText.payments.add,
          url: `/admin/deals/${deal.id}/pay?${new URLSearchParams({ instalment: instalment.id })}`,
        },
      }),
      seen: `${instalment.id} ${instalment.dueOn ?? ''} ${instalment.rest}`,
    }))
    return (await withoutMarked(reader, items)).slice(0, mostItems)
  },
}
