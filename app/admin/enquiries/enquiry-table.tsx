import { Mail, MailOpen } from 'lucide-react'
import { href, Link, useFetcher } from 'react-router'
import type { Askable } from '../../../backend/data/askables.ts'
import type { Apartment } from '../../../domain/apartment/apartment.ts'
import { entranceLetters } from '../../../domain/building.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { adminText } from '../../text/office/admin.ts'
import { enquiriesText as text } from '../../text/office/enquiries.ts'
import { PlacedRow, placedCell } from '../../ui/placed-cells.tsx'
import { rowAction, rowActionWord } from '../../ui/row-actions.ts'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { ClampedText } from './clamped-text.tsx'

type NumberedApartment = Pick<Apartment, 'id' | 'number' | 'entrance'>

interface EnquiryTableProps {
  enquiries: Enquiry[]
  /** The apartments that the enquiries name. */
  apartments: NumberedApartment[]
  /** The parking spots and stores that they name. */
  askables: Askable[]
}

/** See enquiry-list.css. */
const layout = { frame: 'enquiry-frame', table: 'enquiry-list' }

export function EnquiryTable({ enquiries, apartments, askables }: EnquiryTableProps) {
  return (
    <ScrollTable
      label={adminText.screens.enquiries}
      columns={text.columns}
      minWidth="min-w-[43rem]"
      layout={layout}
      maxHeight="max-h-[70vh]"
    >
      {enquiries.map((enquiry) => (
        <Row
          key={enquiry.id}
          enquiry={enquiry}
          apartments={apartments.filter(({ number }) => number === enquiry.apartmentNumber)}
          askable={askables.find(({ name }) => name === enquiry.about)}
        />
      ))}
    </ScrollTable>
  )
}

const anyWord = 'wrap-anywhere'
const link = 'text-sea-700 underline underline-offset-4 hover:text-sea-900'

interface RowProps {
  enquiry: Enquiry
  apartments: NumberedApartment[]
  askable: Askable | undefined
}

function Row({ enquiry, apartments, askable }: RowProps) {
  const fetcher = useFetcher()
  const isRead = fetcher.formData ? fetcher.formData.get('isRead') === 'true' : enquiry.isRead
  const { id, name, email, phone, message, apartmentNumber, about, wishedTime, submittedAt } = enquiry
  const label = isRead ? text.markUnread : text.markRead
  const Icon = isRead ? Mail : MailOpen
  return (
    <PlacedRow
      data-read={isRead}
      className={isRead ? '' : 'bg-sea-50 shadow-[inset_4px_0_0_var(--color-coral-500)]'}
    >
      {placedCell(
        'status',
        <span className={isRead ? 'text-sm text-sea-700' : 'text-sm font-bold text-coral-700'}>
          {isRead ? text.read : text.unread}
        </span>,
      )}
      {placedCell('name', <span className={isRead ? anyWord : `${anyWord} font-bold`}>{name}</span>)}
      {placedCell(
        'apartment',
        <>
          <ApartmentLinks number={apartmentNumber} apartments={apartments} />
          {about && <AskedAbout about={about} askable={askable} />}
        </>,
        text.columns.apartment,
      )}
      {placedCell(
        'email',
        <a href={`mailto:${email}`} className={`${link} ${anyWord}`}>
          {email}
        </a>,
      )}
      {placedCell(
        'phone',
        phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={`${link} ${anyWord}`}>
            {phone}
          </a>
        ),
      )}
      {placedCell(
        'message',
        <>
          <ClampedText text={message} />
          {wishedTime && (
            <p className="mt-1 text-sm wrap-anywhere text-sea-700">{text.wishedTime(wishedTime)}</p>
          )}
        </>,
      )}
      {placedCell('date', <time dateTime={submittedAt}>{formatDateTime(submittedAt)}</time>)}
      {placedCell(
        'actions',
        <div className="flex">
          <fetcher.Form method="post">
            <input type="hidden" name="id" value={id} />
            <button
              type="submit"
              name="isRead"
              value={String(!isRead)}
              aria-label={text.toggle(label, name)}
              title={label}
              className={rowAction.plain}
            >
              <Icon className="size-4" aria-hidden="true" />
              <span className={rowActionWord}>{label}</span>
            </button>
          </fetcher.Form>
          <DeleteButton to={href('/admin/contacts/:id', { id })} name={text.enquiryOf(name)} compact />
        </div>,
      )}
    </PlacedRow>
  )
}

/** One number may be a home at each entrance; then both are offered. */
function ApartmentLinks({ number, apartments }: { number: string; apartments: NumberedApartment[] }) {
  if (apartments.length === 0) return number
  return (
    <ul>
      {apartments.map(({ id, entrance }) => (
        <li key={id}>
          <Link to={href('/admin/apartments/:id', { id })} className={link}>
            {apartments.length === 1 ? number : text.apartmentIn(number, entranceLetters[entrance])}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A link while there is still something of that name. */
function AskedAbout({ about, askable }: { about: string; askable: Askable | undefined }) {
  if (!askable) return <p className="wrap-anywhere">{about}</p>
  const page = askable.level === undefined ? '/admin/stores/:id' : '/admin/parking/:id'
  return (
    <p className="wrap-anywhere">
      <Link to={href(page, { id: askable.id })} className={link}>
        {about}
      </Link>
    </p>
  )
}
