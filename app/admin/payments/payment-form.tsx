import { href, useLocation } from 'react-router'
import { formatCents } from '../../../domain/deal/cents.ts'
import { paymentSchema, paymentWays, type TypedPayment } from '../../../domain/deal/payment.ts'
import { formatDate } from '../../../domain/formats/dates.ts'
import { formatPrice } from '../../../domain/formats/money.ts'
import type { Description } from '../../../domain/record/field-table.ts'
import type { SavedRecord } from '../../../domain/record/stored-record.ts'
import { dealsText, paymentWayLabels } from '../../../text/admin/deals.ts'
import type { Fields } from '../form/form-body.tsx'
import { ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { NumberField } from '../form/number-field.tsx'
import { RecordForm, type RefusedSave } from '../form/record-form.tsx'
import { returnTo } from '../record/return-to.ts'

const { payments: text } = dealsText
const limits = { kind: 'amount', required: true, min: 0, step: 1, format: formatPrice } as const
const ways = paymentWays.map((way) => [way, paymentWayLabels[way]] as const)

interface PaymentFormProps {
  dealId: string
  newId?: string
  record: SavedRecord<TypedPayment>
  refused: RefusedSave<TypedPayment> | undefined
  today: string
  /** The instalments that something is owed of, with what is left. */
  open: { id: string; moment: string; rest: number }[]
}

/** The form of a new payment, and of one that is corrected. */
export function PaymentForm({ dealId, newId, record, refused, today, open }: PaymentFormProps) {
  const { search } = useLocation()
  const moments = new Map(open.map(({ id, moment }) => [id, moment]))
  const options = [
    ['', text.chooseInstalment] as const,
    ...open.map(({ id, moment, rest }) => [id, text.openInstalment(moment, formatCents(rest))] as const),
  ]
  return (
    <div className="max-w-2xl">
      <RecordForm<TypedPayment>
        schema={paymentSchema(today)}
        describe={(values) => describe(values, moments)}
        list={returnTo(href('/admin/deals/:id', { id: dealId }), search)}
        record={record}
        refused={refused}
        {...(newId && { newId })}
      >
        {({ fields }: Fields<TypedPayment>) => (
          <FormSection title={text.section}>
            <div className="grid gap-4 sm:grid-cols-2">
              <ChoiceField
                field={fields.instalmentId}
                label={text.instalment}
                options={options}
                required
                className="sm:col-span-2"
              />
              <NumberField field={fields.amount} label={text.amount} limits={limits} />
              <InputField field={fields.paidOn} label={text.paidOn} type="date" required />
              <ChoiceField field={fields.way} label={text.way} options={ways} />
              <TextAreaField
                field={fields.note}
                label={text.note}
                hint={text.noteHint}
                maxLength={500}
                className="sm:col-span-2"
              />
            </div>
          </FormSection>
        )}
      </RecordForm>
    </div>
  )
}

function describe(
  { instalmentId, amount, paidOn, way, note }: TypedPayment,
  moments: ReadonlyMap<string, string>,
): Description {
  return {
    instalmentId: { label: text.instalment, text: moments.get(instalmentId) ?? '' },
    amount: { label: text.amount, text: formatPrice(amount) ?? '' },
    paidOn: { label: text.paidOn, text: formatDate(paidOn) },
    way: { label: text.way, text: paymentWayLabels[way] },
    note: { label: text.note, text: note },
  }
}
