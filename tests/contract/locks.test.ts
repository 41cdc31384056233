import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { takeSnapshot } from '../../backend/backup/live-snapshot.ts'
import { openInstallation } from '../../backend/backup/open-installation.ts'
import { writeArchive } from '../../backend/backup/write-archive.ts'
import { readConfig } from '../../backend/config.ts'
import { addApartment } from '../../backend/data/apartments.ts'
import { readUnopened } from '../../backend/data/engine/locked-files.ts'
import { assertUndamaged } from '../../backend/data-folder.ts'
import { type Backend, openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { prepareFirstStart } from '../../server/process/first-start.ts'
import { locksOn, readFromOutside } from '../faults/foreign-readers.ts'

const root = mkdtempSync(join(tmpdir(), 'sgrada-locks-'))
afterAll(() => rmSync(root, { recursive: true }))

let folder: string
let backend: Backend
const settings = () => readConfig({ DATA_DIR: folder, DEMO: 'off' })
const database = () => join(folder, 'sgrada.sqlite')

beforeEach(async () => {
  folder = mkdtempSync(join(root, 'data-'))
  backend = await openBackend(settings(), { exclusive: true })
})
afterEach(() => backend.close())

/** The database, its shared memory, and the lock of the data folder. */
const locked = ['sgrada.sqlite', 'sgrada.sqlite-shm', 'in-use.lock']

async function backUpHere(): Promise<void> {
  const opened = await openInstallation(settings(), 'embedded', { exclusive: false, mustExist: true })
  const how = { engine: opened.engine.name }
  await writeArchive(join(folder, 'archive.tar'), takeSnapshot(opened), how).finally(opened.close)
}

test.each<[what: string, work: () => Promise<unknown>]>([
  ['its first start', () => prepareFirstStart(backend, settings())],
  ['a write', () => addApartment(backend.db, { ...newApartment(defaultBuilding), number: '1' })],
  ['a health check', () => backend.health.check()],
  ['a sweep', () => backend.sweep({ now: new Date() })],
  ['a check for damage', async () => assertUndamaged(database())],
  ['a backup in the same process', backUpHere],
  [
    'a second backend was opened and closed in the same process',
    async () => (await openBackend(settings(), { exclusive: false })).close(),
  ],
  [
    'a second server was refused',
    () => expect(openBackend(settings(), { exclusive: true })).rejects.toThrow('in use by another process'),
  ],
])('the server’s locks are held after %s', async (_, work) => {
  await work()
  for (const name of locked) expect.soft(locksOn(join(folder, name), process.pid), name).not.toEqual([])
})

test('a program that reads and closes the database does not remove the write-ahead log', async () => {
  await addApartment(backend.db, { ...newApartment(defaultBuilding), number: '1' })
  const { ino } = statSync(`${database()}-wal`)
  await readFromOutside(folder)
  expect(existsSync(`${database()}-wal`)).toBe(true)
  expect(statSync(`${database()}-wal`).ino).toBe(ino)
})

test('reading the file without SQLite throws while it is open', () => {
  expect(() => readUnopened(database(), 60, 4)).toThrow('would drop its locks')
})
