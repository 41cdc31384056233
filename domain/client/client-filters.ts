import { type EnquirySource, enquirySources } from '../enquiry/enquiry-source.ts'
import { choice } from '../lists/query.ts'
import type { Sort } from '../lists/sort.ts'

export interface ClientFilters {
  search: string
  agent?: string | undefined
  source?: EnquirySource | undefined
}

export function parseClientFilters(query: URLSearchParams): ClientFilters {
  return {
    search: query.get('q')?.trim().slice(0, 200) ?? '',
    agent: query.get('agent')?.trim().slice(0, 64) || undefined,
    source: choice(enquirySources, query.get('source')),
  }
}

/** Without a choice, those with the newest enquiry or reservation come first. */
export const clientSorts = ['name', 'lastAt', 'added'] as const
export type ClientSort = Sort<(typeof clientSorts)[number]>
