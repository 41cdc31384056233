import { z } from 'zod'

/**
 * One tar: `manifest.json`, the rows as `tables/<name>/<part>.ndjson`, each file as `details/<path>.json` and
 * `files/<path>`, and last `checksums.txt`, as sha256sum writes it.
 */
export const format = 1

export const manifestName = 'manifest.json'
export const checksumsName = 'checksums.txt'

export const manifest = z.object({
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  engine: z.string(),
  /** The name of the last migration. */
  level: z.string(),
})
export type Manifest = z.output<typeof manifest>

/** A store may carry the type in a header. */
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
