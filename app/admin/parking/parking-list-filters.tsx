import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { ParkingFilters } from '../../../domain/parking/parking.ts'
import { parkingTypes } from '../../../domain/parking/parking-type.ts'
import { statuses } from '../../../domain/status.ts'
import { filterText } from '../../../text/admin/lists.ts'
import { parkingFormText as text } from '../../../text/admin/parking.ts'
import { labels } from '../../../text/public/bg/labels.ts'
import { places } from '../../../text/public/bg/places.ts'
import { useBuilding } from '../../building.ts'
import { ExportLinks } from '../export/export-links.tsx'
import { type ExtraSearchParams, ListFilters } from '../filters/list-filters.tsx'

const types = parkingTypes.map((type) => [type, labels.parkingType[type]] as const)
const states = statuses.map((status) => [status, labels.parkingStatus[status]] as const)

interface Props {
  search: string
  filters: ParkingFilters
  /** The levels with a plan, and all others that have parking spots. */
  levels: number[]
  children: ReactNode
  rest?: ExtraSearchParams
}

export function ParkingListFilters({ search, filters, levels, children, rest }: Props) {
  const building = useBuilding()
  const { floor, type, status } = filters
  const options = levels.map((level) => [String(level), places.parkingLevel(building, level)] as const)
  return (
    <ListFilters
      rest={rest}
      search={search}
      searchHint={filterText.parking}
      choices={[
        { name: 'level', label: text.level, options, selected: floor },
        { name: 'type', label: text.type, options: types, selected: type },
        { name: 'status', label: text.status, options: states, selected: status },
      ]}
      tools={!rest && <ExportLinks to={href('/admin/parking/export')} />}
    >
      {children}
    </ListFilters>
  )
}
