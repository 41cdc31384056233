import { urls } from '../../urls.ts'

const anySite = 'http://local'

/**
 * Where a form leads once it is saved, cancelled, or its record deleted: to the page of the back office that its
 * address names (`?back=/admin`), else to its list, whose filters the form's address carries.
 */
export function wayBack(list: string, search: string): string {
  const filters = new URLSearchParams(search)
  const back = officePage(filters.get('back'))
  if (back !== undefined) return back
  filters.delete('back')
  return filters.size === 0 ? list : `${list}?${filters}`
}

/** The address of a form that leads back to `page`. */
export function withWayBack(form: string, page: string): string {
  return `${form}?${new URLSearchParams({ back: page })}`
}

/** Nothing for other sites and for pages outside the back office, however they are written (`//…`, `/admin/../`). */
function officePage(address: string | null): string | undefined {
  if (!address?.startsWith(urls.office) || !URL.canParse(address, anySite)) return undefined
  const { origin, pathname, search, hash } = new URL(address, anySite)
  const isOffice = pathname === urls.office || pathname.startsWith(`${urls.office}/`)
  return origin === anySite && isOffice && !pathname.includes('//') ? pathname + search + hash : undefined
}
