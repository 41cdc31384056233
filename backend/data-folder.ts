import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { findDamage } from './data/engine/find-damage.ts'
import { createLockedFile, openLockedFile } from './data/engine/locked-files.ts'
import { findForeignLog } from './data/engine/write-ahead-log.ts'

/** An error that the operator can fix. It is shown without a stack. */
export class DataFolderError extends Error {}

/** The folder of an embedded installation: the database, the stored files and the secret. */
export interface DataFolder {
  database: string
  files: string
  /** A folder for uploads in flight. */
  arriving: string
  /** A cache of smaller images, previews and cards. It may be emptied at any time. */
  derived: string
  authSecret: string
  /** Locks the folder against other servers. The lock ends with the process, even if that is killed. */
  claim(): { release(): void }
}

/**
 * Throws if the folder has no database. For commands that work on existing content: a mistyped DATA_DIR must
 * not become a new installation.
 */
export function requireInstallation(folder: string): void {
  if (existsSync(join(folder, database))) return
  throw new DataFolderError(`There is no installation in ${resolve(folder)}: check DATA_DIR`)
}

export function openDataFolder(folder: string): DataFolder {
  const root = resolve(folder)
  const files = join(root, 'files')
  const authSecret = asDataFolderError(root, () => {
    makeFolder(files)
    writeFileSync(join(root, '.writable'), '')
    if (existsSync(join(root, database))) accessSync(join(root, database), constants.W_OK)
    return readOrCreateSecret(join(root, 'auth-secret'))
  })
  restrictToOwner(root)
  return {
    database: join(root, database),
    files,
    arriving: join(root, 'arriving'),
    derived: join(root, 'derived'),
    authSecret,
    claim: () => claim(root),
  }
}

function asDataFolderError<T>(root: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { code, path = root } = error as NodeJS.ErrnoException
    throw new DataFolderError(`The data folder ${root} is not writable (${code}, ${path})`)
  }
}

/**
 * Makes a folder and those above it, one by one: Node's recursive mkdir never returns for some system folders,
 * such as /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

const database = 'sgrada.sqlite'
const lockFile = 'in-use.lock'

/**
 * Whether the folder may be closed to other users. One with other content, such as /srv, must stay readable for
 * them.
 */
function hasOnlyOurFiles(root: string): boolean {
  const ours = /^(sgrada\.sqlite|in-use\.lock|auth-secret|\.writable|files|arriving|derived)(-\w+)?$/
  return readdirSync(root).every((name) => ours.test(name))
}

/**
 * Hides personal data and the secret from other users of the machine. Earlier releases did not, so the modes of
 * existing files are changed, too; files of another owner, as on a mounted volume, stay as they are.
 */
function restrictToOwner(root: string): void {
  const restrict = (path: string, mode: number) => {
    try {
      chmodSync(path, mode)
    } catch {}
  }
  if (hasOnlyOurFiles(root)) restrict(root, 0o700)
  for (const name of [database, `${database}-wal`, `${database}-shm`, lockFile, 'auth-secret'])
    restrict(join(root, name), 0o600)
}

const sqliteBusy = 5

function claim(root: string) {
  const file = join(root, lockFile)
  asDataFolderError(root, () => createLockedFile(file))
  let lock: ReturnType<typeof lockFor>
  try {
    lock = lockFor(file)
  } catch (error) {
    const { message } = error as Error
    throw new DataFolderError(`${file} cannot be locked (${message}): delete it, if no server runs`)
  }
  if (!lock) throw new DataFolderError(`The data folder ${root} is in use by another process`)
  return lock
}

/**
 * Locks a file; undefined while another process has it locked. SQLite's exclusive lock is one of the operating system,
 * so it ends with the process, even if that is killed.
 */
export function lockFor(file: string): { release(): void } | undefined {
  createLockedFile(file)
  const lock = openLockedFile(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return { release: () => lock.close() }
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined
    throw error
  }
}

/** Writes the secret to a temporary file and renames it: sessions must never be signed with half a secret. */
function readOrCreateSecret(file: string): string {
  if (!readSecret(file)) {
    const unfinished = `${file}-${randomBytes(6).toString('hex')}`
    writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    renameSync(unfinished, file)
  }
  return readSecret(file)
}

function readSecret(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

/** Throws for a damaged database, before anything is written to it that could make repairing it harder. */
export async function assertUndamaged(file: string, report?: (line: string) => void): Promise<void> {
  const foreignLog = findForeignLog(file)
  if (foreignLog) throw new DataFolderError(foreignLog)
  const damage = await findDamage(file, report)
  if (!damage) return
  const log = existsSync(`${file}-wal`) ? `, and move ${file}-wal and ${file}-shm away` : ''
  throw new DataFolderError(`The database ${file} is damaged (${damage}): put back a good copy${log}`)
}
