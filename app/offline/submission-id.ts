import type { FormText } from './form-draft.ts'

/** A hidden field, empty in the page that everybody gets: the browser fills it in when the form is sent. */
export const submissionIdField = 'submissionId'

/** The id of the last try while its text is still the same: however often it arrives, it is taken once. */
export function submissionIdOf(values: FormText, lastTry: FormText | undefined): string {
  const lastId = lastTry?.[submissionIdField]
  return lastId && isSame(values, lastTry) ? lastId : newSubmissionId()
}

function isSame(values: FormText, { [submissionIdField]: _, ...lastValues }: FormText): boolean {
  const names = Object.keys(values)
  return (
    names.length === Object.keys(lastValues).length &&
    names.every((name) => values[name] === lastValues[name])
  )
}

/** Not by `crypto.randomUUID`, which browsers have only on pages that came over TLS or from localhost. */
function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
