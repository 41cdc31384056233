import { href, redirect } from 'react-router'
import { adminContext, backendContext } from '../context.ts'
import { uploadsText } from '../text/uploads.ts'
import type { Route } from './+types/layout'
import { signInAddress } from './sign-in-address.ts'

/** The one guard of the back office: it runs before every page, data request and action below /admin. */
export const requireAdmin: Route.MiddlewareFunction = async ({ request, context }) => {
  const { auth } = context.get(backendContext)
  const user = await auth.findAdmin(request.headers)
  if (!user) {
    if (!isUpload(request)) throw redirect(wayIn(request))
    const refusal = (await auth.hasSession(request.headers)) ? 'unauthorized' : 'unauthenticated'
    throw Response.json({ code: refusal, ...uploadsText.faults[refusal] }, { status: refusalStatus[refusal] })
  }
  context.set(adminContext, user)
}

const refusalStatus = { unauthenticated: 401, unauthorized: 403 }

/** The upload client reads a status; a sign-in page would tell it nothing. */
function isUpload(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/admin/uploads/')
}

function wayIn(request: Request): string {
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || pathname === href('/admin')) return href('/admin/login')
  return signInAddress(pathname.replace(/\.data$/, '') + search)
}
