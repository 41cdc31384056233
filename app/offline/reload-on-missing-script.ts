const storageKey = 'reloaded-for-script'
const soon = 10_000

/**
 * A script that is loaded late may belong to a release whose files are gone. Reloads the page then, but not twice
 * within ten seconds.
 */
export function reloadOnMissingScript(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(storageKey))
    if (!navigator.onLine || Date.now() - last < soon) return
    sessionStorage.setItem(storageKey, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
