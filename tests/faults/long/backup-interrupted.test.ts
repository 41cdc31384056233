import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeSnapshot } from '../../../backend/backup/live-snapshot.ts'
import { describeContent, loadSnapshot } from '../../../backend/backup/load-snapshot.ts'
import type { OpenInstallation } from '../../../backend/backup/open-installation.ts'
import type { Snapshot } from '../../../backend/backup/snapshot.ts'
import { writeArchive } from '../../../backend/backup/write-archive.ts'
import type { FileStore } from '../../../backend/files/file-store.ts'
import { everythingIn, newInstallation, type TestInstallation } from '../../contract/installations.ts'
import { stockInstallation } from '../../contract/stock-installation.ts'
import { engines, sqlite } from '../engines.ts'

let source: TestInstallation
let from: OpenInstallation
beforeAll(async () => {
  source = await newInstallation(sqlite)
  await stockInstallation(source)
  from = await source.open()
})
afterAll(async () => {
  await from.close()
  await source.remove()
})

/** A file store whose writes fail after this number of files. */
function breaking(files: FileStore, after: number): FileStore {
  let left = after
  return {
    ...files,
    put: async (...file) => {
      if (left-- === 0) throw new Error('broken off')
      return files.put(...file)
    },
  }
}

/** A snapshot whose reading fails within this table. */
function breakingIn(snapshot: Snapshot, table: string): Snapshot {
  const broken: Snapshot['readTables'] = (work) =>
    snapshot.readTables((tables) =>
      work({
        ...tables,
        rows: async function* (name) {
          for await (const row of tables.rows(name)) {
            yield row
            if (name === table) throw new Error('broken off')
          }
        },
      }),
    )
  return { ...snapshot, readTables: broken }
}

describe.each(engines)('a copy to $name that is interrupted', (engine) => {
  let target: TestInstallation
  let to: OpenInstallation
  beforeEach(async () => {
    target = await newInstallation(engine)
    to = await target.open()
  })
  afterEach(async () => {
    await to.close()
    await target.remove()
  })

  test('continues with the next file when it is run again, and asks no question', async () => {
    const snapshot = takeSnapshot(from)
    await expect(loadSnapshot({ ...to, files: breaking(to.files, 3) }, snapshot)).rejects.toThrow(
      'broken off',
    )
    expect(await describeContent(to, snapshot)).toBeUndefined()
    const put = vi.fn(to.files.put)
    expect(await loadSnapshot({ ...to, files: { ...to.files, put } }, snapshot)).toMatchObject({ files: 8 })
    expect(put.mock.calls.map(([path]) => path).filter((path) => path !== 'installation')).toHaveLength(5)
    expect((await everythingIn(target)).files).toEqual((await everythingIn(source)).files)
  })

  test('leaves either all old tables or all new ones', async () => {
    await stockInstallation(target)
    const { files: _, ...before } = await everythingIn(target)
    const snapshot = takeSnapshot(from)
    for (const table of ['user', 'apartments', 'versions'])
      await expect(loadSnapshot(to, breakingIn(snapshot, table))).rejects.toThrow('broken off')
    expect(await everythingIn(target)).toMatchObject(before)
    expect(await describeContent(to, snapshot)).toMatch(/rows and 6 other files/)
    await loadSnapshot(to, snapshot)
    expect((await everythingIn(target)).apartments).toEqual((await everythingIn(source)).apartments)
  })

  test('is reported when a file arrives with other bytes than were sent', async () => {
    const put: FileStore['put'] = async (path, body, about) => {
      const bytes = await buffer(body)
      if (path.startsWith('stores/')) bytes.writeUInt8(bytes.readUInt8(9) ^ 1, 9)
      return to.files.put(path, Readable.from([bytes]), about)
    }
    await expect(loadSnapshot({ ...to, files: { ...to.files, put } }, takeSnapshot(from))).rejects.toThrow(
      /^stores\/\S+ did not arrive whole$/,
    )
  })
})

test('a restore that was killed is completed by running it again, and asks no question', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sgrada-killed-'))
  const archive = join(folder, 'site.tar')
  await writeArchive(archive, takeSnapshot(from), { engine: 'sqlite' })
  const target = join(folder, 'data')
  const env = { ...process.env, DATA_DIR: target }
  const killed = spawn(process.execPath, ['cli/restore.ts', archive], { env, stdio: 'ignore' })
  const exited = once(killed, 'exit')
  await vi.waitUntil(() => existsSync(join(target, 'files', 'apartments')), { timeout: 60_000, interval: 1 })
  killed.kill('SIGKILL')
  await exited
  const again = spawnSync(process.execPath, ['cli/restore.ts', archive], { env, encoding: 'utf8', input: '' })
  expect([again.status, again.stderr]).toEqual([0, ''])
  expect(again.stdout).toContain('and 8 files: all there, and the same on both sides.')
  rmSync(folder, { recursive: true })
})
