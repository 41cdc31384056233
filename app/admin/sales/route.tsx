import { href, Link } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { formatArea, formatNumber } from '../../../domain/formats/measures.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import { formatShare } from '../../../domain/formats/share.ts'
import { type Conversion, saleSteps } from '../../../domain/sales/conversion.ts'
import type { ReplySpeed } from '../../../domain/sales/reply-speed.ts'
import { formatMonth, type SoldMonth } from '../../../domain/sales/sold-months.ts'
import type { Stock } from '../../../domain/sales/stock.ts'
import { type Status, statuses } from '../../../domain/status.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { formatDuration } from '../../../text/admin/enquiry-times.ts'
import { errors } from '../../../text/admin/errors.ts'
import { salesText } from '../../../text/admin/sales.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { DraftsLink } from '../apartments/drafts-link.tsx'
import { FormSection } from '../form/form-section.tsx'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/route'
import { BarTable } from './bar-table.tsx'
import { readSales } from './read-sales.ts'
import { UnrecordedSalesLink } from './unrecorded-sales-link.tsx'
import { ExpiringReservations, WaitingEnquiries } from './waiting-lists.tsx'

/** Each card links to the apartments of its status. */
function StockCards({ stock }: { stock: Record<Status, Stock> }) {
  const total = statuses.reduce((sum, status) => sum + stock[status].count, 0)
  return statuses.map((status) => {
    const { count, area, sum, unpriced, withoutDeal } = stock[status]
    return (
      <Link
        key={status}
        to={`${href('/admin/apartments')}?status=${status}`}
        className={`rounded-card border-l-4 bg-white px-4 py-2.5 shadow-card hover:outline-2 hover:outline-sea-200 ${edges[status]}`}
      >
        <span className="block text-sm font-semibold text-sea-800">{salesText.stock[status]}</span>{' '}
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-3xl font-black text-sea-900 tabular-nums">{formatNumber(count)}</span>{' '}
          <span className="text-sm text-sea-700">{salesText.of(total)}</span>
        </span>{' '}
        <span className="block text-sm font-bold text-sea-900 tabular-nums">
          {formatPrice(sum) ?? salesText.noPrice}
        </span>{' '}
        {sum > 0 && <span className="block text-sm text-sea-700">{salesText.worth[status]}</span>}{' '}
        {sum > 0 && unpriced > 0 && (
          <span className="block text-sm text-sea-700">{salesText.unpriced(unpriced)}</span>
        )}{' '}
        {withoutDeal.count > 0 && (
          <span className="block text-sm font-semibold text-reserved tabular-nums">
            {salesText.withoutDeal(withoutDeal.count, formatPrice(withoutDeal.sum))}
          </span>
        )}{' '}
        <span className="block text-sm text-sea-700 tabular-nums">{formatArea(area)}</span>
      </Link>
    )
  })
}

const edges: Record<Status, string> = {
  available: 'border-available',
  reserved: 'border-reserved',
  sold: 'border-sold',
}

const monthsText = salesText.months

/** A sale counts in the month of its contract. */
function SoldMonths({ months, isMine }: { months: SoldMonth[]; isMine: boolean }) {
  const count = months.reduce((sum, month) => sum + month.count, 0)
  if (count === 0)
    return (
      <FormSection title={monthsText.title}>{isMine ? monthsText.noneMine : monthsText.none}</FormSection>
    )
  const total = months.reduce((sum, month) => sum + month.sum, 0)
  const most = Math.max(...months.map(({ sum }) => sum), 1)
  return (
    <FormSection title={monthsText.title}>
      <p className="mb-3 text-sm text-sea-800">{monthsText.summary(count, euros(total))}</p>
      <BarTable
        caption={monthsText.title}
        heads={[monthsText.month, monthsText.count, monthsText.sum]}
        rows={months.map(({ month, count, sum }) => ({
          key: month,
          label: formatMonth(month),
          share: sum / most,
          cells: count === 0 ? ['0', ''] : [formatNumber(count), euros(sum)],
        }))}
      />
    </FormSection>
  )
}

function euros(sum: number): string {
  return formatPrice(sum) ?? '0 €'
}

const conversionText = salesText.conversion

