import { copyFileSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { addApartment, countApartments } from '../../backend/data/apartments.ts'
import { openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'

let root: string
let folder: string
const at = (name: string) => join(folder, name)
const outside = (name: string) => join(root, name)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sgrada-exchanged-'))
  folder = join(root, 'data')
})

afterEach(() => rmSync(root, { recursive: true }))

const open = () => openBackend(readConfig({ DATA_DIR: folder }), { exclusive: true })

async function countAgain(): Promise<number> {
  const backend = await open()
  const count = await countApartments(backend.db)
  await backend.close()
  return count
}

/** Leaves the folder as a server killed after writing does: the database with a write-ahead log beside it. */
async function writeAndKill(numbers: string[]): Promise<void> {
  const backend = await open()
  for (const number of numbers) await addApartment(backend.db, { ...newApartment(defaultBuilding), number })
  cpSync(folder, outside('killed'), { recursive: true })
  await backend.close()
  rmSync(folder, { recursive: true })
  renameSync(outside('killed'), folder)
  expect(statSync(at('sgrada.sqlite-wal')).size).toBeGreaterThan(0)
}

test('a database and its own log are opened together', async () => {
  await writeAndKill(['1', '2'])
  expect(await countAgain()).toBe(2)
  await writeAndKill(['3'])
  expect(await countAgain()).toBe(3)
})

test('the log of an empty database is not applied to the real one when that is restored', async () => {
  await writeAndKill(['1', '2'])
  expect(await countAgain()).toBe(2)
  renameSync(at('sgrada.sqlite'), outside('real.sqlite'))
  await writeAndKill(['9'])
  renameSync(outside('real.sqlite'), at('sgrada.sqlite'))
  await expect(open()).rejects.toThrow(
    /was exchanged, but .*-wal is of the one before: move it and .*-shm away/,
  )
  for (const end of ['-wal', '-shm']) renameSync(at(`sgrada.sqlite${end}`), outside(end))
  expect(await countAgain()).toBe(2)
})

test('a missing database is not replaced by a new one while its log exists', async () => {
  await writeAndKill(['1'])
  renameSync(at('sgrada.sqlite'), outside('real.sqlite'))
  await expect(open()).rejects.toThrow(/is gone, but its newest writes are in .*-wal: put it back/)
  expect(existsSync(at('sgrada.sqlite'))).toBe(false)
  renameSync(outside('real.sqlite'), at('sgrada.sqlite'))
  expect(await countAgain()).toBe(1)
})

test('an older copy beside the log of a crash is refused until the log is removed', async () => {
  await writeAndKill(['1'])
  expect(await countAgain()).toBe(1)
  copyFileSync(at('sgrada.sqlite'), outside('good.sqlite'))
  await writeAndKill(['2', '3'])
  copyFileSync(outside('good.sqlite'), at('sgrada.sqlite'))
  await expect(open()).rejects.toThrow(/was exchanged/)
  for (const end of ['-wal', '-shm']) rmSync(at(`sgrada.sqlite${end}`), { force: true })
  expect(await countAgain()).toBe(1)
})
