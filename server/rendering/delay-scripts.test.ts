import { expect, test } from 'vitest'
import { hashInlineScripts } from './content-security.ts'
import { delayScripts } from './delay-scripts.ts'

const page = [
  '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>',
  '<body><script nonce="m">first()</script><script nonce="m" type="module" async="">import "/a.js"</script></body>',
].join('')

test('a delayed page has no script that is fetched at once', () => {
  const late = delayScripts(page, 'm')
  expect(late).not.toContain('rel="modulepreload"')
  expect(late).not.toContain('type="module"')
  expect(late).toContain('rel="stylesheet"')
})

test('the delayed script may still run: its hash is in the policy', () => {
  expect(hashInlineScripts(delayScripts(page, 'm'), 'm').hashes).toEqual(
    expect.arrayContaining(hashInlineScripts(page, 'm').hashes),
  )
})
