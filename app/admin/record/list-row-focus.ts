import { type RefObject, useEffect, useRef } from 'react'

/** The rows that the focus should go to when a form gives way to its list: its own, or else the one after it. */
let rowsToFocus: readonly string[] = []

/** For a form: when it goes, and its list comes in its place, the list gives the focus to the form's row. */
export function useFocusRowAfterForm(ids: readonly string[]): void {
  const newest = useRef(ids)
  useEffect(() => {
    newest.current = ids
  })
  useEffect(
    () => () => {
      rowsToFocus = newest.current
      // A list that comes in its place does so in the same moment; one that is opened later was not come back to.
      setTimeout(() => {
        rowsToFocus = []
      })
    },
    [],
  )
}

/**
 * For a list whose rows carry `data-row`: takes the focus back from a form, and gives it to the next row when the one
 * that had it is gone.
 */
export function useListRowFocus(frame: RefObject<HTMLElement | null>, rows: readonly { id: string }[]): void {
  const focused = useRef<string>(undefined)
  const before = useRef(rows)

  useEffect(() => {
    const back = rowsToFocus.find((id) => rowOf(frame.current, id))
    if (back) focusRow(frame.current, back)
    rowsToFocus = []
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
      if (row) focused.current = row.dataset.row
    }
    const element = frame.current
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [frame])

  useEffect(() => {
    const place = before.current.findIndex(({ id }) => id === focused.current)
    before.current = rows
    const isGone = place !== -1 && !rows.some(({ id }) => id === focused.current)
    const next = rows[Math.min(place, rows.length - 1)]
    if (isGone && next && document.activeElement === document.body) focusRow(frame.current, next.id)
  }, [frame, rows])
}

function rowOf(frame: HTMLElement | null, id: string): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null
}

/** The list has its own place by then: it moves only for a row that is out of sight. */
function focusRow(frame: HTMLElement | null, id: string): void {
  const row = rowOf(frame, id)
  row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  const view = row?.closest('section')?.getBoundingClientRect()
  const place = row?.getBoundingClientRect()
  if (view && place && (place.top < view.top || place.bottom > view.bottom))
    row?.scrollIntoView({ block: 'nearest' })
}
