import { type FieldMetadata, getInputProps, getSelectProps } from '@conform-to/react'
import { Plus, X } from 'lucide-react'
import type { ReservationValues } from '../../../domain/reservation/reservation.ts'
import { labelledReservationFields as table } from '../../../text/admin/reservation-fields.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { LabelledAgent } from '../clients/agent-choices.ts'
import type { Fields } from '../form/form-body.tsx'
import { ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { NumberField } from '../form/number-field.tsx'
import { choicesOf, numberInputOf } from '../form/table-inputs.ts'
import { useOptions } from '../frame/use-should-render.ts'
import { BuyerFields } from './buyer-fields.tsx'

export type LabelledId = readonly [id: string, label: string]

/** The options of a reservation's form. */
export interface Choices {
  apartments: LabelledId[]
  /** „апартамент 12, вход А“, „паркомясто П1“, by the unit's id. */
  unitNames: Record<string, string>
  spots: LabelledId[]
  stores: LabelledId[]
  agents: LabelledAgent[]
  /** Only a new reservation can choose its apartment. */
  isNew: boolean
  /** Only a running reservation can change its parking spots and stores. */
  isRunning: boolean
}

export const noChoices: Choices = {
  apartments: [],
  unitNames: {},
  spots: [],
  stores: [],
  agents: [],
  isNew: true,
  isRunning: true,
}

export function labelOfId(choices: readonly (LabelledId | LabelledAgent)[], id: string | null): string {
  return choices.find(([known]) => known === id)?.[1] ?? ''
}

/**
 * A hidden field with the name of what is reserved, for the toast after a save. The field keeps its old name, because
 * open tabs of older releases send it.
 */
export const unitsNameField = 'homeName'

type Props = Fields<ReservationValues> & { choices: Choices }

export function ReservationFormFields({ form, fields, choices }: Props) {
  const { key: _, ...enquiry } = getInputProps(fields.enquiryId, { type: 'hidden' })
  return (
    <>
      <input {...enquiry} />
      <input type="hidden" name={unitsNameField} value={reservedName(fields, choices)} />
      <FormSection title={text.sections.apartment}>
        <div className="grid gap-4">
          <ApartmentField field={fields.apartmentId} choices={choices} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <UnitLines form={form} field={fields.parkingSpotIds} choices={choices} units={spotLines} />
            {(choices.stores.length > 0 || (fields.storeIds.initialValue ?? []).length > 0) && (
              <UnitLines form={form} field={fields.storeIds} choices={choices} units={storeLines} />
            )}
          </div>
        </div>
      </FormSection>
      <FormSection title={text.sections.buyer}>
        <BuyerFields fields={fields} />
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
          <ChoiceField field={fields.depositState} {...choicesOf(table.depositState)} />
          <NumberField
            field={fields.agreedPrice}
            {...numberInputOf(table.agreedPrice)}
            hint={text.hints.agreedPrice}
          />
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

/** The apartment of a stored reservation cannot change: another apartment would be another reservation. */
function ApartmentField({ field, choices: { apartments, isNew } }: ApartmentFieldProps) {
  if (isNew)
    return (
      <ChoiceField
        field={field}
        label={table.apartmentId.label}
        options={[['', apartments.length > 0 ? text.noApartment : text.noApartments], ...apartments]}
      />
    )
  const { key: _, ...input } = getInputProps(field, { type: 'hidden' })
  if (!field.initialValue) return <input {...input} />
  return (
    <p>
      <input {...input} />
      <span className="block text-sm font-semibold text-sea-900">{table.apartmentId.label}</span>
      {labelOfId(apartments, field.initialValue ?? '') || text.deletedUnit}
    </p>
  )
}

type Names = 'parkingSpotIds' | 'storeIds'

interface Lines {
  units: 'spots' | 'stores'
  name: Names
  text: (typeof text.lines)['spots' | 'stores']
}

const spotLines: Lines = { units: 'spots', name: 'parkingSpotIds', text: text.lines.spots }
const storeLines: Lines = { units: 'stores', name: 'storeIds', text: text.lines.stores }

/** What the toast after a save calls it: the apartment, else the first parking spot or store. */
function reservedName(fields: Props['fields'], { unitNames }: Choices): string {
  const ids = [fields.apartmentId.value, ...listed(fields.parkingSpotIds), ...listed(fields.storeIds)]
  return ids.map((id) => unitNames[id ?? '']).find(Boolean) ?? ''
}

function listed({ value }: { value: string | (string | undefined)[] | undefined }): (string | undefined)[] {
  return Array.isArray(value) ? value : [value]
}

interface UnitLinesProps {
  form: Fields<ReservationValues>['form']
  field: Fields<ReservationValues>['fields'][Names]
  choices: Choices
  units: Lines
}

/** One line for each parking spot or store; a reservation that has ended shows them without controls. */
function UnitLines({ form, field, choices, units }: UnitLinesProps) {
  const lines = field.getFieldList()
  const { isRunning } = choices
  const offered = choices[units.units]
  const { label, rule } = table[units.name]
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-sea-900">{label}</legend>
      {lines.length === 0 && <p className="mt-1 text-sm text-sea-700">{units.text.none}</p>}
      <ol className="mt-1 grid gap-2">
        {lines.map((line, index) => (
          <li key={line.key} className="flex items-start gap-1">
            {isRunning ? (
              <>
                <Line
                  line={line}
                  label={units.text.one(index + 1)}
                  hint={units.text.choose}
                  offered={offered}
                />
                <IconButton
                  type="submit"
                  icon={X}
                  label={units.text.remove(index + 1)}
                  {...form.remove.getButtonProps({ name: field.name, index })}
                />
              </>
            ) : (
              <FixedLine line={line} offered={offered} />
            )}
          </li>
        ))}
      </ol>
      <FieldErrors id={field.id} errors={field.errors} />
      {isRunning && (
        <button
          {...form.insert.getButtonProps({ name: field.name, defaultValue: '' })}
          disabled={lines.length >= rule.most}
          className={button({ kind: 'secondary', className: 'mt-2 min-h-10 px-3 py-1.5 text-sm' })}
        >
          <Plus className="size-4" aria-hidden="true" />
          {units.text.add}
        </button>
      )}
    </fieldset>
  )
}

interface LineProps {
  line: FieldMetadata<string>
  offered: readonly LabelledId[]
}

function Line({ line, label, hint, offered }: LineProps & { label: string; hint: string }) {
  const { key, ...props } = getSelectProps(line)
  return (
    <div className="min-w-0 flex-1 sm:max-w-md">
      <select key={key} {...props} aria-label={label} className={`${control.low} cursor-pointer pr-9`}>
        <option value="">{hint}</option>
        {useOptions(offered, props.defaultValue).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <FieldErrors id={line.id} errors={line.errors} />
    </div>
  )
}

function FixedLine({ line, offered }: LineProps) {
  const { key, ...props } = getInputProps(line, { type: 'hidden' })
  return (
    <>
      <input key={key} {...props} />
      {labelOfId(offered, line.initialValue ?? null)}
    </>
  )
}
