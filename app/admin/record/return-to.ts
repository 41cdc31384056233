import { asAdminPage } from '../session/sign-in-url.ts'

/**
 * Where a form leads once it is saved, cancelled, or its record deleted: to the page of the admin area that its
 * URL names (`?back=/admin`), else to its list, whose filters the form's URL carries. What a new record starts
 * with is no filter.
 */
export function returnTo(list: string, search: string): string {
  const filters = new URLSearchParams(search)
  const back = asAdminPage(filters.get('back'))
  if (back !== undefined) return back
  for (const name of ['back', 'apartment', 'enquiry']) filters.delete(name)
  return filters.size === 0 ? list : `${list}?${filters}`
}

/** The URL of a form that leads back to `page`. */
export function withReturnTo(form: string, page: string): string {
  return `${form}?${new URLSearchParams({ back: page })}`
}
