import type { SentPicture } from '../pictures/made-pictures.ts'

/** With what its answer says of it. */
export interface SentPaper extends SentPicture {
  /** For whoever keeps it as a file. */
  name: string
}
