import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ApartmentValues } from '../../../domain/apartment/apartment.ts'
import { apartmentFields, maxFeatureLength, maxFeatures } from '../../../domain/apartment/apartment-fields.ts'
import { usualRooms } from '../../../domain/apartment/apartment-schema.ts'
import {
  type ApartmentType,
  apartmentTypes,
  secondaryFloorFor,
} from '../../../domain/apartment/apartment-type.ts'
import { floors, lastFloor } from '../../../domain/building.ts'
import { choice } from '../../../domain/lists/query.ts'
import { apartmentFormText as text } from '../../text/admin/apartments.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Fields } from '../form/form-body.tsx'
import { CheckField, ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { NumberField } from '../form/number-field.tsx'
import { choicesOf, inputOf, numberInputOf } from '../form/table-inputs.ts'
import { useRole } from '../session/use-role.ts'

const { hints } = text

export function ApartmentFormFields({ form, fields }: Fields<ApartmentValues>) {
  const seesNotes = useRole() === 'admin'
  const { followType, keepTyped } = useRoomsOfType(fields)
  return (
    <>
      <FormSection title={text.main}>
        <div className="field-grid">
          <InputField field={fields.number} {...inputOf(apartmentFields.number)} />
          <ChoiceField field={fields.entrance} {...choicesOf(apartmentFields.entrance)} />
          <TypeAndFloors fields={fields} onType={followType} />
          <ChoiceField field={fields.exposure} {...choicesOf(apartmentFields.exposure)} />
          <NumberField field={fields.rooms} {...numberInputOf(apartmentFields.rooms)} onTyped={keepTyped} />
          <CheckField
            field={fields.hasTerrace}
            label={apartmentFields.hasTerrace.label}
            className="sm:mt-6"
          />
        </div>
      </FormSection>
      <FormSection title={text.sale}>
        <div className="field-grid">
          <NumberField field={fields.netArea} {...numberInputOf(apartmentFields.netArea)} />
          <NumberField field={fields.area} {...numberInputOf(apartmentFields.area)} />
          <NumberField field={fields.price} {...numberInputOf(apartmentFields.price)} hint={hints.price} />
          <ChoiceField field={fields.status} {...choicesOf(apartmentFields.status)} />
        </div>
      </FormSection>
      <FormSection title={text.about}>
        <div className="grid gap-4 lg:grid-cols-2">
          <TextAreaField field={fields.description} label={apartmentFields.description.label} rows={5} />
          {seesNotes && (
            <TextAreaField
              field={fields.internalNotes}
              label={apartmentFields.internalNotes.label}
              hint={hints.internalNotes}
              rows={5}
            />
          )}
        </div>
        <FeatureLines form={form} field={fields.features} />
      </FormSection>
    </>
  )
}

type OwnFields = Fields<ApartmentValues>['fields']

function typeIn(value: string | null | undefined): ApartmentType {
  return choice(apartmentTypes, value ?? null) ?? apartmentFields.type.initial
}

/** Selecting a type sets its usual number of rooms, unless somebody has typed another number. */
function useRoomsOfType({ type, rooms }: OwnFields) {
  const isTyped = useRef(Number(rooms.initialValue) !== usualRooms(typeIn(type.initialValue)))
  return {
    /** Dispatches no event: the type field's own input event makes the form read all fields. */
    followType(form: HTMLFormElement | null, selected: ApartmentType) {
      const input = form?.elements.namedItem(rooms.name)
      if (input instanceof HTMLInputElement && !isTyped.current) input.value = String(usualRooms(selected))
    },
    keepTyped() {
      isTyped.current = true
    },
  }
}

interface TypeAndFloorsProps {
  fields: OwnFields
  onType(form: HTMLFormElement | null, selected: ApartmentType): void
}

/**
 * The second floor of a maisonette is calculated from type and floor. It is rendered synchronously, because the form
 * validates its fields at the same event.
 */
function TypeAndFloors({ fields, onType }: TypeAndFloorsProps) {
  const [type, setType] = useState(typeIn(fields.type.initialValue))
  const [floor, setFloor] = useState(Number(fields.floor.initialValue ?? 1))
  const second = secondaryFloorFor(type, floor)
  const isMoving =
    // Disabled fields, as agents see them, have no value.
    Boolean(fields.number.initialValue && fields.entrance.value) &&
    (fields.entrance.value !== fields.entrance.initialValue ||
      String(floor) !== fields.floor.initialValue ||
      String(second ?? '') !== (fields.secondaryFloor.initialValue ?? ''))
  return (
    <>
      <ChoiceField
        field={fields.type}
        {...choicesOf(apartmentFields.type)}
        onInputCapture={({ currentTarget: { value, form } }) => {
          const selected = choice(apartmentTypes, value) ?? type
          onType(form, selected)
          flushSync(() => setType(selected))
        }}
      />
      <ChoiceField
        field={fields.floor}
        label={apartmentFields.floor.label}
        options={floors.map((option) => [String(option), String(option)])}
        hint={isMoving ? text.moves : undefined}
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

interface FeatureLinesProps {
  form: Fields<ApartmentValues>['form']
  field: Fields<ApartmentValues>['fields']['features']
}

function FeatureLines({ form, field }: FeatureLinesProps) {
  const lines = field.getFieldList()
  const move = (from: number, to: number) => form.reorder.getButtonProps({ name: field.name, from, to })
  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-semibold text-sea-900">{apartmentFields.features.label}</legend>
      {lines.length === 0 && <p className="mt-1 text-sm text-sea-700">{text.noFeatures}</p>}
      <ol className="mt-1 grid gap-2">
        {lines.map((line, index) => (
          <li key={line.key} className="flex items-start gap-1">
            <Line line={line} position={index + 1} />
            <IconButton
              type="submit"
              icon={ArrowUp}
              label={text.moveUp(index + 1)}
              disabled={index === 0}
              {...move(index, index - 1)}
            />
            <IconButton
              type="submit"
              icon={ArrowDown}
              label={text.moveDown(index + 1)}
              disabled={index === lines.length - 1}
              {...move(index, index + 1)}
            />
            <IconButton
              type="submit"
              icon={X}
              label={text.removeFeature(index + 1)}
              {...form.remove.getButtonProps({ name: field.name, index })}
            />
          </li>
        ))}
      </ol>
      <FieldErrors id={field.id} errors={field.errors} />
      <button
        {...form.insert.getButtonProps({ name: field.name, defaultValue: '' })}
        disabled={lines.length >= maxFeatures}
        className={button({ kind: 'secondary', className: 'mt-2 min-h-10 px-3 py-1.5 text-sm' })}
      >
        <Plus className="size-4" aria-hidden="true" />
        {text.addFeature}
      </button>
    </fieldset>
  )
}

function Line({ line, position }: { line: FieldMetadata<string>; position: number }) {
  const { key, ...props } = getInputProps(line, { type: 'text' })
  return (
    <div className="min-w-0 flex-1">
      <input
        key={key}
        {...props}
        aria-label={text.feature(position)}
        placeholder={text.featurePlaceholder}
        maxLength={maxFeatureLength}
        className={control.low}
      />
      <FieldErrors id={line.id} errors={line.errors} />
    </div>
  )
}
