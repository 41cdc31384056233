import type { MouseEvent } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import type { EnquirySubject } from '../../../backend/data/enquiry-subjects.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { NumberedApartment } from '../../../domain/enquiry/enquiry-apartment-name.ts'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { adminText } from '../../text/admin/admin.ts'
import { enquiriesText as text } from '../../text/admin/enquiries.ts'
import { PlacedRow, placedCell } from '../../ui/placed-cells.tsx'
import { rowAction, rowActionLabel } from '../../ui/row-actions.ts'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { PhoneLink } from '../phone-link.tsx'
import { ClampedText } from './clamped-text.tsx'
import { apartmentsOf, type EnquiryApartment, EnquiryApartments } from './enquiry-apartments.tsx'
import { MarkButton, useMark } from './mark-button.tsx'
import { openerOf } from './use-row-focus.ts'
import { WorkCell, type WorkCellProps } from './work-cell.tsx'

interface EnquiryTableProps {
  enquiries: Enquiry[]
  /** The apartments that the enquiries name. */
  apartments: NumberedApartment[]
  /** The parking spots and stores that they name. */
  askables: EnquirySubject[]
  /** The one that the panel beside the list shows. */
  openId: string | undefined
  work: Pick<WorkCellProps, 'agents' | 'today' | 'readAt'>
}

/** See enquiry-list.css. */
const layout = { frame: 'enquiry-frame', table: 'enquiry-list' }

export function EnquiryTable({ enquiries, apartments, askables, openId, work }: EnquiryTableProps) {
  const { search } = useLocation()
  return (
    <ScrollTable
      label={adminText.screens.enquiries}
      columns={text.columns}
      minWidth="min-w-0"
      layout={layout}
      maxHeight="max-h-[70vh]"
      place={href('/admin/contacts') + search}
    >
      {enquiries.map((enquiry) => (
        <Row
          key={enquiry.id}
          enquiry={enquiry}
          apartments={apartmentsOf(enquiry, apartments)}
          askable={askables.find(({ name }) => name === enquiry.about)}
          isOpen={enquiry.id === openId}
          work={work}
        />
      ))}
    </ScrollTable>
  )
}

const anyWord = 'wrap-anywhere'
const link = 'text-sea-700 underline underline-offset-4 hover:text-sea-900'

interface RowProps {
  enquiry: Enquiry
  apartments: EnquiryApartment[]
  askable: EnquirySubject | undefined
  isOpen: boolean
  work: EnquiryTableProps['work']
}

function Row({ enquiry, apartments, askable, isOpen, work }: RowProps) {
  const { isRead } = useMark(enquiry)
  const { search } = useLocation()
  const navigate = useNavigate()
  const { id, name, email, phone, message, wishedTime, submittedAt } = enquiry
  const panel = href('/admin/contacts/:id', { id }) + search
  const openByClick = (event: MouseEvent) => {
    if (isForTheRow(event)) navigate(panel, { preventScrollReset: true })
  }
  return (
    <PlacedRow
      data-read={isRead}
      data-enquiry={id}
      data-open={isOpen || undefined}
      onClick={openByClick}
      className={`cursor-pointer hover:bg-sea-50 ${enquiryRowClassName(isRead, isOpen)}`}
    >
      {placedCell(
        'status',
        <span className={isRead ? 'text-sm text-sea-700' : 'text-sm font-bold text-coral-700'}>
          {isRead ? text.read : text.unread}
        </span>,
      )}
      {placedCell('stage', <WorkCell enquiry={enquiry} {...work} />)}
      {placedCell(
        'name',
        <Link
          id={openerOf(id)}
          to={panel}
          preventScrollReset
          aria-current={isOpen ? 'true' : undefined}
          className={`${anyWord} text-sea-900 hover:underline hover:underline-offset-4 ${isRead ? 'font-semibold' : 'font-bold'}`}
        >
          {name}
        </Link>,
      )}
      {placedCell(
        'apartment',
        <EnquiryApartments enquiry={enquiry} apartments={apartments} askable={askable} />,
        enquiry.apartmentNumber ? text.columns.apartment : undefined,
      )}
      {placedCell(
        'email',
        <a href={`mailto:${email}`} className={`${link} ${anyWord}`}>
          {email}
        </a>,
      )}
      {placedCell('phone', phone && <PhoneLink phone={phone} className={`${link} ${anyWord}`} />)}
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
          <MarkButton enquiry={enquiry} className={rowAction.plain} labelClassName={rowActionLabel} />
          <DeleteButton to={href('/admin/contacts/:id', { id })} name={text.enquiryOf(name)} compact />
        </div>,
      )}
    </PlacedRow>
  )
}

function enquiryRowClassName(isRead: boolean, isOpen: boolean): string {
  if (isOpen) return 'bg-sea-100 shadow-[inset_4px_0_0_var(--color-sea-700)]'
  return isRead ? '' : 'bg-sea-50 shadow-[inset_4px_0_0_var(--color-coral-500)]'
}

/** Not a click on a link, a button or a dialog in the row, nor the end of marking a text. */
function isForTheRow({ target, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || getSelection()?.type === 'Range') return false
  return target instanceof Element && !target.closest('a, button, dialog')
}
