import { useState } from 'react'
import { flushSync } from 'react-dom'
import {
  apartmentTypeLabels,
  apartmentTypes,
  exposureLabels,
  exposures,
  secondaryFloorFor,
} from '../../../domain/apartment.ts'
import type { ApartmentValues } from '../../../domain/apartment-schema.ts'
import { entranceLetters, entrances, floors, lastFloor } from '../../../domain/building.ts'
import { choice } from '../../../domain/query.ts'
import { apartmentStatusLabels, statuses } from '../../../domain/status.ts'
import { apartmentFormText as text } from '../../text/apartment-form.ts'
import type { Fields } from '../form/form-body.tsx'
import { CheckField, ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { FeatureLines } from './feature-lines.tsx'

const { labels, hints } = text

export function ApartmentFields({ form, fields }: Fields<ApartmentValues>) {
  return (
    <>
      <FormSection title={text.main}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <InputField field={fields.number} label={labels.number} required maxLength={20} />
          <ChoiceField
            field={fields.entrance}
            label={labels.entrance}
            options={entrances.map((entrance) => [entrance, entranceLetters[entrance]])}
          />
          <TypeAndFloors fields={fields} />
          <ChoiceField
            field={fields.exposure}
            label={labels.exposure}
            options={exposures.map((exposure) => [exposure, exposureLabels[exposure]])}
          />
          <InputField field={fields.rooms} label={labels.rooms} type="number" required min={1} step={1} />
          <CheckField field={fields.hasTerrace} label={labels.hasTerrace} className="sm:mt-6" />
        </div>
      </FormSection>
      <FormSection title={text.sale}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <InputField field={fields.netArea} label={labels.netArea} type="number" min={0} step={0.01} />
          <InputField field={fields.area} label={labels.area} type="number" required min={0} step={0.01} />
          <InputField
            field={fields.price}
            label={labels.price}
            hint={hints.price}
            type="number"
            required
            min={0}
            step="any"
          />
          <ChoiceField
            field={fields.status}
            label={labels.status}
            options={statuses.map((status) => [status, apartmentStatusLabels[status]])}
          />
        </div>
      </FormSection>
      <FormSection title={text.about}>
        <div className="grid gap-4 lg:grid-cols-2">
          <TextAreaField field={fields.description} label={labels.description} rows={5} />
          <TextAreaField
            field={fields.internalNotes}
            label={labels.internalNotes}
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
        label={labels.type}
        options={apartmentTypes.map((option) => [option, apartmentTypeLabels[option]])}
        onInputCapture={({ currentTarget: { value } }) =>
          flushSync(() => setType(choice(apartmentTypes, value) ?? type))
        }
      />
      <ChoiceField
        field={fields.floor}
        label={labels.floor}
        options={floors.map((option) => [String(option), String(option)])}
        onInputCapture={({ currentTarget: { value } }) => flushSync(() => setFloor(Number(value)))}
      />
      <InputField
        field={fields.secondaryFloor}
        label={labels.secondaryFloor}
        hint={hints.secondaryFloor}
        readOnly
        value={second === null || second > lastFloor ? '' : String(second)}
      />
    </>
  )
}
