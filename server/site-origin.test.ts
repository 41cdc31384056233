import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createSiteOrigin } from './site-origin.ts'

const incoming = { socket: { localPort: 3000 } } as IncomingMessage

function originsOf(settings: { publicUrl?: string; trustProxy?: number }, ...urls: string[]) {
  const warnings: string[] = []
  const siteOrigin = createSiteOrigin({
    publicUrl: undefined,
    trustProxy: 0,
    ...settings,
    warn: (message) => warnings.push(message),
  })
  return { origins: urls.map((url) => siteOrigin(new Request(url), incoming)), warnings }
}

describe('the URL that pages write about themselves', () => {
  test('is PUBLIC_URL, whatever name a request uses', () => {
    const publicUrl = 'https://www.example.com'
    expect(originsOf({ publicUrl }, 'http://localhost:3000/', 'http://evil.example/')).toEqual({
      origins: [publicUrl, publicUrl],
      warnings: [],
    })
  })

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'is %s on this machine',
    (url) => {
      expect(originsOf({}, `${url}/apartments`)).toEqual({ origins: [url], warnings: [] })
    },
  )

  test('is the host that a trusted proxy forwards', () => {
    expect(originsOf({ trustProxy: 1 }, 'https://www.example.com/x')).toEqual({
      origins: ['https://www.example.com'],
      warnings: [],
    })
  })

  test('is never an untrusted host, and one warning says what to do', () => {
    const { origins, warnings } = originsOf(
      {},
      'http://evil.example/',
      'http://localhost.evil.example/',
      'http://192.0.2.1:3000/',
      'http://localhost:3001/',
      'http://127.0.0.1/',
    )
    expect(origins).toEqual(Array(5).fill('http://localhost:3000'))
    expect(warnings).toEqual([expect.stringContaining('PUBLIC_URL')])
  })
})
