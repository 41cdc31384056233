import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ApartmentValues } from '../../../domain/apartment/apartment.ts'
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
import { apartmentFormFields as kinds } from '../../../text/admin/apartment-fields.ts'
import { apartmentFormText as text } from '../../../text/admin/apartments.ts'
import { useBuilding } from '../../building.ts'
import type { Fields } from '../form/form-body.tsx'
import { CheckField, ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { NumberField } from '../form/number-field.tsx'
import { choicesOf, inputOf, numberInputOf } from '../form/table-inputs.ts'
import { useRole } from '../session/use-role.ts'
import { FeatureFields } from './feature-fields.tsx'

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
        <FeatureFields form={form} field={fields.features} />
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
