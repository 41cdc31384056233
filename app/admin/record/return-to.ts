import { asAdminPage } from '../session/sign-in-url.ts'

/**
 * The URL to go to after a form is saved or cancelled, or its record is deleted: the admin page in `?back=`, else the
 * list with the filters that the form's URL carries. `apartment`, `enquiry` and `client` prefill a new record and are no filters.
 */
export function returnTo(list: string, search: string): string {
  const filters = new URLSearchParams(search)
  const back = asAdminPage(filters.get('back'))
  if (back !== undefined) return back
  for (const name of ['back', 'apartment', 'enquiry', 'client', 'time']) filters.delete(name)
  return filters.size === 0 ? list : `${list}?${filters}`
}

/** The URL of a form that returns to `page`. */
export function withReturnTo(form: string, page: string): string {
  return `${form}${form.includes('?') ? '&' : '?'}${new URLSearchParams({ back: page })}`
}
