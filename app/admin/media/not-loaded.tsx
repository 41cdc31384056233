import { adminText } from '../../text/admin/admin.ts'
import { errors } from '../../text/admin/errors.ts'
import { mediaText as text } from '../../text/admin/media.ts'
import { button } from '../../ui/button.ts'
import { showError } from '../../ui/toaster.ts'

interface Asked {
  request: Request
  serverLoader(): Promise<unknown>
}

/**
 * What a dialog over a form loads: null when that fails, so that the dialog says it. Thrown, it would take the place of
 * the form with all that was typed.
 */
export function orNull<Loader extends (args: never) => Promise<unknown>>(failed: string) {
  return async ({ request, serverLoader }: Asked): Promise<Awaited<ReturnType<Loader>> | null> => {
    try {
      return (await serverLoader()) as Awaited<ReturnType<Loader>>
    } catch (thrown) {
      // A newer question has taken the place of this one.
      if (!request.signal.aborted)
        showError(failed, thrown instanceof Response ? errors.signedOut : errors.unexpected.advice)
      return null
    }
  }
}

/** Until it is there, or instead of it. */
export function NotLoaded({ hasFailed, tryAgain }: { hasFailed: boolean; tryAgain(): void }) {
  if (!hasFailed) return <p className="py-10 text-center text-sea-700">{text.loading}</p>
  return (
    <p className="py-10 text-center">
      <button type="button" onClick={tryAgain} className={button({ kind: 'secondary' })}>
        {adminText.actions.retry}
      </button>
    </p>
  )
}
