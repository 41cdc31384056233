import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../server-process.ts'
import { failToStart } from '../fail-to-start.ts'
import { createRandom } from '../malformed/random.ts'
import { arrangeSite, type Site } from '../site.ts'
import { type StoredContent, storedContent } from '../stored-content.ts'
import { expectServed, filesOf, publicPagesOf } from '../visitor-view.ts'

let site: Site
let before: StoredContent
let database: string
beforeAll(async () => {
  site = await arrangeSite()
  before = await site.withBackend(storedContent)
  database = join(site.folder, 'sgrada.sqlite')
  copyFileSync(database, `${database}-good`)
})
afterAll(() => site.remove())

const page = 4096
const random = createRandom(7)

/**
 * Overwrites every fourth page with random bytes, but not the first page, so that the file can be opened and
 * read in part.
 */
function overwritePages(whole: Buffer): Buffer {
  const bytes = Buffer.from(whole)
  for (let at = 2 * page; at < bytes.length; at += 4 * page) random.bytes(page).copy(bytes, at)
  return bytes
}

async function expectAllAsBefore(): Promise<void> {
  for (const end of ['-wal', '-shm']) rmSync(database + end, { force: true })
  copyFileSync(`${database}-good`, database)
  const server = await startServer(site.folder)
  await expectServed(server.url, [...publicPagesOf(site.building), ...filesOf(site.building, 320)])
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  expect(await site.withBackend(storedContent)).toEqual(before)
}

test.each<[what: string, damage: (whole: Buffer) => Buffer]>([
  ['random bytes over pages', overwritePages],
  ['a first page of random bytes', (whole) => Buffer.concat([random.bytes(page), whole.subarray(page)])],
  ['cut in half', (whole) => whole.subarray(0, Math.floor(whole.length / 2))],
  ['cut within a page', (whole) => whole.subarray(0, whole.length - 1000)],
  ['a text', () => Buffer.from('this is no database\n'.repeat(500))],
])(
  'a damaged database (%s) fails the start with one line and is left alone; with the good file, everything is as before',
  async (_, damage) => {
    const damaged = damage(readFileSync(`${database}-good`))
    writeFileSync(database, damaged)
    const { code, output } = await failToStart({ DATA_DIR: site.folder })
    expect.soft(code).toBe(1)
    expect
      .soft(output)
      .toMatch(/^Error initializing the backend: The database .*sgrada\.sqlite is damaged \(.*\): .*$/)
    expect.soft(readFileSync(database).equals(damaged)).toBe(true)
    await expectAllAsBefore()
  },
)

test('an empty database file counts as a new database: no stored file is touched, and the log says so', async () => {
  writeFileSync(database, '')
  const server = await startServer(site.folder)
  await expectServed(server.url, ['/', '/apartments', site.building.photo])
  server.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  expect.soft(server.output()).toMatch(/"level":50.*No stored file was swept/)
  await expectAllAsBefore()
})
