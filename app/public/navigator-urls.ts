export const selectionParameter = 'apartment'

/** The number of a view of the building, from 2: the first view needs none. */
export const viewParameter = 'view'

/** With the filters of the page, which the selection keeps. */
export function selecting(id: string, query = ''): string {
  return withParameter(query, selectionParameter, id)
}

/** The query with one more parameter; an empty value is none. */
export function withParameter(query: string, name: string, value: string): string {
  if (value === '') return query
  const added = new URLSearchParams(query)
  added.set(name, value)
  return `?${added}`
}
