import { formatDateTime } from '../../../../domain/formats/dates.ts'
import type { LastChange } from '../../../../domain/record/stored-record.ts'
import { adminText } from '../../../../text/admin/admin.ts'
import { errors } from '../../../../text/admin/errors.ts'
import { button } from '../../../ui/button.ts'
import type { Difference } from './what-changed.ts'

const text = adminText.conflict
const cell = 'border-t border-reserved/20 px-3 py-1.5 align-top'

interface ConflictPanelProps {
  differences: Difference[]
  change: LastChange | undefined
  onKeepMine(): void
  onTakeTheirs(): void
}

/** Lists the fields that this person and somebody else have changed, and lets this person choose the values. */
export function ConflictPanel({ differences, change, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  return (
    <section
      aria-labelledby="conflict-title"
      className="rounded-card border border-reserved/40 bg-reserved-soft p-4 text-sea-950"
    >
      <h2 id="conflict-title" className="text-lg">
        {errors.stale}
      </h2>
      <p className="mt-1">
        {text.bothChanged(change ? text.who(change.name, formatDateTime(change.at)) : '')}
      </p>
      <table className="mt-3 w-full rounded-lg bg-white text-left text-sm">
        <thead>
          <tr>
            {[text.field, text.yours, text.now].map((head) => (
              <th key={head} scope="col" className="px-3 py-1.5 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, label, yours, now }) => (
            <tr key={field}>
              <th scope="row" className={`${cell} font-semibold`}>
                {label}
              </th>
              <td className={`${cell} wrap-break-word whitespace-pre-line`}>{yours || text.empty}</td>
              <td className={`${cell} wrap-break-word whitespace-pre-line`}>{now || text.empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" onClick={onKeepMine} className={button({ kind: 'secondary' })}>
          {text.keepMine}
        </button>
        <button type="button" onClick={onTakeTheirs} className={button({ kind: 'secondary' })}>
          {text.takeTheirs}
        </button>
      </div>
    </section>
  )
}

/** Names the fields whose newer values the form shows now, because this person had not changed them. */
export function TakenOverFields({ differences }: { differences: Difference[] }) {
  return (
    <p role="status" className="rounded-card border border-reserved/40 bg-reserved-soft p-4 text-sea-950">
      {text.takenOver(differences.map(({ label }) => label).join(', '))}
    </p>
  )
}
