import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { isStoredPath } from '../../domain/files/stored-path.ts'
import { levelsUpTo } from '../data/levels.ts'
import { readEntries, readJson } from './archive-entries.ts'
import { checksumsName, fileOf, format, type Manifest, manifest, manifestName } from './archive-format.ts'
import { seenBy } from './file-hash.ts'
import { BackupError } from './snapshot.ts'

/** An archive of which every byte that counts has been read and found right. */
export interface VerifiedArchive {
  file: string
  manifest: Manifest
  files: Map<string, { size: number; hash: string }>
}

export async function verifyArchive(file: string): Promise<VerifiedArchive> {
  try {
    const about = await readManifest(file)
    return { file, manifest: about, files: await verifyEntries(file) }
  } catch (error) {
    if (error instanceof BackupError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code?.startsWith('E')) throw new BackupError(`${file} cannot be read (${code})`)
    throw new BackupError(`The archive is damaged: ${message}`)
  }
}

/** Said before the archive is read through: there is nothing else to do with one of another release. */
async function readManifest(file: string): Promise<Manifest> {
  for await (const entry of readEntries(file)) {
    if (entry.name !== manifestName) break
    const about = await readJson(entry, manifest)
    if (about.format > format) throw new BackupError('The archive was made by a newer release: use that one')
    try {
      levelsUpTo(about.level)
    } catch (error) {
      throw new BackupError(`The archive cannot be used. ${(error as Error).message}`)
    }
    return about
  }
  throw new BackupError(`${file} is no archive of this program`)
}

async function verifyEntries(file: string): Promise<VerifiedArchive['files']> {
  const found = new Map<string, string>()
  const files: VerifiedArchive['files'] = new Map()
  let listed: string | undefined
  for await (const { name, size, body } of readEntries(file)) {
    if (listed !== undefined || found.has(name)) throw new BackupError(`The archive is damaged at ${name}`)
    if (name === checksumsName) {
      listed = await text(body)
      continue
    }
    const hash = await hashOf(body)
    found.set(name, hash)
    const path = fileOf(name)
    if (path !== undefined && !isStoredPath(path)) throw new BackupError(`The archive is damaged at ${name}`)
    if (path !== undefined) files.set(path, { size, hash })
  }
  if (listed === undefined) throw new BackupError('The archive is damaged: its end is missing')
  compare(found, parseChecksums(listed))
  return files
}

async function hashOf(body: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const _ of seenBy(hash, body));
  return hash.digest('hex')
}

function parseChecksums(listed: string): Map<string, string> {
  return new Map(listed.split('\n').slice(0, -1).map(parseChecksum))
}

function parseChecksum(line: string): [string, string] {
  const found = /^([0-9a-f]{64}) {2}(.+)$/.exec(line)
  if (!found) throw new BackupError(`The archive is damaged at ${checksumsName}`)
  return [found[2] ?? '', found[1] ?? '']
}

function compare(found: Map<string, string>, listed: Map<string, string>): void {
  for (const name of new Set([...found.keys(), ...listed.keys()]))
    if (found.get(name) !== listed.get(name)) throw new BackupError(`The archive is damaged at ${name}`)
}
