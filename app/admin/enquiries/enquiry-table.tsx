import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import type { EnquirySubject } from '../../../backend/enquiries/enquiry-subjects.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import type { EnquiryStage } from '../../../domain/enquiry/enquiry-work.ts'
import { isCallDue } from '../../../domain/enquiry/next-call.ts'
import { formatDate, formatDateTime } from '../../../domain/formats/dates.ts'
import { rowById } from '../../../domain/lists/rows-by.ts'
import { adminText } from '../../../text/admin/admin.ts'
import {
  describeLostReason,
  enquiryStageLabels,
  enquiryWorkText,
  enquiriesText as text,
} from '../../../text/admin/enquiries.ts'
import { formatCallDay } from '../../../text/admin/enquiry-times.ts'
import { useBuilding } from '../../building.ts'
import { Badge } from '../../ui/badge.tsx'
import { PlacedRow, placedCell } from '../../ui/card-table.tsx'
import { rowAction, rowActionLabel } from '../../ui/row-action-styles.ts'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { DeleteButton } from '../delete/delete-button.tsx'
import { PhoneLink } from '../phone-link.tsx'
import { SteadyRows } from '../row-changes/steady-rows.tsx'
import { apartmentsOf, type EnquiryApartment, EnquiryApartments } from './enquiry-apartments.tsx'
import { LanguageMark } from './language-mark.tsx'
import { MarkButton, useMark } from './mark-button.tsx'
import { openerOf } from './use-row-focus.ts'
import { WaitingClock } from './waiting-clock.tsx'
import { type Agent, useStage } from './work-fields.tsx'

const classNames: Record<EnquiryStage, string> = {
  new: 'bg-coral-600 text-white',
  called: 'bg-sea-200 text-sea-900',
  viewing: 'bg-sea-200 text-sea-900',
  offer: 'bg-reserved-soft text-reserved',
  reservation: 'bg-available-soft text-available',
  refused: 'bg-sand-200 text-sea-900',
}

function StageBadge({ stage }: { stage: EnquiryStage }) {
  return <Badge className={classNames[stage]} label={enquiryStageLabels[stage]} />
}

interface WorkCellProps {
  enquiry: Enquiry
  agents: Agent[]
  today: string
  readAt: string
}

function WorkCell({ enquiry, agents, today, readAt }: WorkCellProps) {
  const { stage, lostReason } = useStage(enquiry)
  const { submittedAt, sentQuickly, agentId, nextCallOn, nextCallAt } = enquiry
  const agent = rowById(agents, agentId)
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <StageBadge stage={stage} />
      {stage === 'refused' && <span className="text-sm text-sea-700">{describeLostReason(lostReason)}</span>}
      {stage === 'new' && <WaitingClock submittedAt={submittedAt} readAt={readAt} />}
      {sentQuickly && (
        <span title={text.sentQuickly} className="text-sm font-semibold text-reserved">
          {text.perhapsRobot}
        </span>
      )}
      {agent && <span className="text-sm wrap-anywhere text-sea-700">{agent.name}</span>}
      {nextCallOn && stage !== 'refused' && (
        <span
          className={`text-sm ${isCallDue(nextCallOn, today) ? 'font-semibold text-coral-700' : 'text-sea-700'}`}
        >
          {enquiryWorkText.callShort(formatCallDay(nextCallOn, today) || formatDate(nextCallOn), nextCallAt)}
        </span>
      )}
    </div>
  )
}

interface EnquiryTableProps {
  enquiries: Enquiry[]
  /** The apartments whose numbers occur in the enquiries. */
  apartments: Parameters<typeof apartmentsOf>[2]
  /** The parking spots and stores that the enquiries are about. */
  askables: EnquirySubject[]
  /** The id of the enquiry that the panel shows. */
  openId: string | undefined
  work: Pick<WorkCellProps, 'agents' | 'today' | 'readAt'>
}

