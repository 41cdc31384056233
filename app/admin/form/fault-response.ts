import { data, type RouterContextProvider } from 'react-router'
import { NotFound, StaleRevision } from '../../../backend/data/records/record-errors.ts'
import { requestContext } from '../../context.ts'
import { errors } from '../../text/admin/errors.ts'
import type { Fault } from './toast-result.ts'

/** Where a screen has messages of its own: for people, and for the log. */
export interface FaultMessages {
  gone?: Fault
  stale?: Fault
  unexpected?: Fault
  logged?: string
  /** For what only this action refuses (422); undefined for any other fault. */
  refused?(thrown: unknown): Fault | undefined
}

/** What could not be done, and why as far as it helps; only what nobody expected goes to the log. */
export function faultResponse(
  thrown: unknown,
  error: string,
  context: Readonly<RouterContextProvider>,
  own: FaultMessages = {},
) {
  if (thrown instanceof NotFound) return data(own.gone ?? { error, detail: errors.gone }, { status: 404 })
  if (thrown instanceof StaleRevision)
    return data(own.stale ?? { error, detail: errors.stale }, { status: 409 })
  const refused = own.refused?.(thrown)
  if (refused) return data(refused, { status: 422 })
  context.get(requestContext).logError(new Error(own.logged ?? error, { cause: thrown }))
  return data(own.unexpected ?? { error, detail: errors.unexpected.advice }, { status: 500 })
}
