import { data, href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { addPayment } from '../../../backend/data/deals/payments.ts'
import { readDealUnits } from '../../../backend/deals/deal-units.ts'
import { toCents } from '../../../domain/deal/cents.ts'
import { paymentSchema, paymentWays, type TypedPayment } from '../../../domain/deal/payment.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { choice } from '../../../domain/lists/query.ts'
import { dealsText } from '../../../text/admin/deals.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { DealError } from '../deals/deal-error.tsx'
import { explainPaymentRefusal } from '../deals/explain-payment.ts'
import { requireDeal } from '../deals/require-deal.server.ts'
import type { RefusedSave } from '../form/record-form.tsx'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { saveAction } from '../form/save-action.ts'
import { toastResult } from '../form/toast-result.ts'
import { Screen } from '../frame/screen.tsx'
import { newRecordId } from '../record/record-actions.ts'
import { returnTo } from '../record/return-to.ts'
import type { Route } from './+types/new'
import { listOpenInstalments } from './open-instalments.ts'
import { PaymentForm } from './payment-form.tsx'

const { payments: text } = dealsText

/** `?instalment=` and `?way=` fill in what a link is about; else the first instalment that something is owed of. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'schedules', 'payments')
  const deal = await requireDeal({ id: params.id, context })
  const open = await listOpenInstalments(db, deal.id)
  const query = new URL(request.url).searchParams
  const asked = open.find(({ id }) => id === query.get('instalment')) ?? open[0]
  if (deal.state !== 'sold') throw data(null, { status: 404 })
  const way = choice(paymentWays, query.get('way')) ?? 'bank'
  const rest = (asked?.rest ?? 0) / 100
  const today = isoDay(new Date())
  return {
    versions,
    ...newRecordId(),
    today,
    units: (await readDealUnits(await loadBuilding(context), db))(deal).name,
    open: open.map((each) => pick(each, ['id', 'moment', 'rest'])),
    values: {
      instalmentId: asked?.id ?? '',
      amount: way === 'deposit' ? Math.min(deal.deposit, rest) : rest,
      paidOn: today,
      way,
      note: '',
    } satisfies TypedPayment,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(backendContext)
  const deal = await requireDeal({ id: params.id, context })
  return saveAction(
    { request, context },
    {
      schema: paymentSchema(isoDay(new Date())),
      failed: text.failed,
      adds: true,
      save: ({ amount, ...values }, { id }) =>
        addPayment(db, deal.id, { ...values, amount: toCents(amount) }, id),
      findNow: async () => undefined,
      explainRefusal: explainPaymentRefusal,
      next: returnTo(href('/admin/deals/:id', { id: deal.id }), new URL(request.url).search),
    },
  )
}

export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastResult<RefusedSave<TypedPayment>>(() => ({
  done: text.saved,
  failed: text.failed,
}))

export default function NewPayment({ loaderData, actionData, params }: Route.ComponentProps) {
  const { versions, id, today, units, open, values } = loaderData
  useLive(versions)
  return (
    <Screen title={text.title(units)}>
      {open.length === 0 && <p className="mb-4 font-semibold text-available">{text.allPaid}</p>}
      <PaymentForm
        dealId={params.id}
        newId={id}
        record={{ revision: 0, values }}
        refused={actionData}
        today={today}
        open={open}
      />
    </Screen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DealError error={error} />
}
