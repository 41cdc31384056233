import { type ReservationFields, reservationFields } from '../../domain/reservation/reservation-fields.ts'
import { labelled } from './labelled-fields.ts'

const labels: Record<keyof ReservationFields, string> = {
  apartmentId: 'Апартамент',
  parkingSpotIds: 'Паркоместа',
  buyerName: 'Купувач',
  buyerPhone: 'Телефон',
  buyerEmail: 'Имейл',
  from: 'От',
  until: 'Валидна до',
  deposit: 'Капаро (€)',
  agentId: 'Агент',
  notes: 'Бележки',
  enquiryId: 'Запитване',
}

export const labelledReservationFields = labelled(reservationFields, labels, {})
