import type { ReactNode } from 'react'
import { href, useSearchParams } from 'react-router'
import type { AdminApartmentFilters, ApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import { apartmentTypeName, offeredTypes } from '../../../domain/building/apartment-type.ts'
import {
  type Building,
  facesSea,
  floorLabel,
  floorsOf,
  floorsOfEntrance,
} from '../../../domain/building/building.ts'
import { exposures } from '../../../domain/building/exposure.ts'
import { pick } from '../../../domain/lists/pick.ts'
import { withSelected } from '../../../domain/lists/query.ts'
import { statuses } from '../../../domain/status.ts'
import { draftText } from '../../../text/admin/apartments.ts'
import { filterText } from '../../../text/admin/lists.ts'
import { listText } from '../../../text/public/bg/apartment-list.ts'
import { filterWords } from '../../../text/public/bg/filter-words.ts'
import { text } from '../../../text/public/bg/index.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { describeFilters } from '../../../text/public/describe-filters.ts'
import { useBuilding } from '../../building.ts'
import { ExportLinks } from '../export/export-links.tsx'
import { type ExtraSearchParams, ListFilters } from '../filters/list-filters.tsx'

const { filters: filterLabels, amountWrong } = listText

/** Offers the floors of the selected entrance, and hides the types that the building hides. */
function optionsOf(building: Building, { entrance, floor, type: [type] = [] }: AdminApartmentFilters) {
  const floors = entrance === undefined ? floorsOf(building) : floorsOfEntrance(building, entrance)
  const types = offeredTypes(building).map(({ key }) => key)
  const allFloors = floorsOf(building).map(
    (each) => [String(each), floorLabel(building, { floor: each })] as const,
  )
  return {
    entrance: building.entrances.map(({ id, name }) => [id, name] as const),
    floor: withSelected(floors, floor).map(
      (each) => [String(each), floorLabel(building, { entrance, floor: each })] as const,
    ),
    type: withSelected(types, type).map((each) => [each, apartmentTypeName(building, each)] as const),
    status: statuses.map((status) => [status, labels.apartmentStatus[status]] as const),
    drafts: (['only', 'none'] as const).map((drafts) => [drafts, draftText.filters[drafts]] as const),
    minFloor: allFloors,
    maxFloor: allFloors,
    exposure: exposures.map((each) => [each, labels.exposure[each]] as const),
    sea: [['1', filterText.toTheSea] as const],
  }
}

const usual = {
  choices: ['entrance', 'floor', 'type', 'status', 'drafts'],
  amounts: ['maxPrice', 'minArea'],
} as const
const every = {
  choices: ['entrance', 'floor', 'minFloor', 'maxFloor', 'type', 'status', 'exposure', 'sea', 'drafts'],
  amounts: ['minPrice', 'maxPrice', 'minArea', 'maxArea'],
} as const

const choiceLabels = {
  ...pick(filterLabels, ['entrance', 'floor', 'type', 'status']),
  minFloor: filterText.minFloor,
  maxFloor: filterText.maxFloor,
  exposure: filterText.exposure,
  sea: filterText.view,
  drafts: draftText.visibility,
}

/** Links of the public list may have filters that are not offered here, and several types where one is offered. */
function keptFilters({ type = [], exposure = [] }: AdminApartmentFilters, offersAll: boolean) {
  const unoffered = ['minPrice', 'maxArea', 'minFloor', 'maxFloor', 'exposure', 'sea'] as const
  const kept: (keyof ApartmentFilters)[] = offersAll ? [] : [...unoffered]
  if (offersAll && exposure.length > 1) kept.push('exposure')
  return type.length > 1 ? (['type', ...kept] as const) : kept
}

interface Props {
  search: string
  filters: AdminApartmentFilters
  /** Whether the building has drafts; without any, nothing is offered about them. */
  hasDrafts?: boolean
  /** Whether filters are offered that the list only keeps from links of the public one. */
  offersAll?: boolean
  children: ReactNode
  rest?: ExtraSearchParams
}

export function ApartmentListFilters(props: Props) {
  const { search, filters, hasDrafts, offersAll = false, children, rest } = props
  const [query] = useSearchParams()
  const building = useBuilding()
  const options = optionsOf(building, filters)
  const { available, type = [], exposure = [], sea, ...others } = filters
  const selected = { ...others, type: type[0], exposure: exposure[0], sea: sea && '1' }
  const kept = keptFilters(filters, offersAll)
  const offered = offersAll ? every : usual
  // Links of the public list have `available` in place of `status`.
  const status = available ? 'available' : selected.status
  const isOffered = {
    drafts: hasDrafts || filters.drafts !== undefined,
    sea: exposures.some((each) => facesSea(building, each)),
  }
  const names = offered.choices.filter((name) =>
    name === 'drafts' || name === 'sea' ? isOffered[name] : !kept.includes(name),
  )
  return (
    <ListFilters
      rest={rest}
      search={search}
      searchHint={filterText.apartments}
      choices={names.map((name) => ({
        name,
        label: choiceLabels[name],
        options: options[name],
        selected: name === 'status' ? status : selected[name],
      }))}
      amounts={offered.amounts.map((name) => {
        const typed = query.get(name) ?? ''
        const isWrong = typed.trim() !== '' && filters[name] === undefined
        return { name, label: filterLabels[name], typed, wrong: isWrong ? amountWrong[name] : undefined }
      })}
      kept={{
        names: kept,
        labels: describeFilters({ ...text, filterWords }, building, pick(filters, kept)).map(
          ({ label }) => label,
        ),
      }}
      tools={!rest && <ExportLinks to={href('/admin/apartments/export')} />}
    >
      {children}
    </ListFilters>
  )
}
