import type { IncomingMessage } from 'node:http'

/**
 * Says once that somebody speaks for visitors whom nobody is told to believe: behind a proxy that TRUST_PROXY does not
 * name, all visitors count as one, and share one visitor's limits.
 */
export function createProxyWarning(trustProxy: number, warn: (message: string) => void) {
  let hasWarned = trustProxy > 0
  return ({ headers }: Pick<IncomingMessage, 'headers'>): void => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return
    hasWarned = true
    warn(
      'A request carries X-Forwarded-For, and TRUST_PROXY is 0: all visitors behind that proxy count as one. ' +
        'Set TRUST_PROXY to the number of proxies in front; if there are none, somebody made it up (said once)',
    )
  }
}
