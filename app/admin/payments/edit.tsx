import { data, href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { findPayment, removePayment, revisePayment } from '../../../backend/data/deals/payments.ts'
import { readDealUnits } from '../../../backend/deals/deal-units.ts'
import { formatCents, toCents } from '../../../domain/deal/cents.ts'
import { type Payment, paymentSchema, type TypedPayment } from '../../../domain/deal/payment.ts'
import { formatDate, isoDay } from '../../../domain/formats/dates.ts'
import { pick } from '../../../domain/lists/pick.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import { dealsText } from '../../../text/admin/deals.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { DealError } from '../deals/deal-error.tsx'
import { explainPaymentRefusal } from '../deals/explain-payment.ts'
import { requireDeal } from '../deals/require-deal.server.ts'
import { deleteAction } from '../delete/delete-action.ts'
import { DeleteButton } from '../delete/delete-button.tsx'
import type { RefusedSave } from '../form/record-form.tsx'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { saveAction } from '../form/save-action.ts'
import { toastResult } from '../form/toast-result.ts'
import { Screen } from '../frame/screen.tsx'
import { HistoryLink } from '../frame/screen-links.tsx'
import { returnTo } from '../record/return-to.ts'
import type { Route } from './+types/edit'
import { listOpenInstalments } from './open-instalments.ts'
import { PaymentForm } from './payment-form.tsx'

const { payments: text } = dealsText

async function requirePayment({ params: { id }, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'schedules', 'payments')
  const payment = await findPayment(db, id)
  if (!payment) throw data(null, { status: 404 })
  return { db, versions, payment, deal: await requireDeal({ id: payment.dealId, context }) }
}

export async function loader(args: Route.LoaderArgs) {
  const { db, versions, payment, deal } = await requirePayment(args)
  const building = await loadBuilding(args.context)
  const open = await listOpenInstalments(db, deal.id, payment.id)
  return {
    versions,
    dealId: deal.id,
    today: isoDay(new Date()),
    units: (await readDealUnits(building, db))(deal).name,
    open: open.map((each) => pick(each, ['id', 'moment', 'rest'])),
    record: recordOf(payment),
  }
}

function recordOf({ revision, amount, ...payment }: Payment): SavedRecord<TypedPayment> {
  return {
    revision,
    values: { ...pick(payment, ['instalmentId', 'paidOn', 'way', 'note']), amount: amount / 100 },
  }
}

/** POST corrects the payment, DELETE deletes it. */
export async function action(args: Route.ActionArgs) {
  const { db, payment, deal } = await requirePayment(args)
  const { request, context } = args
  const list = href('/admin/deals/:id', { id: deal.id })
  if (request.method === 'DELETE')
    return deleteAction(
      { request, context },
      { failed: text.notDeleted, remove: () => removePayment(db, payment.id), list },
    )
  return saveAction(
    { request, context },
    {
      schema: paymentSchema(isoDay(new Date())),
      failed: text.failed,
      save: ({ amount, ...values }, { revision }) =>
        revisePayment(db, payment.id, revision, { ...values, amount: toCents(amount) }),
      async findNow() {
        const now = await findPayment(db, payment.id)
        return now && recordOf(now)
      },
      explainRefusal: explainPaymentRefusal,
      next: returnTo(list, new URL(request.url).search),
    },
  )
}

export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastResult<RefusedSave<TypedPayment>>(({ method }) =>
  method === 'DELETE'
    ? { done: text.deleted, failed: text.notDeleted }
    : { done: text.corrected, failed: text.failed },
)

export default function EditPayment({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { versions, dealId, today, units, open, record } = loaderData
  useLive(versions)
  const { paidOn, amount } = record.values
  return (
    <Screen
      title={text.correctTitle(units)}
      action={
        <div className="flex flex-wrap gap-2">
          <HistoryLink collection="payments" record={id} />
          <DeleteButton
            to={href('/admin/payments/:id', { id })}
            name={text.nameOf(formatDate(paidOn), formatCents(toCents(amount)))}
            warning={text.deleteWarning}
          />
        </div>
      }
    >
      <PaymentForm key={id} dealId={dealId} record={record} refused={actionData} today={today} open={open} />
    </Screen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DealError error={error} />
}
