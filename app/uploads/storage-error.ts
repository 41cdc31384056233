/** The codes of the storage client; the server adds its own for refused files. */
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

/** A storage call that failed and was not retried, or retried in vain. */
export class StorageError extends Error {
  /** A code of the client, or the server's reason for refusing a file. */
  readonly code: StorageCode | (string & {})
  /** The message of the server, for people to read. */
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

/** The error for a response that is neither a success nor worth a retry. */
export function storageError(status: number, body: unknown): StorageError {
  const { code, message, detail }: FileRefusal = typeof body === 'object' && body !== null ? body : {}
  return new StorageError(codes[status] ?? code ?? 'unknown', { message, detail })
}
