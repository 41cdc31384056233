import { busyText, tooManyPapersText } from '../text/busy.ts'
import { plainAnswer } from './plain-answer.ts'

const refusals = {
  busy: [503, busyText],
  'too-many': [429, tooManyPapersText],
} as const

/** Paper that is not drawn now. */
export function refusePaper(why: keyof typeof refusals): Response {
  const [status, words] = refusals[why]
  const answer = plainAnswer(status, words)
  answer.headers.set('Retry-After', '10')
  return answer
}
