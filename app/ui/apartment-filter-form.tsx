import { useEffect, useRef } from 'react'
import { Form, Link, useLocation, useSearchParams, useSubmit } from 'react-router'
import { type ApartmentFilters, isFiltered } from '../../domain/apartment/apartment-filters.ts'
import { apartmentTypeLabels, apartmentTypes } from '../../domain/apartment/apartment-type.ts'
import { entranceLetters, entrances, floors } from '../../domain/building.ts'
import { apartmentStatusLabels, statuses } from '../../domain/status.ts'
import { listText as text } from '../text/apartment-list.ts'
import { button } from './button.ts'
import { chosenOnly } from './chosen-only.ts'
import { decimal } from './control.ts'
import { SelectField, TextField } from './field.tsx'
import { useFollowing } from './use-following.ts'

type ChoiceName = 'entrance' | 'floor' | 'type' | 'status'

const options: Record<ChoiceName, [string, string][]> = {
  entrance: entrances.map((entrance) => [entrance, entranceLetters[entrance]]),
  floor: floors.map((floor) => [String(floor), String(floor)]),
  type: apartmentTypes.map((type) => [type, apartmentTypeLabels[type]]),
  status: statuses.map((status) => [status, apartmentStatusLabels[status]]),
}
const choices = Object.keys(options) as ChoiceName[]
const amounts = ['maxPrice', 'minArea'] as const
/** What is chosen elsewhere on the page, and stays. */
const others = ['available', 'sort', 'dir']

interface FormProps {
  filters: ApartmentFilters
  /** After the form was sent: whatever holds it may close. */
  onSent?: () => void
}

/**
 * A plain form whose choices live in the URL; with scripts, a choice takes effect at once. An amount waits for the
 * button or Enter: half of it means something else.
 */
export function ApartmentFilterForm({ filters, onSent }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const apply = useApply(form)

  // A choice that was made before the scripts arrived takes effect now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, on arrival
  useEffect(() => {
    const chosen = form.current && new FormData(form.current)
    if (chosen && choices.some((name) => chosen.get(name) !== String(filters[name] ?? ''))) apply()
  }, [])

  return (
    <Form
      ref={form}
      onChange={({ target }) => target instanceof HTMLSelectElement && apply(target.name)}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
        onSent?.()
      }}
      className="grid grid-cols-2 items-start gap-3 md:flex md:flex-wrap"
    >
      {/* All of them always: what means nothing is not in the address that the page was rendered for. */}
      {others.map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={query.get(name) ?? ''}
          disabled={!query.has(name)}
        />
      ))}
      {choices.map((name) => (
        <Choice key={name} name={name} value={filters[name]} />
      ))}
      {amounts.map((name) => (
        <Amount key={name} name={name} typed={query.get(name) ?? ''} meant={filters[name]} />
      ))}
      <div className="filter-end flex flex-wrap gap-1 max-md:col-span-2 md:self-end">
        <button type="submit" className={button({ kind: 'secondary', className: 'max-md:flex-1' })}>
          {text.apply}
        </button>
        {(isFiltered(filters) || amounts.some((name) => query.get(name)?.trim())) && (
          <Link to={pathname} replace preventScrollReset className={button({ kind: 'quiet' })}>
            {text.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}

function Choice({ name, value = '' }: { name: ChoiceName; value: string | number | undefined }) {
  const select = useFollowing<HTMLSelectElement>(String(value))
  return (
    <div className="md:min-w-32">
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

interface AmountProps {
  name: (typeof amounts)[number]
  typed: string
  meant: number | undefined
}

function Amount({ name, typed, meant }: AmountProps) {
  const input = useFollowing<HTMLInputElement>(typed)
  const isWrong = typed.trim() !== '' && meant === undefined
  return (
    <div className="md:w-32">
      <TextField
        ref={input}
        id={`filter-${name}`}
        name={name}
        label={text.filters[name]}
        {...decimal}
        defaultValue={typed}
        errors={isWrong ? [text.amountWrong[name]] : []}
      />
    </div>
  )
}

/** Who chooses a status does not mean free ones alone any more. */
function useApply(form: React.RefObject<HTMLFormElement | null>) {
  const submit = useSubmit()
  return (changed?: string) => {
    if (!form.current) return
    const chosen = chosenOnly(form.current)
    if (changed === 'status') chosen.delete('available')
    submit(chosen, { replace: true, preventScrollReset: true })
  }
}
