import { urls } from '../../urls.ts'

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
