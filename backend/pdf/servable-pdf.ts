import type { ServableFile } from '../images/generated-images.ts'

/** With what its answer says of it. */
export interface ServablePdf extends ServableFile {
  /** For whoever keeps it as a file. */
  name: string
}
