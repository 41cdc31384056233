import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { withPinnedRows } from '../../../domain/lists/with-pinned-rows.ts'
import { pressedButton } from './use-meant-clicks.ts'

interface SteadyRowsProps<Row> {
  rows: readonly Row[]
  /** Rows that are `isGone` have left the list. They get `data-gone`: dimmed, and their buttons do nothing. */
  children(shown: readonly Row[], isGone: (row: Row) => boolean): ReactNode
}

/**
 * A list whose rows leave it by their own buttons. Whoever has pressed one finds every row where it was, until the
 * pointer, or with keys the focus, leaves the list; on a touch screen until the finger has had time to come back
 * (decision 120). Otherwise the next row would slide under the pointer, and a second click would be about it.
 */
export function SteadyRows<Row extends { id: string }>({ rows, children }: SteadyRowsProps<Row>) {
  const { isHeld, ...listeners } = useHold()
  const { pathname, search } = useLocation()
  const url = pathname + search
  const last = useRef({ url, rows })
  const before = isHeld && last.current.url === url ? last.current.rows : rows
  const shown = withPinnedRows(rows, before, new Set(before.map(({ id }) => id)))
  useEffect(() => {
    last.current = { url, rows: shown }
  })
  const present = new Set(rows.map(({ id }) => id))
  return (
    <div data-steady="" className="contents" {...listeners}>
      {children(shown, ({ id }) => !present.has(id))}
    </div>
  )
}

/** How long a tap holds the rows, in milliseconds: a finger leaves the list with every tap. */
const touchHold = 4000

function useHold() {
  const [isHeld, setHeld] = useState(false)
  const by = useRef<'pointer' | 'touch' | 'keys'>('pointer')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isHeld,
    onPointerDownCapture({ pointerType }: PointerEvent) {
      by.current = pointerType === 'touch' ? 'touch' : 'pointer'
    },
    onKeyDownCapture() {
      by.current = 'keys'
    },
    onClickCapture(event: MouseEvent) {
      const pressed = event.target instanceof Element ? event.target : null
      if (pressed?.closest('[data-gone] :is(button, select)')) {
        event.preventDefault()
        return event.stopPropagation()
      }
      if (!pressed?.closest(`${pressedButton}, select`)) return
      clearTimeout(timer.current)
      setHeld(true)
      if (by.current === 'touch') timer.current = setTimeout(() => setHeld(false), touchHold)
    },
    onPointerLeave() {
      if (by.current === 'pointer') setHeld(false)
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (by.current === 'keys' && !currentTarget.contains(relatedTarget)) setHeld(false)
    },
  }
}
