import { type FieldMetadata, getInputProps, getSelectProps } from '@conform-to/react'
import { Plus, X } from 'lucide-react'
import type { ReservationValues } from '../../../domain/reservation/reservation.ts'
import { reservationFields } from '../../../domain/reservation/reservation-fields.ts'
import { reservationsText as text } from '../../text/admin/reservations.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Fields } from '../form/form-body.tsx'
import { type Choices, labelOfId } from './choices.ts'

const { parkingSpotIds } = reservationFields

interface SpotLinesProps {
  form: Fields<ReservationValues>['form']
  field: Fields<ReservationValues>['fields']['parkingSpotIds']
  choices: Choices
}

/** One line for each place; those of a reservation that has ended stay as they are. */
export function SpotLines({ form, field, choices: { spots, isRunning } }: SpotLinesProps) {
  const lines = field.getFieldList()
  return (
    <fieldset>
      <legend className="text-sm font-semibold text-sea-900">{parkingSpotIds.label}</legend>
      {lines.length === 0 && <p className="mt-1 text-sm text-sea-700">{text.noSpots}</p>}
      <ol className="mt-1 grid gap-2">
        {lines.map((line, index) => (
          <li key={line.key} className="flex items-start gap-1">
            {isRunning ? (
              <>
                <Line line={line as FieldMetadata<string>} position={index + 1} spots={spots} />
                <IconButton
                  type="submit"
                  icon={X}
                  label={text.removeSpot(index + 1)}
                  {...form.remove.getButtonProps({ name: field.name, index })}
                />
              </>
            ) : (
              <FixedLine line={line as FieldMetadata<string>} spots={spots} />
            )}
          </li>
        ))}
      </ol>
      <FieldErrors id={field.id} errors={field.errors} />
      {isRunning && (
        <button
          {...form.insert.getButtonProps({ name: field.name, defaultValue: '' })}
          disabled={lines.length >= parkingSpotIds.rule.most}
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
