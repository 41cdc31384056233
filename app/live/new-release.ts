const storageKey = 'reloaded-for-release'

let newer: string | undefined

/** The server says which release it runs: a page of another one must not mix its scripts with new data. */
export function noticeRelease(release: string): void {
  if (import.meta.env.DEV) return
  newer = release === window.__reactRouterManifest?.version ? undefined : release
  if (newer) window.addEventListener('click', openAsDocument, { capture: true })
  else window.removeEventListener('click', openAsDocument, { capture: true })
}

/** Reloads a page of an old release instead of loading new data into it; never twice for one release. */
export function reloadForNewRelease(): boolean {
  if (!newer || sessionStorage.getItem(storageKey) === newer) return false
  sessionStorage.setItem(storageKey, newer)
  location.reload()
  return true
}

/** Hides a click on a link from the router, so that the browser opens the page whole, from the new release. */
function openAsDocument(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]')
  if (link instanceof HTMLAnchorElement && link.pathname !== location.pathname)
    event.stopImmediatePropagation()
}
