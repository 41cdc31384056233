import { choice } from '../../../domain/lists/query.ts'
import { parseSearch } from '../../../domain/lists/search-tokens.ts'
import { parseSort } from '../../../domain/lists/sort.ts'
import { importText as text } from '../../text/admin/import.ts'
import { exportFormats } from './export-format.ts'

/** What a list makes of its URL: by the name of each choice, nothing for one that it does not know. */
export type UnderstoodQuery = Readonly<Record<string, unknown>>

const longest = 60

/**
 * Why a URL does not say what to export. A list passes over what it does not know, and shows so; a file with more
 * rows than were asked for would be taken for the right one.
 */
export function findQueryFault(query: URLSearchParams, understood: UnderstoodQuery): string | undefined {
  const format = query.get('format')
  if (format !== null && !exportFormats.some((known) => known === format))
    return text.unknownFormat(format.slice(0, longest))
  const unknown = [...query].find(
    ([name, value]) => name !== 'format' && value.trim() !== '' && understood[name] === undefined,
  )
  return unknown && text.unknownFilter(unknown.join('=').slice(0, longest))
}

/** The rest of a list's URL: what is searched for, and the order. */
export function parsedOrder(keys: readonly string[], query: URLSearchParams): UnderstoodQuery {
  return {
    q: parseSearch(query),
    sort: parseSort(keys, query),
    dir: choice(['asc', 'desc'], query.get('dir')),
  }
}
