import { href, redirect } from 'react-router'
import type { Uploader } from '../../../domain/files/upload-rules.ts'
import { adminActor } from '../../../domain/record/actor.ts'
import { adminContext, backendContext } from '../../context.ts'
import { explainRefusal } from '../../text/office/uploads.ts'
import type { Route } from '../+types/layout'
import { signInUrl } from './sign-in-url.ts'

/** The one guard of the back office: it runs before every page, data request and action below /admin. */
export const requireAdmin: Route.MiddlewareFunction = async ({ request, context, params }) => {
  const backend = context.get(backendContext)
  const { auth } = backend
  const user = await auth.findAdmin(request.headers)
  if (!user) {
    const { uploader } = params as { uploader?: Uploader }
    if (!uploader) throw redirect(wayIn(request))
    // The upload client reads a status; a sign-in page would tell it nothing.
    const refusal = (await auth.hasSession(request.headers)) ? 'unauthorized' : 'unauthenticated'
    const words = explainRefusal(uploader, refusal)
    throw Response.json({ code: refusal, ...words }, { status: refusalStatus[refusal] })
  }
  context.set(adminContext, user)
  context.set(backendContext, backend.as(adminActor(user)))
}

const refusalStatus = { unauthenticated: 401, unauthorized: 403 }

function wayIn(request: Request): string {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || pathname === href('/admin')) return href('/admin/login')
  return signInUrl(pathname.replace(/\.data$/, '') + search)
}
