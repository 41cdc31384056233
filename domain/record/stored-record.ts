/** The values of a form, and the revision that its save is based on. */
export interface SavedRecord<Values> {
  revision: number
  values: Values
  change?: LastChange | undefined
}

export interface LastChange {
  name: string
  at: string
}

export interface Stored {
  id: string
  revision: number
}
