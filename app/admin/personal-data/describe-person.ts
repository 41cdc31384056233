import { href } from 'react-router'
import { listApartmentNames } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { findPersonalData } from '../../../backend/data/personal-data/personal-data.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import { formatDate, formatDateTime } from '../../../domain/formats/dates.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { isOfPerson, type Person, parsePerson } from '../../../domain/personal-data/person.ts'
import { canEraseBuyer, type PersonalData } from '../../../domain/personal-data/personal-data.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { enquiryStageLabels } from '../../../text/admin/enquiries.ts'
import { languageLabels } from '../../../text/admin/languages.ts'
import { personalDataText } from '../../../text/admin/personal-data.ts'
import { reservationStateLabels } from '../../../text/admin/reservations.ts'

const text = personalDataText.person

/** One stored item about a person as text, for the screen and for the exported file. */
export interface PersonItemView {
  id: string
  url: string
  title: string
  lines: string[]
  /** Why deleting the person's data keeps this item; absent for an item that is deleted. */
  notDeleted?: string
}

export interface PersonView {
  enquiries: PersonItemView[]
  reservations: PersonItemView[]
  mentions: PersonItemView[]
  history: PersonItemView[]
  /** How many items a deletion would remove. */
  deletable: { enquiries: number; reservations: number }
  /** Other e-mails and phones that occur together with the one that was searched for. */
  also: string[]
}

const parts = ['enquiries', 'reservations', 'mentions', 'history'] as const

export interface ShownPerson extends PersonView {
  /** How many items each part has in total; its list may hold only the first of them. */
  counts: Record<(typeof parts)[number], number>
}

/** Limits each part on the screen; the exported files hold everything. */
const maxShown = 200

/**
 * Limits the lists, because a phone that occurs in every note, such as the company's own, has thousands of
 * matches.
 */
export function shownOf(person: PersonView): ShownPerson {
  const shown = { ...person, counts: { enquiries: 0, reservations: 0, mentions: 0, history: 0 } }
  for (const part of parts) {
    shown[part] = person[part].slice(0, maxShown)
    shown.counts[part] = person[part].length
  }
  return shown
}

const forms = {
  apartments: '/admin/apartments/',
  parkingSpots: '/admin/parking/',
  reservations: '/admin/reservations/',
  enquiries: '/admin/contacts/',
} as const

export async function describePerson(building: Building, db: Database, person: Person): Promise<PersonView> {
  const data = await findPersonalData(db, person)
  const apartments = await listApartmentNames(db, { drafts: 'with' })
  const names = new Map(
    apartments.map(({ id, number, entrance }) => [
      id,
      text.apartmentIn(number, entranceLetter(building, entrance)),
    ]),
  )
  const apartment = (id: string) => names.get(id) ?? text.unknownApartment
  return {
    enquiries: data.enquiries.map(describeEnquiry),
    reservations: data.reservations.map((reservation) => describeReservation(reservation, apartment)),
    mentions: data.mentions.map(({ collection, id, number, text: excerpt }) => ({
      id,
      url: forms[collection] + id,
      title: names.get(id) ?? text.mentionedIn[collection](number),
      lines: [excerpt],
    })),
    history: data.history.map(({ collection, changeId, id, number, at, isGone, texts }) => ({
      id: changeId,
      url: `${href('/admin/history')}?${new URLSearchParams({ collection, record: id })}`,
      title: text.historyOf(
        names.get(id) ?? text.mentionedIn[collection](number),
        formatDateTime(at),
        isGone,
      ),
      lines: texts,
    })),
    deletable: {
      enquiries: data.enquiries.length,
      reservations: data.reservations.filter(canEraseBuyer).length,
    },
    also: otherNames(data, person),
  }
}

function describeEnquiry(enquiry: PersonalData['enquiries'][number]): PersonItemView {
  const { id, name, email, phone, apartmentNumber, about, wishedTime, message } = enquiry
  const { language, submittedAt, stage } = enquiry
  const subject = [apartmentNumber && text.apartment(apartmentNumber), about, wishedTime]
    .filter(Boolean)
    .join(', ')
  const notes = enquiry.notes.map(
    (note) => `${text.note(formatDateTime(note.at), note.authorName)}: ${note.text}`,
  )
  return {
    id,
    url: `/admin/contacts/${id}`,
    title: `${formatDateTime(submittedAt)}, ${enquiryStageLabels[stage]}`,
    lines: [
      [name, email, phone].filter(Boolean).join(', '),
      subject,
      text.writtenIn(languageLabels[language]),
      message,
      ...notes,
    ].filter(Boolean),
  }
}

function describeReservation(reservation: Reservation, apartment: (id: string) => string): PersonItemView {
  const { id, apartmentId, state, from, until, buyerName, buyerPhone, buyerEmail, notes } = reservation
  const { deposit, finalPrice } = reservation
  const sums = [deposit, finalPrice ?? 0].flatMap((sum) => (sum > 0 ? [formatPrice(sum) ?? ''] : []))
  return {
    id,
    url: `/admin/reservations/${id}`,
    title: `${apartment(apartmentId)}, ${reservationStateLabels[state]}`,
    lines: [
      [buyerName, buyerEmail, buyerPhone].filter(Boolean).join(', '),
      [`${formatDate(from)} – ${formatDate(until)}`, ...sums].join(', '),
      notes,
    ].filter(Boolean),
    ...(state === 'sold' && { notDeleted: text.retained.sold }),
    ...(state === 'running' && { notDeleted: text.retained.running }),
  }
}

function otherNames({ enquiries, reservations }: PersonalData, person: Person): string[] {
  const emails = [...enquiries.map(({ email }) => email), ...reservations.map((each) => each.buyerEmail)]
  const phones = [...enquiries.map(({ phone }) => phone), ...reservations.map((each) => each.buyerPhone)]
  const others = [
    ...emails
      .map((email) => email.trim().toLowerCase())
      .filter((email) => !isOfPerson(person, { email, phone: '' })),
    ...phones.filter((phone) => !isOfPerson(person, { email: '', phone })),
  ]
  return [...new Set(others)].filter(parsePerson)
}
