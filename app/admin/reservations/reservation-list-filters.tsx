import type { ReactNode } from 'react'
import type { ReservationFilters } from '../../../domain/reservation/reservation-filters.ts'
import { reservationStateLabels, reservationStates } from '../../../domain/reservation/reservation-state.ts'
import { reservationsText } from '../../text/admin/reservations.ts'
import { ListFilters } from '../filters/list-filters.tsx'
import type { LabelledId } from './choices.ts'

const text = reservationsText.filters
const states = reservationStates.map((state) => [state, reservationStateLabels[state]] as const)
const soon: [string, string][] = [['1', text.expiringSoon]]

interface Props {
  search: string
  filters: ReservationFilters
  agents: LabelledId[]
  children: ReactNode
}

export function ReservationListFilters({ search, filters, agents, children }: Props) {
  const { state, agent, expiring } = filters
  return (
    <ListFilters
      search={search}
      searchHint={text.hint}
      choices={[
        { name: 'state', label: text.state, options: states, selected: state },
        { name: 'agent', label: text.agent, options: agents, selected: agent },
        { name: 'expiring', label: text.expiring, options: soon, selected: expiring && '1' },
      ]}
    >
      {children}
    </ListFilters>
  )
}
