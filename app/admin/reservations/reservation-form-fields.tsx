import { getInputProps } from '@conform-to/react'
import type { ReservationValues } from '../../../domain/reservation/reservation.ts'
import { reservationFields as table } from '../../../domain/reservation/reservation-fields.ts'
import { reservationsText as text } from '../../text/admin/reservations.ts'
import type { Fields } from '../form/form-body.tsx'
import { ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { NumberField } from '../form/number-field.tsx'
import { inputOf, numberInputOf } from '../form/table-inputs.ts'
import { type Choices, labelOfId } from './choices.ts'
import { SpotLines } from './spot-lines.tsx'

/** What the message about a save calls the apartment. */
export const apartmentNameField = 'homeName'

type Props = Fields<ReservationValues> & { choices: Choices }

export function ReservationFormFields({ form, fields, choices }: Props) {
  const { key: _, ...enquiry } = getInputProps(fields.enquiryId, { type: 'hidden' })
  return (
    <>
      <input {...enquiry} />
      <input
        type="hidden"
        name={apartmentNameField}
        value={choices.apartmentNames[fields.apartmentId.value ?? ''] ?? ''}
      />
      <FormSection title={text.sections.apartment}>
        <div className="grid gap-4">
          <ApartmentField field={fields.apartmentId} choices={choices} />
          <SpotLines form={form} field={fields.parkingSpotIds} choices={choices} />
        </div>
      </FormSection>
      <FormSection title={text.sections.buyer}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <InputField field={fields.buyerName} {...inputOf(table.buyerName)} autoComplete="off" />
          <InputField
            field={fields.buyerPhone}
            {...inputOf(table.buyerPhone)}
            type="tel"
            autoComplete="off"
          />
          <InputField
            field={fields.buyerEmail}
            {...inputOf(table.buyerEmail)}
            type="email"
            autoComplete="off"
          />
        </div>
      </FormSection>
      <FormSection title={text.sections.terms}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <InputField field={fields.from} label={table.from.label} type="date" required />
          <InputField
            field={fields.until}
            label={table.until.label}
            type="date"
            required
            hint={text.hints.until}
          />
          <NumberField field={fields.deposit} {...numberInputOf(table.deposit)} />
          <ChoiceField
            field={fields.agentId}
            label={table.agentId.label}
            options={[['', text.noAgent], ...choices.agents]}
          />
          <TextAreaField
            field={fields.notes}
            label={table.notes.label}
            hint={text.hints.notes}
            className="sm:col-span-2 lg:col-span-4"
          />
        </div>
      </FormSection>
    </>
  )
}

interface ApartmentFieldProps {
  field: Props['fields']['apartmentId']
  choices: Choices
}

/** One that is made keeps its apartment: another apartment would be another reservation. */
function ApartmentField({ field, choices: { apartments, isNew } }: ApartmentFieldProps) {
  if (isNew)
    return (
      <ChoiceField
        field={field}
        label={table.apartmentId.label}
        options={[['', apartments.length > 0 ? text.chooseApartment : text.noApartments], ...apartments]}
        required
      />
    )
  const { key: _, ...input } = getInputProps(field, { type: 'hidden' })
  return (
    <p>
      <input {...input} />
      <span className="block text-sm font-semibold text-sea-900">{table.apartmentId.label}</span>
      {labelOfId(apartments, field.initialValue ?? '') || text.deletedApartment}
    </p>
  )
}
