import { useFetcher } from 'react-router'
import { type Status, statuses } from '../../domain/status.ts'
import { statusLooks as looks } from '../ui/status-badge.tsx'

interface StatusSelectProps {
  id: string
  revision: number
  status: Status
  label: string
  labels: Record<Status, string>
}

/** The status badge of a row, which is also where the status is changed; the list's own action saves it. */
export function StatusSelect({ id, revision, status, label, labels }: StatusSelectProps) {
  const fetcher = useFetcher()
  const shown = (fetcher.formData?.get('status') as Status | null) ?? status
  return (
    <fetcher.Form method="post" onChange={(event) => fetcher.submit(event.currentTarget)}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="revision" value={revision} />
      <select
        name="status"
        aria-label={label}
        aria-busy={fetcher.state !== 'idle'}
        value={shown}
        onChange={() => {}}
        className={`min-h-8 cursor-pointer rounded-full border-0 bg-position-[right_0.6rem_center] pr-7 pl-3 text-sm font-semibold ${looks[shown]}`}
      >
        {statuses.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
    </fetcher.Form>
  )
}
