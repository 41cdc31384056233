import { Mail, MailOpen } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { enquiriesText as text } from '../../../text/admin/enquiries.ts'

interface MarkButtonProps {
  enquiry: Pick<Enquiry, 'id' | 'name' | 'isRead'>
  className: string
  labelClassName?: string
}

/**
 * Whether the enquiry is read, and the fetcher that changes it. The list and the panel share that fetcher, so
 * that both show a change at once.
 */
export function useMark({ id, isRead }: Pick<Enquiry, 'id' | 'isRead'>) {
  const fetcher = useFetcher({ key: `mark-${id}` })
  return { fetcher, isRead: fetcher.formData ? fetcher.formData.get('isRead') === 'true' : isRead }
}

export function MarkButton({ enquiry, className, labelClassName = '' }: MarkButtonProps) {
  const { id, name } = enquiry
  const { fetcher, isRead } = useMark(enquiry)
  const label = isRead ? text.markUnread : text.markRead
  const Icon = isRead ? Mail : MailOpen
  return (
    <fetcher.Form method="post" action={href('/admin/contacts')}>
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="isRead"
        value={String(!isRead)}
        aria-label={text.toggle(label, name)}
        title={label}
        className={className}
      >
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        <span className={labelClassName}>{label}</span>
      </button>
    </fetcher.Form>
  )
}
