import { mostAttachedBytes, type OfferedAttachment } from '../../../domain/enquiry/reply-attachments.ts'
import { formatByteSize } from '../../../domain/formats/measures.ts'
import { replyText as text } from '../../../text/admin/enquiries.ts'

interface ReplyAttachmentsProps {
  /** What can be attached; undefined while it is loading or could not be loaded. */
  offered: OfferedAttachment[] | undefined
  /** What will be sent. */
  attached: OfferedAttachment[]
  isTooLarge: boolean
  /** Without a mail server the documents are downloaded, because a mail program gets no files from a link. */
  canMail: boolean
  isLoading: boolean
  onTick(key: string, isTicked: boolean): void
}

/** The documents of a reply, each with its name and size. */
export function ReplyAttachments(props: ReplyAttachmentsProps) {
  const { offered, attached, isTooLarge, canMail, isLoading, onTick } = props
  if (offered === undefined)
    return isLoading ? (
      <p role="status" className="text-sm text-sea-700">
        {text.attachmentsLoading}
      </p>
    ) : null
  if (offered.length === 0) return null
  const total = attached.reduce((sum, { size }) => sum + (size ?? 0), 0)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold text-sea-900">{text.attachments}</legend>
      {!canMail && <p className="mb-1 text-sm text-sea-800">{text.attachmentsByHand}</p>}
      <ul className="grid gap-1">
        {offered.map(({ key, name, url, size }) => (
          <li key={key} className="flex min-h-8 flex-wrap items-center gap-x-2 text-sm">
            {canMail && (
              <input
                type="checkbox"
                aria-label={name}
                checked={attached.some((each) => each.key === key)}
                onChange={({ target }) => onTick(key, target.checked)}
                className="size-5 accent-sea-700"
              />
            )}
            <a
              href={url}
              aria-label={canMail ? text.openAttachment(name) : text.downloadAttachment(name)}
              {...(canMail ? { target: '_blank', rel: 'noreferrer' } : { download: name })}
              className="min-w-0 py-1 font-semibold wrap-anywhere text-sea-800 underline underline-offset-4"
            >
              {name}
            </a>
            <span className="text-sea-700">{size === null ? text.sizeUnknown : formatByteSize(size)}</span>
          </li>
        ))}
      </ul>
      {canMail && attached.length > 0 && (
        <p
          role={isTooLarge ? 'alert' : undefined}
          className={`mt-1 text-sm ${isTooLarge ? 'text-sold' : 'text-sea-700'}`}
        >
          {isTooLarge
            ? text.attachmentsTooLarge(formatByteSize(mostAttachedBytes))
            : text.attachedSize(formatByteSize(total), formatByteSize(mostAttachedBytes))}
        </p>
      )}
    </fieldset>
  )
}
