import { errors } from '../../text/admin/errors.ts'
import { showError } from '../../ui/toaster.ts'

/** The form or the outline editor on the screen says here whether something in it is not saved. */
let hasUnsaved = () => false

/** Returns the function that ends the watch. */
export function watchUnsaved(isDirty: () => boolean): () => void {
  hasUnsaved = isDirty
  return () => {
    if (hasUnsaved === isDirty) hasUnsaved = () => false
  }
}

export function isAnythingUnsaved(): boolean {
  return hasUnsaved()
}

interface Asked {
  request: Request
  serverLoader(): Promise<unknown>
}

/**
 * A form's data in the browser. When it cannot be read again (no network, no session, the record is gone)
 * the page stays as it is as long as something typed would be lost with it.
 */
export function keepTyped<Loader extends (args: never) => Promise<unknown>>(failed: string) {
  type Loaded = Awaited<ReturnType<Loader>>
  let last: { url: string; loaded: Loaded } | undefined
  const load = async ({ request, serverLoader }: Asked): Promise<Loaded> => {
    const url = request.url
    try {
      const loaded = (await serverLoader()) as Loaded
      last = { url, loaded }
      return loaded
    } catch (thrown) {
      // A newer reading has taken the place of this one: nobody waits for its answer any more.
      if (last?.url === url && request.signal.aborted) return last.loaded
      if (last?.url !== url || !hasUnsaved()) throw thrown
      showError(failed, errors.notReadAgain)
      return last.loaded
    }
  }
  return Object.assign(load, { hydrate: true as const })
}
