import { Mail, Phone } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { href, Link, useLocation } from 'react-router'
import type { EnquirySubject } from '../../../backend/enquiries/enquiry-subjects.ts'
import type { Client } from '../../../domain/client/client.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { EnquiryNote } from '../../../domain/enquiry/enquiry-work.ts'
import { formatDate, formatDateTime } from '../../../domain/formats/dates.ts'
import type { Reservation } from '../../../domain/reservation/reservation.ts'
import { clientsText, enquirySourceLabels } from '../../../text/admin/clients.ts'
import {
  enquiryStageLabels,
  replyText as reply,
  enquiriesText as text,
  enquiryWorkText as work,
} from '../../../text/admin/enquiries.ts'
import { reservationsText } from '../../../text/admin/reservations.ts'
import { button } from '../../ui/button.ts'
import { DeleteButton } from '../delete/delete-button.tsx'
import { PhoneLink } from '../phone-link.tsx'
import { withReturnTo } from '../record/return-to.ts'
import { type EnquiryApartment, EnquiryApartments } from './enquiry-apartments.tsx'
import { AddViewingLink, EnquiryViewings } from './enquiry-viewings.tsx'
import { LanguageMark } from './language-mark.tsx'
import { MarkButton } from './mark-button.tsx'
import { NoteForm } from './note-form.tsx'
import { type FilledTemplate, ReplyForm } from './reply-form.tsx'
import { StageButtons } from './stage-buttons.tsx'
import { WaitingClock } from './waiting-clock.tsx'
import { type Agent, AgentChoice, NextCall, useStage } from './work-fields.tsx'

interface EnquiryDetailsProps extends ComponentProps<typeof RelatedEnquiries> {
  enquiry: Enquiry
  apartments: EnquiryApartment[]
  askable: EnquirySubject | undefined
  spot: ComponentProps<typeof EnquiryApartments>['spot']
  client: Pick<Client, 'id' | 'name'> | undefined
  notes: EnquiryNote[]
  reservation: ComponentProps<typeof EnquiryReserveLink>['reservation']
  viewings: ComponentProps<typeof EnquiryViewings>['viewings']
  agents: Agent[]
  ownId: string
  readAt: string
  today: string
  templates: FilledTemplate[]
  canMail: boolean
  /** Whether a browser without scripts has chosen the stage „refused“, which needs a reason. */
  asksReason: boolean
}

