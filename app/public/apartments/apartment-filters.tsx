import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { type ApartmentFilters, hasApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import { offeredTypes } from '../../../domain/building/apartment-type.ts'
import { type Building, floorLabel, floorsOf, floorsOfEntrance } from '../../../domain/building/building.ts'
import { statuses } from '../../../domain/status.ts'
import type { PublicText } from '../../../text/public/public-text.ts'
import { apartmentsSection } from '../../../text/public/sections/apartments.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { decimal } from '../../ui/control.ts'
import { TextField } from '../../ui/field.tsx'
import { useSyncedControl } from '../../ui/filter-controls.tsx'
import { FilterForm, type SelectFilter } from '../filter-form.tsx'

const names = ['entrance', 'floor', 'type', 'status'] as const

type Options = SelectFilter['options']

function choicesOf(
  text: Pick<PublicText, 'apartmentList' | 'labels'>,
  building: Building,
  filters: ApartmentFilters,
): SelectFilter[] {
  const options: Record<(typeof names)[number], Options> = {
    entrance: building.entrances.map(({ id, name }) => [id, name]),
    floor: floorOptions(building, filters),
    type: typeOptions(building, filters),
    status: statuses.map((status) => [status, text.labels.apartmentStatus[status]]),
  }
  return names.map((name) => ({ name, label: text.apartmentList.filters[name], options: options[name] }))
}

/** The floors of the selected entrance, and the selected floor, which another entrance may have. */
function floorOptions(building: Building, { entrance, floor: selected }: ApartmentFilters): Options {
  const own = entrance === undefined ? floorsOf(building) : floorsOfEntrance(building, entrance)
  return floorsOf(building)
    .filter((floor) => own.includes(floor) || floor === selected)
    .map((floor) => [String(floor), floorLabel(building, { entrance, floor })])
}

/** The types that are offered, and the selected one, which may be hidden by now. */
function typeOptions(building: Building, { type: selected }: ApartmentFilters): Options {
  const offered = offeredTypes(building)
  return building.apartmentTypes
    .filter((type) => offered.includes(type) || type.key === selected)
    .map(({ key, name }) => [key, name])
}

const amounts = ['maxPrice', 'minArea'] as const

const formId = 'apartment-filters'

interface FormProps {
  filters: ApartmentFilters
  /** Called after the form was submitted, so that the sheet around it can close. */
  onSent?: () => void
}

function ApartmentFilterForm({ filters, onSent }: FormProps) {
  const { text } = useLocale(apartmentsSection)
  const building = useBuilding()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const selected = Object.fromEntries(names.map((name) => [name, String(filters[name] ?? '')]))
  return (
    <FilterForm
      id={formId}
      choices={choicesOf(text, building, filters)}
      selected={{ ...selected, available: filters.available ? '1' : '' }}
      all={text.apartmentList.all}
      others={['sort', 'dir']}
      onSelect={clearAvailable}
      onSent={onSent}
      className="grid grid-cols-2 items-start gap-3 md:flex md:flex-wrap"
      choiceClassName="min-w-0 md:max-w-64 md:min-w-32"
    >
      {amounts.map((name) => (
        <Amount key={name} name={name} typed={query.get(name) ?? ''} meant={filters[name]} />
      ))}
      <div className="filter-end flex flex-wrap gap-1 max-md:col-span-2 md:self-end">
        <button type="submit" className={button({ kind: 'secondary', className: 'max-md:flex-1' })}>
          {text.apartmentList.apply}
        </button>
        {(hasApartmentFilters(filters) || amounts.some((name) => query.get(name)?.trim())) && (
          <Link to={pathname} replace preventScrollReset className={button({ kind: 'quiet' })}>
            {text.apartmentList.clear}
          </Link>
        )}
      </div>
    </FilterForm>
  )
}

/** Unticks „Само свободни“ when a status is selected. */
function clearAvailable({ name, form }: HTMLSelectElement): void {
  const box = form?.elements.namedItem('available')
  if (name === 'status' && box instanceof HTMLInputElement) box.checked = false
}

/**
 * The checkbox „Само свободни“. It is outside of the form, because a phone shows it while the sheet with the
 * form is closed.
 */
function AvailableOnly({ isOn }: { isOn: boolean }) {
  const { text } = useLocale(apartmentsSection)
  const box = useSyncedControl<HTMLInputElement>(isOn ? '1' : '')
  return (
    <>
      <label className="available-only">
        <input
          ref={box}
          type="checkbox"
          name="available"
          value="1"
          form={formId}
          defaultChecked={isOn}
          onChange={({ currentTarget }) => applyAvailable(currentTarget)}
          className="box"
        />
        {text.apartmentList.availableOnly}
      </label>
      <noscript>
        <button type="submit" form={formId} className={button({ kind: 'secondary', className: 'md:hidden' })}>
          {text.apartmentList.apply}
        </button>
      </noscript>
    </>
  )
}

/** Applies the checkbox „Само свободни“. Ticking it clears the selected status, which would contradict it. */
function applyAvailable({ checked, form }: HTMLInputElement): void {
  const status = form?.elements.namedItem('status')
  if (checked && status instanceof HTMLSelectElement) status.value = ''
  form?.requestSubmit()
}

interface AmountProps {
  name: (typeof amounts)[number]
  typed: string
  meant: number | undefined
}

function Amount({ name, typed, meant }: AmountProps) {
  const { filters, amountWrong } = useLocale(apartmentsSection).text.apartmentList
  const input = useSyncedControl<HTMLInputElement>(typed)
  const isWrong = typed.trim() !== '' && meant === undefined
  return (
    <div className="md:w-32">
      <TextField
        ref={input}
        id={`filter-${name}`}
        name={name}
        label={filters[name]}
        {...decimal}
        defaultValue={typed}
        errors={isWrong ? [amountWrong[name]] : []}
      />
    </div>
  )
}

interface Props {
  filters: ApartmentFilters
  /** The number of results. */
  children: ReactNode
  /** A link after the results. */
  more?: ReactNode
}

/**
 * The filters in a row, or on a phone in a sheet. The sheet opens without scripts: filters.css shows it while the
 * `details` before it is open.
 */
export function ApartmentFilterBar({ filters, children, more }: Props) {
  const { text } = useLocale(apartmentsSection)
  const toggle = useRef<HTMLDetailsElement>(null)
  const close = () => toggle.current?.removeAttribute('open')
  useClosedByEscape(toggle)
  const { available, ...inSheet } = filters
  const selected = Object.values(inSheet).filter((value) => value !== undefined).length
  return (
    <div className="filter-bar">
      <details ref={toggle} className="filter-toggle">
        <summary>
          <SlidersHorizontal className="size-5 when-closed" aria-hidden="true" />
          <span className="caption">{text.apartmentList.sheet(selected)}</span>
          <X className="size-6 when-open" aria-hidden="true" />
        </summary>
      </details>
      <div className="filter-sheet">
        <p aria-hidden="true" className="sheet-title">
          {text.apartmentList.sheet(0)}
        </p>
        <ApartmentFilterForm filters={filters} onSent={close} />
      </div>
      <AvailableOnly isOn={available === true} />
      <p aria-live="polite" className="filter-result">
        {children}
      </p>
      {more}
    </div>
  )
}

function useClosedByEscape(toggle: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !toggle.current?.open) return
      toggle.current.open = false
      toggle.current.querySelector('summary')?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [toggle])
}
