import { type RefObject, useEffect, useRef } from 'react'

export const selectionId = 'selected-apartment'

/**
 * Scrolls the plan to the top when an apartment is selected and the plan cannot be seen: on a phone because the apartment's
 * sheet (`fixed`) covers it, elsewhere because the apartment was selected in the list further down.
 */
export function usePlanAboveSheet(selectedId: string | undefined): RefObject<HTMLDivElement | null> {
  const plan = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sheet = document.getElementById(selectionId)?.firstElementChild
    if (!selectedId || !plan.current || !sheet) return
    const { top, bottom } = plan.current.getBoundingClientRect()
    const isSheet = getComputedStyle(sheet).position === 'fixed'
    const isHidden = isSheet
      ? bottom > sheet.getBoundingClientRect().top || top < 0
      : bottom < window.innerHeight / 3
    if (isHidden) plan.current.scrollIntoView({ block: 'start' })
  }, [selectedId])
  return plan
}
