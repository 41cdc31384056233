import dns from 'node:dns'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openS3Store } from '../../backend/files/s3.ts'
import { createOwnBucket } from '../engines/own-bucket.ts'
import { virtualHosts } from '../engines/swift-settings.ts'
import { fileStoreContract } from './file-store-contract.ts'

const lookedUp = new Set<string>()

/** Resolves each bucket's host to this machine, as the DNS of a real store would. */
beforeAll(() => {
  vi.spyOn(dns, 'lookup').mockImplementation(((name: string, options: dns.LookupOptions, found: Found) => {
    lookedUp.add(name)
    const here = { address: '127.0.0.1', family: 4 }
    if (options.all) found(null, [here])
    else found(null, here.address, here.family)
  }) as typeof dns.lookup)
})
afterAll(() => vi.restoreAllMocks())

type Found = (error: null, address: string | dns.LookupAddress[], family?: number) => void

const ownBucket = async () => {
  const bucket = await createOwnBucket(inject('s3Endpoint'))
  const endpoint = new URL(bucket.endpoint)
  endpoint.hostname = virtualHosts
  return { ...bucket, endpoint: endpoint.origin, pathStyle: false }
}

fileStoreContract('S3, with a host for each bucket', async () => openS3Store(await ownBucket()))

test('the bucket is named in the host', () => {
  expect([...lookedUp].filter((name) => name.startsWith('test-') && name.endsWith(virtualHosts))).not.toEqual(
    [],
  )
})
