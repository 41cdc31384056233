import { useRef } from 'react'
import { type Status, statuses } from '../../../domain/status.ts'
import { statusLooks as looks, StatusBadge } from '../../ui/status-badge.tsx'
import { useMayChange } from '../session/use-role.ts'
import { useStatusChange } from './use-status-change.ts'

interface StatusSelectProps {
  id: string
  revision: number
  status: Status
  label: string
  labels: Record<Status, string>
}

/** The status badge of a row, which is also where the status is changed; the list's own action saves it. */
export function StatusSelect({ label, labels, ...row }: StatusSelectProps) {
  const { shown, isBusy, choose, finish } = useStatusChange(row)
  const usesKeys = useRef(false)
  if (!useMayChange()) return <StatusBadge status={row.status} label={labels[row.status]} />
  return (
    <select
      aria-label={label}
      aria-busy={isBusy}
      value={shown}
      onPointerDown={() => {
        usesKeys.current = false
      }}
      onKeyDown={({ key }) => {
        usesKeys.current = true
        if (key === 'Enter') finish()
      }}
      onChange={(event) => choose(event.currentTarget.value as Status, !usesKeys.current)}
      onBlur={finish}
      className={`min-h-8 cursor-pointer rounded-full border-0 bg-position-[right_0.6rem_center] pr-7 pl-3 text-sm font-semibold ${looks[shown]}`}
    >
      {statuses.map((option) => (
        <option key={option} value={option}>
          {labels[option]}
        </option>
      ))}
    </select>
  )
}
