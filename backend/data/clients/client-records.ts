import type { Client } from '../../../domain/client/client.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Viewing } from '../../../domain/viewing/viewing.ts'
import type { Database } from '../database.ts'
import { enquiryColumns, enquiryFromRow } from '../enquiries/enquiry-rows.ts'
import { withOtherApartments } from '../enquiries/other-apartments.ts'
import { reservationFromRow } from '../reservations/queries.ts'
import { listViewingsOfClients } from '../viewings/queries.ts'

export interface ClientRecords {
  enquiries: Enquiry[]
  reservations: Reservation[]
  viewings: Viewing[]
}

/** How many enquiries, reservations and viewings of one client are shown, of each. */
export const mostRecords = 200

/** What hangs on a client and the doubles that were joined to it (`listJoined`); newest first. */
export async function listClientRecords(
  db: Database,
  same: readonly Pick<Client, 'id'>[],
): Promise<ClientRecords> {
  const ids = same.map(({ id }) => id)
  const enquiries = await db.read
    .selectFrom('enquiries')
    .select(enquiryColumns)
    .where('clientId', 'in', ids)
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostRecords)
    .execute()
  const reservations = await db.read
    .selectFrom('reservations')
    .selectAll()
    .where('clientId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(mostRecords)
    .execute()
  return {
    enquiries: await withOtherApartments(db, enquiries.map(enquiryFromRow)),
    reservations: reservations.map(reservationFromRow),
    viewings: await listViewingsOfClients(db, ids, mostRecords),
  }
}
