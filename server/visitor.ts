import type { IncomingMessage } from 'node:http'
import type { Visitor } from '../backend/auth/auth.ts'
import { findIpAddress } from '../backend/ip-address.ts'

/** Proxies append to the forwarding headers, so only as many entries from the right are worth believing. */
export function visitorOf(incoming: IncomingMessage, trustedProxies: number): Visitor {
  const direct = findIpAddress(incoming.socket.remoteAddress ?? '') ?? 'unknown'
  if (trustedProxies === 0) return { address: direct, overTls: false }
  const addresses = list(incoming.headers['x-forwarded-for'])
  const protocols = list(incoming.headers['x-forwarded-proto'])
  return {
    address: findIpAddress(addresses.at(-trustedProxies) ?? addresses[0] ?? '') ?? direct,
    overTls: protocols.at(-1) === 'https',
  }
}

function list(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
