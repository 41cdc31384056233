import { day, recordOf, recordOrNone } from '../record/admin-kinds.ts'
import { euros, lines, text } from '../record/field-kinds.ts'
import { field } from '../record/field-table.ts'

const maxSpots = 20

/**
 * What the sales team fills in for a reservation. Schema, form, labels (text/admin/reservation-fields.ts) and
 * history follow from this table; visitors see none of it.
 */
export const reservationFields = {
  apartmentId: field(recordOf('Изберете апартамент'), {
    initial: '',
    visitors: false,
  }),
  parkingSpotIds: field(lines(maxSpots, 100, 'Изберете паркомясто'), {
    initial: [],
    visitors: false,
  }),
  buyerName: field(text(200, 'Въведете името на купувача'), {
    initial: '',
    visitors: false,
  }),
  buyerPhone: field(text(50), { initial: '', visitors: false }),
  buyerEmail: field(text(254), { initial: '', visitors: false }),
  from: field(day('Въведете от коя дата'), { initial: '', visitors: false }),
  until: field(day('Въведете до коя дата е валидна'), { initial: '', visitors: false }),
  deposit: field(euros('Въведете капаро, или 0, ако няма'), {
    initial: 0,
    visitors: false,
  }),
  agentId: field(recordOrNone(), { initial: null, visitors: false }),
  notes: field(text(10_000), { initial: '', visitors: false }),
  enquiryId: field(recordOrNone(), { initial: null, visitors: false }),
}

export type ReservationFields = typeof reservationFields
