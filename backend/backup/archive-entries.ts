import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import type { z } from 'zod'
import { BackupError } from './snapshot.ts'

export interface ArchiveEntry {
  name: string
  size: number
  body: Readable
}

/**
 * What is in a tar, in order. What nobody reads of an entry is passed over. We write plain files alone: links,
 * folders and devices have other business there.
 */
export async function* readEntries(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file)
  const entries = extract()
  const fed = pipeline(source, entries).catch((error) => entries.destroy(error))
  try {
    for await (const entry of entries) {
      const { name, size, type } = entry.header
      if (type !== 'file') throw damagedAt(name)
      yield { name, size, body: Readable.from(entry, { objectMode: false }) }
      entry.resume()
    }
  } finally {
    source.destroy()
    await fed
  }
}

export function damagedAt(name: string): BackupError {
  return new BackupError(`The archive is damaged at ${name}`)
}

export async function readJson<T extends z.ZodType>(
  { name, body }: ArchiveEntry,
  schema: T,
): Promise<z.output<T>> {
  return parseJson(await text(body), schema, name)
}

export function parseJson<T extends z.ZodType>(json: string, schema: T, name: string): z.output<T> {
  try {
    return schema.parse(JSON.parse(json))
  } catch {
    throw new BackupError(`The archive is damaged: ${name} cannot be read`)
  }
}
