import type { ChangeKind } from '../record/record-change.ts'

export interface HistoryFilters {
  person?: string
  collection?: string
  record?: string
  field?: string
  kind?: ChangeKind
  /** A calendar day in Sofia: 2026-11-15. */
  day?: string
  batch?: string
  /** Only changes that are still in effect, such as deletions that nobody has restored. */
  latest?: '1'
}

const names = ['person', 'collection', 'record', 'field', 'kind', 'day', 'batch', 'latest'] as const

const forms: Record<(typeof names)[number], RegExp> = {
  person: /^[^\p{C}]{1,200}$/u,
  collection: /^[a-zA-Z]{1,40}$/,
  // The id of a translation holds the key of its text, which may be a feature in Bulgarian.
  record: /^[^\p{C}]{1,400}$/u,
  field: /^[a-zA-Z]{1,40}$/,
  kind: /^(added|revised|removed|restored)$/,
  day: /^\d{4}-\d{2}-\d{2}$/,
  batch: /^[\w-]{1,100}$/,
  latest: /^1$/,
}

export function parseHistoryFilters(query: URLSearchParams): HistoryFilters {
  const given = names.flatMap((name) => {
    const value = query.get(name) ?? ''
    const isDay = name !== 'day' || !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
    return forms[name].test(value) && isDay ? [[name, value]] : []
  })
  return Object.fromEntries(given)
}
