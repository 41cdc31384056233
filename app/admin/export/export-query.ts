import { choice } from '../../../domain/lists/query.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import { parseSort } from '../../../domain/lists/sort.ts'
import { importText as text } from '../../../text/admin/import.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The parsed parameters of a list by name; undefined where the list ignores a value that it does not know. */
export type UnderstoodQuery = Readonly<Record<string, unknown>>

const longest = 60

/**
 * Refuses a URL with a parameter or a value that the list does not know. The list on the screen ignores it, and
 * its filters show that. In a file, nobody would notice that it has more rows than were requested.
 */
export function findQueryFault(query: URLSearchParams, understood: UnderstoodQuery): string | undefined {
  const format = query.get('format')
  if (format !== null && !exportFormats.some((known) => known === format))
    return text.unknownFormat(format.slice(0, longest))
  const unknown = [...query].find(
    ([name, value]) => name !== 'format' && value.trim() !== '' && !isUnderstood(value, understood[name]),
  )
  return unknown && text.unknownFilter(unknown.join('=').slice(0, longest))
}

/** A parameter with several values is a list of those that were understood. */
function isUnderstood(value: string, understood: unknown): boolean {
  return Array.isArray(understood) ? understood.includes(value) : understood !== undefined
}

/** The parameters that all lists have: search and order. */
export function parsedOrder(keys: readonly string[], query: URLSearchParams): UnderstoodQuery {
  return {
    q: parseSearch(query),
    sort: parseSort(keys, query),
    dir: choice(['asc', 'desc'], query.get('dir')),
  }
}
