import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { formatDateTime } from '../../../domain/formats/dates.ts'
import { formatNumber } from '../../../domain/formats/measures.ts'
import { clientsText as text } from '../../../text/admin/clients.ts'
import { button } from '../../ui/button.ts'
import { FormSection } from '../form/form-section.tsx'
import type { ClientRecordView, ClientView } from './describe-client.server.ts'

interface Props extends Pick<ClientView, 'records' | 'hasMore'> {
  /** The id of the client. */
  id: string
}

/** All enquiries and reservations of a client. Ticked ones become another client, where two people were joined. */
export function ClientRecordList({ id, records, hasMore }: Props) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const fetcher = useFetcher()
  const otherNames = [...new Set(records.flatMap(({ writtenAs }) => writtenAs ?? []))]
  const canPart = records.length > 1
  const toggle = (record: string) =>
    setTicked(ticked.includes(record) ? ticked.filter((each) => each !== record) : [...ticked, record])
  return (
    <FormSection title={text.sections.records}>
      {otherNames.length > 0 && (
        <p className="mb-3 rounded-lg bg-reserved-soft p-3 wrap-anywhere text-reserved">
          {text.otherNames(otherNames)}
        </p>
      )}
      {records.length === 0 && <p className="text-sea-700">{text.noRecords}</p>}
      <ul className="grid gap-2">
        {records.map((record) => (
          <li key={record.id} className="flex items-start gap-2 rounded-lg bg-sand-100 px-3 py-2">
            {canPart && (
              <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  checked={ticked.includes(record.id)}
                  onChange={() => toggle(record.id)}
                  aria-label={text.part.choose(`${record.title}, ${formatDateTime(record.at)}`)}
                  className="size-5 accent-sea-700"
                />
              </label>
            )}
            <RecordLines record={record} />
          </li>
        ))}
      </ul>
      {hasMore && <p className="mt-2 text-sm text-sea-700">{text.mostRecords(records.length)}</p>}
      {canPart && ticked.length > 0 && (
        <fetcher.Form
          method="post"
          action={href('/admin/clients/:id/part', { id })}
          className="mt-3 flex flex-wrap items-center gap-3"
        >
          <input type="hidden" name="records" value={ticked.join(',')} />
          <button type="submit" disabled={fetcher.state !== 'idle'} className={button({ kind: 'secondary' })}>
            {text.part.button} ({formatNumber(ticked.length)})
          </button>
          <p className="text-sm text-sea-700">{text.part.about}</p>
        </fetcher.Form>
      )}
    </FormSection>
  )
}

function RecordLines({
  record: { url, at, title, facts, text: message, writtenAs },
}: {
  record: ClientRecordView
}) {
  return (
    <div className="min-w-0 flex-1 py-1.5">
      <Link to={url} className="font-semibold wrap-anywhere text-sea-800 underline underline-offset-4">
        {title}
      </Link>
      <p className="text-sm wrap-anywhere text-sea-700">
        <time dateTime={at}>{formatDateTime(at)}</time> · {facts}
        {writtenAs && <strong className="text-reserved"> · {text.writtenAs(writtenAs)}</strong>}
      </p>
      {message && <p className="mt-1 line-clamp-3 whitespace-pre-line wrap-anywhere">{message}</p>}
    </div>
  )
}
