import { type RefObject, useEffect } from 'react'

/** The cell that a person left for a screen, which leads back to `url`. */
let left: { id: string; url: string } | undefined

export function leaveCell(id: string): void {
  left = { id, url: location.pathname + location.search }
}

/** Gives the focus to the cell that was left, so that whoever comes back goes on there by keyboard. */
export function useReturnToCell(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const cell = left
    left = undefined
    if (cell?.url !== location.pathname + location.search) return
    frame.current
      ?.querySelector<HTMLElement>(`[data-row="${CSS.escape(cell.id)}"] [data-cell]`)
      ?.focus({ preventScroll: true })
  }, [frame])
}
