import { getFormProps, useForm } from '@conform-to/react'
import { useRef } from 'react'
import { data, Form, href, useNavigation } from 'react-router'
import { z } from 'zod'
import type { Database } from '../../../backend/data/database.ts'
import { addSale } from '../../../backend/data/reservations/add-reservation.ts'
import { nothingAgreed, waitWarnings } from '../../../backend/data/reservations/approvals.ts'
import { listPriceOf } from '../../../backend/data/reservations/units.ts'
import { changeDeal } from '../../../backend/deals/deals.ts'
import { findUnits } from '../../../backend/deals/read-units.ts'
import { isoDay } from '../../../domain/formats/dates.ts'
import { wholeListPrice } from '../../../domain/reservation/discount.ts'
import { newReservation, unitIdsOf } from '../../../domain/reservation/reservation.ts'
import { buyerSchema, saleSchema } from '../../../domain/reservation/reservation-schema.ts'
import { discountWarningId, saleWarnings } from '../../../domain/reservation/reservation-warnings.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import { nameUnits } from '../../../text/admin/unit-names.ts'
import { explainWarnings } from '../../../text/admin/warnings.ts'
import { loadBuilding } from '../../building.ts'
import { backendContext, userContext } from '../../context.ts'
import { button } from '../../ui/button.ts'
import { parseForm } from '../form/parse-form.ts'
import { neverRevalidate } from '../form/revalidation.ts'
import { saveAction } from '../form/save-action.ts'
import { NoScriptQuestion, SaveQuestion } from '../form/save-question.tsx'
import { toastResult } from '../form/toast-result.ts'
import { Screen } from '../frame/screen.tsx'
import { newRecordId } from '../record/record-actions.ts'
import { returnTo } from '../record/return-to.ts'
import type { Route } from './+types/new-sale'
import { BuyerFields } from './buyer-fields.tsx'
import { CancelLink } from './cancel-link.tsx'
import type { RefusedChange } from './change-form.tsx'
import { explainReservationRefusal } from './reservation-collection.server.ts'
import { unitsNameField } from './reservation-form-fields.tsx'
import { SaleFields } from './sale-fields.tsx'

const schemaOn = (today: string) => z.intersection(buyerSchema, saleSchema(today))

/** The unit that the URL names: an apartment, a parking spot or a store. */
async function requireUnit(db: Database, { url }: { url: string }) {
  const query = new URL(url).searchParams
  const listed = (name: string) => (query.has(name) ? [query.get(name) ?? ''] : [])
  const ids = {
    apartmentId: query.get('apartment'),
    parkingSpotIds: listed('spot'),
    storeIds: listed('store'),
  }
  const units = await findUnits(db, ids)
  const found = (units.apartment ? 1 : 0) + units.spots.length + units.stores.length
  if (found !== 1 || unitIdsOf(ids).length !== 1) throw data(null, { status: 404 })
  return { ids, units, listPrice: listPriceOf(units, ids) }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { units, listPrice } = await requireUnit(context.get(backendContext).db, request)
  return {
    ...newRecordId(),
    today: isoDay(new Date()),
    units: nameUnits(await loadBuilding(context), units),
    listPrice,
  }
}

/** Records a sale that no reservation came before. */
export async function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const user = context.get(userContext)
  const { ids, listPrice } = await requireUnit(backend.db, request)
  const today = isoDay(new Date())
  return saveAction(
    { request, context },
    {
      schema: schemaOn(today),
      failed: text.changes.sell.failed,
      adds: true,
      extraFields: [unitsNameField],
      listWarnings: async (sale) =>
        explainWarnings([
          ...saleWarnings({ finalPrice: sale.finalPrice }, { ...listPrice, from: sale.contractDate }),
          ...(await waitWarnings(backend.db, { price: sale.finalPrice, ...listPrice }, nothingAgreed)),
        ]),
      save: ({ finalPrice, contractDate, ...buyer }, { id }) =>
        changeDeal(backend, undefined, (db) =>
          addSale(
            db,
            {
              ...{ ...newReservation, ...ids, ...buyer, from: contractDate, until: contractDate },
              agentId: user.role === 'agent' ? user.id : null,
            },
            { finalPrice, contractDate },
            id,
          ),
        ),
      findNow: async () => undefined,
      explainRefusal: explainReservationRefusal,
      next: returnTo(href('/admin/reservations'), new URL(request.url).search),
    },
  )
}

export const clientAction = toastResult<RefusedChange>(async (request) => {
  const form = await request.clone().formData()
  const units = String(form.get(unitsNameField) ?? '')
  const { done, failed } = text.changes.sell
  const isAsked = String(form.get('confirmed') ?? '').includes(discountWarningId)
  return { done: isAsked ? text.asked(units) : done(units), failed }
})

export const shouldRevalidate = neverRevalidate

export default function NewSale({ loaderData, actionData }: Route.ComponentProps) {
  const { id, today, units, listPrice } = loaderData
  const refused: RefusedChange | undefined = actionData
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().state !== 'idle'
  const schema = schemaOn(today)
  const [form, fields] = useForm<z.infer<typeof schema>>({
    id: 'sale',
    lastResult: refused?.reply ?? null,
    defaultValue: {
      contractDate: today,
      finalPrice: wholeListPrice(listPrice) > 0 ? String(wholeListPrice(listPrice)) : '',
    },
    onValidate: ({ formData }) => parseForm(formData, schema),
    shouldRevalidate: 'onInput',
  })
  return (
    <Screen title={text.saleTitle(units)}>
      <SaveQuestion question={refused?.question} form={element} />
      <Form
        ref={element}
        method="post"
        {...getFormProps(form)}
        className="grid max-w-3xl gap-4 rounded-card bg-white p-5 shadow-card"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name={unitsNameField} value={units} />
        <NoScriptQuestion question={refused?.question} />
        <BuyerFields fields={fields} />
        <SaleFields fields={fields} listPrice={listPrice} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" disabled={isBusy} className={button()}>
            {text.recordSale}
          </button>
          <CancelLink to={href('/admin/reservations')} />
        </div>
      </Form>
    </Screen>
  )
}
