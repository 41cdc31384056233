import type { UploadFault } from '../../domain/files/upload-rules.ts'
import { UploadIdTaken } from '../data/files/finished-uploads.ts'
import { PlanExists } from '../data/plans/floor-plans.ts'
import { NotFound, StaleRevision } from '../data/records/record-errors.ts'

/** Why an upload was not taken: the file is not fit, its record is gone or has changed, or it never came whole. */
export type UploadRefusal =
  | UploadFault
  | 'unreadable'
  | 'too-many-pixels'
  | 'side-too-long'
  | 'too-much-work'
  | 'object-not-found'
  | 'conflict'
  | 'quota-exceeded'
  | 'broken'

/** The file is not one that this uploader takes; trying again will not help. */
export class UploadRefused extends Error {
  readonly refusal: UploadRefusal

  constructor(refusal: UploadRefusal, options?: ErrorOptions) {
    super(`Upload refused: ${refusal}`, options)
    this.refusal = refusal
  }
}

/** The same upload has started again: the older connection is given up. */
export class UploadSuperseded extends Error {}

/** The file was stored, but its record could not be pointed to it. */
export class NotLinked extends Error {
  constructor(cause: unknown) {
    super('The file could not be linked', { cause })
  }
}

/** The refusal that an error amounts to; any other error is ours. */
export function asRefusal(error: unknown): UploadRefusal | undefined {
  if (error instanceof UploadRefused) return error.refusal
  if (error instanceof NotFound) return 'object-not-found'
  if (error instanceof UploadSuperseded) return 'broken'
  if (error instanceof StaleRevision || error instanceof PlanExists || error instanceof UploadIdTaken)
    return 'conflict'
  if (isDiskFull(error)) return 'quota-exceeded'
  return undefined
}

function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG'
}
