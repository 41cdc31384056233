import { useEffect, useRef } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import type { ParkingChoices } from '../../../domain/parking/parking.ts'
import { parkingTypeLabels, parkingTypes } from '../../../domain/parking/parking-type.ts'
import { parkingStatusLabels, statuses } from '../../../domain/status.ts'
import { parkingText as text } from '../../text/public/parking.ts'
import { button } from '../../ui/button.ts'
import { chosenOnly } from '../../ui/chosen-only.ts'
import { SelectField } from '../../ui/field.tsx'

type ChoiceName = keyof ParkingChoices

const options: Record<ChoiceName, [string, string][]> = {
  type: parkingTypes.map((type) => [type, parkingTypeLabels[type]]),
  status: statuses.map((status) => [status, parkingStatusLabels[status]]),
}
const names = Object.keys(options) as ChoiceName[]

/** A plain form whose choices live in the URL, beside the level; with scripts, a choice takes effect at once. */
export function ParkingFilterForm({ choices }: { choices: ParkingChoices }) {
  const [query] = useSearchParams()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const apply = () => {
    if (form.current) submit(chosenOnly(form.current), { replace: true, preventScrollReset: true })
  }
  // A choice that was made before the scripts arrived takes effect now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, on arrival
  useEffect(() => {
    const chosen = form.current && new FormData(form.current)
    if (chosen && names.some((name) => chosen.get(name) !== (choices[name] ?? ''))) apply()
  }, [])
  return (
    <Form ref={form} onChange={apply} className="flex flex-wrap items-end gap-3">
      {/* All of them always: what means nothing is not in the address that the page was rendered for. */}
      {['level', 'sort', 'dir'].map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={query.get(name) ?? ''}
          disabled={!query.has(name)}
        />
      ))}
      {names.map((name) => (
        // By its value, so that the way back shows what was chosen then.
        <Choice key={`${name} ${choices[name]}`} name={name} chosen={choices[name] ?? ''} />
      ))}
      <ApplyWithoutScripts />
    </Form>
  )
}

const ApplyWithoutScripts = () => (
  <noscript>
    <button type="submit" className={button({ kind: 'secondary' })}>
      {text.apply}
    </button>
  </noscript>
)

function Choice({ name, chosen }: { name: ChoiceName; chosen: string }) {
  const offered = [['', text.all] as const, ...options[name]]
  return (
    <div className="min-w-36 flex-1 sm:flex-none">
      <SelectField id={`filter-${name}`} name={name} label={text.filters[name]} defaultValue={chosen}>
        {offered.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
