import { type ApartmentFilters, apartmentListQuery } from '../../../domain/apartment/apartment-filters.ts'
import { choice } from '../../../domain/lists/query.ts'
import type { Sort } from '../../../domain/lists/sort.ts'
import type { DescribedFilter } from '../../../text/public/describe-filters.ts'

export const listViews = ['cards', 'table'] as const
export type ListView = (typeof listViews)[number]

/** The view of a list whose URL names none. */
const usualView: ListView = 'table'

export const viewChoices = { view: listViews }

export function parseListView(query: URLSearchParams): ListView {
  return choice(listViews, query.get('view')) ?? usualView
}

/** Everything that the URL of a list says. */
export interface ListState {
  filters: ApartmentFilters
  sort: Sort<string> | undefined
  view: ListView
}

/** Begins with `?`, or is empty. */
export function listQuery({ filters, sort, view }: ListState): string {
  const query = new URLSearchParams(apartmentListQuery(filters, sort))
  if (view !== usualView) query.set('view', view)
  return query.size > 0 ? `?${query}` : ''
}

/** The filters without one that was described, or without one value of it. */
export function withoutFilter(
  filters: ApartmentFilters,
  { names, value }: DescribedFilter,
): ApartmentFilters {
  const left = (name: keyof ApartmentFilters) => {
    const chosen = filters[name]
    const others = Array.isArray(chosen) ? chosen.filter((each) => each !== value) : []
    return others.length > 0 ? others : undefined
  }
  return { ...filters, ...Object.fromEntries(names.map((name) => [name, left(name)])) }
}
