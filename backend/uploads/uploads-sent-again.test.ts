import type { ReadableStream } from 'node:stream/web'
import { describe, expect, test } from 'vitest'
import {
  jpeg,
  mediaTarget,
  openBeside,
  openForThisFile,
  outcome,
  sendUpload,
  storedPaths,
  streamOf,
  uploadsBackend,
} from '../../tests/uploads-under-test.ts'
import { listMediaFiles } from '../data/files/media-files.ts'

openForThisFile()

describe('the same upload, sent again', () => {
  test('after it has finished, gets the same response and stores nothing', async () => {
    const id = crypto.randomUUID()
    const first = await sendUpload(mediaTarget, jpeg, { id })
    const body = streamOf(jpeg)
    expect(await sendUpload(mediaTarget, jpeg, { id, body })).toEqual(first)
    expect(body.locked).toBe(false)
    expect(await storedPaths()).toHaveLength(1)
    expect(await listMediaFiles(uploadsBackend.db)).toHaveLength(1)
  })

  test('five times at once, is stored once and all get the same response', async () => {
    const id = crypto.randomUUID()
    const results = await Promise.all(Array.from({ length: 5 }, () => sendUpload(mediaTarget, jpeg, { id })))
    expect(new Set(results.map(({ url }) => url)).size).toBe(1)
    expect(await storedPaths()).toHaveLength(1)
    expect(await listMediaFiles(uploadsBackend.db)).toHaveLength(1)
  })

  test('while the first connection hangs, replaces it', async () => {
    const id = crypto.randomUUID()
    const hanging = new TransformStream<Uint8Array, Uint8Array>()
    const first = sendUpload(mediaTarget, jpeg, { id, body: hanging.readable as ReadableStream<Uint8Array> })
    const second = await sendUpload(mediaTarget, jpeg, { id })
    expect(await first).toEqual(second)
    expect(await listMediaFiles(uploadsBackend.db)).toHaveLength(1)
  })

  test('on another server, is stored once', async () => {
    const other = await openBeside()
    const upload = { id: crypto.randomUUID(), target: mediaTarget, name: 'a.jpg' }
    const [one, two] = await Promise.all(
      [uploadsBackend, other].map(({ uploads }) =>
        uploads.receive({ ...upload, body: streamOf(jpeg), length: jpeg.length }),
      ),
    )
    await other.close()
    expect(one).toEqual(two)
    expect(await storedPaths()).toHaveLength(1)
    expect(await listMediaFiles(uploadsBackend.db)).toHaveLength(1)
  })

  test('for another target, is refused', async () => {
    const id = crypto.randomUUID()
    await sendUpload(mediaTarget, jpeg, { id })
    expect(await outcome({ uploader: 'parkingPlan', level: 1 }, jpeg, { id })).toEqual({
      refused: 'conflict',
    })
  })
})
