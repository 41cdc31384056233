import type { FieldMetadata } from '@conform-to/react'
import { formatPrice } from '../../../domain/formats/money.ts'
import { depositStates, releaseReasons } from '../../../domain/reservation/release.ts'
import {
  depositStateLabels,
  releaseReasonLabels,
  reservationsText,
} from '../../../text/admin/reservations.ts'
import { ChoiceField, TextAreaField } from '../form/form-fields.tsx'

const text = reservationsText.release

interface ReleaseFieldsProps {
  fields: Record<'releaseReason' | 'releaseNote' | 'depositState', FieldMetadata<string | undefined>>
  deposit: number
}

/** What whoever releases a reservation is asked. */
export function ReleaseFields({ fields, deposit }: ReleaseFieldsProps) {
  const sum = deposit > 0 ? formatPrice(deposit) : undefined
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField
        field={fields.releaseReason}
        label={text.reason}
        options={[
          ['', text.choose],
          ...releaseReasons.map((reason) => [reason, releaseReasonLabels[reason]] as const),
        ]}
        required
      />
      <ChoiceField
        field={fields.depositState}
        label={sum ? text.deposit(sum) : text.noDeposit}
        options={depositStates.map((state) => [state, depositStateLabels[state]] as const)}
        required
      />
      <TextAreaField
        field={fields.releaseNote}
        label={text.note}
        hint={text.noteHint}
        className="sm:col-span-2"
      />
    </div>
  )
}
