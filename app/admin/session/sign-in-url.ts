import { href } from 'react-router'
import { asAdminPage } from './as-admin-page.ts'

/** The sign-in page, which leads back to the wanted page afterwards. */
export function signInUrl(wanted: string): string {
  return `${href('/admin/login')}?${new URLSearchParams({ next: wanted })}`
}

/** Where to go after signing in: only ever to a page of the admin area. */
export function pageAfterSignIn(next: string | null): string {
  return asAdminPage(next) ?? href('/admin')
}
