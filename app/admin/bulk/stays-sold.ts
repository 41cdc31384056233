import type { Status } from '../../../domain/status.ts'

/** Several rows get a status as one: what is sold among them stays so, unless it is asked for. */
export function staysSold(before: Status, wanted: { status: Status; withSold: boolean }): boolean {
  return before === 'sold' && wanted.status !== 'sold' && !wanted.withSold
}
