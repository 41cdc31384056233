import { choice } from '../lists/query.ts'

/** Reservations that go on: they run, or became sales. */
export const dealStates = ['running', 'sold'] as const
export const dealPaymentFilters = ['overdue', 'open'] as const

export interface DealFilters {
  state?: (typeof dealStates)[number] | undefined
  agent?: string | undefined
  payments?: (typeof dealPaymentFilters)[number] | undefined
}

export function parseDealFilters(query: URLSearchParams): DealFilters {
  return {
    state: choice(dealStates, query.get('state')),
    agent: query.get('agent')?.trim().slice(0, 100) || undefined,
    payments: choice(dealPaymentFilters, query.get('payments')),
  }
}

interface Filtered {
  state: string
  agentId: string | null
  overdue: number
  rest: number
}

export function matchesDealFilters(
  { state, agent, payments }: DealFilters,
  { state: now, agentId, overdue, rest }: Filtered,
): boolean {
  return (
    (state ?? now) === now &&
    (agent === undefined || agent === agentId) &&
    (payments !== 'overdue' || overdue > 0) &&
    (payments !== 'open' || rest > 0)
  )
}
