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

export type FormText = Record<string, string>

export interface FormDraft {
  save(text: FormText): void
  read(): FormText | undefined
  clear(): void
}

/** The part of a browser's storage that is needed. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What a person has typed into a form, kept until it is sent. It is meant for the storage of one tab: names
 * and telephone numbers should not outlive it on a computer that others use too. A browser that refuses to
 * store anything only loses this comfort.
 */
export function formDraft(storage: () => TextStorage, form: string): FormDraft {
  const key = `form:${form}`
  return {
    save: (text) => attempt(() => storage().setItem(key, JSON.stringify(text))),
    read: () => attempt(() => JSON.parse(storage().getItem(key) ?? 'null') ?? undefined),
    clear: () => attempt(() => storage().removeItem(key)),
  }
}

/** The texts of a form; files and empty fields are left out. */
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
