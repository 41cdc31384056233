import { isFileStoreFault } from './files/file-store-fault.ts'

/** Of a connection (Node), of a database that shuts down, starts or has no room for one more (PostgreSQL). */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[1-3]|53300|08...)$/
/** pg gives these no code. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/

/** Whether the database or the file store is unavailable: nothing is wrong with the request, which may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isFileStoreFault(error)) return error.code === undefined
  const { code } = error as NodeJS.ErrnoException
  return (
    unavailableCodes.test(code ?? '') || unavailableMessages.test(error.message) || isUnavailable(error.cause)
  )
}
