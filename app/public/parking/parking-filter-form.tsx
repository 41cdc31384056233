import type { ParkingChoices } from '../../../domain/parking/parking.ts'
import { parkingTypeLabels, parkingTypes } from '../../../domain/parking/parking-type.ts'
import { parkingStatusLabels, statuses } from '../../../domain/status.ts'
import { parkingText as text } from '../../text/public/parking.ts'
import { button } from '../../ui/button.ts'
import { type FilterChoice, FilterForm } from '../../ui/filter-form.tsx'

const choices: FilterChoice[] = [
  {
    name: 'type',
    label: text.filters.type,
    options: parkingTypes.map((type) => [type, parkingTypeLabels[type]]),
  },
  {
    name: 'status',
    label: text.filters.status,
    options: statuses.map((status) => [status, parkingStatusLabels[status]]),
  },
]

/** Its choices stand in the URL beside the level. */
export function ParkingFilterForm({ choices: { type, status } }: { choices: ParkingChoices }) {
  return (
    <FilterForm
      choices={choices}
      selected={{ type: type ?? '', status: status ?? '' }}
      all={text.all}
      others={['level', 'sort', 'dir']}
      className="flex flex-wrap items-end gap-3"
      choiceClassName="min-w-36 flex-1 sm:flex-none"
    >
      <noscript>
        <button type="submit" className={button({ kind: 'secondary' })}>
          {text.apply}
        </button>
      </noscript>
    </FilterForm>
  )
}
