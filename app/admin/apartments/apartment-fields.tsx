import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ApartmentValues } from '../../../domain/apartment/apartment.ts'
import { apartmentFields } from '../../../domain/apartment/apartment-fields.ts'
import {
  apartmentTypeLabels,
  apartmentTypes,
  secondaryFloorFor,
} from '../../../domain/apartment/apartment-type.ts'
import { exposureLabels, exposures } from '../../../domain/apartment/exposure.ts'
import { entranceLetters, entrances, floors, lastFloor } from '../../../domain/building.ts'
import { choice } from '../../../domain/lists/query.ts'
import { apartmentStatusLabels, statuses } from '../../../domain/status.ts'
import { apartmentFormText as text } from '../../text/office/apartment-form.ts'
import type { Fields } from '../form/form-body.tsx'
import { CheckField, ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { FeatureLines } from './feature-lines.tsx'

const { hints } = text

export function ApartmentFields({ form, fields }: Fields<ApartmentValues>) {
  return (
    <>
      <FormSection title={text.main}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <InputField field={fields.number} label={apartmentFields.number.label} required maxLength={20} />
          <ChoiceField
            field={fields.entrance}
            label={apartmentFields.entrance.label}
            options={entrances.map((entrance) => [entrance, entranceLetters[entrance]])}
          />
          <TypeAndFloors fields={fields} />
          <ChoiceField
            field={fields.exposure}
            label={apartmentFields.exposure.label}
            options={exposures.map((exposure) => [exposure, exposureLabels[exposure]])}
          />
          <InputField
            field={fields.rooms}
            label={apartmentFields.rooms.label}
            type="number"
            required
            min={1}
            step={1}
          />
          <CheckField
            field={fields.hasTerrace}
            label={apartmentFields.hasTerrace.label}
            className="sm:mt-6"
          />
        </div>
      </FormSection>
      <FormSection title={text.sale}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <InputField
            field={fields.netArea}
            label={apartmentFields.netArea.label}
            type="number"
            min={0}
            step={0.01}
          />
          <InputField
            field={fields.area}
            label={apartmentFields.area.label}
            type="number"
            required
            min={0}
            step={0.01}
          />
          <InputField
            field={fields.price}
            label={apartmentFields.price.label}
            hint={hints.price}
            type="number"
            required
            min={0}
            step="any"
          />
          <ChoiceField
            field={fields.status}
            label={apartmentFields.status.label}
            options={statuses.map((status) => [status, apartmentStatusLabels[status]])}
          />
        </div>
      </FormSection>
      <FormSection title={text.about}>
        <div className="grid gap-4 lg:grid-cols-2">
          <TextAreaField field={fields.description} label={apartmentFields.description.label} rows={5} />
          <TextAreaField
            field={fields.internalNotes}
            label={apartmentFields.internalNotes.label}
            hint={hints.internalNotes}
            rows={5}
          />
        </div>
        <FeatureLines form={form} field={fields.features} />
      </FormSection>
    </>
  )
}

/**
 * The second floor follows from type and floor as they are chosen: at once, because the form is checked anew at
 * the same event, with what its fields say by then.
 */
function TypeAndFloors({ fields }: { fields: Fields<ApartmentValues>['fields'] }) {
  const [type, setType] = useState(choice(apartmentTypes, fields.type.initialValue ?? null) ?? 'studio')
  const [floor, setFloor] = useState(Number(fields.floor.initialValue ?? 1))
  const second = secondaryFloorFor(type, floor)
  return (
    <>
      <ChoiceField
        field={fields.type}
        label={apartmentFields.type.label}
        options={apartmentTypes.map((option) => [option, apartmentTypeLabels[option]])}
        onInputCapture={({ currentTarget: { value } }) =>
          flushSync(() => setType(choice(apartmentTypes, value) ?? type))
        }
      />
      <ChoiceField
        field={fields.floor}
        label={apartmentFields.floor.label}
        options={floors.map((option) => [String(option), String(option)])}
        onInputCapture={({ currentTarget: { value } }) => flushSync(() => setFloor(Number(value)))}
      />
      <InputField
        field={fields.secondaryFloor}
        label={apartmentFields.secondaryFloor.label}
        hint={hints.secondaryFloor}
        readOnly
        value={second === null || second > lastFloor ? '' : String(second)}
      />
    </>
  )
}