/** Shows how many enquiries reached each stage. */
function ConversionBars({ conversion, isMine }: { conversion: Conversion; isMine: boolean }) {
  const { steps, refused } = conversion
  if (steps.enquiry === 0)
    return (
      <FormSection title={conversionText.title}>
        {isMine ? conversionText.noneMine : conversionText.none}
      </FormSection>
    )
  return (
    <FormSection title={conversionText.title}>
      <p className="mb-3 text-sm text-sea-800">{conversionText.period}</p>
      <BarTable
        caption={conversionText.title}
        heads={[conversionText.step, conversionText.count, conversionText.share]}
        rows={saleSteps.map((step) => ({
          key: step,
          label: salesText.steps[step],
          share: steps[step] / steps.enquiry,
          cells: [formatNumber(steps[step]), formatShare(steps[step] / steps.enquiry)],
        }))}
      />
      {refused > 0 && <p className="mt-2 text-sm text-sea-700">{conversionText.refused(refused)}</p>}
    </FormSection>
  )
}

const speedText = salesText.speed

/** Shows how fast enquiries are replied to, compared with the period before. */
function SpeedCard({ speed: { last, before } }: { speed: ReplySpeed }) {
  return (
    <section
      aria-label={speedText.title}
      className="rounded-card border-l-4 border-sea-500 bg-white px-4 py-2.5 shadow-card"
    >
      <h2 className="font-sans text-sm font-semibold text-sea-800">{speedText.title}</h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-black text-sea-900">
          {last === undefined ? speedText.none : formatDuration(last)}
        </span>{' '}
        {last !== undefined && <span className="text-sm text-sea-700">{speedText.median}</span>}
      </p>
      <p className="text-sm font-bold text-sea-900">{speedText.period}</p>
      <p className="text-sm text-sea-700">
        {before === undefined ? speedText.noneBefore : speedText.before(formatDuration(before))}
      </p>
      {last === undefined && <p className="text-sm text-sea-700">{speedText.hint}</p>}
    </section>
  )
}

const text = salesText.whose
const here = href('/admin/sales')
const choices = [
  { to: here, label: text.everybody, isMine: false },
  { to: `${here}?mine=1`, label: text.mine, isMine: true },
]

/** Switches between the numbers of everybody and of the signed-in user. */
function WhoseNumbers({ isMine }: { isMine: boolean }) {
  return (
    <nav aria-label={text.label} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <Link
          key={choice.to}
          to={choice.to}
          aria-current={choice.isMine === isMine ? 'page' : undefined}
          className="flex min-h-11 items-center rounded-full border border-sea-200 bg-white px-5 font-semibold text-sea-800 hover:border-sea-500 aria-[current=page]:border-sea-900 aria-[current=page]:bg-sea-900 aria-[current=page]:text-white"
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const isMine = new URL(request.url).searchParams.get('mine') === '1'
  const versions = await versionsOf(db, 'apartments', 'reservations', 'enquiries')
  const now = new Date()
  const agent = isMine ? context.get(userContext).id : undefined
  const sales = await readSales(await loadBuilding(context), db, agent, now)
  return { versions, agent, readAt: now.toISOString(), ...sales }
}

/** On a phone both columns become one, and their order puts open tasks before statistics. */
const column = 'contents content-start gap-3 md:grid'

export default function SalesScreen({ loaderData }: Route.ComponentProps) {
  useLive(loaderData.versions)
  const { agent, today, stock, drafts, speed, expiring, waiting, months, conversion, readAt } = loaderData
  const isMine = agent !== undefined
  return (
    <Screen title={adminText.screens.sales} action={<WhoseNumbers isMine={isMine} />}>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StockCards stock={stock} />
        <SpeedCard speed={speed} />
      </div>
      <DraftsLink count={drafts} />
      <UnrecordedSalesLink count={stock.sold.withoutDeal.count} />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(2,minmax(0,1fr))]">
        <div className={column}>
          <WaitingEnquiries {...waiting} readAt={readAt} agent={agent} />
          <div className="order-1 md:order-none">
            <SoldMonths months={months} isMine={isMine} />
          </div>
        </div>
        <div className={column}>
          <ExpiringReservations reservations={expiring} today={today} agent={agent} />
          <div className="order-1 md:order-none">
            <ConversionBars conversion={conversion} isMine={isMine} />
          </div>
        </div>
      </div>
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.sales} message={errors.load.sales} />
}
