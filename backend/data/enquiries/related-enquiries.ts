import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { findClient, listJoined } from '../clients/clients.ts'
import type { Database } from '../database.ts'
import { enquiryColumns, enquiryFromRow } from './enquiry-rows.ts'
import { withOtherApartments } from './other-apartments.ts'

/** How many related enquiries the screen of an enquiry shows. */
const most = 20

/** Other enquiries of the same client, or of a double that was joined to it; newest first. */
export async function listOfSamePerson(db: Database, enquiry: Enquiry): Promise<Enquiry[]> {
  const client = enquiry.clientId === null ? undefined : await findClient(db, enquiry.clientId)
  if (!client) return []
  const same = (await listJoined(db, client.joinedTo ?? client.id)).map(({ id }) => id)
  const rows = await others(db, enquiry).where('clientId', 'in', same).execute()
  return withOtherApartments(db, rows.map(enquiryFromRow))
}

/** Enquiries that name one of the apartments of this one; newest first. */
export async function listAboutSameApartment(db: Database, enquiry: Enquiry): Promise<Enquiry[]> {
  const own = [enquiry.apartmentId, ...enquiry.otherApartments.map(({ apartmentId }) => apartmentId)]
  const ids = own.filter((id) => id !== null)
  if (ids.length === 0) return []
  const rows = await others(db, enquiry)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('enquiries')
        .select('id')
        .where('apartmentId', 'in', ids)
        .union(selectFrom('enquiryApartments').select('enquiryId as id').where('apartmentId', 'in', ids)),
    )
    .execute()
  return withOtherApartments(db, rows.map(enquiryFromRow))
}

function others(db: Database, { id }: Enquiry) {
  return db.read
    .selectFrom('enquiries')
    .select(enquiryColumns)
    .where('id', '!=', id)
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
}
