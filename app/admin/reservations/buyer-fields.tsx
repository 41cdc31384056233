import type { FieldMetadata } from '@conform-to/react'
import { labelledReservationFields as table } from '../../../text/admin/reservation-fields.ts'
import { InputField } from '../form/form-fields.tsx'
import { inputOf } from '../form/table-inputs.ts'

interface BuyerFieldsProps {
  fields: Record<'buyerName' | 'buyerPhone' | 'buyerEmail', FieldMetadata<string>>
}

export function BuyerFields({ fields }: BuyerFieldsProps) {
  const { buyerName, buyerPhone, buyerEmail } = table
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <InputField field={fields.buyerName} {...inputOf(buyerName)} autoComplete="off" />
      <InputField field={fields.buyerPhone} {...inputOf(buyerPhone)} type="tel" autoComplete="off" />
      <InputField field={fields.buyerEmail} {...inputOf(buyerEmail)} type="email" autoComplete="off" />
    </div>
  )
}
