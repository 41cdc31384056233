import { data, href } from 'react-router'
import { errors } from '../../text/admin/errors.ts'
import { statusText } from '../../text/admin/lists.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'
import { signInAgain } from '../session/sign-in-url.ts'
import type { Question } from './question.ts'

interface Messages<Result> {
  /** Nothing is said where the answer says so. */
  done?: string | ((result: Result) => string | undefined)
  /** Takes back what was done. */
  undo?(): void
  /** Whoever waits for the answer says what went wrong. */
  quiet?: boolean
  failed: string
  /** Instead of `failed` and the usual advice, where the screen has messages of its own. */
  unreachable?: Fault
  signedOut?: Fault
}

interface Sent {
  request: Request
  serverAction(): Promise<unknown>
}

/** What every action of the admin area returns when it could not do what was asked. */
export interface Fault {
  error?: string
  detail?: string
  /** What a person is asked before anything is done. */
  question?: Question
  /** It never reached the server, or not as somebody: the same may be sent again as it is. */
  again?: true
}

/**
 * The browser's side of an action: says how it went, and keeps the page, with all that was typed, when the
 * server cannot be reached or the session has ended.
 */
export function toastResult<Result extends Fault = Fault>(
  say: (request: Request) => Messages<Result> | Promise<Messages<Result>>,
) {
  return async ({ request, serverAction }: Sent): Promise<Result | ReturnType<typeof data<Result>>> => {
    const messages = await say(request)
    const { done, quiet } = messages
    const toastError = quiet ? () => {} : showError
    try {
      const result = ((await serverAction()) ?? {}) as Result
      if (result.error) toastError(result.error, result.detail)
      else if (!result.question) rejoice(typeof done === 'function' ? done(result) : done, messages.undo)
      return result
    } catch (thrown) {
      // Something newer took its place, or the page was left: nobody waits for it.
      if (request.signal.aborted) throw thrown
      const fault = whyNot(thrown, messages)
      if (fault) {
        const more = thrown instanceof Response ? { action: signInAgain } : {}
        toastError(fault.error ?? messages.failed, fault.detail, more)
        // A new object each time: whoever waits for the answer sees by it that another one has come. With this status
        // the page does not read its data again: that would fail too, and take away what is on the screen.
        return data({ ...fault, again: true } as Result, { status: 503 })
      }
      if (typeof done === 'string') rejoice(done, messages.undo)
      throw thrown
    }
  }
}

/** There is time to think better of it. */
const undoTime = 8000

function rejoice(message: string | undefined, undo: (() => void) | undefined): void {
  if (!message) return
  const action = undo && { label: statusText.undo, run: undo }
  showSuccess(message, action && { action, lasts: undoTime })
}

/** A redirection is how an action says yes, unless it leads to signing in. */
function whyNot(
  thrown: unknown,
  { failed: error, unreachable, signedOut }: Pick<Messages<never>, 'failed' | 'unreachable' | 'signedOut'>,
): Fault | undefined {
  if (!(thrown instanceof Response)) return unreachable ?? { error, detail: errors.unreachable }
  const leadsToSignIn = thrown.headers.get('Location')?.startsWith(href('/admin/login'))
  return leadsToSignIn ? (signedOut ?? { error, detail: errors.signedOut }) : undefined
}
