import { describe, expect, test } from 'vitest'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { parseUploadTarget } from '../../domain/files/upload-target.ts'
import {
  deleteStoredFile,
  type Sending,
  type StorageClientDeps,
  uploadFile,
  uploadUrl,
} from './storage-client.ts'

const result = { url: '/files/media/1_a.png', name: 'a.png', contentType: 'image/png', size: 3 }

function world(...statuses: number[]) {
  const sent: Sending[] = []
  let time = 0
  const deps: StorageClientDeps = {
    transport: async (sending) => {
      sent.push(sending)
      sending.onProgress?.(50)
      return { status: statuses[Math.min(sent.length, statuses.length) - 1] ?? 201, body: result }
    },
    now: () => time,
    random: () => 0,
    sleep: async (milliseconds) => {
      time += milliseconds
    },
  }
  return { sent, deps, elapsed: () => time }
}

const file = new File(['abc'], 'Снимка 1.png', { type: 'image/png' })
const options = { id: 'id-1', signal: new AbortController().signal }

describe('uploading', () => {
  test('sends the file with its name and an id to the URL of its target', async () => {
    const { sent, deps } = world(201)
    expect(await uploadFile(file, { uploader: 'media' }, options, deps)).toEqual(result)
    expect(sent).toMatchObject([
      {
        method: 'PUT',
        url: '/admin/uploads/media',
        headers: { 'X-Upload-Id': 'id-1', 'X-File-Name': '%D0%A1%D0%BD%D0%B8%D0%BC%D0%BA%D0%B0%201.png' },
        timeout: 600_000,
      },
    ])
    expect(sent[0]?.body).toBe(file)
  })

  test('tries again under the same id, and starts the bar anew', async () => {
    const { sent, deps } = world(503, 0, 201)
    const bar: number[] = []
    await uploadFile(
      file,
      { uploader: 'media' },
      { ...options, onProgress: (percent) => bar.push(percent) },
      deps,
    )
    expect(sent.map(({ headers }) => headers?.['X-Upload-Id'])).toEqual(['id-1', 'id-1', 'id-1'])
    expect(bar).toEqual([0, 50, 0, 50, 0, 50])
  })

  test('gives up after ten minutes', async () => {
    const { deps, elapsed } = world(500)
    await expect(uploadFile(file, { uploader: 'media' }, options, deps)).rejects.toMatchObject({
      code: 'retry-limit-exceeded',
    })
    expect(elapsed()).toBeGreaterThan(500_000)
    expect(elapsed()).toBeLessThanOrEqual(600_000)
  })
})

describe('deleting', () => {
  const target = { uploader: 'apartmentPhoto', apartmentId: 'a1' } as const

  test('names the file', async () => {
    const { sent, deps } = world(204)
    await deleteStoredFile(target, result.url, deps)
    expect(sent[0]).toMatchObject({
      method: 'DELETE',
      url: '/admin/uploads/apartmentPhoto?url=%2Ffiles%2Fmedia%2F1_a.png&apartmentId=a1',
    })
  })

  test('gives up after two minutes', async () => {
    const { deps, elapsed } = world(503)
    await expect(deleteStoredFile(target, result.url, deps)).rejects.toMatchObject({
      code: 'retry-limit-exceeded',
    })
    expect(elapsed()).toBeLessThanOrEqual(120_000)
  })

  test('404 at the first attempt is object-not-found, at a later one success', async () => {
    await expect(deleteStoredFile(target, result.url, world(404).deps)).rejects.toMatchObject({
      code: 'object-not-found',
    })
    await deleteStoredFile(target, result.url, world(0, 404).deps)
  })

  test('only what has the URL of a stored file', async () => {
    const { sent, deps } = world(204)
    await expect(deleteStoredFile(target, 'https://example.com/a.png', deps)).rejects.toMatchObject({
      code: 'invalid-url',
    })
    expect(sent).toEqual([])
  })
})

test('the server reads the target that the browser wrote', () => {
  for (const target of [
    { uploader: 'floorPlan', entrance: '2', floor: 11 },
    { uploader: 'parkingPlan', level: -1 },
    { uploader: 'storeImage', storeId: 's&1', slot: 'main' },
    { uploader: 'media' },
  ] as const) {
    const url = new URL(uploadUrl(target), 'http://localhost')
    expect(parseUploadTarget(defaultBuilding, target.uploader, url.searchParams)).toEqual(target)
  }
})

test('a target without an id has no URL', () => {
  expect(() => uploadUrl({ uploader: 'brochure', apartmentId: '' })).toThrow('invalid-url')
})
