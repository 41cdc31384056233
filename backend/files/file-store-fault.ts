/** The store is away, refuses, or says something else that no caller can mend. Said in one line. */
export class FileStoreFault extends Error {
  /** `EDQUOT` when the store is full, as a disk would say. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}
