import { href } from 'react-router'
import { listApartmentNames } from '../../../backend/data/apartments.ts'
import type { Database } from '../../../backend/data/database.ts'
import { findPersonalData } from '../../../backend/data/personal-data/personal-data.ts'
import { readUnits } from '../../../backend/deals/read-units.ts'
import { type Alert, progressSubject } from '../../../domain/alert/alert.ts'
import { type Building, entranceLetter } from '../../../domain/building/building.ts'
import type { Client } from '../../../domain/client/client.ts'
import { formatCents } from '../../../domain/deal/cents.ts'
import { askedNumbers } from '../../../domain/enquiry/linked-apartment.ts'
import { formatDate, formatDateTime } from '../../../domain/formats/dates.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { rowsBy } from '../../../domain/lists/rows-by.ts'
import { isOfPerson, type Person, parsePerson } from '../../../domain/personal-data/person.ts'
import { canEraseBuyer, type PersonalData } from '../../../domain/personal-data/personal-data.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import type { Viewing } from '../../../domain/viewing/viewing.ts'
import { enquirySourceLabels, labelledClientFields } from '../../../text/admin/clients.ts'
import { paymentWayLabels } from '../../../text/admin/deals.ts'
import { paperKindLabels } from '../../../text/admin/documents.ts'
import { describeLostReason, enquiryStageLabels, lostReasonText } from '../../../text/admin/enquiries.ts'
import { languageLabels } from '../../../text/admin/languages.ts'
import { personalDataText } from '../../../text/admin/personal-data.ts'
import { formatDeposit, reservationStateLabels, reservationsText } from '../../../text/admin/reservations.ts'
import { titleOfUnits } from '../../../text/admin/unit-names.ts'
import { viewingStateLabels } from '../../../text/admin/viewings.ts'

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
  clients: PersonItemView[]
  enquiries: PersonItemView[]
  reservations: PersonItemView[]
  viewings: PersonItemView[]
  /** What the person wants to be told by e-mail. */
  alerts: PersonItemView[]
  mentions: PersonItemView[]
  history: PersonItemView[]
  /** How many items a deletion would remove. */
  deletable: { enquiries: number; reservations: number; viewings: number }
  /** Other e-mails and phones that occur together with the one that was searched for. */
  also: string[]
}

const parts = ['clients', 'enquiries', 'reservations', 'viewings', 'alerts', 'mentions', 'history'] as const

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
  const shown = {
    ...person,
    counts: { clients: 0, enquiries: 0, reservations: 0, viewings: 0, alerts: 0, mentions: 0, history: 0 },
  }
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
  clients: '/admin/clients/',
  viewings: '/admin/viewings/',
  payments: '/admin/deals/',
} as const

export async function describePerson(building: Building, db: Database, person: Person): Promise<PersonView> {
  const data = await findPersonalData(db, person)
  const apartments = await listApartmentNames(db, { drafts: 'with' })
  const unitsOf = await readUnits(db)
  const names = new Map(
    apartments.map(({ id, number, entrance }) => [
      id,
      text.apartmentIn(number, entranceLetter(building, entrance)),
    ]),
  )
  const apartment = (id: string) => names.get(id) ?? text.unknownApartment
  return {
    clients: data.clients.map(describeClient),
    enquiries: data.enquiries.map(describeEnquiry),
    reservations: data.reservations.map((reservation) =>
      describeReservation(reservation, titleOfUnits(building, unitsOf(reservation)), {
        payments: [...rowsBy(data.payments, dealOf, reservation.id)],
        papers: data.papers.filter(({ dealId }) => dealId === reservation.id),
      }),
    ),
    viewings: data.viewings.map((viewing) => describeViewing(viewing, apartment)),
    alerts: data.alerts.map((alert) => describeAlert(alert, apartment)),
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
      viewings: data.viewings.length,
    },
    also: otherNames(data, person),
  }
}

function describeClient({ id, name, phones, emails, language, source, notes }: Client): PersonItemView {
  return {
    id,
    url: forms.clients + id,
    title: name,
    lines: [
      [...phones, ...emails].join(', '),
      text.writtenIn(languageLabels[language]),
      `${labelledClientFields.source.label}: ${enquirySourceLabels[source]}`,
      notes,
    ].filter(Boolean),
  }
}

