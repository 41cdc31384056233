import { formatNumber } from '../../../domain/measures.ts'
import { parkingTypeLabels } from '../../../domain/parking.ts'
import type { ParkingSpotValues } from '../../../domain/parking-schema.ts'
import { parkingStatusLabels } from '../../../domain/status.ts'
import { parkingFormText } from '../../text/parking-form.ts'
import { type Description, inWords } from '../form/what-changed.ts'

export function describeParkingSpot(values: ParkingSpotValues): Description {
  return inWords(parkingFormText.labels, {
    ...values,
    floor: String(values.floor),
    type: parkingTypeLabels[values.type],
    price: formatNumber(values.price),
    status: parkingStatusLabels[values.status],
  })
}
