import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Visitor } from '../backend/auth/sign-in-library.ts'
import { findIp, isLoopback } from '../backend/visitors/visitor-network.ts'

export interface IncomingRequest {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/**
 * The visitor's IP address, browser and cookies. Proxies append to the forwarding headers, so only as many
 * entries from the right as there are trusted proxies count. A forwarded loopback address is ignored, because
 * any client can send one to a proxy that only appends.
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

/**
 * Warns once when X-Forwarded-For arrives and TRUST_PROXY is 0: behind a proxy that is not trusted all visitors count
 * as one and share one visitor's limits.
 */
export function createProxyWarning(trustProxy: number, warn: (message: string) => void) {
  let hasWarned = trustProxy > 0
  return ({ headers }: Pick<IncomingMessage, 'headers'>): void => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return
    hasWarned = true
    warn(
      'A request carries X-Forwarded-For, and TRUST_PROXY is 0: all visitors behind that proxy count as one. ' +
        'Set TRUST_PROXY to the number of proxies in front; if there are none, a client made it up (logged once)',
    )
  }
}
