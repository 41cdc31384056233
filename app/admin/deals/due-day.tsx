import type { InstalmentState } from '../../../domain/deal/instalment-state.ts'
import type { Instalment } from '../../../domain/deal/schedule.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { instalmentStateLabels, dealsText as text } from '../../../text/admin/deals.ts'
import { Badge } from '../../ui/badge.tsx'

interface DueDayProps extends Pick<Instalment, 'dueOn' | 'stage'> {
  state: InstalmentState
}

/** The day of an instalment, or the stage that it waits for. */
export function DueDay({ dueOn, stage, state }: DueDayProps) {
  const isOverdue = state === 'overdue'
  if (dueOn !== null)
    return (
      <time dateTime={dueOn} className={`whitespace-nowrap ${isOverdue ? 'font-semibold text-sold' : ''}`}>
        {formatDate(dueOn)}
      </time>
    )
  return <span className="text-sea-700">{stage === 'none' ? text.noDay : text.schedule.atStage(stage)}</span>
}

const classNames: Record<InstalmentState, string> = {
  paid: 'bg-available-soft text-available',
  overdue: 'bg-sold-soft text-sold',
  due: 'bg-reserved-soft text-reserved',
  expected: 'bg-sand-100 text-sea-800',
}

export function InstalmentBadge({ state }: { state: InstalmentState }) {
  return <Badge className={classNames[state]} label={instalmentStateLabels[state]} />
}
