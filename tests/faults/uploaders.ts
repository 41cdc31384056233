import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect } from 'vitest'
import { listReferencedPaths } from '../../backend/data/files/file-references.ts'
import { listAllFiles } from '../../backend/files/list-all-files.ts'
import type { Backend } from '../../backend/open.ts'
import { parseStoredUrl } from '../../domain/files/stored-path.ts'
import type { UploadResult } from '../../domain/files/upload-target.ts'
import { type Client, UnexpectedResponse } from './client.ts'
import { putFile, sendRequest } from './send-request.ts'
import { testImage } from './stocked-building.ts'

/** Clients that upload images, and one that reads the stored ones, also in smaller sizes. */
export interface Uploaders {
  clients: Client[]
  acknowledgedCount(): number
  /** Asserts that every acknowledged file is whole and linked once, and that all other files are whole, too. */
  expectNothingLost(backend: Backend): Promise<void>
}

interface Sending {
  id: string
  bytes: Buffer
}

/** Each of the upload URLs has a client of its own. */
export async function createUploaders({ db }: Backend, cookie: string, paths: string[]): Promise<Uploaders> {
  const linkedBefore = (await listReferencedPaths(db)).size
  const acknowledged = new Map<string, UploadResult>()
  const checked = new Set<string>()

  /** An upload that a kill interrupted is repeated with the same id, as the browser does. */
  function uploader(path: string) {
    let sending: Sending | undefined
    return async (url: string) => {
      sending ??= { id: crypto.randomUUID(), bytes: await testImage(...nextSize()) }
      const response = await putFile(url + path, cookie, sending.bytes, sending.id)
      if (response.status !== 201) throw new UnexpectedResponse('an upload', response)
      acknowledged.set(sending.id, JSON.parse(response.text))
      sending = undefined
    }
  }

  let visits = 0
  async function visit(url: string): Promise<void> {
    const number = visits++
    const stored = [...acknowledged.values()].at(-1 - (number % 5))
    const path = stored ? stored.url + ['', '?w=320', '?w=640'][number % 3] : '/'
    const response = await sendRequest(url + path, { headers: { accept: 'image/webp,*/*' } })
    if (response.status !== 200) throw new UnexpectedResponse(path, response)
    if (stored) await decode(response.bytes)
  }

  return {
    clients: [...paths.map(uploader), visit],
    acknowledgedCount: () => acknowledged.size,
    async expectNothingLost({ db, files }) {
      const linked = await listReferencedPaths(db)
      const stored = await listAllFiles(files, '')
      const sizes = new Map(stored.map(({ path, size }) => [path, size]))
      for (const { url, size } of acknowledged.values()) {
        const path = parseStoredUrl(url)
        expect(linked).toContain(path)
        expect(sizes.get(path), path).toBe(size)
      }
      for (const path of linked) expect(sizes.has(path), path).toBe(true)
      // Each client has at most one upload whose response was lost; repeated, it is not stored a second time.
      expect(linked.size - linkedBefore).toBeLessThanOrEqual(acknowledged.size + paths.length)
      for (const { path } of stored) {
        if (checked.has(path)) continue
        const file = await files.head(path)
        if (file?.contentType.startsWith('image/')) await decodeStored(files, path)
        checked.add(path)
      }
    },
  }
}

let sizes = 0
function nextSize(): [number, number] {
  sizes++
  return [200 + (sizes % 9) * 90, 150 + (sizes % 7) * 80]
}

async function decodeStored(files: Backend['files'], path: string): Promise<void> {
  const opened = await files.get(path)
  if (!opened) throw new Error(`${path} is gone`)
  await decode(await buffer(opened.body))
}

/** Throws unless every pixel of the image can be decoded. */
async function decode(bytes: Buffer): Promise<void> {
  await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer()
}
