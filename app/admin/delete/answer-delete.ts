import { type RouterContextProvider, replace } from 'react-router'
import { answerFault } from '../form/answer-save.ts'

interface Removal {
  failed: string
  remove(): Promise<unknown>
  /** The list, as it was. */
  next: string
}

/** What is gone leaves no page to come back to: its place in the history is taken by the list. */
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
