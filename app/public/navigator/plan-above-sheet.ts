import { type RefObject, useEffect, useRef } from 'react'

export const selectionId = 'selected-apartment'

/**
 * On a phone the sheet of the selected home lies over the page: the plan moves up from under it. A home that
 * is chosen in the list, further down, brings the plan back into sight.
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
