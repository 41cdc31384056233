import type { ParkingSpotValues } from '../../../domain/parking/parking.ts'
import { parkingFields } from '../../../domain/parking/parking-fields.ts'
import { parkingPriceStep, parkingTypeLabels, parkingTypes } from '../../../domain/parking/parking-type.ts'
import { parkingStatusLabels, statuses } from '../../../domain/status.ts'
import { parkingFormText as text } from '../../text/office/parking-form.ts'
import type { Fields } from '../form/form-body.tsx'
import { ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'

const { hints } = text

export function ParkingSpotFields({ fields }: Fields<ParkingSpotValues>) {
  return (
    <FormSection title={text.details}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <InputField field={fields.number} label={parkingFields.number.label} required maxLength={20} />
        <InputField
          field={fields.floor}
          label={parkingFields.floor.label}
          hint={hints.floor}
          type="number"
          required
          step={1}
        />
        <ChoiceField
          field={fields.type}
          label={parkingFields.type.label}
          options={parkingTypes.map((type) => [type, parkingTypeLabels[type]])}
        />
        <InputField field={fields.size} label={parkingFields.size.label} required maxLength={50} />
        <InputField
          field={fields.price}
          label={parkingFields.price.label}
          type="number"
          required
          min={0}
          step={parkingPriceStep}
        />
        <ChoiceField
          field={fields.status}
          label={parkingFields.status.label}
          options={statuses.map((status) => [status, parkingStatusLabels[status]])}
        />
        <TextAreaField
          field={fields.internalNotes}
          label={parkingFields.internalNotes.label}
          hint={hints.internalNotes}
          className="sm:col-span-2 lg:col-span-3"
        />
      </div>
    </FormSection>
  )
}
