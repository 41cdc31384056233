import { Form, href, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { versionsOf } from '../../../backend/data/database.ts'
import { listPayments } from '../../../backend/data/deals/payments.ts'
import { planStage, reachStage, StagePlanChanged } from '../../../backend/data/deals/reach-stage.ts'
import { listReservationsById } from '../../../backend/data/reservations/queries.ts'
import { getBuyerFacts, getPaymentSettings } from '../../../backend/data/settings.ts'
import { readDealUnits } from '../../../backend/deals/deal-units.ts'
import { type ConstructionStage, constructionStages } from '../../../domain/buyer-facts/construction-stage.ts'
import { formatCents, sumOf } from '../../../domain/deal/cents.ts'
import { paidOf } from '../../../domain/deal/instalment-state.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { daySchema, integerSchema } from '../../../domain/record/field-schemas.ts'
import { adminText } from '../../../text/admin/admin.ts'
import { instalmentStageLabels } from '../../../text/admin/deals.ts'
import { errors } from '../../../text/admin/errors.ts'
import { paymentsText } from '../../../text/admin/payments.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import { button } from '../../ui/button.ts'
import { CardTable, cell, PlacedRow } from '../../ui/card-table.tsx'
import { control } from '../../ui/control.ts'
import { formAction } from '../form/form-action.ts'
import { FormSection } from '../form/form-section.tsx'
import { toastResult } from '../form/toast-result.ts'
import { ScreenLoadError } from '../frame/load-error.tsx'
import { Screen } from '../frame/screen.tsx'
import type { Route } from './+types/stage'

const { stage: text } = paymentsText
const [, ...stages] = constructionStages

const reachedFields = {
  stage: z.enum(stages),
  day: daySchema('noDate').refine((day) => day <= isoDay(new Date())),
  termDays: integerSchema('noInteger', 0, 90),
}
const reachedSchema = z.object(reachedFields)

/** The stage that the building reaches next: the one that somebody is about to note. */
function nextStage(known: ConstructionStage): string | undefined {
  return stages[constructionStages.indexOf(known)] ?? stages.at(-1)
}

/** Without a stage the page only asks; with one, by GET, it previews what would become due. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'schedules', 'payments', 'reservations')
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { success, data: reached } = reachedSchema.safeParse(query)
  const { termDays } = (await getPaymentSettings(db)).values
  const { stage: known } = (await getBuyerFacts(db)).values
  const asked = {
    stage: query.stage ?? nextStage(known),
    day: query.day ?? isoDay(new Date()),
    termDays: query.termDays ?? String(termDays),
  }
  if (!success) return { versions, asked, isWrong: query.stage !== undefined, plan: undefined }
  const { dueOn, lines, seen } = await planStage(db, reached)
  const unitsOf = await readDealUnits(await loadBuilding(context), db)
  const paid = Map.groupBy(await listPayments(db), ({ instalmentId }) => instalmentId)
  const ids = [...new Set(lines.map(({ dealId }) => dealId))]
  const deals = new Map((await listReservationsById(db, ids)).map((deal) => [deal.id, deal]))
  return {
    versions,
    asked,
    isWrong: false,
    plan: {
      dueOn,
      seen,
      lines: lines.map(({ dealId, instalment: { id, moment, amount } }) => {
        const deal = deals.get(dealId)
        const units = deal ? unitsOf(deal).name : ''
        // What was paid early is not asked for again.
        const rest = amount - paidOf(paid.get(id) ?? [], id)
        return { id, dealId, moment, amount: rest, units, buyer: deal?.buyerName ?? '' }
      }),
    },
  }
}

const sentSchema = z.object({ ...reachedFields, seen: z.string().regex(/^[0-9a-f]{32}$/) })

export function action({ request, context }: Route.ActionArgs) {
  return formAction(
    { request, context },
    {
      schema: sentSchema,
      failed: text.failed,
      invalid: text.wrong,
      messages: () => ({
        refused: (thrown) =>
          thrown instanceof StagePlanChanged ? { error: text.failed, detail: text.changed } : undefined,
      }),
      async run({ seen, ...reached }) {
        await reachStage(context.get(backendContext).db, reached, seen)
        return redirect(href('/admin/payments'))
      },
    },
  )
}

export const clientAction = toastResult(() => ({ done: text.done, failed: text.failed }))

export default function ReachedStage({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, asked, isWrong, plan } = loaderData
  useLive(versions)
  return (
    <Screen title={text.title}>
      <p className="mb-4 max-w-4xl text-sea-800">{text.about}</p>
      <Form
        method="get"
        className="mb-6 flex flex-wrap items-end gap-4 rounded-card bg-white p-5 shadow-card"
      >
        <label className="font-semibold">
          <span className="mb-1 block text-sm">{text.stage}</span>
          <select name="stage" defaultValue={asked.stage} className={`${control.low} pr-9`}>
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {instalmentStageLabels[stage]}
              </option>
            ))}
          </select>
        </label>
        <label className="font-semibold">
          <span className="mb-1 block text-sm">{text.day}</span>
          <input type="date" name="day" defaultValue={asked.day} required className={control.low} />
        </label>
        <label className="font-semibold">
          <span className="mb-1 block text-sm">{text.termDays}</span>
          <input
            name="termDays"
            defaultValue={asked.termDays}
            inputMode="numeric"
            required
            className={`${control.low} max-w-24`}
          />
        </label>
        <button type="submit" className={button({ kind: 'secondary' })}>
          {text.show}
        </button>
      </Form>
      {isWrong && (
        <p role="alert" className="rounded-lg bg-sold-soft p-4 font-medium text-sold">
          {text.wrong}
        </p>
      )}
      {actionData && 'error' in actionData && (
        <noscript>
          <p role="alert" className="mb-4 rounded-lg bg-sold-soft p-4 font-medium text-sold">
            {actionData.error} {actionData.detail}
          </p>
        </noscript>
      )}
      {plan && <Preview plan={plan} asked={asked} />}
    </Screen>
  )
}

export function ErrorBoundary() {
  return <ScreenLoadError title={adminText.screens.payments} message={errors.load.payments} />
}

type Loaded = Awaited<ReturnType<typeof loader>>

function Preview({
  plan: { dueOn, seen, lines },
  asked,
}: {
  plan: NonNullable<Loaded['plan']>
  asked: Loaded['asked']
}) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <FormSection title={text.preview(dueOn)}>
      <p className="mb-3 text-sea-800">
        {lines.length === 0 ? text.none : text.count(lines.length, sumOf(lines))}
      </p>
      {lines.length > 0 && (
        <CardTable label={text.table} columns={text.columns} layout={{ frame: 'shadow-none', table: '' }}>
          {lines.map(({ id, dealId, moment, amount, units, buyer }) => (
            <PlacedRow key={id}>
              {cell(
                text.columns.deal,
                <Link
                  to={href('/admin/deals/:id', { id: dealId })}
                  className="inline-block font-bold text-sea-800 underline underline-offset-4 first-letter:uppercase"
                >
                  {units}
                </Link>,
              )}
              {cell(text.columns.buyer, <span className="wrap-anywhere">{buyer}</span>)}
              {cell(text.columns.moment, <span className="wrap-anywhere">{moment}</span>)}
              {cell(text.columns.amount, <span className="whitespace-nowrap">{formatCents(amount)}</span>)}
            </PlacedRow>
          ))}
        </CardTable>
      )}
      <Form method="post" className="mt-4 flex flex-wrap gap-3">
        <input type="hidden" name="stage" value={asked.stage} />
        <input type="hidden" name="day" value={asked.day} />
        <input type="hidden" name="termDays" value={asked.termDays} />
        <input type="hidden" name="seen" value={seen} />
        <button type="submit" disabled={isBusy} className={button()}>
          {lines.length === 0 ? text.confirmNone : text.confirm}
        </button>
        <Link to={href('/admin/payments')} className={button({ kind: 'secondary' })}>
          {adminText.actions.cancel}
        </Link>
      </Form>
    </FormSection>
  )
}
