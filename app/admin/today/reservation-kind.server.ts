import { listRunningReservations } from '../../../backend/data/reservations/queries.ts'
import { endsSoon } from '../../../domain/reservation/days-left.ts'
import { todayText } from '../../../text/admin/today.ts'
import { markedItems } from './marked-item.server.ts'
import { mostItems, type TodayKind } from './today-kind.ts'

const { actions, withoutMarked } = markedItems('reservation')

/** Reservations that end today or tomorrow. „Done“ says that the buyer was spoken to: a reservation is extended on its own screen. */
export const reservations: TodayKind = {
  ...actions,
  async read(reader) {
    const { db, ownerId, today, unitsName } = reader
    const running = await listRunningReservations(db)
    const items = running
      .filter((each) => endsSoon(each, today) && (each.agentId ?? ownerId) === ownerId)
      .map((reservation) => ({
        id: reservation.id,
        time: '',
        isLate: reservation.until < today,
        title: reservation.buyerName,
        note: [
          unitsName(reservation),
          reservation.until <= today ? todayText.endsToday : todayText.endsTomorrow,
        ].join(' · '),
        url: `/admin/reservations/${reservation.id}`,
        phone: reservation.buyerPhone,
        seen: reservation.until,
      }))
    return (await withoutMarked(reader, items)).slice(0, mostItems)
  },
}
