import { href, redirect } from 'react-router'
import { adminContext, backendContext } from '../context.ts'
import { uploadsText } from '../text/uploads.ts'
import type { Route } from './+types/layout'

/** The one guard of the back office: it runs before every page, data request and action below /admin. */
export const requireAdmin: Route.MiddlewareFunction = async ({ request, context }) => {
  const { auth } = context.get(backendContext)
  const user = await auth.findAdmin(request.headers)
  if (!user) {
    if (!isUpload(request)) throw redirect(signInAddress(request))
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

function signInAddress(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const wanted = pathname.replace(/\.data$/, '') + search
  if (request.method !== 'GET' || pathname === href('/admin')) return href('/admin/login')
  return `${href('/admin/login')}?${new URLSearchParams({ next: wanted })}`
}

/** Where to go after signing in: only ever to a page of the back office. */
export function pageAfterSignIn(next: string | null): string {
  const isOurs = next !== null && /^\/admin(\/|\?|$)/.test(next) && URL.canParse(next, 'http://local')
  return isOurs ? next : href('/admin')
}
