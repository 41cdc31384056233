import { useLinkClickHandler, useSearchParams } from 'react-router'
import { firstTouch } from '../../first-touch.ts'
import { selecting, selectionParameter } from '../navigator-urls.ts'
import { useFilterQuery } from './filter-query.ts'
import type { NavigatorApartment } from './navigator-apartment.ts'

/** The apartment that the URL selects. The selection is part of the URL, so that it can be shared. */
export function useSelectedApartment(apartments: NavigatorApartment[]): NavigatorApartment | undefined {
  const [query] = useSearchParams()
  return apartments.find(({ id }) => id === query.get(selectionParameter))
}

/** The id of the element beside the plan, with the selected apartment. */
export const selectionId = 'selected-apartment'

/** The id of the plan's element. */
export const planId = 'plan'

const inPlace = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false }

/**
 * Properties of a link that selects an apartment, or deselects it if it is selected. Without scripts the hash scrolls to
 * the plan; with them the page scrolls only where the plan would be hidden, so they leave the hash out. The navigation
 * does not revalidate, because the page already has the data of all apartments of the floor.
 */
export function useSelectionLink(id: string, isSelected: boolean) {
  const query = useFilterQuery()
  const search = isSelected ? query : selecting(id, query)
  const onClick = useLinkClickHandler<Element>({ search }, inPlace)
  return {
    ...inPlace,
    to: { search, hash: isSelected ? '' : planId },
    onClick,
    [firstTouch.early]: true,
  }
}
