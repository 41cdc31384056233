import type { FieldMetadata } from '@conform-to/react'
import type { ListPrice } from '../../../domain/reservation/discount.ts'
import { labelledReservationFields } from '../../../text/admin/reservation-fields.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import { InputField } from '../form/form-fields.tsx'
import { NumberField } from '../form/number-field.tsx'
import { numberInputOf } from '../form/table-inputs.ts'

interface SaleFieldsProps {
  fields: { finalPrice: FieldMetadata<number | undefined>; contractDate: FieldMetadata<string | undefined> }
  listPrice: ListPrice
  isSeveral?: boolean
}

export function SaleFields({ fields, listPrice, isSeveral = false }: SaleFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField
        field={fields.finalPrice}
        {...numberInputOf(labelledReservationFields.deposit)}
        label={text.finalPrice}
        hint={text.listPrice(listPrice, isSeveral)}
      />
      <InputField field={fields.contractDate} label={text.contractDate} type="date" required />
    </div>
  )
}
