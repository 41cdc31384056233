import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/** The rows that may get the focus when a list replaces a form: the form's own row first, then its neighbours. */
let rowsToFocus: readonly string[] = []

/** Called by a form: when its list replaces it, the list focuses the first of these rows that it has. */
export function useFocusRowAfterForm(ids: readonly string[]): void {
  const newest = useRef(ids)
  useEffect(() => {
    newest.current = ids
  })
  useEffect(
    () => () => {
      rowsToFocus = newest.current
      // A list that replaces the form mounts in the same tick. A list that is opened later must not take the
      // focus.
      setTimeout(() => {
        rowsToFocus = []
      })
    },
    [],
  )
}

interface RowFocusProps {
  rows: readonly { id: string }[]
  children: ReactNode
}

/**
 * Surrounds a list whose rows have `data-row`: focuses the row of the form that the list replaces, and the next row when
 * the focused one disappears.
 */
export function RowFocus({ rows, children }: RowFocusProps) {
  const frame = useRef<HTMLDivElement>(null)
  useListRowFocus(frame, rows)
  return <div ref={frame}>{children}</div>
}

function useListRowFocus(frame: RefObject<HTMLElement | null>, rows: readonly { id: string }[]): void {
  const focused = useRef<string>(undefined)
  const before = useRef(rows)

  useEffect(() => {
    const back = rowsToFocus.find((id) => rowOf(frame.current, id))
    if (back) focusRow(frame.current, back)
    rowsToFocus = []
    const onFocusIn = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
      if (row) focused.current = row.dataset.row
    }
    const element = frame.current
    element?.addEventListener('focusin', onFocusIn)
    return () => element?.removeEventListener('focusin', onFocusIn)
  }, [frame])

  useEffect(() => {
    const index = before.current.findIndex(({ id }) => id === focused.current)
    before.current = rows
    const isGone = index !== -1 && !rows.some(({ id }) => id === focused.current)
    const next = rows[Math.min(index, rows.length - 1)]
    if (isGone && next && document.activeElement === document.body) focusRow(frame.current, next.id)
  }, [frame, rows])
}

function rowOf(frame: HTMLElement | null, id: string): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null
}

/** Scrolls only where the row is out of sight, because the list has restored its own scroll position by then. */
function focusRow(frame: HTMLElement | null, id: string): void {
  const row = rowOf(frame, id)
  row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  const visible = row?.closest('section')?.getBoundingClientRect()
  const box = row?.getBoundingClientRect()
  if (visible && box && (box.top < visible.top || box.bottom > visible.bottom))
    row?.scrollIntoView({ block: 'nearest' })
}
