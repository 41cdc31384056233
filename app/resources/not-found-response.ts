import { plainResponse } from './plain-response.ts'

/** Nobody keeps the word about it: the file may be there soon. */
export function notFoundResponse(): Response {
  return plainResponse(404, 'Not found')
}
