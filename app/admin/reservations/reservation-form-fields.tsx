import { type FieldMetadata, getInputProps, getSelectProps } from '@conform-to/react'
import { Plus, X } from 'lucide-react'
import type { ReservationValues } from '../../../domain/reservation/reservation.ts'
import { labelledReservationFields as table } from '../../../text/admin/reservation-fields.ts'
import { reservationsText as text } from '../../../text/admin/reservations.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Fields } from '../form/form-body.tsx'
import { ChoiceField, InputField, TextAreaField } from '../form/form-fields.tsx'
import { FormSection } from '../form/form-section.tsx'
import { NumberField } from '../form/number-field.tsx'
import { inputOf, numberInputOf } from '../form/table-inputs.ts'

export type LabelledId = readonly [id: string, label: string]

/** The options of a reservation's form. */
export interface Choices {
  apartments: LabelledId[]
  /** „апартамент 12, вход А“ by the apartment's id. */
  apartmentNames: Record<string, string>
  spots: LabelledId[]
  agents: LabelledId[]
  /** Only a new reservation can choose its apartment. */
  isNew: boolean
  /** Only a running reservation can change its parking spots. */
  isRunning: boolean
}

export const noChoices: Choices = {
  apartments: [],
  apartmentNames: {},
  spots: [],
  agents: [],
  isNew: true,
  isRunning: true,
}

export function labelOfId(choices: readonly LabelledId[], id: string | null): string {
  return choices.find(([known]) => known === id)?.[1] ?? ''
}

/**
 * A hidden field with the apartment's name, for the toast after a save. The field keeps its old name, because
 * open tabs of older releases send it.
 */
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

/** The apartment of a stored reservation cannot change: another apartment would be another reservation. */
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

interface SpotLinesProps {
  form: Fields<ReservationValues>['form']
  field: Fields<ReservationValues>['fields']['parkingSpotIds']
  choices: Choices
}

/** One line for each parking spot; a reservation that has ended shows them without controls. */
function SpotLines({ form, field, choices: { spots, isRunning } }: SpotLinesProps) {
  const lines = field.getFieldList()
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-sea-900">{table.parkingSpotIds.label}</legend>
      {lines.length === 0 && <p className="mt-1 text-sm text-sea-700">{text.noSpots}</p>}
      <ol className="mt-1 grid gap-2">
        {lines.map((line, index) => (
          <li key={line.key} className="flex items-start gap-1">
            {isRunning ? (
              <>
                <Line line={line} position={index + 1} spots={spots} />
                <IconButton
                  type="submit"
                  icon={X}
                  label={text.removeSpot(index + 1)}
                  {...form.remove.getButtonProps({ name: field.name, index })}
                />
              </>
            ) : (
              <FixedLine line={line} spots={spots} />
            )}
          </li>
        ))}
      </ol>
      <FieldErrors id={field.id} errors={field.errors} />
      {isRunning && (
        <button
          {...form.insert.getButtonProps({ name: field.name, defaultValue: '' })}
          disabled={lines.length >= table.parkingSpotIds.rule.most}
          className={button({ kind: 'secondary', className: 'mt-2 min-h-10 px-3 py-1.5 text-sm' })}
        >
          <Plus className="size-4" aria-hidden="true" />
          {text.addSpot}
        </button>
      )}
    </fieldset>
  )
}

interface LineProps {
  line: FieldMetadata<string>
  spots: Choices['spots']
}

function Line({ line, position, spots }: LineProps & { position: number }) {
  const { key, ...props } = getSelectProps(line)
  return (
    <div className="min-w-0 flex-1 sm:max-w-md">
      <select
        key={key}
        {...props}
        aria-label={text.spot(position)}
        className={`${control.low} cursor-pointer pr-9`}
      >
        <option value="">{text.chooseSpot}</option>
        {spots.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <FieldErrors id={line.id} errors={line.errors} />
    </div>
  )
}

function FixedLine({ line, spots }: LineProps) {
  const { key, ...props } = getInputProps(line, { type: 'hidden' })
  return (
    <>
      <input key={key} {...props} />
      {labelOfId(spots, line.initialValue ?? null)}
    </>
  )
}
