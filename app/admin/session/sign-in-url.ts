import { href } from 'react-router'
import { adminText } from '../../../text/admin/admin.ts'
import type { ToastAction } from '../../ui/toaster.ts'
import { urls } from '../../urls.ts'

/** Shown with the message that the session has ended. It opens a new tab, so that what was typed here stays. */
export const signInAgain: ToastAction = {
  label: adminText.signIn.submit,
  run: () => window.open(href('/admin/login'), '_blank'),
}

const anySite = 'http://local'

/**
 * Returns the URL as a path if it is a page of the admin. Returns undefined for other sites and pages, in
 * whatever spelling (`//…`, `/admin/../`), which prevents open redirects.
 */
export function asAdminPage(url: string | null): string | undefined {
  if (!url?.startsWith(urls.admin) || !URL.canParse(url, anySite)) return undefined
  const { origin, pathname, search, hash } = new URL(url, anySite)
  const isAdminPath = pathname === urls.admin || pathname.startsWith(`${urls.admin}/`)
  return origin === anySite && isAdminPath && !pathname.includes('//') ? pathname + search + hash : undefined
}

export function signInUrl(wanted: string): string {
  return `${href('/admin/login')}?${new URLSearchParams({ next: wanted })}`
}

export function pageAfterSignIn(next: string | null): string {
  return asAdminPage(next) ?? href('/admin')
}
