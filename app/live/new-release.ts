const storageKey = 'reloaded-for-release'

let newer: string | undefined

/** Remembers that the server runs another release than this page, whose scripts may not understand new data. */
export function noticeRelease(release: string): void {
  if (import.meta.env.DEV) return
  newer = release === window.__reactRouterManifest?.version ? undefined : release
  if (newer) window.addEventListener('click', openAsDocument, { capture: true })
  else window.removeEventListener('click', openAsDocument, { capture: true })
}

/** Reloads the page instead of loading new data into scripts of an older release; at most once for each release. */
export function reloadForNewRelease(): boolean {
  if (!newer || sessionStorage.getItem(storageKey) === newer) return false
  sessionStorage.setItem(storageKey, newer)
  location.reload()
  return true
}

/** Hides clicks on links from the router, so that the browser loads the next page from the new release. */
function openAsDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link instanceof HTMLAnchorElement && link.pathname !== location.pathname)
    event.stopImmediatePropagation()
}
