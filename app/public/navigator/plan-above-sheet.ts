import { type RefObject, useEffect, useRef } from 'react'

export const selectionId = 'selected-apartment'

/** On a phone the sheet of the selected home lies over the page: the plan moves up from under it. */
export function usePlanAboveSheet(selectedId: string | undefined): RefObject<HTMLDivElement | null> {
  const plan = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sheet = document.getElementById(selectionId)?.firstElementChild
    if (!selectedId || !plan.current || !sheet) return
    const isSheet = getComputedStyle(sheet).position === 'fixed'
    const isCovered = plan.current.getBoundingClientRect().bottom > sheet.getBoundingClientRect().top
    const isAway = plan.current.getBoundingClientRect().top < 0
    if (isSheet && (isCovered || isAway)) plan.current.scrollIntoView({ block: 'start' })
  }, [selectedId])
  return plan
}
