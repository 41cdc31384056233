import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Fault } from './toast-result.ts'

/** When a page reads its data again: `shouldRevalidate` of the admin routes. */

/** After an action that failed there is nothing new to read, and reading might lead away from the page. */
export function revalidateUnlessFailed({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as Fault | undefined)?.error ? false : defaultShouldRevalidate
}

/** A change that came too late shows that the list's rows, or the editor's plan, are old. */
export function revalidateAlsoWhenStale({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** A form that adds keeps the id that it was opened with. */
export function neverRevalidate(): boolean {
  return false
}
