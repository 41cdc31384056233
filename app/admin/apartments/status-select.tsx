import { useFetcher } from 'react-router'
import type { Apartment } from '../../../domain/apartment.ts'
import { apartmentStatusLabels, type Status, statuses } from '../../../domain/status.ts'
import { adminText } from '../../text/admin.ts'
import type { action } from './route.tsx'

const looks: Record<Status, string> = {
  available: 'bg-available-soft text-available',
  reserved: 'bg-reserved-soft text-reserved',
  sold: 'bg-sold-soft text-sold',
}

/** The status badge of a row, which is also where the status is changed. */
export function StatusSelect({
  id,
  number,
  revision,
  status,
}: Pick<Apartment, 'id' | 'number' | 'revision' | 'status'>) {
  const fetcher = useFetcher<typeof action>()
  const shown = (fetcher.formData?.get('status') as Status | null) ?? status
  const error = fetcher.state === 'idle' ? fetcher.data?.error : undefined
  return (
    <fetcher.Form method="post" onChange={(event) => fetcher.submit(event.currentTarget)}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <select
        name="status"
        aria-label={adminText.statusOf(number)}
        value={shown}
        onChange={() => {}}
        className={`min-h-9 cursor-pointer rounded-full border-0 pr-8 pl-3 text-sm font-semibold ${looks[shown]}`}
      >
        {statuses.map((option) => (
          <option key={option} value={option}>
            {apartmentStatusLabels[option]}
          </option>
        ))}
      </select>
      {error && (
        <p role="alert" className="mt-1 max-w-60 text-sm text-sold">
          {error}
        </p>
      )}
    </fetcher.Form>
  )
}
