import { useSearchParams } from 'react-router'
import type { ShownApartment } from './shown-floor.ts'

const parameter = 'apartment'

/** The selection lives in the address, so that it can be shared. */
export function useSelection(apartments: ShownApartment[]): ShownApartment | undefined {
  const [query] = useSearchParams()
  return apartments.find(({ id }) => id === query.get(parameter))
}

export function selecting(id: string): string {
  return `?${new URLSearchParams({ [parameter]: id })}`
}

/** Selecting again deselects. The page has all it needs: nothing is asked of the server. */
export function selectionLink(id: string, isSelected: boolean) {
  return {
    to: { search: isSelected ? '' : selecting(id) },
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  }
}
