import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { BackupError } from './snapshot.ts'

/**
 * The number of the archive format, which is one tar: `manifest.json`, the rows as
 * `tables/<name>/<part>.ndjson`, each file as `details/<path>.json` and `files/<path>`, and last
 * `checksums.txt`, as sha256sum writes it.
 */
export const format = 1

export const manifestName = 'manifest.json'
export const checksumsName = 'checksums.txt'

export const manifest = z.object({
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  engine: z.string(),
  /** The schema version: the name of the last migration. */
  level: z.string(),
})
export type Manifest = z.output<typeof manifest>

/** Printable ASCII only, because S3 stores the type in a header. */
const contentType = z.string().regex(/^[\x20-\x7e]*$/)
export const details = z.object({ contentType, metadata: z.record(z.string(), z.string()) })

export const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.ndjson`
}

export function tableOf(name: string): string | undefined {
  return /^tables\/([^/]+)\/\d+\.ndjson$/.exec(name)?.[1]
}

export function detailsName(path: string): string {
  return `details/${path}.json`
}

export function fileOf(name: string): string | undefined {
  return /^files\/(.+)$/.exec(name)?.[1]
}

interface ArchiveEntry {
  name: string
  size: number
  body: Readable
}

/** The entries of a tar in order. We write plain files only, so links, folders and devices count as damage. */
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
