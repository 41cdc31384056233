import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Fault } from './toast-result.ts'

/** `shouldRevalidate` of a form: a failed action has changed nothing, and a failing loader would replace the form. */
export function revalidateUnlessFailed({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as Fault | undefined)?.error ? false : defaultShouldRevalidate
}

/** `shouldRevalidate` of a list or the plan editor: a stale change (409) shows that the page's data are old. */
export function revalidateAlsoWhenStale({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/** `shouldRevalidate` of a form that adds a record: its loader would create another id for the same record. */
export function neverRevalidate(): boolean {
  return false
}
