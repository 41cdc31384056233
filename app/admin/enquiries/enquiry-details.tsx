import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Askable } from '../../../backend/data/askables.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { phoneUrl } from '../../phone-url.ts'
import { enquiriesText as text } from '../../text/office/enquiries.ts'
import { button } from '../../ui/button.ts'
import { DeleteButton } from '../delete/delete-button.tsx'
import { AskedAbout, type NumberedApartment } from './asked-about.tsx'
import { MarkButton } from './mark-button.tsx'

interface EnquiryDetailsProps {
  enquiry: Enquiry
  apartments: NumberedApartment[]
  askable: Askable | undefined
}

/** All that a visitor has sent, and what can be done with it. */
export function EnquiryDetails({ enquiry, apartments, askable }: EnquiryDetailsProps) {
  const { id, name, email, phone, message, apartmentNumber, about, wishedTime, submittedAt, isRead } = enquiry
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-sea-700">
        <span className={isRead ? '' : 'font-bold text-coral-700'}>{isRead ? text.read : text.unread}</span>
        <time dateTime={submittedAt}>{formatDateTime(submittedAt)}</time>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {phone && (
          <a href={phoneUrl(phone)} className={button({ kind: 'secondary' })}>
            <Phone className="size-4" aria-hidden="true" />
            {phone}
          </a>
        )}
        <a
          href={`mailto:${email}`}
          className={button({ kind: 'secondary', className: 'min-w-0 wrap-anywhere' })}
        >
          <Mail className="size-4 shrink-0" aria-hidden="true" />
          {email}
        </a>
      </div>
      <dl className="mt-4 grid gap-3">
        {(apartmentNumber || about) && (
          <Line label={text.about}>
            <AskedAbout enquiry={enquiry} apartments={apartments} askable={askable} spelledOut />
          </Line>
        )}
        {wishedTime && <Line label={text.alsoExported.wishedTime}>{wishedTime}</Line>}
        <Line label={text.columns.message}>
          <p className="whitespace-pre-line">{message}</p>
        </Line>
      </dl>
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
