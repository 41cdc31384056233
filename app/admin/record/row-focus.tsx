import { type ReactNode, useRef } from 'react'
import { useListRowFocus } from './list-row-focus.ts'

interface RowFocusProps {
  rows: readonly { id: string }[]
  children: ReactNode
}

/** Around a list whose rows carry `data-row`: the focus comes back to its row from a form, and finds the next one. */
export function RowFocus({ rows, children }: RowFocusProps) {
  const frame = useRef<HTMLDivElement>(null)
  useListRowFocus(frame, rows)
  return <div ref={frame}>{children}</div>
}
