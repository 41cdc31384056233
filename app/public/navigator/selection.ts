import { useSearchParams } from 'react-router'
import { firstTouch } from '../../first-touch.ts'
import { selecting, selectionParameter } from '../navigator-urls.ts'
import type { NavigatorApartment } from './navigator-apartment.ts'

/** The apartment that the URL selects. The selection is part of the URL, so that it can be shared. */
export function useSelectedApartment(apartments: NavigatorApartment[]): NavigatorApartment | undefined {
  const [query] = useSearchParams()
  return apartments.find(({ id }) => id === query.get(selectionParameter))
}

/** The id of the plan's element. */
export const planId = 'plan'

/**
 * Properties of a link that selects an apartment, or deselects it if it is selected. Without scripts the hash
 * scrolls to the plan. The navigation does not revalidate, because the page already has the data of all
 * apartments of the floor.
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
