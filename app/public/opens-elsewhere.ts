import type { MouseEvent } from 'react'

/** With one of these keys a click on a link opens a tab or a window: that is the browser's business. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
