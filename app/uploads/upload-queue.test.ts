import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { UploadResult } from '../../domain/files/upload-target.ts'
import { StorageError, type UploadOptions } from './storage-client.ts'
import { createUploadQueue } from './upload-queue.ts'

const target = { uploader: 'media' } as const
const result: UploadResult = { url: '/files/media/1_a', name: 'a', contentType: 'image/png', size: 1 }

interface InFlight extends UploadOptions {
  name: string
  arrive(): void
  fail(error: unknown): void
}

function queueWithSlowUploads(atOnce = 3) {
  const inFlight: InFlight[] = []
  const uploaded: UploadResult[] = []
  const failures: string[] = []
  let ids = 0
  const queue = createUploadQueue({
    atOnce,
    newId: () => `id-${++ids}`,
    upload: (file, _, options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(new StorageError('canceled')))
        inFlight.push({ ...options, name: file.name, arrive: () => resolve(result), fail: reject })
      }),
    onUploaded: (each) => uploaded.push(each),
    onFailed: ({ code }) => failures.push(code),
  })
  const states = () => queue.list().map(({ state }) => state)
  return { queue, inFlight, uploaded, failures, states }
}

const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index}.png`))

test('three are sent at once, the others as these finish', async () => {
  const { queue, inFlight, uploaded, states } = queueWithSlowUploads()
  queue.add(files(5), target)
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting'])
  inFlight[1]?.arrive()
  await tick()
  expect(states()).toEqual(['sending', 'sending', 'sending', 'waiting'])
  inFlight[0]?.fail(new StorageError('unknown'))
  await tick()
  expect(inFlight.map(({ name }) => name)).toEqual(['0.png', '1.png', '2.png', '3.png', '4.png'])
  for (const each of inFlight) each.arrive()
  await tick()
  expect(states()).toEqual(['failed'])
  expect(uploaded).toHaveLength(4)
})

test('progress, the work of the server and retries are shown as they come', () => {
  const { queue, inFlight } = queueWithSlowUploads()
  const seen: unknown[] = []
  queue.subscribe(() => seen.push(queue.list().map(({ state, percent }) => [state, percent])[0]))
  queue.add(files(1), target)
  inFlight[0]?.onProgress?.(40)
  inFlight[0]?.onProgress?.(100)
  inFlight[0]?.onRetry?.(0)
  expect(seen).toEqual([
    ['waiting', 0],
    ['sending', 0],
    ['sending', 40],
    ['processing', 100],
    ['retrying', 100],
  ])
})

test('a canceled upload stops, makes room, and can be sent again under the same id', async () => {
  const { queue, inFlight, failures, states } = queueWithSlowUploads()
  queue.add(files(4), target)
  queue.cancel('id-1')
  await tick()
  expect(states()).toEqual(['failed', 'sending', 'sending', 'sending'])
  expect(queue.list()[0]?.error?.code).toBe('canceled')
  expect(failures).toEqual([])
  inFlight[1]?.arrive()
  await tick()
  queue.retry('id-1')
  expect(inFlight.at(-1)).toMatchObject({ id: 'id-1', name: '0.png' })
  expect(queue.list()[0]).toMatchObject({ state: 'sending', error: undefined })
})

test('one that waits is canceled without ever being sent', () => {
  const { queue, inFlight } = queueWithSlowUploads()
  queue.add(files(4), target)
  queue.cancel('id-4')
  expect(queue.list()[3]).toMatchObject({ state: 'failed', error: { code: 'canceled' } })
  expect(inFlight).toHaveLength(3)
})

test('failures are reported; unexpected errors count as unknown', async () => {
  const { queue, inFlight, failures } = queueWithSlowUploads()
  queue.add(files(2), target)
  inFlight[0]?.fail(new StorageError('unauthorized'))
  inFlight[1]?.fail(new TypeError('oops'))
  await tick()
  expect(failures).toEqual(['unauthorized', 'unknown'])
})

test('one at a time, each waits until the one before has arrived or failed: the order stays', async () => {
  const { queue, inFlight } = queueWithSlowUploads(1)
  queue.add(files(3), target)
  expect(inFlight).toHaveLength(1)
  inFlight[0]?.arrive()
  await tick()
  expect(inFlight).toHaveLength(2)
  inFlight[1]?.fail(new StorageError('unknown'))
  await tick()
  expect(inFlight.map(({ name }) => name)).toEqual(['0.png', '1.png', '2.png'])
})

test('what has arrived goes and is counted; what failed stays until it is dismissed', async () => {
  const { queue, inFlight } = queueWithSlowUploads()
  queue.add(files(3), target)
  inFlight[0]?.arrive()
  await tick()
  queue.add(files(1), target)
  inFlight[1]?.arrive()
  inFlight[2]?.fail(new StorageError('unknown'))
  inFlight[3]?.arrive()
  await tick()
  expect(queue.arrived()).toBe(3)
  expect(queue.list().map(({ id }) => id)).toEqual(['id-3'])
  queue.add(files(1), target)
  expect(queue.arrived()).toBe(0)
  queue.dismiss('id-3')
  expect(queue.list().map(({ id }) => id)).toEqual(['id-5'])
})
