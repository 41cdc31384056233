import {
  addParkingSpot,
  deleteParkingSpot,
  findParkingSpotWithNotes,
  isParkingNumberTaken,
  updateParkingSpot,
} from '../../../backend/data/parking-spots.ts'
import { findActiveReservationOfSpot } from '../../../backend/data/reservations/queries.ts'
import type { ParkingSpot, ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { parkingSpotWarnings } from '../../../domain/parking/parking-warnings.ts'
import { statusWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import { logMessages } from '../../text/log-messages.ts'
import type { RecordHandlers } from '../record/record-actions.ts'
import { explainReserved } from '../reservations/explain-reserved.ts'
import { parkingKind } from './parking-kind.ts'

export const parkingRecords: RecordHandlers<ParkingSpotValues, ParkingSpot> = {
  ...parkingKind,
  collection: 'parkingSpots',
  notAdded: logMessages.add.parkingSpot,
  find: findParkingSpotWithNotes,
  add: addParkingSpot,
  update: updateParkingSpot,
  remove: ({ db }, id) => deleteParkingSpot(db, id),
  refused: explainReserved,
  listWarnings: async (db, id, values, before) => [
    ...parkingSpotWarnings(values, await isParkingNumberTaken(db, values.number, id), before),
    ...(before
      ? statusWarnings(
          { before: before.status, now: values.status },
          await findActiveReservationOfSpot(db, id),
        )
      : []),
  ],
}