function describeEnquiry(enquiry: PersonalData['enquiries'][number]): PersonItemView {
  const { id, name, email, phone, about, wishedTime, message } = enquiry
  const { language, submittedAt, stage, source, lostReason, lostNote } = enquiry
  const apartments = askedNumbers([enquiry]).map(text.apartment)
  const subject = [...apartments, about, wishedTime].filter(Boolean).join(', ')
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
      `${labelledClientFields.source.label}: ${enquirySourceLabels[source]}`,
      message,
      lostReason && `${lostReasonText.label}: ${describeLostReason(lostReason)}`,
      lostNote,
      ...notes,
    ].filter(Boolean),
  }
}

function describeReservation(
  reservation: Reservation,
  units: string,
  { payments, papers }: Pick<PersonalData, 'payments' | 'papers'>,
): PersonItemView {
  const { id, state, from, until, buyerName, buyerPhone, buyerEmail, notes } = reservation
  const { releaseNote, approvalNote } = reservation
  const deposit = formatDeposit(reservation)
  const sums = [
    deposit && `${reservationsText.columns.deposit}: ${deposit}`,
    formatPrice(reservation.finalPrice ?? 0) ?? '',
  ].filter(Boolean)
  return {
    id,
    url: `/admin/reservations/${id}`,
    title: `${units}, ${reservationStateLabels[state]}`,
    lines: [
      [buyerName, buyerEmail, buyerPhone].filter(Boolean).join(', '),
      [`${formatDate(from)} – ${formatDate(until)}`, ...sums].join(', '),
      notes,
      releaseNote,
      approvalNote,
      ...payments.map(({ paidOn, amount, way, note }) =>
        [text.payment(formatDate(paidOn), formatCents(amount)), paymentWayLabels[way], note]
          .filter(Boolean)
          .join(', '),
      ),
      ...papers.map(({ createdAt, kind, name }) =>
        [formatDate(createdAt), paperKindLabels[kind], name].join(', '),
      ),
    ].filter(Boolean),
    ...(state === 'sold' && { notDeleted: text.retained.sold }),
    ...(state === 'running' && { notDeleted: text.retained.running }),
  }
}

function describeViewing(viewing: Viewing, apartment: (id: string) => string): PersonItemView {
  const { id, day, time, apartmentId, place, state, name, email, phone, language, notes, outcome } = viewing
  return {
    id,
    url: forms.viewings + id,
    title: [
      `${formatDate(day)}, ${time}`,
      apartmentId === null ? place : apartment(apartmentId),
      viewingStateLabels[state],
    ].join(', '),
    lines: [
      [name, email, phone].filter(Boolean).join(', '),
      text.writtenIn(languageLabels[language]),
      ...(apartmentId === null ? [] : [place]),
      notes,
      outcome,
    ].filter(Boolean),
  }
}

function describeAlert(
  { id, subject, email, language, createdAt, confirmedAt }: Alert,
  apartment: (id: string) => string,
): PersonItemView {
  const isProgress = subject === progressSubject
  return {
    id,
    url: isProgress ? href('/admin/progress') : forms.apartments + subject,
    title: isProgress ? text.alertProgress : apartment(subject),
    lines: [
      email,
      text.writtenIn(languageLabels[language]),
      text.alertState(
        formatDateTime(createdAt),
        confirmedAt === null ? undefined : formatDateTime(confirmedAt),
      ),
    ],
  }
}

function otherNames({ clients, enquiries, reservations, viewings }: PersonalData, person: Person): string[] {
  const emails = [
    ...clients.flatMap((client) => client.emails),
    ...[...enquiries, ...viewings].map(({ email }) => email),
    ...reservations.map((each) => each.buyerEmail),
  ]
  const phones = [
    ...clients.flatMap((client) => client.phones),
    ...[...enquiries, ...viewings].map(({ phone }) => phone),
    ...reservations.map((each) => each.buyerPhone),
  ]
  const others = [
    ...emails
      .map((email) => email.trim().toLowerCase())
      .filter((email) => !isOfPerson(person, { email, phone: '' })),
    ...phones.filter((phone) => !isOfPerson(person, { email: '', phone })),
  ]
  return [...new Set(others)].filter(parsePerson)
}

const dealOf = ({ dealId }: { dealId: string }) => dealId
