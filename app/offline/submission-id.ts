import type { FormText } from './form-draft.ts'

/** A hidden field, empty in the page that everybody gets: the browser fills it in when the form is sent. */
export const submissionIdField = 'submissionId'

/** The id of the last try while its words are still the same: however often they arrive, they are taken once. */
export function submissionIdOf(words: FormText, lastTry: FormText | undefined): string {
  const lastId = lastTry?.[submissionIdField]
  return lastId && isSame(words, lastTry) ? lastId : newSubmissionId()
}

function isSame(words: FormText, { [submissionIdField]: _, ...lastWords }: FormText): boolean {
  const names = Object.keys(words)
  return (
    names.length === Object.keys(lastWords).length && names.every((name) => words[name] === lastWords[name])
  )
}

/** Not by `crypto.randomUUID`, which browsers have only on pages that came over TLS or from localhost. */
function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
