import { Download } from 'lucide-react'
import { href, Link } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { periodPresets, presetMonths, presetOf } from '../../../domain/report/report-period.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { reportText as text } from '../../../text/admin/report.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { readAsked } from './asked-report.server.ts'
import { PeriodForm } from './period-form.tsx'
import { readReport } from './read-report.server.ts'
import { ReportSection } from './report-section.tsx'
import { ReportTabs } from './report-tabs.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(
    db,
    'enquiries',
    'viewings',
    'reservations',
    'payments',
    'apartments',
    'users',
  )
  const asked = await readAsked(db, new URL(request.url).searchParams)
  return { versions, ...asked, tables: await readReport(await loadBuilding(context), db, asked) }
}

export default function Report({ loaderData }: Route.ComponentProps) {
  const { versions, tables, period, fault, agent, agents, isUnknownAgent, today } = loaderData
  useLive(versions)
  const whose = agents.find(({ id }) => id === agent)?.name
  const query = { ...period, ...(agent && { agent }) }
  const exported = (of: string) => `${href('/admin/report/export')}?${new URLSearchParams({ ...query, of })}`
  return (
    <Screen title={adminText.screens.report} action={<ReportTabs />}>
      <div className="report grid grid-cols-[minmax(0,1fr)] gap-4">
        <Presets selected={presetOf(period, today)} agent={agent} today={today} />
        <PeriodForm period={period} agent={agent} agents={agents} />
        {(fault || isUnknownAgent) && (
          <p role="status" className="rounded-lg bg-reserved-soft p-4 font-medium text-reserved">
            {fault && text.fault(fault)} {isUnknownAgent && text.unknownAgent}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-lg font-bold text-sea-900">
            {text.of(period)}
            {whose && ` · ${whose}`}
          </p>
          <a href={exported('all')} download className={button({ kind: 'secondary' })}>
            <Download className="size-5" aria-hidden="true" />
            {text.everything}
          </a>
        </div>
        {tables.map((table) => (
          <ReportSection key={table.id} table={table} exported={exported(table.id)} />
        ))}
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.report} message={errors.load.report} />
}

interface PresetsProps {
  selected: string | undefined
  agent: string | undefined
  today: string
}

function Presets({ selected, agent, today }: PresetsProps) {
  return (
    <nav aria-label={text.filters.presets} className="flex flex-wrap gap-2">
      {periodPresets.map((preset) => (
        <Link
          key={preset}
          to={`?${new URLSearchParams({ ...presetMonths(preset, today), ...(agent && { agent }) })}`}
          preventScrollReset
          aria-current={preset === selected ? 'true' : undefined}
          className="flex min-h-11 items-center rounded-full border border-sea-200 bg-white px-4 text-sm font-semibold text-sea-800 hover:border-sea-500 aria-[current]:border-sea-900 aria-[current]:bg-sea-900 aria-[current]:text-white"
        >
          {text.presets[preset]}
        </Link>
      ))}
    </nav>
  )
}
