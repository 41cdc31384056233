import { href } from 'react-router'
import { errors } from '../../text/office/errors.ts'
import { showError, showSuccess } from '../../ui/toaster.ts'

interface Messages {
  done?: string
  failed: string
}

interface Sent {
  request: Request
  serverAction(): Promise<unknown>
}

/** What every action of the back office answers when it could not do what was asked. */
export interface Fault {
  error?: string
  detail?: string
}

/**
 * The browser's side of an action: says how it went, and keeps the page, with all that was typed, when the
 * server cannot be reached or the session has ended.
 */
export function tellResult<Answer extends Fault = Fault>(
  say: (request: Request) => Messages | Promise<Messages>,
) {
  return async ({ request, serverAction }: Sent): Promise<Answer> => {
    const { done, failed } = await say(request)
    try {
      const answer = ((await serverAction()) ?? {}) as Answer
      if (answer.error) showError(answer.error, answer.detail)
      else if (done) showSuccess(done)
      return answer
    } catch (thrown) {
      const detail = whyNot(thrown)
      if (detail) {
        showError(failed, detail)
        return { error: failed, detail } as Answer
      }
      if (done) showSuccess(done)
      throw thrown
    }
  }
}

/** A redirection is how an action says yes, unless it leads to signing in. */
function whyNot(thrown: unknown): string | undefined {
  if (!(thrown instanceof Response)) return errors.unreachable
  return leadsToSignIn(thrown) ? errors.signedOut : undefined
}

/** How the guard answers once the session has ended. */
export function leadsToSignIn(thrown: unknown): boolean {
  const location = thrown instanceof Response ? thrown.headers.get('Location') : null
  return location?.startsWith(href('/admin/login')) ?? false
}
