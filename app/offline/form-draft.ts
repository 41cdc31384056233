/**
 * The name of a hidden field with the id of a submission, by which the server recognises a form that was sent
 * twice. Cached pages are the same for everybody, so it is empty until the browser fills it in on submit.
 */
export const submissionIdField = 'submissionId'

/** Reuses the id of the last attempt while the text is unchanged, so that the server stores it only once. */
export function submissionIdOf(values: FormText, lastAttempt: FormText | undefined): string {
  const lastId = lastAttempt?.[submissionIdField]
  return lastId && isSame(values, lastAttempt) ? lastId : newSubmissionId()
}

function isSame(values: FormText, { [submissionIdField]: _, ...lastValues }: FormText): boolean {
  const names = Object.keys(values)
  return (
    names.length === Object.keys(lastValues).length &&
    names.every((name) => values[name] === lastValues[name])
  )
}

/**
 * A random id in hex digits. `crypto.randomUUID` would exist only on pages loaded over TLS or from localhost.
 */
function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export type FormText = Record<string, string>

export interface FormDraft {
  save(text: FormText): void
  read(): FormText | undefined
  clear(): void
}

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Stores what a person has typed into a form until it is sent. Use the storage of one tab: names and phone numbers
 * should not remain on a shared computer. Where the browser refuses to store anything, there is no draft.
 */
export function formDraft(storage: () => TextStorage, form: string): FormDraft {
  const key = `form:${form}`
  return {
    save: (text) => attempt(() => storage().setItem(key, JSON.stringify(text))),
    read: () => attempt(() => JSON.parse(storage().getItem(key) ?? 'null') ?? undefined),
    clear: () => attempt(() => storage().removeItem(key)),
  }
}

/** The text fields of a form without empty ones. */
export function textOf(entries: Iterable<[string, FormDataEntryValue]>): FormText {
  const texts = [...entries].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.filter(([, value]) => value.trim() !== ''))
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
