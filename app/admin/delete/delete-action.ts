import { replace } from 'react-router'
import type { Sent } from '../../forms/read-form.ts'
import { type FaultMessages, faultResponse } from '../form/form-action.ts'
import { returnTo } from '../record/return-to.ts'

interface Removal {
  failed: string
  messages?: FaultMessages
  remove(): Promise<unknown>
  /** The URL of the list to return to, unless `?back=` names another page. */
  list: string
}

/**
 * Deletes a record and redirects to the list. The redirect replaces the history entry, so that Back does not
 * lead to the deleted record (404).
 */
export async function deleteAction({ request, context }: Sent, { failed, messages, remove, list }: Removal) {
  if (request.method !== 'DELETE') return new Response(null, { status: 405, headers: { Allow: 'DELETE' } })
  try {
    await remove()
  } catch (thrown) {
    return faultResponse(thrown, failed, context, messages)
  }
  return replace(returnTo(list, new URL(request.url).search))
}
