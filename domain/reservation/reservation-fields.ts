import { day, recordOf, recordOrNone } from '../record/admin-kinds.ts'
import { euros, lines, text } from '../record/field-kinds.ts'
import { field } from '../record/field-table.ts'

const maxSpots = 20

/**
 * What the sales team fills in for a reservation. Schema, form labels and table columns follow from this table;
 * visitors see none of it.
 */
export const reservationFields = {
  apartmentId: field(recordOf('noApartmentChosen'), {
    label: 'Апартамент',
    initial: '',
    visitors: false,
  }),
  parkingSpotIds: field(lines(maxSpots, 100, 'noSpotChosen'), {
    label: 'Паркоместа',
    initial: [],
    visitors: false,
  }),
  buyerName: field(text(200, 'noBuyerName'), {
    label: 'Купувач',
    initial: '',
    visitors: false,
  }),
  buyerPhone: field(text(50), { label: 'Телефон', initial: '', visitors: false }),
  buyerEmail: field(text(254), { label: 'Имейл', initial: '', visitors: false }),
  from: field(day('noFirstDay'), { label: 'От', initial: '', visitors: false }),
  until: field(day('noLastDay'), { label: 'Валидна до', initial: '', visitors: false }),
  deposit: field(euros('noDeposit'), {
    label: 'Капаро (€)',
    initial: 0,
    visitors: false,
  }),
  agentId: field(recordOrNone(), { label: 'Агент', initial: null, visitors: false }),
  notes: field(text(10_000), { label: 'Бележки', initial: '', visitors: false }),
  enquiryId: field(recordOrNone(), { label: 'Запитване', initial: null, visitors: false }),
}

export type ReservationFields = typeof reservationFields
