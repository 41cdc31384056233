import { Form } from 'react-router'
import type { ReportPeriod } from '../../../domain/report/report-period.ts'
import { reportText } from '../../../text/admin/report.ts'
import { button } from '../../ui/button.ts'
import { AgentChoice, type NamedAgent } from './agent-choice.tsx'

const text = reportText.filters
const label = 'mb-1 block text-sm font-semibold text-sea-900'
const field = 'block min-h-11 w-full rounded-lg border border-sea-200 bg-white px-3 py-1.5'

interface PeriodFormProps {
  period: ReportPeriod
  agent: string | undefined
  agents: readonly NamedAgent[]
}

/** Applies by its button only: while one day is typed, the other one may still be before it. */
export function PeriodForm({ period, agent, agents }: PeriodFormProps) {
  return (
    <Form
      key={`${period.from} ${period.until} ${agent}`}
      role="search"
      aria-label={text.label}
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      {(['from', 'until'] as const).map((name) => (
        <div key={name} className="min-w-36 flex-1 sm:flex-none">
          <label htmlFor={name} className={label}>
            {text[name]}
          </label>
          <input
            id={name}
            type="date"
            name={name}
            min="2000-01-01"
            max="2099-12-31"
            defaultValue={period[name]}
            className={field}
          />
        </div>
      ))}
      <AgentChoice agent={agent} agents={agents} labels={text} />
      <button type="submit" className={button({ kind: 'secondary' })}>
        {text.apply}
      </button>
    </Form>
  )
}
