import type { KeyboardEvent, RefObject } from 'react'

const steps: Record<string, { column: number; slot: number }> = {
  ArrowUp: { column: 0, slot: -1 },
  ArrowDown: { column: 0, slot: 1 },
  ArrowLeft: { column: -1, slot: 0 },
  ArrowRight: { column: 1, slot: 0 },
}

/** The arrow keys go from one empty hour to the next, within the grid. */
export function useSlotKeys(grid: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent) => {
    const step = steps[event.key]
    const { target } = event
    if (!step || event.shiftKey || !(target instanceof HTMLElement) || !target.dataset.slot) return
    const column = target.closest<HTMLElement>('[data-column]')
    const next = grid.current?.querySelector(
      `[data-column="${Number(column?.dataset.column) + step.column}"]`,
    )
    const slots = [...(next?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])]
    const own = [...(column?.querySelectorAll('[data-slot]') ?? [])].indexOf(target)
    const found = slots[own + step.slot]
    if (!found) return
    event.preventDefault()
    target.tabIndex = -1
    found.tabIndex = 0
    found.focus()
  }
}
