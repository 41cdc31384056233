import { data, href, redirect } from 'react-router'
import { userActor } from '../../../domain/record/actor.ts'
import { explainUploadRefusal } from '../../../text/admin/uploads.ts'
import { backendContext, requestContext, userContext } from '../../context.ts'
import type { Route } from '../+types/layout'
import { mayAgentOpen } from './agent-routes.ts'
import { signInUrl } from './sign-in-url.ts'

/**
 * The only guard of the admin area. It runs before every page, data request and action below /admin, and
 * checks the session and the role (agent-routes.ts).
 */
export const requireUser: Route.MiddlewareFunction = async ({ request, context, params, pattern }) => {
  const backend = context.get(backendContext)
  const { auth } = backend
  const { uploader } = params as { uploader?: string }
  const user = await auth.findUser(request.headers)
  if (!user) {
    if (!uploader) throw redirect(signInUrlFor(request))
    throw uploadRefusal(
      uploader,
      (await auth.hasSession(request.headers)) ? 'unauthorized' : 'unauthenticated',
    )
  }
  if (!mayAgentOpen(user.role, `/${pattern.replace(/^\//, '')}`, request.method)) {
    context.get(requestContext).setRefusal('role')
    throw uploader
      ? uploadRefusal(uploader, 'unauthorized')
      : data(null, { status: 403, statusText: 'Forbidden' })
  }
  context.set(userContext, user)
  context.set(backendContext, backend.as(userActor(user)))
}

const refusalStatus = { unauthenticated: 401, unauthorized: 403 }

/**
 * The response to an upload without a session or without the right: 401 or 403 with a message, because the
 * script that uploads cannot follow a redirect to the sign-in page.
 */
function uploadRefusal(uploader: string, refusal: keyof typeof refusalStatus): Response {
  const explanation = explainUploadRefusal(uploader, refusal)
  return Response.json({ code: refusal, ...explanation }, { status: refusalStatus[refusal] })
}

function signInUrlFor(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || pathname === href('/admin')) return href('/admin/login')
  // React Router adds `_routes` to data requests; it is no part of the page's own URL.
  searchParams.delete('_routes')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  return signInUrl(pathname.replace(/\.data$/, '') + search)
}
