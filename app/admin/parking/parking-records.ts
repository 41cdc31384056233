import { findHoldingReservationOfSpot } from '../../../backend/data/holding-reservations.ts'
import {
  addParkingSpot,
  deleteParkingSpot,
  findParkingSpotWithNotes,
  isParkingNumberTaken,
  updateParkingSpot,
} from '../../../backend/data/parking-spots.ts'
import type { ParkingSpot, ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { doubtParkingSpot } from '../../../domain/parking/parking-doubts.ts'
import { doubtStatus } from '../../../domain/reservation/reservation-doubts.ts'
import { logMessages } from '../../text/log-messages.ts'
import type { Records } from '../record/answer-record.ts'
import { explainReserved } from '../reservations/explain-reserved.ts'
import { parkingKind } from './parking-kind.ts'

export const parkingRecords: Records<ParkingSpotValues, ParkingSpot> = {
  ...parkingKind,
  collection: 'parkingSpots',
  notAdded: logMessages.add.parkingSpot,
  find: findParkingSpotWithNotes,
  add: addParkingSpot,
  update: updateParkingSpot,
  remove: ({ db }, id) => deleteParkingSpot(db, id),
  refused: explainReserved,
  doubt: async (db, id, values, before) => [
    ...doubtParkingSpot(values, await isParkingNumberTaken(db, values.number, id), before),
    ...(before
      ? doubtStatus({ before: before.status, now: values.status }, await findHoldingReservationOfSpot(db, id))
      : []),
  ],
}
