import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Pack, pack } from 'tar-stream'
import type { TableSnapshot } from '../data/snapshot/table-snapshot.ts'
import {
  checksumsName,
  detailsName,
  format,
  type Manifest,
  manifestName,
  partName,
} from './archive-format.ts'
import { hashWhileReading } from './file-hash.ts'
import { BackupError, type Progress, type Snapshot, type SnapshotFile } from './snapshot.ts'

export interface WrittenArchive {
  rows: number
  files: number
  /** Files that records refer to, but that are not stored. */
  missing: string[]
}

/**
 * Writes a snapshot to an archive. The file gets its final name when it is complete and synced to the disk.
 * Only its owner may read it.
 */
export async function writeArchive(
  file: string,
  snapshot: Snapshot,
  { engine, progress = () => {} }: { engine: string; progress?: Progress },
): Promise<WrittenArchive> {
  if (existsSync(file)) throw new BackupError(`${file} is there already: name another file`)
  const part = `${file}.part`
  const archive = pack()
  try {
    await rm(part, { force: true })
    const flushed = pipeline(archive, createWriteStream(part, { mode: 0o600, flush: true }))
    const [written] = await Promise.all([
      writeEntries(archive, snapshot, engine, progress).catch((error) => {
        archive.destroy(error)
        throw error
      }),
      flushed,
    ])
    await rename(part, file)
    await syncFolder(dirname(file))
    return written
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writeEntries(
  archive: Pack,
  snapshot: Snapshot,
  engine: string,
  progress: Progress,
): Promise<WrittenArchive> {
  const checksums: string[] = []
  const add = async (name: string, body: string | Readable, size = Buffer.byteLength(String(body))) => {
    const hash = createHash('sha256')
    const bytes = typeof body === 'string' ? Readable.from([Buffer.from(body)]) : body
    await pipeline(hashWhileReading(hash, bytes), archive.entry({ name, size, mode: 0o600 }))
    checksums.push(`${hash.digest('hex')}  ${name}\n`)
  }
  const { rows, referenced } = await snapshot.readTables(async (tables) => {
    const about: Manifest = { format, madeAt: new Date().toISOString(), engine, level: tables.level }
    await add(manifestName, JSON.stringify(about))
    return { rows: await addTables(tables, add, progress), referenced: tables.referenced }
  })
  const paths = await addFiles(snapshot, add, progress)
  await add(checksumsName, checksums.join(''))
  archive.finalize()
  return { rows, files: paths.size, missing: [...referenced].filter((path) => !paths.has(path)) }
}

type Add = (name: string, body: string | Readable, size?: number) => Promise<void>

const partLength = 1_000_000

async function addTables(tables: TableSnapshot, add: Add, progress: Progress): Promise<number> {
  let rows = 0
  for (const table of tables.tables) {
    let part = 0
    let lines = ''
    const flush = async () => {
      if (lines !== '') await add(partName(table, ++part), lines)
      lines = ''
      progress({ part: 'copying rows', done: rows, total: tables.total, unit: 'rows' })
    }
    for await (const row of tables.rows(table)) {
      rows++
      lines += `${JSON.stringify(row)}\n`
      if (lines.length > partLength) await flush()
    }
    await flush()
  }
  return rows
}

async function addFiles(snapshot: Snapshot, add: Add, progress: Progress): Promise<Set<string>> {
  const total = (await snapshot.listFiles()).size
  const paths = new Set<string>()
  for await (const file of snapshot.readFiles()) {
    await addFile(file, add)
    paths.add(file.path)
    progress({ part: 'copying files', done: paths.size, total, unit: 'files' })
  }
  return paths
}

async function addFile({ path, about, body, size }: SnapshotFile, add: Add): Promise<void> {
  await add(detailsName(path), JSON.stringify(about))
  await add(`files/${path}`, body, size)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
