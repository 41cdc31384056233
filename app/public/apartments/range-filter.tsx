import type { AmountFilter, ApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import type { RangeBounds } from '../../../domain/apartment/range-bounds.ts'
import { floorLabel, floorsOf } from '../../../domain/building/building.ts'
import { apartmentsSection } from '../../../text/public/sections/apartments.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { decimal } from '../../ui/control.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useSyncedControl } from '../../ui/filter-controls.tsx'

const ends = {
  price: ['minPrice', 'maxPrice'],
  area: ['minArea', 'maxArea'],
  floor: ['minFloor', 'maxFloor'],
} as const
type RangeName = keyof typeof ends
type End = (typeof ends)[RangeName][number]

interface Props {
  of: RangeName
  filters: ApartmentFilters
  query: URLSearchParams
  bounds: RangeBounds | undefined
}

/** Two fields, which the form sends, and two handles on one track, which write into them. */
export function RangeFilter({ of, filters, query, bounds }: Props) {
  const { text } = useLocale(apartmentsSection)
  return (
    <fieldset className="range-filter">
      <legend className={of === 'floor' ? undefined : 'sr-only'}>{text.apartmentList.ranges[of]}</legend>
      <div className="range-ends">
        {ends[of].map((name) =>
          name === 'minFloor' || name === 'maxFloor' ? (
            <FloorEnd key={name} name={name} value={filters[name]} />
          ) : (
            <AmountEnd key={name} name={name} typed={query.get(name) ?? ''} meant={filters[name]} />
          ),
        )}
      </div>
      {bounds && <Handles names={ends[of]} filters={filters} bounds={bounds} />}
    </fieldset>
  )
}

interface AmountProps {
  name: AmountFilter
  typed: string
  meant: number | undefined
}

/** Shows what was understood, and a text that was not. */
function AmountEnd({ name, typed, meant }: AmountProps) {
  const { text } = useLocale(apartmentsSection)
  const { filters, amountWrong } = text.apartmentList
  // An area of a thousand is read without a separator only.
  const isGrouped = name.endsWith('Price') || (meant ?? 0) < 1000
  const shown = meant === undefined ? typed : isGrouped ? text.formats.number(meant) : String(meant)
  const input = useSyncedControl<HTMLInputElement>(shown)
  const isWrong = typed.trim() !== '' && meant === undefined
  return (
    <TextField
      ref={input}
      id={`filter-${name}`}
      name={name}
      label={filters[name]}
      {...decimal}
      type="text"
      defaultValue={shown}
      errors={isWrong ? [amountWrong[name]] : []}
    />
  )
}

function FloorEnd({ name, value }: { name: 'minFloor' | 'maxFloor'; value: number | undefined }) {
  const { text } = useLocale(apartmentsSection)
  const building = useBuilding()
  const selected = String(value ?? '')
  const select = useSyncedControl<HTMLSelectElement>(selected)
  return (
    <SelectField
      ref={select}
      id={`filter-${name}`}
      name={name}
      label={text.apartmentList.filters[name]}
      defaultValue={selected}
    >
      <option value="">{text.apartmentList.all}</option>
      {floorsOf(building).map((floor) => (
        <option key={floor} value={floor}>
          {floorLabel(building, { floor })}
        </option>
      ))}
    </SelectField>
  )
}

interface HandlesProps {
  names: readonly [End, End]
  filters: ApartmentFilters
  bounds: RangeBounds
}

/** Without scripts they are not shown (filters.css), and the fields above them are enough. */
function Handles({ names: [least, most], filters, bounds }: HandlesProps) {
  const { handles } = useLocale(apartmentsSection).text.apartmentList
  const { min, max } = bounds
  const within = (value: number | undefined, end: number) => Math.min(max, Math.max(min, value ?? end))
  const [from, to] = [within(filters[least], min), within(filters[most], max)]
  const share = (value: number) => ((value - min) / (max - min)) * 100
  return (
    <div className="range-handles">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" />
        <rect className="between" x={share(from)} width={share(to) - share(from)} height="1" />
      </svg>
      <Handle name={least} label={handles.least} value={from} bounds={bounds} isAbove={share(from) > 50} />
      <Handle name={most} label={handles.most} value={to} bounds={bounds} isAbove={false} />
    </div>
  )
}

interface HandleProps {
  name: End
  label: string
  value: number
  bounds: RangeBounds
  /** Whether it can be grasped where both handles are at one place. */
  isAbove: boolean
}

function Handle({ name, label, value, bounds, isAbove }: HandleProps) {
  const handle = useSyncedControl<HTMLInputElement>(String(value))
  return (
    <input
      ref={handle}
      type="range"
      data-end={name}
      aria-label={label}
      defaultValue={value}
      {...bounds}
      className={isAbove ? 'is-above' : undefined}
    />
  )
}

export async function slideHandle(handle: HTMLInputElement): Promise<void> {
  const { moveHandle } = await import('./move-handle.ts')
  moveHandle(handle)
}
