import {
  addApartment,
  findApartmentWithNotes,
  isApartmentNumberTaken,
  listApartmentItems,
  listApartmentsWithNotes,
  reviseApartments,
  setApartmentPrice,
  setApartmentStatus,
  updateApartment,
} from '../../../backend/data/apartments.ts'
import { findActiveReservation } from '../../../backend/data/reservations/queries.ts'
import { removeApartment } from '../../../backend/removal/remove-with-files.ts'
import type { Apartment, ApartmentValues } from '../../../domain/apartment/apartment.ts'
import { apartmentWarnings } from '../../../domain/apartment/apartment-schema.ts'
import { forBuilding } from '../../../domain/building/building.ts'
import { apartmentSheet } from '../../../text/admin/sheets.ts'
import { explainWarnings } from '../../../text/admin/warnings.ts'
import { logMessages } from '../../../text/log-messages.ts'
import type { UnitCollection } from '../record/collection.ts'
import { statusQuestion } from '../record/status-question.ts'
import { explainReserved } from '../reservations/reservation-collection.server.ts'
import { apartmentCollection } from './apartment-collection.ts'
import { explainDraft } from './explain-draft.ts'

const saleOf = 'apartment'

export const apartmentServerCollection = forBuilding(
  (building): UnitCollection<ApartmentValues, Apartment> => ({
    ...apartmentCollection(building),
    notAdded: logMessages.add.apartment,
    find: findApartmentWithNotes,
    add: addApartment,
    update: updateApartment,
    remove: removeApartment,
    explainRefusal: (thrown) => explainDraft(thrown) ?? explainReserved(thrown),
    listWarnings: async (db, id, values, before) =>
      explainWarnings(
        apartmentWarnings(building, values, await isApartmentNumberTaken(db, values, id), before),
      ).concat(
        statusQuestion(
          { saleOf, id },
          { before: before?.status, now: values.status },
          await findActiveReservation(db, id),
        ),
      ),
    leaveToWay: (values, { status }) => ({ ...values, status }),
    listAll: listApartmentsWithNotes,
    listItems: (db) => listApartmentItems(db, { drafts: 'with' }),
    setStatus: setApartmentStatus,
    setPrice: setApartmentPrice,
    revise: reviseApartments,
    findActiveReservation,
    saleOf,
    isReservedBy: ({ apartmentId }, id) => apartmentId === id,
    sheet: apartmentSheet(building),
    linkedFields: ['entrance', 'floor', 'secondaryFloor'],
    linkedCollections: ['floorPlans', 'buildingViews'],
  }),
)
