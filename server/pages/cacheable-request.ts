import type { IncomingMessage } from 'node:http'

/** Whether the method allows a cached response; whether somebody is signed in is checked elsewhere. */
export function isReadRequest({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether it brings a body, which is for the application to refuse, or to leave unread. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined
}
