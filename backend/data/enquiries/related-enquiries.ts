import type { ExpressionBuilder } from 'kysely'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { findClient, listJoined } from '../clients/clients.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../schema.ts'
import { enquiryColumns, enquiryFromRow, type StoredEnquiry } from './enquiry-rows.ts'
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
  const rows = await others(db, enquiry).where('id', 'in', naming(ids)).execute()
  return withOtherApartments(db, rows.map(enquiryFromRow))
}

/** The newest enquiries that name the apartment. */
export async function listEnquiriesAbout(
  db: Database,
  apartmentId: string,
  limit: number,
): Promise<StoredEnquiry[]> {
  const rows = await newest(db)
    .where('id', 'in', naming([apartmentId]))
    .limit(limit)
    .execute()
  return rows.map(enquiryFromRow)
}

/** SQLite and PostgreSQL limit how many parameters a statement may have. */
const idsPerStatement = 500

/** Those of the ids that are of stored enquiries. */
export async function findEnquiryIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let start = 0; start < ids.length; start += idsPerStatement) {
    const some = ids.slice(start, start + idsPerStatement)
    const rows = await db.read.selectFrom('enquiries').select('id').where('id', 'in', some).execute()
    for (const { id } of rows) found.add(id)
  }
  return found
}

/** The ids of enquiries that name one of the apartments, as the first or as a further one. */
function naming(apartmentIds: readonly string[]) {
  return ({ selectFrom }: ExpressionBuilder<Tables, 'enquiries'>) =>
    selectFrom('enquiries')
      .select('id')
      .where('apartmentId', 'in', apartmentIds)
      .union(
        selectFrom('enquiryApartments').select('enquiryId as id').where('apartmentId', 'in', apartmentIds),
      )
}

function others(db: Database, { id }: Enquiry) {
  return newest(db).where('id', '!=', id).limit(most)
}

function newest(db: Database) {
  return db.read
    .selectFrom('enquiries')
    .select(enquiryColumns)
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
}
