import type { IncomingMessage } from 'node:http'
import { mayHaveSession } from '../../backend/auth/session-cookie.ts'

/**
 * Whether this request asks for what everybody gets. An administrator reads what he has just written, on whichever
 * server; a body is for the application to refuse.
 */
export function isForEverybody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined) return false
  return headers.range === undefined && !mayHaveSession(headers.cookie)
}
