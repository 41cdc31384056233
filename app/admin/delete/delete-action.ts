import { replace } from 'react-router'
import type { Sent } from '../../forms/read-form.ts'
import { type FaultMessages, faultResponse } from '../form/form-action.ts'
import { returnTo } from '../record/return-to.ts'

interface Removal {
  failed: string
  messages?: FaultMessages
  remove(): Promise<unknown>
  /** The page that shows what is left, unless the URL names another; it comes back with its filters. */
  list: string
}

/** DELETE removes, then redirects and replaces the history entry: the page of what was deleted would be a 404. */
export async function deleteAction({ request, context }: Sent, { failed, messages, remove, list }: Removal) {
  if (request.method !== 'DELETE') return new Response(null, { status: 405, headers: { Allow: 'DELETE' } })
  try {
    await remove()
  } catch (thrown) {
    return faultResponse(thrown, failed, context, messages)
  }
  return replace(returnTo(list, new URL(request.url).search))
}
