const storageKey = 'reloaded-for-script'
const soon = 10_000

/** A part of a page that is loaded late may belong to a release that is gone: the page is loaded anew, once. */
export function reloadOnMissingScript(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(storageKey))
    if (!navigator.onLine || Date.now() - last < soon) return
    sessionStorage.setItem(storageKey, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
