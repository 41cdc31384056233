import { isRouteErrorResponse } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import { errors } from '../../../text/admin/errors.ts'
import { mediaText as text } from '../../../text/admin/media.ts'
import { button } from '../../ui/button.ts'
import { showError } from '../../ui/toaster.ts'

interface ClientLoaderArgs {
  request: Request
  serverLoader(): Promise<unknown>
}

/**
 * A client loader for dialogs over a form. It returns null on failure, because a thrown error would replace
 * the form and lose all that was typed.
 */
export function orNull<Loader extends (args: never) => Promise<unknown>>(failed: string) {
  return async ({ request, serverLoader }: ClientLoaderArgs): Promise<Awaited<ReturnType<Loader>> | null> => {
    try {
      return (await serverLoader()) as Awaited<ReturnType<Loader>>
    } catch (thrown) {
      // An aborted request was replaced by a newer one, so its failure is not shown.
      if (!request.signal.aborted) showError(failed, reasonOf(thrown))
      return null
    }
  }
}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof Response) return errors.signedOut
  if (!isRouteErrorResponse(thrown)) return errors.unreachable
  return thrown.status === 404 ? errors.gone : (thrown.data?.detail ?? errors.unreachable)
}

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
