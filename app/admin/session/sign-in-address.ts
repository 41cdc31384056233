import { href } from 'react-router'

/** The sign-in page, which leads back to the wanted page afterwards. */
export function signInAddress(wanted: string): string {
  return `${href('/admin/login')}?${new URLSearchParams({ next: wanted })}`
}

/** Where to go after signing in: only ever to a page of the back office. */
export function pageAfterSignIn(next: string | null): string {
  const isOurs = next !== null && /^\/admin(\/|\?|$)/.test(next) && URL.canParse(next, 'http://local')
  return isOurs ? next : href('/admin')
}
