import type { IncomingMessage } from 'node:http'

/** Whether this request reads what may be the same for everybody: who is signed in is another question. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether it brings a body, which is for the application to refuse, or to leave unread. */
export function bringsBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined
}
