import { href } from 'react-router'
import { listApartmentsByNumber } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { listEnquiryNotes } from '../../../backend/data/enquiry-notes.ts'
import { listEnquirySubjects } from '../../../backend/data/enquiry-subjects.ts'
import { listUsers } from '../../../backend/data/find-users.ts'
import { listAboutSameApartment, listOfSamePerson } from '../../../backend/data/related-enquiries.ts'
import { findReservationOfEnquiry } from '../../../backend/data/reservations.ts'
import { getReplyTemplate } from '../../../backend/data/settings.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { enquiryApartmentName } from '../../../domain/enquiry/enquiry-apartment-name.ts'
import { fillReply } from '../../../domain/enquiry/reply-template.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { pick } from '../../../domain/lists/pick.ts'
import type { User } from '../../../domain/sign-in.ts'
import { replyText as text } from '../../text/admin/reply-template.ts'
import type { Agent } from './agent-choice.tsx'
import { apartmentsOf } from './enquiry-apartments.tsx'

interface Reader {
  user: Pick<User, 'id' | 'name'>
  /** The site's own URL. */
  origin: string
}

/** All that the panel shows beside the enquiry itself. */
export async function readPanel(db: Database, enquiry: Enquiry, { user, origin }: Reader) {
  const { about } = enquiry
  const [template, askables, notes, agents, samePerson, sameApartment, reservation] = await Promise.all([
    getReplyTemplate(db),
    about ? listEnquirySubjects(db) : [],
    listEnquiryNotes(db, enquiry.id),
    listAgents(db, enquiry.agentId),
    listOfSamePerson(db, enquiry),
    listAboutSameApartment(db, enquiry),
    findReservationOfEnquiry(db, enquiry.id),
  ])
  const asked = [enquiry, ...samePerson, ...sameApartment].map(({ apartmentNumber }) => apartmentNumber)
  const apartments = await listApartmentsByNumber(db, [...new Set(asked)].filter(Boolean))
  const briefly = (other: Enquiry) => ({
    ...pick(other, ['id', 'name', 'about', 'submittedAt', 'stage']),
    apartment: enquiryApartmentName(other, apartments),
  })
  const now = new Date()
  return {
    enquiry,
    template: fillReply(
      template.values,
      replyFacts(enquiry, enquiryApartmentName(enquiry, apartments), { user, origin }),
    ),
    ownId: user.id,
    apartments: apartmentsOf(enquiry, apartments),
    askable: askables.find(({ name }) => name === about),
    notes,
    agents,
    samePerson: samePerson.map(briefly),
    sameApartment: sameApartment.map(briefly),
    reservation: reservation && pick(reservation, ['id', 'state']),
    readAt: now.toISOString(),
    today: isoDay(now),
  }
}

/** Those who can sign in, and whoever has it although he no longer can. */
async function listAgents(db: Database, assigned: string | null): Promise<Agent[]> {
  const users = await listUsers(db)
  return users
    .filter(({ id, state }) => state === 'active' || id === assigned)
    .map(({ id, name }) => ({ id, name }))
}

function replyFacts({ name, apartmentId, about }: Enquiry, apartment: string, { user, origin }: Reader) {
  const asked = apartment ? text.apartment(apartment) : about
  const page = apartmentId ? href('/apartments/:id', { id: apartmentId }) : href('/')
  return { име: name, апартамент: asked || text.building, агент: user.name, връзка: origin + page }
}
