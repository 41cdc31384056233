export const selectionParameter = 'apartment'

/** The number of a view of the building, from 2: the first view needs none. */
export const viewParameter = 'view'

export function selecting(id: string): string {
  return `?${new URLSearchParams({ [selectionParameter]: id })}`
}
