import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../files/file-store.ts'

/** SHA-256 in hex; undefined when there is no such file. */
export async function hashStoredFile(files: FileStore, path: string): Promise<string | undefined> {
  const opened = await files.get(path)
  if (!opened) return undefined
  const hash = createHash('sha256')
  await pipeline(opened.body, hash)
  return hash.digest('hex')
}

/** Passes the bytes on unchanged and adds them to the hash. */
export function hashWhileReading(hash: Hash, body: Readable): Readable {
  return Readable.from(watch(hash, body), { objectMode: false })
}

async function* watch(hash: Hash, body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    hash.update(chunk)
    yield chunk
  }
}
