/** The record changed after the form was opened: saving would overwrite somebody's work. */
export class StaleRevision extends Error {
  constructor() {
    super('The record has changed since it was read')
  }
}

/** Of several records that were to be changed as one, some have changed, or gone, since they were read: nothing was saved. */
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

/** For what is done to several records: one that somebody else has removed meanwhile needs nothing more. */
export function unlessGone(error: unknown): void {
  if (!(error instanceof NotFound)) throw error
}
