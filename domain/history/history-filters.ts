import type { ChangeKind } from '../record/record-change.ts'

/** What somebody looks for in the history. */
export interface HistoryFilters {
  /** The id of whoever did it. */
  person?: string
  collection?: string
  record?: string
  field?: string
  kind?: ChangeKind
  /** A day of Sofia: 2026-11-15. */
  day?: string
  /** The id of what was changed in one step. */
  batch?: string
  /** Only what is as the change left it: of deletions, those that nobody has taken back. */
  latest?: '1'
}

const names = ['person', 'collection', 'record', 'field', 'kind', 'day', 'batch', 'latest'] as const

const forms: Record<(typeof names)[number], RegExp> = {
  person: /^[^\p{C}]{1,200}$/u,
  collection: /^[a-zA-Z]{1,40}$/,
  record: /^[\w-]{1,100}$/,
  field: /^[a-zA-Z]{1,40}$/,
  kind: /^(added|revised|removed|restored)$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  batch: /^[\w-]{1,100}$/,
  latest: /^1$/,
}

/** What no filter can be is left out, as in every list. */
export function parseHistoryFilters(query: URLSearchParams): HistoryFilters {
  const given = names.flatMap((name) => {
    const value = query.get(name) ?? ''
    const isDay = name !== 'day' || !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
    return forms[name].test(value) && isDay ? [[name, value]] : []
  })
  return Object.fromEntries(given)
}
