import { data } from 'react-router'
import { choice } from '../../../domain/lists/query.ts'

/**
 * Which of its changes a screen with several forms is asked for, by the query parameter `change`. Throws a 400 where it
 * names none of them, or several.
 */
export function sentChange<Change extends string>({ url }: Request, changes: readonly Change[]): Change {
  const [first = null, ...others] = new URL(url).searchParams.getAll('change')
  const change = others.length === 0 ? choice(changes, first) : undefined
  if (change === undefined) throw data(null, { status: 400 })
  return change
}
