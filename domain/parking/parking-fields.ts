import { emptyBuilding, forBuilding } from '../building/building.ts'
import { compareNumbers } from '../lists/compare.ts'
import { choiceOf, euros, integer, text } from '../record/field-kinds.ts'
import { field } from '../record/field-table.ts'
import { statuses } from '../status.ts'
import { compareParkingNumbers, parkingPriceStep, parkingTypes } from './parking-type.ts'

/**
 * What an administrator fills in for a parking spot. Schema, form, labels (text/admin/parking-fields.ts), columns of
 * spreadsheets and history follow from this table.
 */
export const parkingFields = forBuilding((building) => ({
  number: field(
    { ...text(20, 'noParkingNumber'), compare: compareParkingNumbers },
    { initial: '', visitors: true, sorted: true },
  ),
  floor: field(integer(-10, 100, 'noFloor'), {
    initial: building.parkingLevels[0]?.level ?? -1,
    visitors: true,
    sorted: true,
  }),
  type: field(choiceOf(parkingTypes, 'noTypeChosen'), {
    initial: 'covered',
    visitors: true,
    sorted: true,
  }),
  size: field(
    { ...text(50, 'noSize'), compare: compareNumbers },
    { initial: '2.5m x 5m', visitors: true, sorted: true },
  ),
  price: field(euros('noPrice', parkingPriceStep), {
    initial: 7500,
    visitors: true,
    sorted: true,
  }),
  status: field(choiceOf(statuses, 'noStatusChosen'), {
    initial: 'available',
    visitors: true,
    sorted: true,
  }),
  internalNotes: field(text(10_000), { initial: '', visitors: false }),
}))

export type ParkingFields = ReturnType<typeof parkingFields>

/** Names, kinds and order of the fields, which are the same in every building. */
export const parkingFieldKinds = parkingFields(emptyBuilding)
