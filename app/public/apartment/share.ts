/** What became of it: handed to the device's own sharing, or copied. */
export type Shared = 'handed' | 'copied' | 'failed'

/** The URL of the page itself, whatever is open over it. */
export async function share(title: string): Promise<Shared> {
  const url = location.origin + location.pathname
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return 'handed'
    } catch (error) {
      // Whoever thinks better of it wants no copy either.
      if (error instanceof DOMException && error.name === 'AbortError') return 'handed'
    }
  }
  return copy(url)
}

/** Over plain HTTP browsers lend nobody the clipboard. */
async function copy(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
