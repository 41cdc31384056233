import type { ReactNode } from 'react'
import { href, useSearchParams } from 'react-router'
import type { AdminApartmentFilters, ApartmentFilters } from '../../../domain/apartment/apartment-filters.ts'
import { apartmentTypeName, offeredTypes } from '../../../domain/building/apartment-type.ts'
import { type Building, floorLabel, floorsOf, floorsOfEntrance } from '../../../domain/building/building.ts'
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
  return {
    entrance: building.entrances.map(({ id, name }) => [id, name] as const),
    floor: withSelected(floors, floor).map(
      (each) => [String(each), floorLabel(building, { entrance, floor: each })] as const,
    ),
    type: withSelected(types, type).map((each) => [each, apartmentTypeName(building, each)] as const),
    status: statuses.map((status) => [status, labels.apartmentStatus[status]] as const),
    drafts: (['only', 'none'] as const).map((drafts) => [drafts, draftText.filters[drafts]] as const),
  }
}

/** Links of the public list may have filters that are not offered here, and several types where one is offered. */
function keptFilters({ type = [] }: AdminApartmentFilters): (keyof ApartmentFilters)[] {
  const kept: (keyof ApartmentFilters)[] = ['minPrice', 'maxArea', 'minFloor', 'maxFloor', 'exposure', 'sea']
  return type.length > 1 ? ['type', ...kept] : kept
}

interface Props {
  search: string
  filters: AdminApartmentFilters
  /** Whether the building has drafts; without any, nothing is offered about them. */
  hasDrafts?: boolean
  children: ReactNode
  rest?: ExtraSearchParams
}

export function ApartmentListFilters({ search, filters, hasDrafts, children, rest }: Props) {
  const [query] = useSearchParams()
  const building = useBuilding()
  const options = optionsOf(building, filters)
  const { available, type = [], ...others } = filters
  const selected = { ...others, type: type[0] }
  const kept = keptFilters(filters)
  // Links of the public list have `available` in place of `status`.
  const status = available ? 'available' : selected.status
  const offersDrafts = hasDrafts || filters.drafts !== undefined
  const names = (['entrance', 'floor', 'type', 'status', 'drafts'] as const).filter((name) =>
    name === 'drafts' ? offersDrafts : !kept.includes(name),
  )
  return (
    <ListFilters
      rest={rest}
      search={search}
      searchHint={filterText.apartments}
      choices={names.map((name) => ({
        name,
        label: name === 'drafts' ? draftText.visibility : filterLabels[name],
        options: options[name],
        selected: name === 'status' ? status : selected[name],
      }))}
      amounts={(['maxPrice', 'minArea'] as const).map((name) => {
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
