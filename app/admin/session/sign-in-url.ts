import { href } from 'react-router'
import { isOffice } from '../../urls.ts'

/** The sign-in page, which leads back to the wanted page afterwards. */
export function signInUrl(wanted: string): string {
  return `${href('/admin/login')}?${new URLSearchParams({ next: wanted })}`
}

/** Where to go after signing in: only ever to a page of the back office. */
export function pageAfterSignIn(next: string | null): string {
  const [path = ''] = (next ?? '').split(/[?#]/)
  return next !== null && isOffice(path) && URL.canParse(next, 'http://local') ? next : href('/admin')
}
