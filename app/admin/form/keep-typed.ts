import { errors } from '../../../text/admin/errors.ts'
import { showError } from '../../ui/toaster.ts'

/** Whether the form or outline editor on the screen has unsaved changes; `watchUnsaved` replaces it. */
let hasUnsaved = () => false

/** Registers a function that says whether the page has unsaved changes. The returned function removes it. */
export function watchUnsaved(isDirty: () => boolean): () => void {
  hasUnsaved = isDirty
  return () => {
    if (hasUnsaved === isDirty) hasUnsaved = () => false
  }
}

export function isAnythingUnsaved(): boolean {
  return hasUnsaved()
}

interface ClientLoaderArgs {
  request: Request
  serverLoader(): Promise<unknown>
}

/**
 * The `clientLoader` of a form. When the data cannot be loaded again (no network, no session, the record is deleted), it
 * returns the last data as long as something on the page is not saved: an error page would lose what was typed. The
 * layout around the form has it without a message: the form's own says it already.
 */
export function keepTyped<Loader extends (args: never) => Promise<unknown>>(failed?: string) {
  type Loaded = Awaited<ReturnType<Loader>>
  let last: { url: string; loaded: Loaded } | undefined
  const load = async ({ request, serverLoader }: ClientLoaderArgs): Promise<Loaded> => {
    const { pathname, searchParams } = new URL(request.url)
    // In one spelling: the router writes `time=10%3A00` where the link had `time=10:00`.
    const url = `${pathname}?${searchParams}`
    try {
      const loaded = (await serverLoader()) as Loaded
      last = { url, loaded }
      return loaded
    } catch (thrown) {
      // A newer load has replaced this one.
      if (last?.url === url && request.signal.aborted) return last.loaded
      if (last?.url !== url || !hasUnsaved()) throw thrown
      if (failed) showError(failed, errors.notReadAgain)
      return last.loaded
    }
  }
  return Object.assign(load, { hydrate: true as const })
}
