import type { ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { maxOnFloor, numberings } from '../../../../domain/apartment/generate-apartments.ts'
import { offeredTypes } from '../../../../domain/building/apartment-type.ts'
import { entranceIds, entranceLetter, floorLabel, floorsOf } from '../../../../domain/building/building.ts'
import { exposures } from '../../../../domain/building/exposure.ts'
import { apartmentLabels } from '../../../../text/admin/apartment-fields.ts'
import { generateText as text } from '../../../../text/admin/generate.ts'
import { labels } from '../../../../text/public/bg/labels.ts'
import { useBuilding } from '../../../building.ts'
import { button } from '../../../ui/button.ts'
import { control, decimal } from '../../../ui/control.ts'
import { FieldFrame } from '../../../ui/field.tsx'

interface GenerateFormProps {
  query: URLSearchParams
  perFloor: number
  wrong: Readonly<Record<string, string>>
}

/**
 * The form that describes a floor, which several floors repeat. The URL holds what was typed. Once the number
 * of apartments on a floor is selected, each of them gets fields of its own.
 */
export function GenerateForm({ query, perFloor, wrong }: GenerateFormProps) {
  const building = useBuilding()
  const submit = useSubmit()
  const floors = floorsOf(building).map((floor): Option => [String(floor), floorLabel(building, { floor })])
  // The lowest floor of all entrances need not be one of the entrance that is selected at first.
  const firstFloor = String(building.entrances[0]?.firstFloor ?? '')
  const types = offeredTypes(building).map(({ key, name }): Option => [key, name])
  const common = { query, wrong }
  return (
    <Form aria-label={text.title} className="mt-4 grid gap-4">
      <div className="field-grid">
        <Choice
          name="entrance"
          label={text.entrance}
          options={entranceIds(building).map((id) => [id, entranceLetter(building, id)])}
          {...common}
        />
        <Choice name="firstFloor" label={text.firstFloor} options={floors} initial={firstFloor} {...common} />
        <Choice name="lastFloor" label={text.lastFloor} options={floors} initial={firstFloor} {...common} />
        <Choice
          name="perFloor"
          label={text.perFloor}
          options={Array.from({ length: maxOnFloor }, (_, at) => [String(at + 1), String(at + 1)])}
          onPick={(form) => submit(form, { replace: true, preventScrollReset: true })}
          {...common}
        />
        <Choice
          name="numbering"
          label={text.numbering}
          options={numberings.map((name) => [name, text.numberings[name]])}
          {...common}
        />
        <Typed
          name="firstNumber"
          label={text.firstNumber}
          hint={text.firstNumberHint}
          initial="1"
          {...common}
        />
      </div>
      {Array.from({ length: perFloor }, (_, at) => at + 1).map((position) => (
        <fieldset key={position} className="rounded-card border border-sand-200 bg-white p-4">
          <legend className="px-1 font-semibold text-sea-900">{text.position(position)}</legend>
          <div className="field-grid">
            <Choice name={`type${position}`} label={apartmentLabels.type} options={types} {...common} />
            <Choice
              name={`exposure${position}`}
              label={apartmentLabels.exposure}
              options={exposures.map((exposure) => [exposure, labels.exposure[exposure]])}
              {...common}
            />
            <Typed name={`netArea${position}`} label={apartmentLabels.netArea} {...common} />
            <Typed name={`area${position}`} label={apartmentLabels.area} {...common} />
          </div>
        </fieldset>
      ))}
      <div>
        <button type="submit" className={button({ kind: 'secondary' })}>
          {text.show}
        </button>
      </div>
    </Form>
  )
}

type Option = readonly [value: string, label: string]

interface FieldProps extends Pick<GenerateFormProps, 'query' | 'wrong'> {
  name: string
  label: string
}

interface ChoiceProps extends FieldProps {
  options: readonly Option[]
  initial?: string
  onPick?(form: HTMLFormElement | null): void
}

function Choice({ options, initial = options[0]?.[0], onPick, ...field }: ChoiceProps) {
  const { name, query } = field
  return (
    <Framed {...field}>
      {(props) => (
        <select
          {...props}
          defaultValue={query.get(name) ?? initial}
          onChange={({ currentTarget }) => onPick?.(currentTarget.form)}
          className={`${control.low} cursor-pointer pr-9 pointer-coarse:min-h-11`}
        >
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Framed>
  )
}

function Typed({ initial = '', hint, ...field }: FieldProps & { initial?: string; hint?: string }) {
  const { name, query } = field
  return (
    <Framed {...field} hint={hint}>
      {(props) => (
        <input
          {...props}
          {...decimal}
          defaultValue={query.get(name) ?? initial}
          className={`${control.low} pointer-coarse:min-h-11`}
        />
      )}
    </Framed>
  )
}

interface FramedProps extends Omit<FieldProps, 'query'> {
  hint?: string | undefined
  children(props: object): ReactNode
}

function Framed({ name, label, hint, wrong, children }: FramedProps) {
  const error = wrong[name]
  const about = [hint && `${name}-description`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <FieldFrame id={name} label={label} hint={hint} errors={error ? [error] : []} small>
      {children({
        id: name,
        name,
        'aria-invalid': error !== undefined,
        'aria-describedby': about || undefined,
      })}
    </FieldFrame>
  )
}
