import { isFileStoreFault } from './files/file-store.ts'

/** Node's codes of failed connections; PostgreSQL's codes for shutdown, start-up and too many connections. */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P0[1-3]|53300|08...)$/
/** Messages of lost and failed connections: pg, the PostgreSQL client, gives these errors no code. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable)/

/** Whether the database or the file store does not respond for now, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isFileStoreFault(error)) return error.code === undefined
  const { code } = error as NodeJS.ErrnoException
  return (
    unavailableCodes.test(code ?? '') || unavailableMessages.test(error.message) || isUnavailable(error.cause)
  )
}

/** Node's codes and PostgreSQL's for a disk that is full, over its quota or read-only. */
const fullCodes = /^(ENOSPC|EDQUOT|EFBIG|EROFS|53100|25006)$/
/** SQLite's primary codes for a read-only file, an error of the disk, and a full one. */
const fullSqliteCodes = [8, 10, 13]

/** Whether the database or the file store is read and takes no writes for now: a full disk. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', errcode } = error as NodeJS.ErrnoException & { errcode?: number }
  // Extended codes of SQLite carry the primary code in their last byte.
  const isSqlites = errcode !== undefined && fullSqliteCodes.includes(errcode & 0xff)
  return isSqlites || fullCodes.test(code) || isFull(error.cause)
}
