import { useEffect, useRef } from 'react'

/** Returns the DOM id of the element that opens the enquiry of a row. */
export function openerOf(id: string): string {
  return `enquiry-${id}`
}

/**
 * Restores the focus in the list: to the row of a closed panel, or, when the focused row disappears because
 * its enquiry was deleted or no longer matches the search, to the row that takes its position.
 */
export function useRowFocus(ids: string[], openId: string | undefined): void {
  const last = useRef({ id: '', position: 0 })
  const wasOpen = useRef(openId)

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest('[data-enquiry]')
      if (row) last.current = positionOf(row)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])

  useEffect(() => {
    const closed = wasOpen.current !== openId ? wasOpen.current : undefined
    wasOpen.current = openId
    if (openId) {
      const row = document.querySelector(`[data-enquiry="${CSS.escape(openId)}"]`)
      if (row) last.current = positionOf(row)
      return
    }
    const { id, position } = last.current
    const isGone = id !== '' && !ids.includes(id)
    if (document.activeElement !== document.body || !(closed || isGone)) return
    const next = ids.includes(closed ?? '') ? closed : ids[Math.min(position, ids.length - 1)]
    const opener = document.getElementById(openerOf(next ?? '')) ?? document.getElementById('q')
    opener?.focus({ preventScroll: opener.id === 'q' })
  }, [ids, openId])
}

function positionOf(row: Element): { id: string; position: number } {
  const rows = [...(row.parentElement?.children ?? [])]
  return { id: row.getAttribute('data-enquiry') ?? '', position: rows.indexOf(row) }
}
