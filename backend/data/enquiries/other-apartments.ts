import type { AskedApartment, Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { Database } from '../database.ts'
import type { OpenTransaction } from '../engine.ts'

/** SQLite and PostgreSQL limit how many parameters a statement may have. */
const idsPerStatement = 500

/** The enquiries with their further apartments, in the order in which the sender saw them. */
export async function withOtherApartments<Some extends { id: string }>(
  db: Database,
  enquiries: readonly Some[],
): Promise<(Some & Pick<Enquiry, 'otherApartments'>)[]> {
  const others = new Map<string, AskedApartment[]>()
  for (let start = 0; start < enquiries.length; start += idsPerStatement) {
    const ids = enquiries.slice(start, start + idsPerStatement).map(({ id }) => id)
    const rows = await db.read
      .selectFrom('enquiryApartments')
      .select(['enquiryId', 'apartmentId', 'apartmentNumber'])
      .where('enquiryId', 'in', ids)
      .orderBy('enquiryId')
      .orderBy('position')
      .execute()
    for (const { enquiryId, ...apartment } of rows)
      others.set(enquiryId, [...(others.get(enquiryId) ?? []), apartment])
  }
  return enquiries.map((enquiry) => ({ ...enquiry, otherApartments: others.get(enquiry.id) ?? [] }))
}

/** Called in the transaction that adds the enquiry. */
export async function addOtherApartments(
  trx: OpenTransaction,
  enquiryId: string,
  apartments: readonly AskedApartment[],
): Promise<void> {
  if (apartments.length === 0) return
  await trx
    .insertInto('enquiryApartments')
    .values(apartments.map((apartment, index) => ({ ...apartment, enquiryId, position: index + 1 })))
    .execute()
}
