import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { askedNumbers } from '../../domain/enquiry/linked-apartment.ts'
import { enquiryApartmentName } from '../../text/admin/enquiry-apartment-name.ts'
import { listApartmentsByNumber } from '../data/apartments.ts'
import { getBuilding } from '../data/building.ts'
import type { Database } from '../data/database.ts'
import type { NamedEnquiry } from './agent-messages.ts'

/** With what it asks about, by its name. */
export async function nameEnquiry(db: Database, enquiry: Enquiry): Promise<NamedEnquiry> {
  const known = await listApartmentsByNumber(db, askedNumbers([enquiry]))
  const number = enquiryApartmentName(await getBuilding(db), enquiry, known)
  const count = 1 + enquiry.otherApartments.length
  const apartments = number && `${count > 1 ? 'апартаменти' : 'апартамент'} ${number}`
  return { enquiry, about: [apartments, enquiry.about].filter(Boolean).join(' и ') }
}
