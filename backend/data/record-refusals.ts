/** The record changed after the form was opened: saving would overwrite somebody's work. */
export class StaleRevision extends Error {
  constructor() {
    super('The record has changed since it was read')
  }
}

export class NotFound extends Error {
  constructor() {
    super('There is no such record')
  }
}
