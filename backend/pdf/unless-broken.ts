import { isUnavailable } from '../is-unavailable.ts'

/** A store that is unavailable may be back in a minute, and paper is cached: rather none than one with holes. */
export async function unlessBroken<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (isUnavailable(error)) throw error
    console.error('An image for a PDF could not be read', error)
    return undefined
  }
}
