import { FileStoreFault } from './file-store-fault.ts'
import type { TimeoutBudget } from './timeout-budget.ts'

/** For how long the store is asked again before the answer is a fault, in milliseconds. */
export interface RetryWindows {
  operation: number
  upload: number
}

const minute = 60_000
export const s3RetryWindows: RetryWindows = { operation: 2 * minute, upload: 10 * minute }

/**
 * Does the work with a signal that aborts it when the timeout is used up. What the store said becomes a FileStoreFault; other
 * errors, such as those of a body that breaks off, stay as they are.
 */
export async function withinTimeout<T>(
  timeout: TimeoutBudget,
  url: string,
  work: (abortSignal: AbortSignal) => Promise<T>,
): Promise<T> {
  return timeout.spend(async (giveUp) => {
    try {
      return await work(giveUp)
    } catch (error) {
      throw asFault(error, url, giveUp.aborted ? timeout.total : undefined)
    }
  })
}

interface Said {
  name?: string
  message?: string
  $metadata?: { httpStatusCode?: number }
}

/** Without the error itself as its cause: that one carries the request with its signature into the log. */
function asFault(error: unknown, url: string, late: number | undefined): unknown {
  const { name = '', message = '', $metadata } = error as Said
  const store = `The file store ${url}`
  if (late !== undefined) return new FileStoreFault(`${store} gave no answer within ${late / 1000} s`)
  if ($metadata === undefined) return error
  const { httpStatusCode: status = 'no answer' } = $metadata
  if (/quota|storagefull/i.test(name)) return new FileStoreFault(`${store} is full (${name})`, 'EDQUOT')
  if (status === 401 || status === 403)
    return new FileStoreFault(`${store} refused the access key (${status} ${name})`)
  return new FileStoreFault(`${store} failed (${status}, ${name}: ${message})`)
}

/** Neither a file nor a bucket there: a bucket that is missing has an error of its own, where it has an error message. */
export function isAbsent(error: unknown): boolean {
  const { name, $metadata } = error as Said
  return $metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket'
}

export function isBeyondEnd(error: unknown): boolean {
  return (error as Said).$metadata?.httpStatusCode === 416
}
