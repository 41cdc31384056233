import { href, redirect } from 'react-router'
import { adminContext, backendContext } from '../context.ts'
import type { Route } from './+types/layout'

/** The one guard of the back office: it runs before every page, data request and action below /admin. */
export const requireAdmin: Route.MiddlewareFunction = async ({ request, context }) => {
  const user = await context.get(backendContext).auth.findAdmin(request.headers)
  if (!user) throw redirect(signInAddress(request))
  context.set(adminContext, user)
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
