import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Versions } from '../../backend/data/database.ts'
import type { NewestVersions } from '../../backend/live/newest-versions.ts'
import { findSharedBytes, sendSharedBytes } from './shared-bytes.ts'

let versions: Versions = { apartments: 1 }
const newest = {
  isFresh: () => true,
  known: () => versions,
} as unknown as NewestVersions
let made = 0
const pieces = async () => [`made ${++made}`, ' times']
const find = (name = 'feed') => findSharedBytes(newest, { name, shows: ['apartments'], pieces })

test('is made once for all until its data changes, and the same bytes are sent to all', async () => {
  const [one, other] = await Promise.all([find(), find()])
  expect([one === other, one.bytes.toString()]).toEqual([true, 'made 1 times'])
  versions = { apartments: 1, stores: 7 }
  expect(await find()).toBe(one)
  versions = { apartments: 2 }
  expect((await find()).bytes.toString()).toBe('made 2 times')
  const response = sendSharedBytes(new Request('http://localhost/feed.xml'), one, {})
  const [sent] = await Readable.fromWeb(response.body as never).toArray()
  expect(sent.buffer).toBe(one.bytes.buffer)
})

test('is made again after a failure', async () => {
  const broken = () => Promise.reject(new Error('no database'))
  const wanted = { name: 'broken', shows: [], pieces: broken }
  await expect(findSharedBytes(newest, wanted)).rejects.toThrow('no database')
  expect((await findSharedBytes(newest, { ...wanted, pieces: async () => ['here'] })).bytes.length).toBe(4)
})

test('who has it already gets 304', async () => {
  const found = await find()
  const asked = new Request('http://localhost/feed.xml', { headers: { 'If-None-Match': `W/${found.etag}` } })
  expect(sendSharedBytes(asked, found, {})).toMatchObject({ status: 304, body: null })
})
