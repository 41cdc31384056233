import { createHash } from 'node:crypto'

/**
 * Removes the nonces from a page, and returns the hashes of its inline scripts for the Content-Security-Policy.
 * So the page is the same for everybody and can be cached. Only scripts with our secret nonce are hashed: one
 * that was injected into a page has none and does not run.
 */
export function hashInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const attribute = ` nonce="${nonce}"`
  for (const [, attributes = '', content = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(attribute) && content !== '') hashes.add(hashSource(content))
  }
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] }
}

export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

export function contentSecurityPolicy({
  scripts = [],
  styles = [],
}: {
  scripts?: string[]
  styles?: string[]
} = {}) {
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
