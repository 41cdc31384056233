import type { MouseEvent } from 'react'
import type { Selection } from './use-selection.ts'

interface SelectBoxProps {
  id: string
  /** „Избери апартамент 57“ */
  label: string
  selection: Pick<Selection, 'has' | 'click'>
}

/** A native checkbox, so that the space bar works: with Shift it selects a range, as a click does. */
export function SelectBox({ id, label, selection }: SelectBoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={selection.has(id)}
      onClick={(event: MouseEvent) => selection.click(id, event.shiftKey)}
      onChange={() => {}}
      className="block size-5 cursor-pointer accent-sea-700"
    />
  )
}
