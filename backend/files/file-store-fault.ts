/** The store is unavailable, refuses, or says something else that no caller can mend. Said in one line. */
export class FileStoreFault extends Error {
  override readonly name = 'FileStoreFault'
  /** `EDQUOT` when the store is full, as a disk would say. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/** By its name: the built pages carry a copy of the class, and the store that throws is not theirs. */
export function isFileStoreFault(error: Error): error is FileStoreFault {
  return error.name === 'FileStoreFault'
}
