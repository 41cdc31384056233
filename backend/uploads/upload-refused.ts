import type { UploadFault } from '../../domain/files/upload-rules.ts'
import type { TemplateFault } from '../../domain/paper/paper.ts'
import { UploadIdTaken } from '../data/files/finished-uploads.ts'
import { NoPanorama, TooManyPanoramas } from '../data/panoramas.ts'
import { TooManyPapers } from '../data/papers/papers.ts'
import { TooManyViews } from '../data/plans/building-views.ts'
import { PlanExists } from '../data/plans/floor-plans.ts'
import { TooManyPictures } from '../data/progress-entries.ts'
import { NotFound, StaleRevision } from '../data/records/record-errors.ts'

/** Why an upload was refused: the file is unfit or incomplete, or its record is gone or has changed. */
export type UploadRefusal =
  | UploadFault
  | 'unreadable'
  | 'too-many-pixels'
  | 'side-too-long'
  | 'too-much-work'
  | 'object-not-found'
  | 'conflict'
  | 'too-many-views'
  | 'too-many-pictures'
  | 'too-many-panoramas'
  | 'no-panorama'
  | 'too-many-papers'
  | `template-${TemplateFault}`
  | 'busy'
  | 'quota-exceeded'
  | 'broken'

export class UploadRefused extends Error {
  readonly refusal: UploadRefusal

  constructor(refusal: UploadRefusal, options?: ErrorOptions) {
    super(`Upload refused: ${refusal}`, options)
    this.refusal = refusal
  }
}

/** The browser has sent the same upload again: the older request ends. */
export class UploadSuperseded extends Error {}

/** The file was stored, but its record could not be changed. */
export class NotLinked extends Error {
  constructor(cause: unknown) {
    super('The file could not be linked', { cause })
  }
}

/** Undefined for an error that is the server's fault and not a reason to refuse the upload. */
export function asRefusal(error: unknown): UploadRefusal | undefined {
  if (error instanceof UploadRefused) return error.refusal
  if (error instanceof NotFound) return 'object-not-found'
  if (error instanceof UploadSuperseded) return 'broken'
  if (error instanceof StaleRevision || error instanceof PlanExists || error instanceof UploadIdTaken)
    return 'conflict'
  if (error instanceof TooManyViews) return 'too-many-views'
  if (error instanceof TooManyPictures) return 'too-many-pictures'
  if (error instanceof TooManyPanoramas) return 'too-many-panoramas'
  if (error instanceof TooManyPapers) return 'too-many-papers'
  if (error instanceof NoPanorama) return 'no-panorama'
  if (isDiskFull(error)) return 'quota-exceeded'
  return undefined
}

function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG'
}
