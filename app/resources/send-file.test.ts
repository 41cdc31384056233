import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { imageFormat, parseRange, sendFile } from './send-file.ts'

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0, image/webp;q=0.5', 'webp'],
  ['image/avif;q=0.0,image/webp;q=0', 'jpeg'],
  ['image/avif;q=0.01', 'avif'],
  ['IMAGE/AVIF', 'avif'],
  ['image/*', 'jpeg'],
  ['*/*', 'jpeg'],
  ['image/avifx', 'jpeg'],
  ['', 'jpeg'],
  [null, 'jpeg'],
])('Accept: %s gets %s', (accept, format) => {
  expect(imageFormat(accept)).toBe(format)
})

test.each([
  [null, 'whole'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=9-99', { start: 9, end: 9 }],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['lines=1-2', 'whole'],
])('%s of ten bytes', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range)
})

test('an empty file has no part', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(parseRange(null, 0)).toBe('whole')
})

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

test.each([
  ['before the file is open', 0],
  ['when nobody has read it yet', 1],
])('a file is closed when the visitor leaves %s', async (_, moment) => {
  const visitor = new AbortController()
  const opened = Readable.from([Buffer.from('0123456789')])
  const asked = sendFile(new Request('http://localhost/files/a', { signal: visitor.signal }), {
    ...file,
    open: async () => opened,
  })
  if (moment > 0) await asked
  visitor.abort()
  await asked
  expect(opened.destroyed).toBe(true)
})

describe('a file as a response', () => {
  test.each([
    ['whole', {}, 200, '0123456789'],
    ['in part', { Range: 'bytes=2-4' }, 206, '234'],
    ['not at all if the browser has it', { 'If-None-Match': '"1"' }, 304, ''],
  ])('%s, to be cached for ever', async (_, headers, status, body) => {
    const response = await ask(headers)
    expect([response.status, await response.text()]).toEqual([status, body])
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  test('the error for a part beyond its end must not be cached', async () => {
    const { status, headers } = await ask({ Range: 'bytes=10-' })
    expect([status, headers.get('Content-Range')]).toEqual([416, 'bytes */10'])
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})
