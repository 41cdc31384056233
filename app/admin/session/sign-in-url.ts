import { href } from 'react-router'
import { adminText } from '../../text/admin/admin.ts'
import type { ToastAction } from '../../ui/toaster.ts'
import { urls } from '../../urls.ts'

/** Beside the message that a session has ended: in a tab of its own, so that what was typed here stays. */
export const signInAgain: ToastAction = {
  label: adminText.signIn.submit,
  run: () => window.open(href('/admin/login'), '_blank'),
}

const anySite = 'http://local'

/**
 * A URL that somebody may be led to. Nothing for other sites and for pages outside the admin area, however they
 * are written (`//…`, `/admin/../`).
 */
export function asAdminPage(url: string | null): string | undefined {
  if (!url?.startsWith(urls.admin) || !URL.canParse(url, anySite)) return undefined
  const { origin, pathname, search, hash } = new URL(url, anySite)
  const isAdminPath = pathname === urls.admin || pathname.startsWith(`${urls.admin}/`)
  return origin === anySite && isAdminPath && !pathname.includes('//') ? pathname + search + hash : undefined
}

/** The sign-in page, which leads back to the wanted page afterwards. */
export function signInUrl(wanted: string): string {
  return `${href('/admin/login')}?${new URLSearchParams({ next: wanted })}`
}

/** Where to go after signing in: only ever to a page of the admin area. */
export function pageAfterSignIn(next: string | null): string {
  return asAdminPage(next) ?? href('/admin')
}
