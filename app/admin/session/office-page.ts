import { urls } from '../../urls.ts'

const anySite = 'http://local'

/**
 * An address that somebody may be led to. Nothing for other sites and for pages outside the back office, however they
 * are written (`//…`, `/admin/../`).
 */
export function officePage(address: string | null): string | undefined {
  if (!address?.startsWith(urls.office) || !URL.canParse(address, anySite)) return undefined
  const { origin, pathname, search, hash } = new URL(address, anySite)
  const isOffice = pathname === urls.office || pathname.startsWith(`${urls.office}/`)
  return origin === anySite && isOffice && !pathname.includes('//') ? pathname + search + hash : undefined
}
