import { useSearchParams } from 'react-router'
import { selecting, selectionParameter } from '../navigator-addresses.ts'
import type { ShownApartment } from './shown-floor.ts'

/** The selection lives in the address, so that it can be shared. */
export function useSelection(apartments: ShownApartment[]): ShownApartment | undefined {
  const [query] = useSearchParams()
  return apartments.find(({ id }) => id === query.get(selectionParameter))
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
