import { plainAnswer } from './plain-answer.ts'

/** Nobody keeps the word about it: the file may be there soon. */
export function notFound(): Response {
  return plainAnswer(404, 'Not found')
}
