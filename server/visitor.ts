import type { IncomingMessage } from 'node:http'
import type { Visitor } from '../backend/auth/sign-in-library.ts'
import { findIp } from '../backend/visitors/find-ip.ts'

/** Proxies append to the forwarding headers, so only as many entries from the right are worth believing. */
export function visitorOf(incoming: IncomingMessage, trustedProxies: number): Visitor {
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

export function isOverTls({ headers }: IncomingMessage, trustedProxies: number): boolean {
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
