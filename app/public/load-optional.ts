import type { RouterContextProvider } from 'react-router'
import { requestContext } from '../context.ts'

/** For a part without which the page still makes sense: the log has the error, and the rest of the page stands. */
export async function loadOptional<T>(
  context: Readonly<RouterContextProvider>,
  part: Promise<T>,
): Promise<T | 'unread'> {
  try {
    return await part
  } catch (error) {
    context.get(requestContext).logError(error)
    return 'unread'
  }
}
