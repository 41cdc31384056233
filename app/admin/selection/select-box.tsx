import type { MouseEvent } from 'react'
import type { MediaFile } from '../../../domain/files/media.ts'
import { mediaText as text } from '../../text/office/media.ts'
import type { Selection } from './use-selection.ts'

/** A native box: the space bar works, and with Shift it takes a range like the mouse does. */
export function SelectBox({ file: { id, name }, selection }: { file: MediaFile; selection: Selection }) {
  return (
    <input
      type="checkbox"
      aria-label={text.select(name)}
      checked={selection.has(id)}
      onClick={(event: MouseEvent) => selection.click(id, event.shiftKey)}
      onChange={() => {}}
      className="block size-5 cursor-pointer accent-sea-700"
    />
  )
}
