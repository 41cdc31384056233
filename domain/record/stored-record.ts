/** What can be saved, and the revision that the next save must be based on. */
export interface SavedRecord<Values> {
  revision: number
  values: Values
  change?: LastChange | undefined
}

/** Who changed a record last, and when. */
export interface LastChange {
  name: string
  at: string
}

/** A record as it is stored: who it is, and the revision that a save must be based on. */
export interface Stored {
  id: string
  revision: number
}
