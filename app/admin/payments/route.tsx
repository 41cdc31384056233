import { CalendarCheck2 } from 'lucide-react'
import { href, Link } from 'react-router'
import { z } from 'zod'
import { versionsOf } from '../../../backend/data/database.ts'
import { addPayment, removePayment } from '../../../backend/data/deals/payments.ts'
import { unitCollections } from '../../../backend/deals/read-units.ts'
import { formatCents, sumOf } from '../../../domain/deal/cents.ts'
import { openStates } from '../../../domain/deal/payment-filters.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { lastPage, parsePage } from '../../../domain/lists/page.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { dealsText } from '../../../text/admin/deals.ts'
import { errors } from '../../../text/admin/errors.ts'
import { pagesText } from '../../../text/admin/lists.ts'
import { paymentsText as text } from '../../../text/admin/payments.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { explainPaymentRefusal } from '../deals/explain-payment.ts'
import { ListFilters } from '../filters/list-filters.tsx'
import { formAction } from '../form/form-action.ts'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { PageLinks } from '../frame/page-links.tsx'
import { Screen } from '../frame/screen.tsx'
import { requestUndo } from '../row-changes/undo-requests.tsx'
import type { Route } from './+types/route'
import { listAdminInstalments } from './admin-list.ts'
import { ForecastTable } from './forecast-table.tsx'
import { InstalmentTable } from './instalment-table.tsx'
import { SheetLinks } from './sheet-links.tsx'

const size = 25
const states = openStates.map((state) => [state, text.filters[state]] as const)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'reservations', 'schedules', 'payments', ...unitCollections, 'users')
  const today = isoDay(new Date())
  const { instalments, ...rest } = await listAdminInstalments(await loadBuilding(context), db, {
    query,
    today,
  })
  const total = instalments.length
  const page = Math.min(parsePage(query), lastPage(total, size))
  return {
    versions,
    ...rest,
    page,
    total,
    sum: sumOf(instalments.map(({ rest: amount }) => ({ amount }))),
    instalments: instalments
      .slice((page - 1) * size, page * size)
      // However often „Платена днес“ is sent, it adds one payment.
      .map((each) => ({ ...each, newId: crypto.randomUUID() })),
  }
}

const quickSchema = z.object({
  id: z.uuid(),
  dealId: z.string().min(1).max(64),
  instalmentId: z.string().min(1).max(64),
  /** What the screen has shown, in cents: more or less than that would not be what the person has confirmed. */
  rest: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** Who has paid, for the message. */
  buyer: z.string().max(500).default(''),
  /** Set to take the payment with this id back. */
  undo: z.literal('1').optional(),
})

/** Records that an instalment was paid today, by bank transfer, as a whole; or takes that back. */
export function action({ request, context }: Route.ActionArgs) {
  return formAction(
    { request, context },
    {
      schema: quickSchema,
      failed: dealsText.payments.failed,
      messages({ undo }) {
        const error = failedFor(undo)
        return {
          failed: error,
          refused(thrown) {
            const refusal = explainPaymentRefusal(thrown)
            return refusal && { error, detail: refusal.detail }
          },
        }
      },
      async run({ id, dealId, instalmentId, rest, undo }) {
        if (undo) {
          await removePayment(context.get(backendContext).db, id)
          return null
        }
        const paidOn = isoDay(new Date())
        const payment = { instalmentId, amount: rest, paidOn, way: 'bank', note: '' } as const
        await addPayment(context.get(backendContext).db, dealId, payment, id)
        return null
      },
    },
  )
}

const failedFor = (undo: unknown) => (undo ? text.notUndone : dealsText.payments.failed)

export const clientAction = toastResult(async (request) => {
  const form = await request.clone().formData()
  const [undo, buyer] = [form.get('undo'), String(form.get('buyer'))]
  const sum = formatCents(Number(form.get('rest')))
  if (undo) return { done: text.undone(sum, buyer), failed: failedFor(undo) }
  form.set('undo', '1')
  return {
    done: text.paid(sum, buyer),
    undo: () => requestUndo(href('/admin/payments'), form),
    failed: failedFor(undo),
  }
})

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { versions, filters, search, agents, instalments, page, total, sum, forecast } = loaderData
  useLive(versions)
  const isFiltered = search !== '' || Object.values(filters).some((value) => value !== undefined)
  return (
    <Screen title={adminText.screens.payments} action={<StageLink />}>
      <ListFilters
        search={search}
        searchHint={text.filters.hint}
        choices={[
          { name: 'state', label: text.filters.state, options: states, selected: filters.state },
          { name: 'agent', label: text.filters.agent, options: agents, selected: filters.agent },
        ]}
        tools={<SheetLinks of="list" />}
      >
        {text.count(total, sum)}
      </ListFilters>
      <InstalmentTable instalments={instalments} />
      <PageLinks page={page} total={total} size={size} labels={pagesText.inOrder} />
      {total === 0 && <EmptyState {...(isFiltered ? adminText.noMatches : text.none)} />}
      <ForecastTable forecast={forecast} />
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.payments} message={errors.load.payments} />
}

function StageLink() {
  return (
    <Link to={href('/admin/payments/stage')} className={button()}>
      <CalendarCheck2 className="size-5" aria-hidden="true" />
      {text.stage.link}
    </Link>
  )
}
