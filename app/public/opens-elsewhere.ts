import type { MouseEvent } from 'react'

/** With one of these keys the browser opens a link in a tab or a window: the page then leaves the click alone. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
