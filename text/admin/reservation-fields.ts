import type { ReservationStanding } from '../../domain/reservation/reservation.ts'
import { type ReservationFields, reservationFields } from '../../domain/reservation/reservation-fields.ts'
import { clientsText } from './clients.ts'
import { labelled } from './labelled-fields.ts'
import { depositStateLabels } from './reservations.ts'

const labels: Record<keyof ReservationFields, string> = {
  apartmentId: 'Апартамент',
  parkingSpotIds: 'Паркоместа',
  buyerName: 'Купувач',
  buyerPhone: 'Телефон',
  buyerEmail: 'Имейл',
  from: 'От',
  until: 'Валидна до',
  storeIds: 'Магазини',
  deposit: 'Капаро (€)',
  depositState: 'Платено ли е капарото',
  agreedPrice: 'Договорена цена (€)',
  agentId: 'Агент',
  notes: 'Бележки',
  enquiryId: 'Запитване',
}

export const labelledReservationFields = labelled(reservationFields, labels, {
  depositState: (state) => depositStateLabels[state],
})

/** The history leaves out what the server notes for itself. */
type Noted = 'listPrice' | 'unpricedUnits' | 'endedAt' | 'remindedAt'

/** What the history calls all that becomes of a reservation besides its form. */
export const standingLabels: Record<Exclude<keyof ReservationStanding, Noted>, string> = {
  state: 'Състояние',
  finalPrice: 'Крайна цена (€)',
  contractDate: 'Дата на договора',
  commissionRate: 'Комисиона (%)',
  approval: 'Отстъпка',
  approvalAskedBy: 'Отстъпката поиска',
  approvalAskedAt: 'Отстъпката е поискана на',
  approvalDecidedBy: 'Отстъпката реши',
  approvalNote: 'Бележка към решението',
  releaseReason: 'Причина за освобождаването',
  releaseNote: 'Бележка към освобождаването',
  clientId: clientsText.client,
}
