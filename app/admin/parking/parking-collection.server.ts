import {
  addParkingSpot,
  deleteParkingSpot,
  findParkingSpotWithNotes,
  isParkingNumberTaken,
  listParkingSpots,
  listParkingSpotsWithNotes,
  reviseParkingSpots,
  updateParkingSpot,
} from '../../../backend/data/parking-spots.ts'
import { findActiveReservationOfSpot } from '../../../backend/data/reservations/queries.ts'
import { forBuilding } from '../../../domain/building/building.ts'
import type { ParkingSpot, ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { parkingSpotWarnings } from '../../../domain/parking/parking-warnings.ts'
import { parkingSheet } from '../../../text/admin/sheets.ts'
import { explainWarnings } from '../../../text/admin/warnings.ts'
import { logMessages } from '../../../text/log-messages.ts'
import type { UnitCollection } from '../record/collection.ts'
import { statusQuestion } from '../record/status-question.ts'
import { explainReserved } from '../reservations/reservation-collection.server.ts'
import { parkingCollection } from './parking-collection.tsx'

const saleOf = 'spot'

export const parkingServerCollection = forBuilding(
  (building): UnitCollection<ParkingSpotValues, ParkingSpot> => ({
    ...parkingCollection(building),
    notAdded: logMessages.add.parkingSpot,
    find: findParkingSpotWithNotes,
    add: addParkingSpot,
    update: updateParkingSpot,
    remove: ({ db }, id) => deleteParkingSpot(db, id),
    explainRefusal: explainReserved,
    listWarnings: async (db, id, values, before) =>
      explainWarnings(
        parkingSpotWarnings(values, await isParkingNumberTaken(db, values.number, id), before),
      ).concat(
        statusQuestion(
          { saleOf, id },
          { before: before?.status, now: values.status },
          await findActiveReservationOfSpot(db, id),
        ),
      ),
    leaveToWay: (values, { status }) => ({ ...values, status }),
    listAll: listParkingSpotsWithNotes,
    listItems: listParkingSpots,
    setStatus: (db, id, revision, status) => updateParkingSpot(db, id, revision, { status }),
    setPrice: (db, id, revision, price) => updateParkingSpot(db, id, revision, { price }),
    revise: reviseParkingSpots,
    findActiveReservation: findActiveReservationOfSpot,
    saleOf,
    isReservedBy: ({ parkingSpotIds }, id) => parkingSpotIds.includes(id),
    sheet: parkingSheet(building),
    linkedFields: ['floor'],
    linkedCollections: ['parkingPlans'],
  }),
)
