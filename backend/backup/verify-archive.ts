import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { isStoredPath } from '../../domain/files/stored-path.ts'
import { jobActor } from '../../domain/record/actor.ts'
import { createDatabase } from '../data/database.ts'
import { openTrial } from '../data/engine/sqlite.ts'
import { listReferencedPaths } from '../data/files/file-references.ts'
import { schemaVersionsUpTo } from '../data/migrate.ts'
import { isContentTable, tablesAt } from '../data/snapshot/tables-at-version.ts'
import { probePath } from '../health.ts'
import { idPath } from '../installation.ts'
import {
  checksumsName,
  damagedAt,
  details,
  detailsName,
  fileOf,
  format,
  type Manifest,
  manifest,
  manifestName,
  parseJson,
  readEntries,
  readJson,
  tableOf,
} from './archive-format.ts'
import { type Archive, snapshotOf } from './archive-snapshot.ts'
import { hashWhileReading } from './file-hash.ts'
import { isContentFile } from './live-snapshot.ts'
import { loadTables } from './load-tables.ts'
import { BackupError, type Progress, type Snapshot } from './snapshot.ts'

/** An archive whose checksums are right and whose rows were loaded into a temporary database. */
export interface VerifiedArchive extends Archive {
  /** Files that records refer to, but that the archive does not contain. */
  missing: string[]
}

/** Finds everything that can be wrong with an archive before a restore changes anything. */
export async function verifyArchive(file: string, progress: Progress = () => {}): Promise<VerifiedArchive> {
  try {
    const manifest = await readManifest(file)
    const archive = { file, manifest, ...(await verifyEntries(file, manifest, progress)) }
    const { files } = archive
    const referenced = await dryRunTables(snapshotOf(archive), progress)
    return { ...archive, missing: [...referenced].filter((path) => !files.has(path)) }
  } catch (error) {
    if (error instanceof BackupError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    // Codes such as ENOENT come from the file system; those of SQLite look different.
    if (/^E[A-Z]+$/.test(code ?? '')) throw new BackupError(`${file} cannot be read (${code})`)
    throw new BackupError(`The archive is damaged: ${message}`)
  }
}

/** Refuses an archive of a newer release at once, before the whole archive is read. */
async function readManifest(file: string): Promise<Manifest> {
  for await (const entry of readEntries(file)) {
    if (entry.name !== manifestName) break
    const about = await readJson(entry, manifest)
    if (about.format > format) throw new BackupError('The archive was made by a newer release: use that one')
    try {
      schemaVersionsUpTo(about.level)
    } catch (error) {
      throw new BackupError(`The archive cannot be used. ${(error as Error).message}`)
    }
    return about
  }
  throw new BackupError(`${file} is no archive of this program`)
}

async function verifyEntries(
  file: string,
  { level }: Manifest,
  progress: Progress,
): Promise<Pick<Archive, 'files' | 'rows'>> {
  const order = createOrderCheck((await tablesAt(level)).filter(isContentTable).map(({ name }) => name))
  const found = new Map<string, string>()
  const files: Archive['files'] = new Map()
  let listed: string | undefined
  let [rows, done] = [0, 0]
  const { size: total } = await stat(file)
  for await (const { name, size, body } of readEntries(file)) {
    if (listed !== undefined || found.has(name)) throw damagedAt(name)
    if (name === checksumsName) {
      listed = await text(body)
      continue
    }
    order.next(name)
    const { hash, lines } = name.startsWith('details/') ? await hashOfDetails(name, body) : await hashOf(body)
    if (tableOf(name) !== undefined) rows += lines
    done += size
    progress({ part: 'checking the archive', done, total, unit: 'bytes' })
    found.set(name, hash)
    const path = fileOf(name)
    if (path !== undefined) files.set(path, { size, hash })
  }
  if (listed === undefined) throw new BackupError('The archive is damaged: its end is missing')
  compare(found, parseChecksums(listed))
  order.end()
  return { files, rows }
}

async function hashOfDetails(name: string, body: Readable): Promise<Hashed> {
  const json = await text(body)
  parseJson(json, details, name)
  return { hash: createHash('sha256').update(json).digest('hex'), lines: 1 }
}

interface Hashed {
  hash: string
  /** How many line ends the entry has. In a part of a table that is the number of rows. */
  lines: number
}

async function hashOf(body: Readable): Promise<Hashed> {
  const hash = createHash('sha256')
  let lines = 0
  for await (const chunk of hashWhileReading(hash, body))
    for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) lines++
  return { hash: hash.digest('hex'), lines }
}

const lineEnd = 10

function parseChecksums(listed: string): Map<string, string> {
  return new Map(listed.split('\n').slice(0, -1).map(parseChecksum))
}

function parseChecksum(line: string): [string, string] {
  const found = /^([0-9a-f]{64}) {2}(.+)$/.exec(line)
  if (!found) throw damagedAt(checksumsName)
  return [found[2] ?? '', found[1] ?? '']
}

function compare(found: Map<string, string>, listed: Map<string, string>): void {
  for (const name of new Set([...found.keys(), ...listed.keys()]))
    if (found.get(name) !== listed.get(name)) throw damagedAt(name)
}

/** Loads the tables into a database in memory, as the restore will do. Returns the paths that records refer to. */
async function dryRunTables(snapshot: Snapshot, progress: Progress): Promise<Set<string>> {
  const engine = openTrial()
  try {
    await snapshot.readTables((tables) =>
      loadTables(engine, tables, (step) => progress({ ...step, part: 'trying rows' })),
    )
    return await listReferencedPaths(createDatabase(engine, () => {}, jobActor('backup')))
  } finally {
    await engine.close()
  }
}

/**
 * Checks the order of the entries, on which reading depends: the parts of a table are together and before all
 * files, and the details of a file are right before it.
 */
function createOrderCheck(tables: string[]) {
  const unseen = new Set(tables)
  const paths = new Set<string>()
  let table: string | undefined
  let before = ''

  function nextTable(name: string, next: string): void {
    if (paths.size > 0 || (next !== table && !unseen.delete(next))) throw damagedAt(name)
    table = next
  }

  function nextFile(name: string, path: string): void {
    if (!isStoredPath(path) || !isContentFile({ path }) || before !== detailsName(path)) throw damagedAt(name)
    paths.add(path)
  }

  return {
    next(name: string): void {
      const [ofTable, ofFile] = [tableOf(name), fileOf(name)]
      if (ofTable !== undefined) nextTable(name, ofTable)
      if (ofFile !== undefined) nextFile(name, ofFile)
      before = name
    },
    /**
     * Called after the last entry. Refuses a file whose path is the folder of another file, because a disk
     * cannot store both.
     */
    end(): void {
      const all = new Set([...paths, idPath, probePath])
      for (const path of all)
        for (const folder of foldersOf(path)) if (all.has(folder)) throw damagedAt(`files/${folder}`)
    },
  }
}

function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}
