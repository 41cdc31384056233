import { LoaderCircle } from 'lucide-react'
import { useRef } from 'react'
import { choice } from '../../../domain/lists/query.ts'
import { type Status, statuses } from '../../../domain/status.ts'
import { statusClassNames as classNames, StatusBadge } from '../../ui/status-badge.tsx'
import { WarningsDialog } from '../form/save-question.tsx'
import { useMayChange } from '../session/use-role.ts'
import type { StatusRowText } from './row-toasts.ts'
import { useStatusChange } from './use-status-change.ts'

interface StatusSelectProps extends StatusRowText {
  id: string
  revision: number
  status: Status
  label: string
}

/** A row's status badge that is also the select to change it. The action of the list saves it (`saveRowAction`). */
export function StatusSelect({ label, ...row }: StatusSelectProps) {
  const { shown, isBusy, choose, finish, question, decide } = useStatusChange(row)
  const usesKeys = useRef(false)
  if (!useMayChange()) return <StatusBadge status={row.status} label={row.labels[row.status]} />
  return (
    <span className="relative inline-block">
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
        onChange={({ currentTarget: { value } }) =>
          choose(choice(statuses, value) ?? shown, !usesKeys.current)
        }
        onBlur={finish}
        className={`min-h-8 cursor-pointer rounded-full border-0 bg-position-[right_0.6rem_center] pr-7 pl-3 text-sm font-semibold aria-busy:cursor-progress aria-busy:bg-none aria-busy:italic pointer-coarse:min-h-11 ${classNames[shown]}`}
      >
        {statuses.map((option) => (
          <option key={option} value={option}>
            {row.labels[option]}
          </option>
        ))}
      </select>
      {isBusy && (
        <LoaderCircle
          className="pointer-events-none absolute top-1/2 right-2 -mt-2 size-4 animate-spin text-sea-800"
          aria-hidden="true"
        />
      )}
      {question && <WarningsDialog question={question} onDecide={decide} />}
    </span>
  )
}
