import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import pLimit from 'p-limit'
import { describe, expect, inject, test } from 'vitest'
import { FileStoreFault } from '../../backend/files/file-store.ts'
import { listAllFiles } from '../../backend/files/list-all-files.ts'
import { openS3Store } from '../../backend/files/s3.ts'
import { createS3Client } from '../../backend/files/s3-client.ts'
import { createTimeoutBudget } from '../../backend/files/timeout-budget.ts'
import { createInterruptibleProxy } from '../engines/interruptible-proxy.ts'
import { createOwnBucket } from '../engines/own-bucket.ts'
import { fileStoreContract } from './file-store-contract.ts'

const ownBucket = () => createOwnBucket(inject('s3Endpoint'))
const about = { contentType: 'text/plain' }
const megabyte = Buffer.alloc(1024 * 1024, 'm')
const megabytes = (count: number) => Readable.from(Array(count).fill(megabyte))

fileStoreContract('S3', async () => openS3Store(await ownBucket()))

describe('files that are sent in parts', () => {
  test.each([7, 8, 9, 16])('%d MB arrive complete, and can be read in part and moved', async (count) => {
    const store = await openS3Store(await ownBucket())
    const { size } = await store.put('media/1_a.bin', megabytes(count), about)
    expect(size).toBe(count * megabyte.length)
    await store.move('media/1_a.bin', 'trash/now/media/1_a.bin')
    const range = { start: size - 3, end: size - 1 }
    const opened = await store.get('trash/now/media/1_a.bin', range)
    expect(opened?.file).toMatchObject({ size, contentType: 'text/plain' })
    expect((await buffer(opened?.body ?? Readable.from([]))).toString()).toBe('mmm')
  })

  test('are read to their end once begun, also when the timeout is used up', async () => {
    const store = await openS3Store(await ownBucket())
    await store.put('media/1_a.bin', megabytes(9), about)
    const timeout = createTimeoutBudget(2_000)
    const opened = await store.get('media/1_a.bin', undefined, timeout)
    await timeout.spend((giveUp) => once(giveUp, 'abort'))
    expect((await buffer(opened?.body ?? Readable.from([]))).length).toBe(9 * megabyte.length)
  })

  test('an upload that ends early leaves neither a file nor parts', async () => {
    const bucket = await ownBucket()
    const store = await openS3Store(bucket)
    const broken = Readable.from(
      (async function* () {
        for (let sent = 0; sent < 18; sent++) yield megabyte
        throw new Error('connection lost')
      })(),
    )
    await expect(store.put('media/1_a.bin', broken, about)).rejects.toThrow('connection lost')
    expect(await listAllFiles(store, '')).toEqual([])
    expect(await unfinished(bucket)).toEqual([])
  })

  test('tidying removes the parts of an interrupted upload once it is old enough', async () => {
    const bucket = await ownBucket()
    const store = await openS3Store(bucket)
    const begin = new CreateMultipartUploadCommand({ Bucket: bucket.bucket, Key: 'media/1_a.bin' })
    await createS3Client(bucket).send(begin)
    await store.sweep(new Date(Date.now() - 60_000), new Set())
    expect(await unfinished(bucket)).toEqual(['media/1_a.bin'])
    await store.sweep(new Date(Date.now() + 60_000), new Set())
    expect(await unfinished(bucket)).toEqual([])
  })

  async function unfinished(settings: Awaited<ReturnType<typeof ownBucket>>) {
    const command = new ListMultipartUploadsCommand({ Bucket: settings.bucket })
    const { Uploads = [] } = await createS3Client(settings).send(command)
    return Uploads.map(({ Key }) => Key)
  }
})

test('many files are listed by pages, and deleted in a few requests', async () => {
  const bucket = await ownBucket()
  const [client, inTurn] = [createS3Client(bucket), pLimit(20)]
  const paths = Array.from({ length: 210 }, (_, index) => `media/${1000 + index}_a.txt`)
  const add = (Key: string) => client.send(new PutObjectCommand({ Bucket: bucket.bucket, Key, Body: Key }))
  await Promise.all(paths.map((path) => inTurn(() => add(path))))

  const store = await openS3Store(bucket)
  const first = await store.list('media/')
  // The test store returns at most 100 files a page.
  expect(first.files).toHaveLength(100)
  expect(first.next).toBe('media/1099_a.txt')
  expect((await listAllFiles(store, 'media/')).map(({ path }) => path)).toEqual(paths)
  await store.deleteAll(paths)
  expect(await listAllFiles(store, '')).toEqual([])
})

