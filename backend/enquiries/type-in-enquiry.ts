import type { NewEnquiryValues } from '../../domain/enquiry/new-enquiry.ts'
import { findApartment } from '../data/apartments.ts'
import type { Database } from '../data/database.ts'
import { addEnquiryOnce } from '../data/enquiries/enquiries.ts'
import { NotAnAgent } from '../data/enquiries/enquiry-work.ts'
import { findUser } from '../data/users/find-users.ts'
import { listEnquirySubjects } from './enquiry-subjects.ts'

/** What the enquiry asks about was deleted meanwhile, or never existed. */
export class UnknownSubject extends Error {
  readonly field: 'apartmentId' | 'about'
  constructor(field: 'apartmentId' | 'about') {
    super(`There is no such ${field}`)
    this.field = field
  }
}

/** Stores what somebody has said on the phone or in the office. The same id adds no second enquiry. */
export async function typeInEnquiry(db: Database, values: NewEnquiryValues, id: string): Promise<void> {
  const { apartmentId, about, source, agentId, clientId, language, ...contact } = values
  const apartment = apartmentId ? await findApartment(db, apartmentId, { drafts: 'with' }) : undefined
  if (apartmentId && !apartment) throw new UnknownSubject('apartmentId')
  if (about !== '' && !(await listEnquirySubjects(db)).some(({ name }) => name === about))
    throw new UnknownSubject('about')
  if (agentId !== null && (await findUser(db, agentId))?.state !== 'active') throw new NotAnAgent()
  const asked = { ...contact, about, apartmentId, apartmentNumber: apartment?.number ?? '', wishedTime: '' }
  await addEnquiryOnce(db, asked, { submissionId: id, language, source, agentId, clientId }, async () => {})
}
