/** The record has changed since the form was opened: saving would overwrite somebody's work. */
export class StaleRevision extends Error {
  constructor() {
    super('The record has changed since it was read')
  }
}

/** Some of the records of a batch have changed, or were deleted, since they were read: nothing was saved. */
export class StaleRecords extends Error {
  readonly ids: string[]
  constructor(ids: string[]) {
    super(`Changed since they were read: ${ids.join(', ')}`)
    this.ids = ids
  }
}

export class NotFound extends Error {
  constructor() {
    super('There is no such record')
  }
}

/** For `catch`: a record that somebody else has deleted meanwhile counts as undefined. */
export function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error
}
