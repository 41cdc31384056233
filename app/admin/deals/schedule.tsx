import { data, href } from 'react-router'
import { versionsOf } from '../../../backend/data/database.ts'
import { findSchedule, reviseSchedule } from '../../../backend/data/deals/schedules.ts'
import { readDealUnits } from '../../../backend/deals/deal-units.ts'
import { constructionStages } from '../../../domain/buyer-facts/construction-stage.ts'
import { formatCents } from '../../../domain/deal/cents.ts'
import { mostInstalments, type Schedule } from '../../../domain/deal/schedule.ts'
import {
  fromTyped,
  scheduleSchema,
  type TypedSchedule,
  toTyped,
} from '../../../domain/deal/schedule-schema.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import { dealsText, instalmentStageLabels } from '../../../text/admin/deals.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext } from '../../context.ts'
import { useLive } from '../../live/use-live.ts'
import type { Fields } from '../form/form-body.tsx'
import { FormSection } from '../form/form-section.tsx'
import { LineHidden, LineInput, LineList, LineSelect } from '../form/line-list.tsx'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { revalidateUnlessFailed } from '../form/revalidation.ts'
import { saveAction } from '../form/save-action.ts'
import { toastResult } from '../form/toast-result.ts'
import { Screen } from '../frame/screen.tsx'
import { returnTo } from '../record/return-to.ts'
import type { Route } from './+types/schedule'
import { DealError } from './deal-error.tsx'
import { explainPaymentRefusal } from './explain-payment.ts'
import { requireDeal } from './require-deal.server.ts'
import { TypedSum } from './typed-sum.tsx'

const text = dealsText.schedule
const stages = constructionStages.map((stage) => [stage, instalmentStageLabels[stage]] as const)

async function requireSchedule({ params: { id }, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const { db } = context.get(backendContext)
  const versions = await versionsOf(db, 'schedules')
  const deal = await requireDeal({ id, context })
  const schedule = await findSchedule(db, id)
  if (!schedule) throw data(null, { status: 404 })
  return { db, versions, deal, schedule }
}

export async function loader(args: Route.LoaderArgs) {
  const { db, versions, deal, schedule } = await requireSchedule(args)
  const building = await loadBuilding(args.context)
  return {
    versions,
    units: (await readDealUnits(building, db))(deal).name,
    total: schedule.total,
    record: recordOf(schedule),
  }
}

function recordOf({ revision, instalments }: Schedule) {
  return { revision, values: { instalments: toTyped(instalments) } }
}

export async function action(args: Route.ActionArgs) {
  const { db, schedule } = await requireSchedule(args)
  const { request, params, context } = args
  return saveAction(
    { request, context },
    {
      schema: scheduleSchema(schedule.total),
      failed: text.failed,
      save: ({ instalments }, { revision }) =>
        reviseSchedule(db, params.id, revision, fromTyped(instalments)),
      async findNow() {
        const now = await findSchedule(db, params.id)
        return now && recordOf(now)
      },
      explainRefusal: explainPaymentRefusal,
      next: returnTo(href('/admin/deals/:id', { id: params.id }), new URL(request.url).search),
    },
  )
}

export const shouldRevalidate = revalidateUnlessFailed
export const clientAction = toastResult<RefusedSave<TypedSchedule>>(() => ({
  done: text.saved,
  failed: text.failed,
}))

export default function EditSchedule({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { versions, units, total, record } = loaderData
  useLive(versions)
  return (
    <Screen title={text.title(units)}>
      <p className="mb-4 max-w-4xl text-sm text-sea-700">{text.about(formatCents(total))}</p>
      <RecordForm<TypedSchedule>
        key={id}
        schema={scheduleSchema(total)}
        describe={describe}
        list={href('/admin/deals/:id', { id })}
        record={record}
        refused={actionData}
      >
        {({ form, fields }: Fields<TypedSchedule>) => (
          <FormSection title={text.section}>
            <LineList
              form={form}
              field={fields.instalments}
              name={text.line}
              add={text.add}
              none={text.noLines}
              most={mostInstalments}
            >
              {(line) => (
                <>
                  <LineHidden field={line.id} />
                  <LineInput
                    field={line.moment}
                    label={text.moment}
                    className="w-72"
                    maxLength={200}
                    placeholder={text.momentHint}
                  />
                  <LineInput field={line.amount} label={text.amount} className="w-32" inputMode="decimal" />
                  <LineInput field={line.dueOn} label={text.dueOn} type="date" className="w-40" />
                  <LineSelect field={line.stage} label={text.stage} className="w-36" options={stages} />
                </>
              )}
            </LineList>
            <TypedSum formId={form.id} total={total} />
          </FormSection>
        )}
      </RecordForm>
    </Screen>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DealError error={error} />
}

function describe({ instalments }: TypedSchedule): Description {
  const lines = fromTyped(instalments).map(({ moment, amount, dueOn }) =>
    [moment, formatCents(amount), dueOn && formatDate(dueOn)].filter(Boolean).join(', '),
  )
  return { instalments: { label: text.section, text: lines.join('\n') } }
}