test('foreign objects are listed if they have a stored path, with a type by extension', async () => {
  const bucket = await ownBucket()
  for (const Key of ['media/', 'media/Снимка 1.jpg', 'media/by-hand.jpg'])
    await createS3Client(bucket).send(new PutObjectCommand({ Bucket: bucket.bucket, Key, Body: 'here' }))
  const store = await openS3Store(bucket)
  expect(await listAllFiles(store, 'media/')).toMatchObject([{ path: 'media/by-hand.jpg', size: 4 }])
  expect(await store.head('media/by-hand.jpg')).toMatchObject({ contentType: 'image/jpeg', metadata: {} })
})

describe('a store that is unavailable', () => {
  const windows = { operation: 600, upload: 900 }

  test('is a FileStoreFault after the timeout, and works again when it is back', async () => {
    const { endpoint, interrupt, restore } = await createInterruptibleProxy(inject('s3Endpoint'))
    const store = await openS3Store({ ...(await ownBucket()), endpoint }, windows)
    await store.put('media/1_a.txt', Readable.from([megabyte]), about)

    await interrupt()
    const late = (seconds: number) => `The file store ${endpoint} did not respond within ${seconds} s`
    await expect(store.head('media/1_a.txt')).rejects.toThrow(late(0.6))
    await expect(store.list('')).rejects.toThrow(late(0.6))
    await expect(store.put('media/2_b.bin', megabytes(9), about)).rejects.toThrow(late(0.9))

    await restore()
    expect(await store.head('media/1_a.txt')).toMatchObject({ size: megabyte.length })
    expect(await store.head('media/2_b.bin')).toBeUndefined()
    await interrupt()
  })

  test('is waited for if it comes back in time', async () => {
    const { endpoint, interrupt, restore } = await createInterruptibleProxy(inject('s3Endpoint'))
    const store = await openS3Store({ ...(await ownBucket()), endpoint })
    await interrupt()
    const putting = store.put('media/1_a.txt', Readable.from([megabyte]), about)
    const heading = store.head('media/none')
    await restore()
    expect(await putting).toMatchObject({ size: megabyte.length })
    expect(await heading).toBeUndefined()
    await interrupt()
  })

  test('and hangs: a visitor’s requests share a shorter timeout than an administrator’s', async () => {
    const { endpoint, interrupt, fallSilent } = await createInterruptibleProxy(inject('s3Endpoint'))
    const store = await openS3Store({ ...(await ownBucket()), endpoint }, { operation: 900, upload: 900 })
    await store.put('media/1_a.txt', Readable.from([megabyte]), about)
    fallSilent()
    const late = (seconds: number) => `The file store ${endpoint} did not respond within ${seconds} s`
    const timeout = createTimeoutBudget(300)
    await expect(store.head('media/1_a.txt', timeout)).rejects.toThrow(late(0.3))
    await expect(store.get('media/1_a.txt', undefined, timeout)).rejects.toThrow(late(0.3))
    await expect(store.get('media/1_a.txt')).rejects.toThrow(late(0.9))
    await interrupt()
  })

  test('is named by its host in messages', async () => {
    const named = {
      ...(await ownBucket()),
      endpoint: 'http://s3.invalid',
      pathStyle: false,
      bucket: 'sgrada',
    }
    const late = 'The file store http://sgrada.s3.invalid did not respond within 0.6 s'
    await expect(openS3Store(named, windows)).rejects.toThrow(late)
  })

  test('fails the start with its message', async () => {
    const bucket = await ownBucket()
    const closed = { ...bucket, endpoint: 'http://127.0.0.1:9' }
    await expect(openS3Store(closed, windows)).rejects.toThrow(FileStoreFault)
    await expect(openS3Store({ ...bucket, bucket: 'none' })).rejects.toThrow(
      `The file store ${bucket.endpoint} has no bucket none`,
    )
    await expect(openS3Store({ ...bucket, secretAccessKey: 'wrong' })).rejects.toThrow(
      `The file store ${bucket.endpoint} refused the access key`,
    )
  })
})
