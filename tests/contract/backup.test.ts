import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Migrator, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { snapshotOf } from '../../backend/backup/archive-snapshot.ts'
import { takeSnapshot } from '../../backend/backup/live-snapshot.ts'
import { describeContent, loadSnapshot } from '../../backend/backup/load-snapshot.ts'
import { verifyArchive } from '../../backend/backup/verify-archive.ts'
import { writeArchive } from '../../backend/backup/write-archive.ts'
import { isUnfinished } from '../../backend/data/installation.ts'
import { findSchemaVersion, latestSchemaVersion } from '../../backend/data/migrate.ts'
import { migrations } from '../../backend/data/migrations/index.ts'
import { joinInstallation } from '../../backend/installation.ts'
import { openBackend } from '../../backend/open.ts'
import { engines } from '../faults/engines.ts'
import { administrator } from '../faults/site.ts'
import { everythingIn, newInstallation, type TestInstallation } from './installations.ts'
import { stockInstallation } from './stock-installation.ts'

const [sqlite, postgres] = engines as [(typeof engines)[0], (typeof engines)[0]]
const folder = mkdtempSync(join(tmpdir(), 'sgrada-archives-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function backUp(from: TestInstallation, name: string): Promise<string> {
  const file = join(folder, name)
  const opened = await from.open()
  const how = { engine: opened.engine.name }
  const { missing } = await writeArchive(file, takeSnapshot(opened), how).finally(opened.close)
  expect(missing).toEqual([])
  return file
}

async function restore(file: string, into: TestInstallation) {
  const snapshot = snapshotOf(await verifyArchive(file))
  const opened = await into.open()
  const content = await describeContent(opened, snapshot)
  const filled = await loadSnapshot(opened, snapshot)
  await opened.close()
  return { content, filled }
}

describe.each([
  { from: sqlite, to: postgres },
  { from: postgres, to: sqlite },
])('a backup from $from.name to $to.name and back', ({ from, to }) => {
  let first: TestInstallation
  let second: TestInstallation
  let third: TestInstallation
  beforeAll(async () => {
    first = await newInstallation(from)
    second = await newInstallation(to)
    third = await newInstallation(from)
    await stockInstallation(first)
  })
  afterAll(() => Promise.all([first.remove(), second.remove(), third.remove()]))

  test('an archive contains every row and every file', async () => {
    const before = await everythingIn(first)
    const there = await backUp(first, `${from.name}-1.tar`)
    expect(statSync(there).mode & 0o777).toBe(0o600)
    await expect(backUp(first, `${from.name}-1.tar`)).rejects.toThrow('is there already')
    expect(await restore(there, second)).toMatchObject({
      content: undefined,
      filled: { files: 9, discarded: 0 },
    })
    expect(await restore(await backUp(second, `${from.name}-2.tar`), third)).toMatchObject({
      content: undefined,
    })
    const after = await everythingIn(third)
    expect(after).toEqual(before)
    expect([after.attempts?.length, after.session?.length]).toEqual([1201, 1])
  })

  test('the administrator signs in with the same password, and database and files have the same installation id', async () => {
    const backend = await openBackend(second.config, { exclusive: false })
    const visitor = { ip: '127.0.0.1', overTls: false }
    expect(await backend.auth.signIn(administrator, visitor)).toHaveProperty('cookies')
    expect(await joinInstallation(backend)).toBeUndefined()
    expect(await backend.sweep({ now: new Date() })).toBeUndefined()
    await backend.close()
  })

  test('existing content is replaced; its files go to the trash, and open pages notice', async () => {
    const other = await newInstallation(to)
    await stockInstallation(other)
    const versions = (await everythingIn(other)).versions ?? []
    const { content, filled } = await restore(join(folder, `${from.name}-1.tar`), other)
    expect(content).toMatch(/^\d{4} rows and 7 other files$/)
    expect(filled.discarded).toBe(7)
    const [after, wanted] = [await everythingIn(other), await everythingIn(second)]
    expect(after.apartments).toEqual(wanted.apartments)
    expect(
      after.versions?.filter((version) => versions.includes(version) && !version.includes(':0')),
    ).toEqual([])
    await other.remove()
  })
})

test('an archive of an older schema version is migrated', async () => {
  const [old, target] = [await newInstallation(sqlite), await newInstallation(postgres)]
  const opened = await old.open()
  const provider = { getMigrations: async () => migrations('sqlite') }
  await new Migrator({ db: opened.engine.writer, provider }).migrateTo('005-limits')
  await sql`insert into settings (id, value, "updatedAt") values ('unfinished:demo', '{}', '2026-01-01')`.execute(
    opened.engine.writer,
  )
  await opened.close()
  await restore(await backUp(old, 'old.tar'), target)
  const upToDate = await target.open()
  expect(await findSchemaVersion(upToDate.db)).toBe(latestSchemaVersion)
  expect(await isUnfinished(upToDate.db, 'demo')).toBe(true)
  await upToDate.close()
  await Promise.all([old.remove(), target.remove()])
})
