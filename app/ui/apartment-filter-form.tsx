import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useSearchParams, useSubmit } from 'react-router'
import type { ApartmentFilters } from '../../domain/apartment/apartment-filters.ts'
import { apartmentTypeLabels, apartmentTypes } from '../../domain/apartment/apartment-type.ts'
import { entranceLetters, entrances, floors } from '../../domain/building.ts'
import { apartmentStatusLabels, statuses } from '../../domain/status.ts'
import { apartmentsText as text } from '../text/apartments.ts'
import { button } from './button.ts'
import { chosenOnly } from './chosen-only.ts'
import { SelectField } from './field.tsx'

type FilterName = keyof ApartmentFilters

const options: Record<FilterName, [string, string][]> = {
  entrance: entrances.map((entrance) => [entrance, entranceLetters[entrance]]),
  floor: floors.map((floor) => [String(floor), String(floor)]),
  type: apartmentTypes.map((type) => [type, apartmentTypeLabels[type]]),
  status: statuses.map((status) => [status, apartmentStatusLabels[status]]),
}
const names = Object.keys(options) as FilterName[]

/** A plain form whose choices live in the URL; with scripts, a choice takes effect at once. */
export function ApartmentFilterForm({ filters }: { filters: ApartmentFilters }) {
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const apply = useApply(form)

  // A choice that was made before the scripts arrived takes effect now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, on arrival
  useEffect(() => {
    const chosen = form.current && new FormData(form.current)
    if (chosen && names.some((name) => chosen.get(name) !== String(filters[name] ?? ''))) apply()
  }, [])

  return (
    <Form ref={form} onChange={apply} className="flex flex-wrap items-end gap-3">
      {['sort', 'dir'].map(
        (name) =>
          query.has(name) && <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />,
      )}
      {names.map((name) => (
        <Choice key={name} name={name} value={filters[name]} />
      ))}
      <noscript>
        <button type="submit" className={button({ kind: 'secondary' })}>
          {text.apply}
        </button>
      </noscript>
      {Object.values(filters).some((value) => value !== undefined) && (
        <Link to={pathname} replace preventScrollReset className={button({ kind: 'quiet' })}>
          {text.clear}
        </Link>
      )}
    </Form>
  )
}

function Choice({ name, value = '' }: { name: FilterName; value: string | number | undefined }) {
  const select = useFollowing(String(value))
  return (
    <div className="min-w-36 flex-1 sm:flex-none">
      <SelectField
        ref={select}
        id={`filter-${name}`}
        name={name}
        label={text.filters[name]}
        defaultValue={value}
      >
        <option value="">{text.all}</option>
        {options[name].map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Back and Forward change what is chosen; the element stays, and with it the focus of whoever is choosing. */
function useFollowing(value: string) {
  const select = useRef<HTMLSelectElement>(null)
  const followed = useRef(value)
  useEffect(() => {
    if (select.current && followed.current !== value) select.current.value = value
    followed.current = value
  }, [value])
  return select
}

function useApply(form: React.RefObject<HTMLFormElement | null>) {
  const submit = useSubmit()
  return () => {
    if (form.current) submit(chosenOnly(form.current), { replace: true, preventScrollReset: true })
  }
}
