/** What can be saved, and the revision that the next save must be based on. */
export interface SavedRecord<Values> {
  revision: number
  values: Values
}

/** A record as it is stored: who it is, and the revision that a save must be based on. */
export interface Stored {
  id: string
  revision: number
}
