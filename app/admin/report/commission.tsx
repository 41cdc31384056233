import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Form, href, Link } from 'react-router'
import { z } from 'zod'
import { versionsOf } from '../../../backend/data/database.ts'
import { correctCommission } from '../../../backend/data/reservations/sale-terms.ts'
import { unitCollections } from '../../../backend/deals/read-units.ts'
import { commissionRateSchema } from '../../../domain/commission/commission.ts'
import { formatCents, sumOf } from '../../../domain/deal/cents.ts'
import { addMonths } from '../../../domain/report/report-period.ts'
import { formatMonth } from '../../../domain/sales/sold-months.ts'
import { errors } from '../../../text/admin/errors.ts'
import { explainFault } from '../../../text/admin/faults.ts'
import { reportText, commissionText as text } from '../../../text/admin/report.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/commission'
import { AgentChoice } from './agent-choice.tsx'
import { CommissionTable } from './commission-table.tsx'
import { FormatLinks } from './format-links.tsx'
import { readAskedMonth, readCommission } from './read-commission.server.ts'
import { ReportTabs } from './report-tabs.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'reservations', ...unitCollections, 'users')
  const asked = await readAskedMonth(db, new URL(request.url).searchParams)
  return { versions, ...asked, list: await readCommission(await loadBuilding(context), db, asked) }
}

const correctionSchema = z.object({
  id: z.string().min(1).max(64),
  revision: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  commissionRate: commissionRateSchema,
})

/** Corrects the percent of one sale. */
export function action({ request, context }: Route.ActionArgs) {
  return formAction(
    { request, context },
    {
      schema: correctionSchema,
      failed: text.correct.failed,
      invalid: ({ issues }) => explainFault(issues[0]?.message ?? ''),
      async run({ id, revision, commissionRate }) {
        await correctCommission(context.get(backendContext).db, id, revision, commissionRate)
        return null
      },
    },
  )
}

export const clientAction = toastResult(() => ({ done: text.correct.done, failed: text.correct.failed }))

export default function Commission({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, list, month, isWrongMonth, agent, agents, isUnknownAgent } = loaderData
  useLive(versions)
  const failure: { error?: string; detail?: string } | null | undefined = actionData
  return (
    <Screen title={text.title} action={<ReportTabs />}>
      <div className="report grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <MonthForm key={`${month} ${agent}`} month={month} agent={agent} agents={agents} />
          <MonthLinks month={month} agent={agent} />
        </div>
        {(isWrongMonth || isUnknownAgent) && (
          <p role="status" className="rounded-lg bg-reserved-soft p-4 font-medium text-reserved">
            {isWrongMonth && text.wrongMonth} {isUnknownAgent && reportText.unknownAgent}
          </p>
        )}
        {failure?.error && (
          <noscript>
            <p role="alert" className="rounded-lg bg-sold-soft p-4 font-medium text-sold">
              {failure.error} {failure.detail}
            </p>
          </noscript>
        )}
        <section
          aria-labelledby="commission-month"
          className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card bg-white p-4 shadow-card sm:p-5"
        >
          <div>
            <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h2 id="commission-month" className="text-xl first-letter:uppercase">
                {formatMonth(month)}
              </h2>
              {list.length > 0 && <FormatLinks title={text.title} url={exportUrl({ month, agent })} />}
            </div>
            <p className="mt-1 max-w-4xl text-sm text-sea-700">{text.about}</p>
          </div>
          {list.map((each) => (
            <CommissionTable key={each.id} of={each} />
          ))}
          {list.length === 0 && <p className="text-sea-800">{text.none(formatMonth(month))}</p>}
          {list.length > 1 && (
            <p className="flex flex-wrap justify-between gap-x-4 border-t-2 border-sand-200 pt-2 text-lg font-bold">
              {text.all} <span className="tabular-nums">{formatCents(sumOf(list))}</span>
            </p>
          )}
        </section>
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={text.title} message={errors.load.report} />
}

type Asked = Pick<Route.ComponentProps['loaderData'], 'month' | 'agent'>

function MonthForm({ month, agent, agents }: Asked & Pick<Route.ComponentProps['loaderData'], 'agents'>) {
  return (
    <Form role="search" aria-label={text.title} preventScrollReset className="flex flex-wrap items-end gap-3">
      <div>
        <label htmlFor="month" className="mb-1 block text-sm font-semibold text-sea-900">
          {text.month}
        </label>
        <input
          id="month"
          type="month"
          name="month"
          pattern="20[0-9]{2}-[0-9]{2}"
          defaultValue={month}
          className="block min-h-11 w-44 rounded-lg border border-sea-200 bg-white px-3 py-1.5"
        />
      </div>
      <AgentChoice agent={agent} agents={agents} labels={text} />
      <button type="submit" className={button({ kind: 'secondary' })}>
        {text.apply}
      </button>
    </Form>
  )
}

function MonthLinks({ month, agent }: Asked) {
  const to = (by: number) =>
    `?${new URLSearchParams({ month: addMonths(month, by), ...(agent !== undefined && { agent }) })}`
  return (
    <nav aria-label={text.month} className="flex gap-2">
      <Link to={to(-1)} preventScrollReset className={button({ kind: 'secondary', className: 'px-3' })}>
        <ChevronLeft className="size-5" aria-hidden="true" />
        <span className="sr-only">{text.previous}</span>
      </Link>
      <Link to={to(1)} preventScrollReset className={button({ kind: 'secondary', className: 'px-3' })}>
        <span className="sr-only">{text.next}</span>
        <ChevronRight className="size-5" aria-hidden="true" />
      </Link>
    </nav>
  )
}

function exportUrl({ month, agent }: { month: string; agent: string | undefined }): string {
  const query = new URLSearchParams({ month, ...(agent !== undefined && { agent }) })
  return `${href('/admin/report/commission/export')}?${query}`
}
