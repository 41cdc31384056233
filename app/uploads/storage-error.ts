/** The codes of the storage client; the server adds its own for files that it does not take. */
export type StorageCode =
  | 'object-not-found'
  | 'unauthenticated'
  | 'unauthorized'
  | 'quota-exceeded'
  | 'retry-limit-exceeded'
  | 'canceled'
  | 'invalid-url'
  | 'unknown'

interface StorageErrorText {
  message?: string | undefined
  detail?: string | undefined
}

/** A storage call that failed for good. */
export class StorageError extends Error {
  /** One of the storage codes, or the reason for which the server refused a file. */
  readonly code: StorageCode | (string & {})
  /** What the server said for people to read, if it said anything. */
  readonly text: StorageErrorText

  constructor(code: StorageError['code'], text: StorageErrorText = {}) {
    super(text.message ?? code)
    this.code = code
    this.text = text
  }
}

const codes: Record<number, StorageCode> = {
  401: 'unauthenticated',
  402: 'quota-exceeded',
  403: 'unauthorized',
  404: 'object-not-found',
}

interface FileRefusal extends StorageErrorText {
  code?: string
}

/** What an answer that is neither good nor worth a retry amounts to. */
export function storageError(status: number, body: unknown): StorageError {
  const { code, message, detail }: FileRefusal = typeof body === 'object' && body !== null ? body : {}
  return new StorageError(codes[status] ?? code ?? 'unknown', { message, detail })
}