export function EnquiryDetails(props: EnquiryDetailsProps) {
  const { enquiry, apartments, askable, notes, agents, ownId, readAt, today, samePerson, sameApartment } =
    props
  const { reservation, spot } = props
  const { stage } = useStage(enquiry)
  const [isReplying, setReplying] = useState(false)
  const { id, name, email, phone, message, apartmentNumber, about, wishedTime } = enquiry
  const { submittedAt, language, sentQuickly, isRead, source } = enquiry
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-sea-700">
        <span className={isRead ? '' : 'font-bold text-coral-700'}>{isRead ? text.read : text.unread}</span>
        <time dateTime={submittedAt}>{formatDateTime(submittedAt)}</time>
        <LanguageMark language={language} />
        <span>{enquirySourceLabels[source]}</span>
        {stage === 'new' && <WaitingClock submittedAt={submittedAt} readAt={readAt} />}
      </p>
      {sentQuickly && (
        <p className="mt-1 text-reserved">
          <strong>{text.perhapsRobot}.</strong> {text.sentQuickly}
        </p>
      )}
      <div className="mt-3 rounded-lg bg-sand-100 p-3">
        <EnquiryApartments
          enquiry={enquiry}
          apartments={apartments}
          askable={askable}
          spot={spot}
          spelledOut
          {...(!isReserved(reservation) &&
            apartments.length > 1 && {
              action: (apartment) =>
                apartment.id !== undefined &&
                apartment.status === 'available' &&
                !apartment.isDraft && (
                  <ReserveLink id={id} apartmentId={apartment.id} name={text.apartment(apartment.name)} />
                ),
            })}
        />
        {!apartmentNumber && !about && <p className="text-sea-700">{text.aboutNothing}</p>}
        <EnquiryViewings viewings={props.viewings} />
        <div className="mt-2 flex flex-wrap gap-2">
          {(apartments.length < 2 || reservation) && (
            <EnquiryReserveLink enquiry={enquiry} reservation={reservation} />
          )}
          <AddViewingLink id={id} />
          {props.client && (
            <Link
              to={href('/admin/clients/:id', { id: props.client.id })}
              aria-label={clientsText.openCard(props.client.name)}
              className={button({ kind: 'secondary' })}
            >
              {clientsText.open}
            </Link>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {phone && (
          <PhoneLink
            phone={phone}
            icon={<Phone className="size-4 shrink-0" aria-hidden="true" />}
            className={button({ kind: 'secondary', className: 'min-w-0 wrap-anywhere' })}
          />
        )}
        {email && (
          <>
            <button
              type="button"
              aria-expanded={isReplying}
              onClick={() => setReplying(!isReplying)}
              className={button({ kind: 'secondary' })}
            >
              {reply.open}
            </button>
            <a
              href={`mailto:${email}`}
              className={button({ kind: 'secondary', className: 'min-w-0 wrap-anywhere' })}
            >
              <Mail className="size-4 shrink-0" aria-hidden="true" />
              {email}
            </a>
          </>
        )}
      </div>
      {isReplying && (
        <ReplyForm
          enquiry={enquiry}
          templates={props.templates}
          canMail={props.canMail}
          onClose={() => setReplying(false)}
        />
      )}
      <div className="mt-4">
        <StageButtons enquiry={enquiry} asksReason={props.asksReason} />
      </div>
      <dl className="mt-4 grid gap-3">
        {wishedTime && <Line label={text.alsoExported.wishedTime}>{wishedTime}</Line>}
        {message && (
          <Line label={text.columns.message}>
            <p className="whitespace-pre-line">{message}</p>
          </Line>
        )}
      </dl>
      <div className="mt-5 grid gap-4 border-t border-sand-200 pt-4">
        {stage !== 'refused' && <NextCall enquiry={enquiry} today={today} />}
        <AgentChoice enquiry={enquiry} agents={agents} ownId={ownId} />
        <section aria-label={work.notes}>
          <h3 className="mb-1 text-sm font-semibold text-sea-700">{work.notes}</h3>
          <NoteForm enquiryId={id} />
          <NoteList notes={notes} />
        </section>
      </div>
      <RelatedEnquiries samePerson={samePerson} sameApartment={sameApartment} />
      <div className="mt-5 flex flex-wrap gap-2 border-t border-sand-200 pt-4">
        <MarkButton enquiry={enquiry} className={button({ kind: 'secondary' })} />
        <DeleteButton to={href('/admin/contacts/:id', { id })} name={text.enquiryOf(name)} />
      </div>
    </>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-sea-700">{label}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  )
}

function NoteList({ notes }: { notes: EnquiryNote[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="mt-3 grid gap-2">
      {notes.map(({ id, at, authorName, text }) => (
        <li key={id} className="rounded-lg bg-sand-100 px-3 py-2">
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <p className="mt-0.5 text-sm text-sea-700">
            {authorName}, <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}

interface ReserveLinkProps {
  enquiry: Pick<Enquiry, 'id' | 'apartmentId'>
  /** The reservation that was made from this enquiry. */
  reservation: Pick<Reservation, 'id' | 'state'> | undefined
}

/** Links to the enquiry's reservation, and to a form for a new one unless there is an active reservation. */
function EnquiryReserveLink({ enquiry: { id, apartmentId }, reservation }: ReserveLinkProps) {
  const { pathname, search } = useLocation()
  const back = pathname + search
  const isActive = isReserved(reservation)
  return (
    <>
      {reservation && (
        <Link
          to={withReturnTo(href('/admin/reservations/:id', { id: reservation.id }), back)}
          className={button({ kind: isActive ? 'primary' : 'secondary' })}
        >
          {reservation.state === 'sold' ? reservationsText.openSale : reservationsText.open}
        </Link>
      )}
      {!isActive && <ReserveLink id={id} apartmentId={apartmentId} />}
    </>
  )
}

function isReserved(reservation: ReserveLinkProps['reservation']): boolean {
  return reservation?.state === 'running' || reservation?.state === 'sold'
}

interface NewReservationProps {
  /** The id of the enquiry. */
  id: string
  apartmentId: string | null
  /** Names the apartment where there are several such links. */
  name?: string
}

function ReserveLink({ id, apartmentId, name }: NewReservationProps) {
  const { pathname, search } = useLocation()
  const start = { ...(apartmentId && { apartment: apartmentId }), enquiry: id, back: pathname + search }
  return (
    <Link
      to={`${href('/admin/reservations/new')}?${new URLSearchParams(start)}`}
      {...(name && { 'aria-label': reservationsText.reserveApartment(name) })}
      className={button()}
    >
      {reservationsText.reserve}
    </Link>
  )
}

interface RelatedEnquiry extends Pick<Enquiry, 'id' | 'name' | 'about' | 'submittedAt' | 'stage'> {
  /** The apartment's name as the sales team calls it. */
  apartment: string
}

interface RelatedEnquiriesProps {
  samePerson: RelatedEnquiry[]
  sameApartment: RelatedEnquiry[]
}

/** Lists the person's other enquiries, and other people's enquiries about the same apartment. */
function RelatedEnquiries({ samePerson, sameApartment }: RelatedEnquiriesProps) {
  if (samePerson.length + sameApartment.length === 0) return null
  return (
    <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4 border-t border-sand-200 pt-4">
      <Group title={work.samePerson} enquiries={samePerson} describe={describeSubject} />
      <Group title={work.sameApartment} enquiries={sameApartment} describe={({ name }) => name} />
    </div>
  )
}

interface GroupProps {
  title: string
  enquiries: RelatedEnquiry[]
  describe(enquiry: RelatedEnquiry): string
}

function Group({ title, enquiries, describe }: GroupProps) {
  const { search } = useLocation()
  if (enquiries.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold text-sea-700">{title}</h3>
      <ul className="mt-1">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <Link
              to={href('/admin/contacts/:id', { id: enquiry.id }) + search}
              preventScrollReset
              className="block rounded-lg px-2 py-1.5 wrap-anywhere hover:bg-sea-50"
            >
              <span className="font-semibold text-sea-800 underline underline-offset-4">
                {describe(enquiry)}
              </span>
              <span className="block text-sm text-sea-700">
                {formatDate(enquiry.submittedAt)}, {enquiryStageLabels[enquiry.stage]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function describeSubject({ apartment, about }: RelatedEnquiry): string {
  if (apartment !== '') return text.apartment(apartment)
  return about || text.enquiry
}
