import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useSubmit } from 'react-router'
import { apartmentTypeLabels, apartmentTypes } from '../../domain/apartment.ts'
import type { ApartmentFilters } from '../../domain/apartment-filters.ts'
import { entranceLetters, entrances, floors } from '../../domain/building.ts'
import { apartmentStatusLabels, statuses } from '../../domain/status.ts'
import { apartmentsText as text } from '../text/apartments.ts'
import { button } from './button.ts'
import { SelectField } from './field.tsx'

/** A plain form whose choices live in the URL; with scripts, a choice takes effect at once. */
export function ApartmentFilterForm({ filters }: { filters: ApartmentFilters }) {
  const submit = useSubmit()
  const { pathname } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const apply = () => {
    if (form.current) submit(chosenOnly(form.current), { replace: true, preventScrollReset: true })
  }

  // A choice that was made before the scripts arrived takes effect now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, on arrival
  useEffect(() => {
    const applied = new URLSearchParams(
      Object.entries(filters).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    )
    if (form.current && String(chosenOnly(form.current)) !== String(applied)) apply()
  }, [])

  const anyChosen = Object.values(filters).some((value) => value !== undefined)

  return (
    <Form ref={form} onChange={apply} className="flex flex-wrap items-end gap-3">
      <Choice
        name="entrance"
        value={filters.entrance}
        options={entrances.map((e) => [e, entranceLetters[e]])}
      />
      <Choice
        name="floor"
        value={filters.floor}
        options={floors.map((floor) => [String(floor), String(floor)])}
      />
      <Choice
        name="type"
        value={filters.type}
        options={apartmentTypes.map((t) => [t, apartmentTypeLabels[t]])}
      />
      <Choice
        name="status"
        value={filters.status}
        options={statuses.map((s) => [s, apartmentStatusLabels[s]])}
      />
      <noscript>
        <button type="submit" className={button({ kind: 'secondary' })}>
          {text.apply}
        </button>
      </noscript>
      {anyChosen && (
        <Link to={pathname} replace preventScrollReset className={button({ kind: 'quiet' })}>
          {text.clear}
        </Link>
      )}
    </Form>
  )
}

interface ChoiceProps {
  name: keyof ApartmentFilters
  value: string | number | undefined
  options: [string, string][]
}

function Choice({ name, value = '', options }: ChoiceProps) {
  return (
    <div className="min-w-36 flex-1 sm:flex-none">
      <SelectField
        key={value}
        id={`filter-${name}`}
        name={name}
        label={text.filters[name]}
        defaultValue={value}
      >
        <option value="">{text.all}</option>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Addresses stay short: what is not chosen is not in them. */
function chosenOnly(form: HTMLFormElement): URLSearchParams {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '')
  return new URLSearchParams(chosen as [string, string][])
}
