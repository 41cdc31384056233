import { apartmentStatusLabels, type Status, statuses } from '../../../domain/status.ts'
import { gridText as text } from '../../text/admin/grid.ts'
import { StatusBadge, statusClassNames } from '../../ui/status-badge.tsx'
import { useMayChange } from '../session/use-role.ts'

/** The three statuses of an apartment, one of them pressed. */
export function StatusButtons({ shown, onChoose }: { shown: Status; onChoose(status: Status): void }) {
  if (!useMayChange())
    return (
      <p className="mt-3">
        <StatusBadge status={shown} label={apartmentStatusLabels[shown]} />
      </p>
    )
  return (
    <fieldset className="mt-3 grid grid-cols-3 gap-1.5">
      <legend className="mb-1 text-sm font-semibold text-sea-800">{text.status}</legend>
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === shown}
          onClick={() => onChoose(status)}
          className={`status-badge status-${status} ${statusClassNames[status]} min-h-11 cursor-pointer justify-center border-2 border-transparent px-1.5 text-xs hover:border-current/40 aria-pressed:border-current`}
        >
          {apartmentStatusLabels[status]}
        </button>
      ))}
    </fieldset>
  )
}
