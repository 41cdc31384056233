import { emptyBuilding, forBuilding } from '../../domain/building/building.ts'
import { type ParkingFields, parkingFields } from '../../domain/parking/parking-fields.ts'
import { factLabels, labels } from '../public/bg/labels.ts'
import { apartmentLabels } from './apartment-fields.ts'
import { labelled } from './labelled-fields.ts'

const { floor, price, status, internalNotes } = apartmentLabels
const { number, type, size } = factLabels.parking

const parkingLabels: Record<keyof ParkingFields, string> = {
  number,
  floor,
  type,
  size,
  price,
  status,
  internalNotes,
}

export const labelledParkingFields = forBuilding((building) =>
  labelled(parkingFields(building), parkingLabels, {
    type: (type) => labels.parkingType[type],
    status: (status) => labels.parkingStatus[status],
  }),
)

/** What the form of a parking spot needs of its fields, which is the same in every building. */
export const parkingFormFields = labelledParkingFields(emptyBuilding)
