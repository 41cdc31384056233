import { urls } from '../../urls.ts'

const anySite = 'http://local'

/**
 * A URL that somebody may be led to. Nothing for other sites and for pages outside the back office, however they
 * are written (`//…`, `/admin/../`).
 */
export function officePage(url: string | null): string | undefined {
  if (!url?.startsWith(urls.office) || !URL.canParse(url, anySite)) return undefined
  const { origin, pathname, search, hash } = new URL(url, anySite)
  const isOffice = pathname === urls.office || pathname.startsWith(`${urls.office}/`)
  return origin === anySite && isOffice && !pathname.includes('//') ? pathname + search + hash : undefined
}
