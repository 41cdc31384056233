import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { FileStoreFault, readFully, type StoredFile } from './file-store.ts'
import { createTimeoutBudget, visitorTimeout } from './timeout-budget.ts'

const file: StoredFile = {
  path: 'media/1_a.txt',
  size: 8,
  contentType: 'text/plain',
  metadata: {},
  modifiedAt: '2026-01-01T00:00:00.000Z',
  etag: '"1"',
}

test('readFully reads a file to its end', async () => {
  const get = async () => ({ file, body: Readable.from([Buffer.from('half'), Buffer.from('half')]) })
  expect((await readFully({ get }, file.path, visitorTimeout()))?.toString()).toBe('halfhalf')
  expect(await readFully({ get: async () => undefined }, file.path, visitorTimeout())).toBeUndefined()
})

test('a store that stops sending in the middle of a file is unavailable', async () => {
  const body = new Readable({ read() {} })
  body.push('half')
  const reading = readFully({ get: async () => ({ file, body }) }, file.path, createTimeoutBudget(50))
  await expect(reading).rejects.toThrow(FileStoreFault)
  expect(body.destroyed).toBe(true)
})

test('a read that fails for another reason throws that reason', async () => {
  const body = new Readable({ read: () => body.destroy(new Error('connection lost')) })
  const reading = readFully({ get: async () => ({ file, body }) }, file.path, visitorTimeout())
  await expect(reading).rejects.toThrow('connection lost')
})
