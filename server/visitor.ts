import type { IncomingHttpHeaders } from 'node:http'
import type { Visitor } from '../backend/auth/sign-in-library.ts'
import { findIp } from '../backend/visitors/find-ip.ts'

/** What a request says of where it comes from. */
export interface Asked {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/** Proxies append to the forwarding headers, so only as many entries from the right are worth believing. */
export function visitorOf(incoming: Asked, trustedProxies: number): Visitor {
  const direct = findIp(incoming.socket.remoteAddress ?? '') ?? 'unknown'
  const userAgent = incoming.headers['user-agent']
  if (trustedProxies === 0) return { ip: direct, overTls: false, userAgent }
  const ips = list(incoming.headers['x-forwarded-for'])
  return {
    ip: findIp(ips.at(-trustedProxies) ?? ips[0] ?? '') ?? direct,
    overTls: isOverTls(incoming, trustedProxies),
    userAgent,
  }
}

export function isOverTls({ headers }: Pick<Asked, 'headers'>, trustedProxies: number): boolean {
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
