import { href } from 'react-router'
import { officePage } from './office-page.ts'

/** The sign-in page, which leads back to the wanted page afterwards. */
export function signInUrl(wanted: string): string {
  return `${href('/admin/login')}?${new URLSearchParams({ next: wanted })}`
}

/** Where to go after signing in: only ever to a page of the back office. */
export function pageAfterSignIn(next: string | null): string {
  return officePage(next) ?? href('/admin')
}
