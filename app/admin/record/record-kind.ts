import type { z } from 'zod'

/** What both halves of a kind of record's screens say of it: the server's, and the browser's. */
export interface RecordKind<Values> {
  schema: z.ZodType<Values>
  /** What a new one starts with; its names are the form's. */
  empty: Values
  /** The list that saving and cancelling lead back to, with its filters. */
  list: string
  failed: { load: string; save: string; delete: string }
}
