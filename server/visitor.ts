import type { IncomingHttpHeaders } from 'node:http'
import type { Visitor } from '../backend/auth/sign-in-library.ts'
import { findIp, isLoopback } from '../backend/visitors/visitor-network.ts'

/** What a request says of where it comes from. */
export interface IncomingRequest {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/**
 * Proxies append to the forwarding headers, so only as many entries from the right are worth believing. A loopback
 * address that was forwarded says nothing of our machine: anybody can send it to a proxy that only appends.
 */
export function visitorOf(incoming: IncomingRequest, trustedProxies: number): Visitor {
  const { headers, socket } = incoming
  const direct = findIp(socket.remoteAddress ?? '') ?? 'unknown'
  const ips = list(headers['x-forwarded-for'])
  const forwarded = trustedProxies > 0 ? findIp(ips.at(-trustedProxies) ?? ips[0] ?? '') : undefined
  const isForwarded = ips.length > 0 || headers.forwarded !== undefined
  return {
    ip: forwarded === undefined || isLoopback(forwarded) ? direct : forwarded,
    overTls: isOverTls(incoming, trustedProxies),
    userAgent: headers['user-agent'],
    cookies: headers.cookie,
    isOwnMachine: isLoopback(direct) && !isForwarded,
  }
}

export function isOverTls({ headers }: Pick<IncomingRequest, 'headers'>, trustedProxies: number): boolean {
  return trustedProxies > 0 && list(headers['x-forwarded-proto']).at(-1) === 'https'
}

function list(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
