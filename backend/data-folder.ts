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
import { createLockedFile, openLockedFile } from './data/engine/locked-files.ts'

/** A fault that a person can mend, said in one line. */
export class DataFolderError extends Error {}

/** Where everything embedded lives: the database, the stored files, the secret. */
export interface DataFolder {
  database: string
  files: string
  /** Uploads that are not whole yet. */
  arriving: string
  /** Smaller sizes of stored images, and previews; may be emptied at any time. */
  derived: string
  authSecret: string
  /** Keeps other servers out until released, also when this process is killed. */
  claim(): { release(): void }
}

/** For whoever works on what there is: a mistyped folder must not become a new installation. */
export function requireInstallation(folder: string): void {
  if (existsSync(join(folder, database))) return
  throw new DataFolderError(`There is no installation in ${resolve(folder)}: check DATA_DIR`)
}

export function openDataFolder(folder: string): DataFolder {
  const root = resolve(folder)
  const files = join(root, 'files')
  const authSecret = writing(root, () => {
    makeFolder(files)
    writeFileSync(join(root, '.writable'), '')
    if (existsSync(join(root, database))) accessSync(join(root, database), constants.W_OK)
    return readOrCreateSecret(join(root, 'auth-secret'))
  })
  keepToOwner(root)
  return {
    database: join(root, database),
    files,
    arriving: join(root, 'arriving'),
    derived: join(root, 'derived'),
    authSecret,
    claim: () => claim(root),
  }
}

function writing<T>(root: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { code, path = root } = error as NodeJS.ErrnoException
    throw new DataFolderError(`The data folder ${root} is not writable (${code}, ${path})`)
  }
}

/** Node's own recursive mkdir never returns on some system folders, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

const database = 'sgrada.sqlite'
const lockFile = 'in-use.lock'

/** A folder that is shared with others, such as /srv, must not be closed to them because of us. */
function holdsOnlyOurs(root: string): boolean {
  const ours = /^(sgrada\.sqlite|in-use\.lock|auth-secret|\.writable|files|arriving|derived)(-\w+)?$/
  return readdirSync(root).every((name) => ours.test(name))
}

/**
 * Names of buyers and the secret are nobody else's to read on this machine; an earlier release left them open. A
 * folder of somebody else, such as a mounted volume, stays as it is: its owner has decided.
 */
function keepToOwner(root: string): void {
  const keepTo = (path: string, mode: number) => {
    try {
      chmodSync(path, mode)
    } catch {}
  }
  if (holdsOnlyOurs(root)) keepTo(root, 0o700)
  for (const name of [database, `${database}-wal`, `${database}-shm`, lockFile, 'auth-secret'])
    keepTo(join(root, name), 0o600)
}

const sqliteBusy = 5

function claim(root: string) {
  const file = join(root, lockFile)
  writing(root, () => createLockedFile(file))
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
 * Locks a file, or returns nothing while another process has it locked. SQLite's exclusive lock is an operating system's
 * lock: it ends with the process, however that ends.
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

/** Under its name only once it is whole: half a secret would sign sessions, or keep the server from starting. */
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
