import { busyText, tooManyPdfsText } from '../text/busy.ts'
import { plainResponse } from './plain-response.ts'

const refusals = {
  busy: [503, busyText],
  'too-many': [429, tooManyPdfsText],
} as const

/** Paper that is not drawn now. */
export function pdfErrorResponse(why: keyof typeof refusals): Response {
  const [status, text] = refusals[why]
  const response = plainResponse(status, text)
  response.headers.set('Retry-After', '10')
  return response
}
