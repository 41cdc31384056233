import { useSearchParams } from 'react-router'
import type { ApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import type { AllRangeBounds } from '../../../domain/apartment/range-bounds.ts'
import { offeredTypes } from '../../../domain/building/apartment-type.ts'
import { type Building, floorLabel, floorsOf, floorsOfEntrance } from '../../../domain/building/building.ts'
import { exposures } from '../../../domain/building/exposure.ts'
import { type Sort, sortValue } from '../../../domain/lists/sort.ts'
import { statuses } from '../../../domain/status.ts'
import type { PublicText } from '../../../text/public/public-text.ts'
import { apartmentsSection } from '../../../text/public/sections/apartments.ts'
import { useBuilding } from '../../building.ts'
import { useLocale } from '../../locale.tsx'
import { button } from '../../ui/button.ts'
import { FilterForm, type SelectFilter } from '../filter-form.tsx'
import { ChoiceBox, ChoiceBoxes } from './choice-boxes.tsx'
import { RangeFilter, slideHandle } from './range-filter.tsx'

const names = ['entrance', 'floor', 'status'] as const

type Options = SelectFilter['options']

function choicesOf(
  text: Pick<PublicText, 'apartmentList' | 'labels'>,
  building: Building,
  filters: ApartmentFilters,
): SelectFilter[] {
  const options: Record<(typeof names)[number], Options> = {
    entrance: building.entrances.map(({ id, name }) => [id, name]),
    floor: floorOptions(building, filters),
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

/** The types that are offered, and the selected ones, which may be hidden by now. */
function typeOptions(building: Building, { type: selected = [] }: ApartmentFilters): Options {
  const offered = offeredTypes(building)
  return building.apartmentTypes
    .filter((type) => offered.includes(type) || selected.includes(type.key))
    .map(({ key, name }) => [key, name])
}

export const formId = 'apartment-filters'

/** What a page asks for: the list everything, the navigator what it does not show by itself. */
export type AskedFilters = 'all' | 'homes'

export interface ApartmentFilterFormProps {
  asked?: AskedFilters
  /** Other parameters of the page's URL, which the form must keep. */
  others: readonly string[]
  filters: ApartmentFilters
  sort?: Sort<string> | undefined
  bounds: AllRangeBounds
  /** How many apartments the list has now. */
  found: number
  /** Called after the form was submitted, so that the sheet around it can close. */
  onSent?: () => void
}

export function ApartmentFilterForm(props: ApartmentFilterFormProps) {
  const { asked = 'all', others, filters, sort, bounds, found, onSent } = props
  const { text } = useLocale(apartmentsSection)
  const building = useBuilding()
  const [query] = useSearchParams()
  const { type = [], exposure = [], sea, minFloor, maxFloor } = filters
  const selected = Object.fromEntries(names.map((name) => [name, String(filters[name] ?? '')]))
  const { filters: labels, columns, more, show, showCount } = text.apartmentList
  const hasMore = exposure.length > 0 || minFloor !== undefined || maxFloor !== undefined
  return (
    <FilterForm
      id={formId}
      choices={asked === 'all' ? choicesOf(text, building, filters) : []}
      selected={{
        ...selected,
        type: type.join(' '),
        exposure: exposure.join(' '),
        sea: sea ? '1' : '',
        available: filters.available ? '1' : '',
        sort: sortValue(sort),
      }}
      all={text.apartmentList.all}
      others={others}
      onSelect={clearAvailable}
      onSlide={slideHandle}
      onSent={onSent}
      className="filter-form"
      choiceClassName="filter-choice"
    >
      <RangeFilter of="price" filters={filters} query={query} bounds={bounds.price} />
      <RangeFilter of="area" filters={filters} query={query} bounds={bounds.area} />
      <ChoiceBoxes name="type" legend={labels.type} options={typeOptions(building, filters)} chosen={type} />
      <ChoiceBox name="sea" value="1" label={text.apartmentList.sea} isChosen={sea === true} />
      {asked === 'homes' && (
        <ChoiceBox
          name="available"
          value="1"
          label={text.apartmentList.availableOnly}
          isChosen={filters.available === true}
        />
      )}
      <details className="more-filters" open={hasMore}>
        <summary>{more}</summary>
        <div>
          <RangeFilter of="floor" filters={filters} query={query} bounds={bounds.floor} />
          <ChoiceBoxes
            name="exposure"
            legend={columns.exposure}
            options={exposures.map((each) => [each, text.labels.exposure[each]] as const)}
            chosen={exposure}
          />
        </div>
      </details>
      <div className="filter-end">
        <button type="submit" className={button({ kind: 'secondary', className: 'max-md:flex-1' })}>
          <span className="without-scripts">{show}</span>
          <span className="with-scripts">{showCount(found)}</span>
        </button>
      </div>
    </FilterForm>
  )
}

/** Unticks „Само свободни“ when a status is selected. */
function clearAvailable({ name, form }: HTMLSelectElement | HTMLInputElement): void {
  const box = form?.elements.namedItem('available')
  if (name === 'status' && box instanceof HTMLInputElement) box.checked = false
}
