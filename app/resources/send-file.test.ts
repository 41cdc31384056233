import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

const file = {
  contentType: 'text/plain',
  size: 10,
  etag: '"1"',
  open: async (range = { start: 0, end: 9 }) =>
    Readable.from([Buffer.from('0123456789').subarray(range.start, range.end + 1)]),
}
const ask = (headers: Record<string, string>) =>
  sendFile(new Request('http://localhost/files/a', { headers }), file)

test('a file that was deleted meanwhile is not found', async () => {
  const gone = { ...file, open: async () => undefined }
  expect((await sendFile(new Request('http://localhost/files/a'), gone)).status).toBe(404)
})

describe('a file as an answer', () => {
  test.each([
    ['whole', {}, 200, '0123456789'],
    ['in part', { Range: 'bytes=2-4' }, 206, '234'],
    ['not again to whoever has it', { 'If-None-Match': '"1"' }, 304, ''],
  ])('%s, to be cached for ever', async (_, headers, status, body) => {
    const response = await ask(headers)
    expect([response.status, await response.text()]).toEqual([status, body])
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  test('to a part beyond its end there is no answer that may be cached', async () => {
    const { status, headers } = await ask({ Range: 'bytes=10-' })
    expect([status, headers.get('Content-Range')]).toEqual([416, 'bytes */10'])
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})
