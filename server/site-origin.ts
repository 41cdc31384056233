import type { IncomingMessage } from 'node:http'

interface Settings {
  publicUrl: string | undefined
  trustProxy: number
  warn(message: string): void
}

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The URL that pages write about themselves. Anybody may send any Host, and what is written would stay in
 * caches and search engines: only a name that somebody vouches for counts.
 */
export function createSiteOrigin({ publicUrl, trustProxy, warn }: Settings) {
  let hasWarned = false
  return (request: Pick<Request, 'url'>, incoming: IncomingMessage): string => {
    if (publicUrl !== undefined) return publicUrl
    const { hostname, port, origin } = new URL(request.url)
    const { localPort } = incoming.socket
    // With another port it would be another site each time, and each caches pages and PDFs of its own.
    const isOwn = ownNames.has(hostname) && Number(port || 80) === localPort
    if (trustProxy > 0 || isOwn) return origin
    if (!hasWarned)
      warn('Pages call themselves localhost, whatever name they are asked for by: set PUBLIC_URL')
    hasWarned = true
    return `http://localhost:${localPort}`
  }
}
