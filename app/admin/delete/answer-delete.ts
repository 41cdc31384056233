import { type RouterContextProvider, replace } from 'react-router'
import { answerFault } from '../form/answer-save.ts'

interface Removal {
  failed: string
  remove(): Promise<unknown>
  /** The list, as it was. */
  next: string
}

/** Redirects to the list and replaces the history entry: the page of what was deleted would be a 404. */
export async function answerDelete(
  context: Readonly<RouterContextProvider>,
  { failed, remove, next }: Removal,
) {
  try {
    await remove()
  } catch (thrown) {
    return answerFault(thrown, failed, context)
  }
  return replace(next)
}