/** The classes are defined in enquiry-list.css. */
const layout = { frame: 'enquiry-frame', table: 'enquiry-list' }

export function EnquiryTable({ enquiries, apartments, askables, openId, work }: EnquiryTableProps) {
  const building = useBuilding()
  const { search } = useLocation()
  return (
    <SteadyRows rows={enquiries}>
      {(shown, isGone) =>
        shown.length > 0 && (
          <ScrollTable
            label={adminText.screens.enquiries}
            columns={text.columns}
            minWidth="min-w-0"
            layout={layout}
            maxHeight="max-h-[70vh]"
            place={href('/admin/contacts') + search}
          >
            {shown.map((enquiry) => (
              <Row
                key={enquiry.id}
                enquiry={enquiry}
                apartments={apartmentsOf(building, enquiry, apartments)}
                askable={askables.find(({ name }) => name === enquiry.about)}
                isOpen={enquiry.id === openId}
                isGone={isGone(enquiry)}
                work={work}
              />
            ))}
          </ScrollTable>
        )
      }
    </SteadyRows>
  )
}

const anyWord = 'wrap-anywhere'
const link = 'text-sea-700 underline underline-offset-4 hover:text-sea-900'

interface RowProps {
  enquiry: Enquiry
  apartments: EnquiryApartment[]
  askable: EnquirySubject | undefined
  isOpen: boolean
  isGone: boolean
  work: EnquiryTableProps['work']
}

function Row({ enquiry, apartments, askable, isOpen, isGone, work }: RowProps) {
  const { isRead } = useMark(enquiry)
  const { search } = useLocation()
  const navigate = useNavigate()
  const { id, name, email, phone, message, wishedTime, language, submittedAt } = enquiry
  const panel = href('/admin/contacts/:id', { id }) + search
  const openByClick = (event: MouseEvent) => {
    if (isForTheRow(event)) navigate(panel, { preventScrollReset: true })
  }
  return (
    <PlacedRow
      data-read={isRead}
      data-enquiry={id}
      data-gone={isGone || undefined}
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
        <>
          <Link
            id={openerOf(id)}
            to={panel}
            preventScrollReset
            aria-current={isOpen ? 'true' : undefined}
            className={`${anyWord} text-sea-900 hover:underline hover:underline-offset-4 ${isRead ? 'font-semibold' : 'font-bold'}`}
          >
            {name}
          </Link>{' '}
          <LanguageMark language={language} />
        </>,
      )}
      {placedCell(
        'apartment',
        <EnquiryApartments enquiry={enquiry} apartments={apartments} askable={askable} />,
        enquiry.apartmentNumber ? text.columns.apartment : undefined,
      )}
      {placedCell(
        'email',
        email && (
          <a href={`mailto:${email}`} className={`${link} ${anyWord}`}>
            {email}
          </a>
        ),
      )}
      {placedCell('phone', phone && <PhoneLink phone={phone} className={`${link} ${anyWord}`} />)}
      {placedCell(
        'message',
        <>
          <ClampedText>{message}</ClampedText>
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

/** Ignores clicks on a link, a button or a dialog in the row, and the click that ends a text selection. */
function isForTheRow({ target, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || getSelection()?.type === 'Range') return false
  return target instanceof Element && !target.closest('a, button, dialog')
}

function ClampedText({ children }: { children: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [tooLong, setTooLong] = useState(false)

  useEffect(() => {
    const element = paragraph.current
    if (!element) return
    const measure = () => {
      if (!open) setTooLong(element.scrollHeight > element.clientHeight + 1)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [open])

  return (
    <>
      <p ref={paragraph} className={`whitespace-pre-line wrap-anywhere ${open ? '' : 'line-clamp-3'}`}>
        {children}
      </p>
      {tooLong && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="mt-1 cursor-pointer text-sm font-semibold text-sea-700 underline underline-offset-4"
        >
          {open ? text.showLess : text.showMore}
        </button>
      )}
    </>
  )
}
