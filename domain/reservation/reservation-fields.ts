import { day, recordOrNone } from '../record/admin-kinds.ts'
import { choiceOf, euros, eurosOrNone, lines, text } from '../record/field-kinds.ts'
import { field } from '../record/field-table.ts'
import { depositStates } from './release.ts'

const maxSpots = 20
const maxStores = 5

/**
 * What the sales team fills in for a reservation. Schema, form, labels (text/admin/reservation-fields.ts) and
 * history follow from this table; visitors see none of it.
 */
export const reservationFields = {
  /** Null where only parking spots or stores are reserved. */
  apartmentId: field(recordOrNone(), { initial: null, visitors: false }),
  parkingSpotIds: field(lines(maxSpots, 100, 'noSpotChosen'), {
    initial: [],
    visitors: false,
  }),
  storeIds: field(lines(maxStores, 100, 'noStoreChosen'), { initial: [], visitors: false }),
  buyerName: field(text(200, 'noBuyerName'), {
    initial: '',
    visitors: false,
  }),
  buyerPhone: field(text(50), { initial: '', visitors: false }),
  buyerEmail: field(text(254), { initial: '', visitors: false }),
  from: field(day('noFirstDay'), { initial: '', visitors: false }),
  until: field(day('noLastDay'), { initial: '', visitors: false }),
  deposit: field(euros('noDeposit'), {
    initial: 0,
    visitors: false,
  }),
  depositState: field(choiceOf(depositStates, 'noDepositState'), { initial: 'none', visitors: false }),
  /** The price that the buyer was promised for everything; 0 where that is the list price. */
  agreedPrice: field(eurosOrNone('noDeposit'), { initial: 0, visitors: false }),
  agentId: field(recordOrNone(), { initial: null, visitors: false }),
  notes: field(text(10_000), { initial: '', visitors: false }),
  enquiryId: field(recordOrNone(), { initial: null, visitors: false }),
}

export type ReservationFields = typeof reservationFields
