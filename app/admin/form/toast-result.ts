import { data, href, isRouteErrorResponse } from 'react-router'
import type { Question } from '../../../domain/record/warning.ts'
import { errors } from '../../../text/admin/errors.ts'
import { statusText } from '../../../text/admin/lists.ts'
import { dismissErrors, showError, showSuccess } from '../../ui/toaster.ts'
import { signInAgain } from '../session/sign-in-url.ts'

interface Messages<Result> {
  /** The toast after a success; none where the function returns undefined. */
  done?: string | ((result: Result) => string | undefined)
  undo?(): void
  /** Shows no errors, because the component that has sent the request shows them. */
  quiet?: boolean
  failed: string
  /** Shown when the server is unreachable, in place of `failed` and the usual advice. */
  unreachable?: Fault
  signedOut?: Fault
}

interface ClientActionArgs {
  request: Request
  serverAction(): Promise<unknown>
}

/** What every action of the admin returns when it has failed. */
export interface Fault {
  error?: string
  detail?: string
  /** Set where a person has to confirm warnings first. */
  question?: Question
  /** The server was unreachable or the session has ended, so that the same request may be sent again. */
  canRetry?: true
}

/**
 * A `clientAction` that shows the result as a toast. It keeps the page, with all that was typed, when the server is
 * unreachable or the session has ended.
 */
export function toastResult<Result extends Fault = Fault>(
  messagesFor: (request: Request) => Messages<Result> | Promise<Messages<Result>>,
) {
  return async ({
    request,
    serverAction,
  }: ClientActionArgs): Promise<Result | ReturnType<typeof data<Result>>> => {
    const messages = await messagesFor(request)
    const { done, quiet } = messages
    const toastError = quiet ? () => {} : showError
    try {
      const result = ((await serverAction()) ?? {}) as Result
      if (result.error) toastError(result.error, result.detail)
      else if (!result.question) toastDone(typeof done === 'function' ? done(result) : done, messages.undo)
      return result
    } catch (thrown) {
      // A newer request has replaced this one, or the page was left.
      if (request.signal.aborted) throw thrown
      const fault = explainFailure(thrown, messages)
      if (fault) {
        const more = thrown instanceof Response ? { action: signInAgain } : {}
        toastError(fault.error ?? messages.failed, fault.detail, more)
        // Components notice a new result by its identity, so each result is a new object. After an error status
        // React Router does not revalidate: the loaders would fail, too, and an error page would replace the
        // screen.
        return data({ ...fault, canRetry: true } as Result, { status: 503 })
      }
      toastDone(typeof done === 'string' ? done : undefined, messages.undo)
      throw thrown
    }
  }
}

/** How long the toast with its undo button stays, in milliseconds. */
const undoTime = 8000

function toastDone(message: string | undefined, undo: (() => void) | undefined): void {
  const action = undo && { label: statusText.undo, run: undo }
  // The errors of earlier actions go, also where this one shows its success where it was done.
  if (message) showSuccess(message, action && { action, lasts: undoTime })
  else dismissErrors()
}

/**
 * Says why a request has failed. Returns undefined for a redirection, which is a success unless it leads to the
 * sign-in page.
 */
function explainFailure(
  thrown: unknown,
  { failed: error, unreachable, signedOut }: Pick<Messages<never>, 'failed' | 'unreachable' | 'signedOut'>,
): Fault | undefined {
  if (isRouteErrorResponse(thrown) && thrown.status === 404) return { error, detail: errors.gone }
  if (!(thrown instanceof Response)) return unreachable ?? { error, detail: errors.unreachable }
  const leadsToSignIn = thrown.headers.get('Location')?.startsWith(href('/admin/login'))
  return leadsToSignIn ? (signedOut ?? { error, detail: errors.signedOut }) : undefined
}
