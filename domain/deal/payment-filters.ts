import { choice } from '../lists/query.ts'

export const openStates = ['overdue', 'due', 'expected'] as const

export interface InstalmentFilters {
  state?: (typeof openStates)[number] | undefined
  agent?: string | undefined
}

export function parseInstalmentFilters(query: URLSearchParams): InstalmentFilters {
  return {
    state: choice(openStates, query.get('state')),
    agent: query.get('agent')?.trim().slice(0, 100) || undefined,
  }
}
