import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLoaderData } from 'react-router'
import type { ApartmentValues } from '../../../domain/apartment/apartment.ts'
import {
  apartmentFieldKinds as kinds,
  maxFeatureLength,
  maxFeatures,
} from '../../../domain/apartment/apartment-fields.ts'
import { usualRooms } from '../../../domain/apartment/apartment-schema.ts'
import {
  apartmentTypeName,
  offeredTypes,
  secondaryFloorFor,
} from '../../../domain/building/apartment-type.ts'
import {
  type ApartmentType,
  entranceIds,
  entranceLetter,
  floorLabel,
  floorsOfEntrance,
  formatFloor,
} from '../../../domain/building/building.ts'
import { withSelected } from '../../../domain/lists/query.ts'
import { apartmentFormText as text } from '../../../text/admin/apartments.ts'
import { useBuilding } from '../../building.ts'
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
  const building = useBuilding()
  const seesNotes = useRole() === 'admin'
  const { followType, keepTyped } = useRoomsOfType(fields)
  return (
    <>
      <FormSection title={text.main}>
        <div className="field-grid">
          <InputField field={fields.number} {...inputOf(kinds.number)} />
          <ChoiceField
            field={fields.entrance}
            label={kinds.entrance.label}
            options={withSelected(entranceIds(building), fields.entrance.initialValue).map((entrance) => [
              entrance,
              entranceLetter(building, entrance),
            ])}
          />
          <TypeAndFloors fields={fields} onType={followType} />
          <ChoiceField field={fields.exposure} {...choicesOf(kinds.exposure)} />
          <NumberField field={fields.rooms} {...numberInputOf(kinds.rooms)} onTyped={keepTyped} />
          <CheckField field={fields.hasTerrace} label={kinds.hasTerrace.label} className="sm:mt-6" />
        </div>
      </FormSection>
      <FormSection title={text.sale}>
        <div className="field-grid">
          <NumberField field={fields.netArea} {...numberInputOf(kinds.netArea)} />
          <NumberField field={fields.area} {...numberInputOf(kinds.area)} />
          <NumberField field={fields.price} {...numberInputOf(kinds.price)} hint={hints.price} />
          <ChoiceField field={fields.status} {...choicesOf(kinds.status)} />
        </div>
        <CheckField field={fields.isDraft} label={text.isDraft} className="mt-3" />
      </FormSection>
      <FormSection title={text.about}>
        <div className="grid gap-4 lg:grid-cols-2">
          <TextAreaField
            field={fields.description}
            label={kinds.description.label}
            translated="apartments.description"
            rows={5}
          />
          {seesNotes && (
            <TextAreaField
              field={fields.internalNotes}
              label={kinds.internalNotes.label}
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

/** Selecting a type sets its usual number of rooms, unless somebody has typed another number. */
function useRoomsOfType({ type, rooms }: OwnFields) {
  const building = useBuilding()
  const isTyped = useRef(Number(rooms.initialValue) !== usualRooms(building, type.initialValue ?? ''))
  return {
    /**
     * Sets the usual number of rooms of the selected type. Dispatches no input event for the rooms: the event
     * of the type field makes the form read all fields.
     */
    followType(form: HTMLFormElement | null, selected: ApartmentType) {
      const input = form?.elements.namedItem(rooms.name)
      if (input instanceof HTMLInputElement && !isTyped.current)
        input.value = String(usualRooms(building, selected))
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
 * The fields for type and floor. The second floor of a maisonette follows from both and is rendered
 * synchronously, because the form validates its fields at the same event.
 */
function TypeAndFloors({ fields, onType }: TypeAndFloorsProps) {
  const building = useBuilding()
  const [type, setType] = useState(fields.type.initialValue ?? '')
  const [floor, setFloor] = useState(Number(fields.floor.initialValue ?? kinds.floor.initial))
  const types = offeredTypes(building).map(({ key }) => key)
  // Disabled fields, as agents see them, have no value.
  const entrance = fields.entrance.value ?? fields.entrance.initialValue ?? ''
  const floors = floorsOfEntrance(building, entrance)
  const second = secondaryFloorFor(building, type, floor)
  const isMoving =
    Boolean(fields.number.initialValue && fields.entrance.value) &&
    (fields.entrance.value !== fields.entrance.initialValue ||
      String(floor) !== fields.floor.initialValue ||
      String(second ?? '') !== (fields.secondaryFloor.initialValue ?? ''))
  return (
    <>
      <ChoiceField
        field={fields.type}
        label={kinds.type.label}
        options={withSelected(types, fields.type.initialValue).map((key) => [
          key,
          apartmentTypeName(building, key),
        ])}
        onInputCapture={({ currentTarget: { value, form } }) => {
          onType(form, value)
          flushSync(() => setType(value))
        }}
      />
      <ChoiceField
        field={fields.floor}
        label={kinds.floor.label}
        options={withSelected(floors, floor).map((option) => [
          String(option),
          floorLabel(building, { entrance, floor: option }),
        ])}
        hint={isMoving ? text.moves : undefined}
        onInputCapture={({ currentTarget: { value } }) => flushSync(() => setFloor(Number(value)))}
      />
      <InputField
        field={fields.secondaryFloor}
        label={kinds.secondaryFloor.label}
        hint={hints.secondaryFloor}
        readOnly
        value={second !== null && floors.includes(second) ? formatFloor(second) : ''}
      />
    </>
  )
}

interface FeatureLinesProps {
  form: Fields<ApartmentValues>['form']
  field: Fields<ApartmentValues>['fields']['features']
}

/** What the loaders of both forms bring. */
interface WithKnownFeatures {
  /** The features of other homes: visitors read each of them translated once it has a translation. */
  knownFeatures: string[]
}

const knownFeaturesId = 'known-features'

function FeatureLines({ form, field }: FeatureLinesProps) {
  const { knownFeatures } = useLoaderData<WithKnownFeatures>()
  const lines = field.getFieldList()
  const chosen = lines.map(({ value }) => value)
  const move = (from: number, to: number) => form.reorder.getButtonProps({ name: field.name, from, to })
  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-semibold text-sea-900">{kinds.features.label}</legend>
      {lines.length === 0 && <p className="mt-1 text-sm text-sea-700">{text.noFeatures}</p>}
      <datalist id={knownFeaturesId}>
        {knownFeatures
          .filter((feature) => !chosen.includes(feature))
          .map((feature) => (
            <option key={feature} value={feature} />
          ))}
      </datalist>
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
        list={knownFeaturesId}
        aria-label={text.feature(position)}
        placeholder={text.featurePlaceholder}
        maxLength={maxFeatureLength}
        className={control.low}
      />
      <FieldErrors id={line.id} errors={line.errors} />
    </div>
  )
}
