import { emptyBuilding, forBuilding, parkingLevelName } from '../building/building.ts'
import { compareNumbers } from '../lists/compare.ts'
import { choiceOf, euros, integer, text } from '../record/field-kinds.ts'
import { field } from '../record/field-table.ts'
import { parkingStatusLabels, statuses } from '../status.ts'
import { formatParkingSize } from './parking-size.ts'
import { compareParkingNumbers, parkingPriceStep, parkingTypeLabels, parkingTypes } from './parking-type.ts'

/**
 * What an administrator fills in for a parking spot. Schema, form labels, table columns and public facts follow from
 * this table.
 */
export const parkingFields = forBuilding((building) => ({
  number: field(
    { ...text(20, 'noParkingNumber'), compare: compareParkingNumbers },
    { label: 'Номер', initial: '', visitors: true, sorted: true, fact: 'Номер' },
  ),
  floor: field(
    { ...integer(-10, 100, 'noFloor'), shown: (level: number) => parkingLevelName(building, level) },
    {
      label: 'Етаж',
      initial: building.parkingLevels[0]?.level ?? -1,
      visitors: true,
      sorted: true,
      fact: 'Ниво',
    },
  ),
  type: field(choiceOf(parkingTypes, parkingTypeLabels, 'noTypeChosen'), {
    label: 'Тип',
    initial: 'covered',
    visitors: true,
    sorted: true,
    fact: 'Тип',
  }),
  size: field(
    { ...text(50, 'noSize'), compare: compareNumbers, shown: formatParkingSize },
    { label: 'Размер', initial: '2.5m x 5m', visitors: true, sorted: true, fact: 'Размер' },
  ),
  price: field(euros('noPrice', parkingPriceStep), {
    label: 'Цена (€)',
    initial: 7500,
    visitors: true,
    sorted: true,
  }),
  status: field(choiceOf(statuses, parkingStatusLabels, 'noStatusChosen'), {
    label: 'Статус',
    initial: 'available',
    visitors: true,
    sorted: true,
  }),
  internalNotes: field(text(10_000), { label: 'Вътрешни бележки', initial: '', visitors: false }),
}))

export type ParkingFields = ReturnType<typeof parkingFields>

/** Names, kinds and order of the fields, which are the same in every building. */
export const parkingFieldKinds = parkingFields(emptyBuilding)
