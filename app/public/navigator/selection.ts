import { useSearchParams } from 'react-router'
import { firstTouch } from '../../first-touch.ts'
import { selecting, selectionParameter } from '../navigator-urls.ts'
import type { ShownApartment } from './shown-floor.ts'

/** The selection lives in the URL, so that it can be shared. */
export function useSelectedApartment(apartments: ShownApartment[]): ShownApartment | undefined {
  const [query] = useSearchParams()
  return apartments.find(({ id }) => id === query.get(selectionParameter))
}

/** Where the plan is on its page. */
export const planId = 'plan'

/**
 * Selecting again deselects. Followed without scripts, it leads to the plan: the sheet with what is selected lies over the
 * lower part of the screen.
 * Without revalidation: the page already has all it shows of a selected apartment.
 */
export function selectionLink(id: string, isSelected: boolean) {
  return {
    to: isSelected ? { search: '', hash: '' } : { search: selecting(id), hash: planId },
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
    [firstTouch.early]: true,
  }
}
