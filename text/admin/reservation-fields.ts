import { type ReservationFields, reservationFields } from '../../domain/reservation/reservation-fields.ts'
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
