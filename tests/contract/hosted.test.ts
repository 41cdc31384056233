import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { openPostgres } from '../../backend/data/engine/postgres.ts'
import { listMediaFiles } from '../../backend/data/files/media-files.ts'
import { listKeptFiles } from '../../backend/files/list-all-files.ts'
import { joinInstallation } from '../../backend/installation.ts'
import { type Backend, openBackend } from '../../backend/open.ts'
import { removeMediaFiles } from '../../backend/removal/remove-with-files.ts'
import { restoreRecords } from '../../backend/removal/restore-records.ts'
import { listTrash, restoreFile } from '../../backend/removal/trash.ts'
import { parseStoredUrl } from '../../domain/files/stored-path.ts'
import { userActor } from '../../domain/record/actor.ts'
import { openHosted } from '../engines/hosted.ts'

/** The whole backend on PostgreSQL and S3: two servers, each with a data folder of its own. */
const root = mkdtempSync(join(tmpdir(), 'sgrada-hosted-'))
const { env, dispose } = await openHosted()
const open = (name: string) =>
  openBackend(readConfig({ ...env, DATA_DIR: join(root, name) }), { exclusive: true })
const one = await open('one')
const other = await open('other')

afterAll(async () => {
  await one.close()
  await other.close()
  await dispose()
  rmSync(root, { recursive: true })
})

const media = { uploader: 'media' } as const
const blank = { width: 60, height: 40, channels: 3, background: '#2f7ea3' } as const
const jpeg = await sharp({ create: blank }).jpeg().toBuffer()

const admin = userActor({ id: 'user-1', name: 'Администратор', role: 'admin' })

async function send(backend: Backend, name: string) {
  const outcome = await backend.as(admin).uploads.receive({
    id: crypto.randomUUID(),
    target: media,
    name,
    body: new Blob([new Uint8Array(jpeg)]).stream() as ReadableStream<Uint8Array>,
    length: jpeg.length,
  })
  if (!('stored' in outcome)) throw new Error('not stored')
  return outcome.stored
}

test('a file with a Bulgarian name that one server stores is served by the other', async () => {
  expect(await joinInstallation(one)).toBeUndefined()
  expect(await joinInstallation(other)).toBeUndefined()
  const { url, name } = await send(one, 'Изглед към морето 1.jpg')
  expect(name).toBe('Изглед към морето 1.jpg')
  expect(url).toMatch(/^\/files\/media\/\d{19}_Izgled-kam-moreto-1\.jpg$/)

  const opened = await other.files.get(parseStoredUrl(url))
  expect(opened?.file).toMatchObject({
    contentType: 'image/jpeg',
    metadata: { name: 'Izgled-kam-moreto-1.jpg', uploadedBy: 'user-1' },
  })
  const bytes = opened && (await buffer(opened.body))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60 })
  const file = await other.files.head(parseStoredUrl(url))
  expect(file && (await other.images.find(file, 320, 'webp'))).toMatchObject({ contentType: 'image/webp' })
  expect((await one.health.check()).status).toBe('ok')
})

async function removeMediaFile(url: string): Promise<void> {
  const ids = (await listMediaFiles(one.db)).filter((file) => file.url === url).map(({ id }) => id)
  await removeMediaFiles(one, ids)
}

test('a file that one server deletes can be restored by the other', async () => {
  const { url } = await send(one, 'Басейн.jpg')
  const path = parseStoredUrl(url)
  await removeMediaFile(url)
  expect(await other.files.head(path)).toBeUndefined()
  const trashed = (await listTrash(other.files)).filter((file) => file.path === path)
  expect(trashed).toHaveLength(1)
  for (const file of trashed) expect(await restoreFile(other, file)).toBe(true)
  expect(await one.files.head(path)).toMatchObject({ contentType: 'image/jpeg' })
})

test('a record that was deleted on one server is restored on the other with its file', async () => {
  const { url } = await send(one, 'Тераса.jpg')
  const id = (await listMediaFiles(one.db)).find((file) => file.url === url)?.id ?? ''
  await removeMediaFile(url)
  const back = (backend: Backend) => restoreRecords(backend.as(admin), { collection: 'media', ids: [id] })
  const results = await Promise.allSettled([back(one), back(other)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await one.files.head(parseStoredUrl(url))).toMatchObject({ contentType: 'image/jpeg' })
  expect((await listMediaFiles(other.db)).filter((each) => each.id === id)).toHaveLength(1)
})

test('the sweep moves unreferenced files, and purges the trash after 30 days', async () => {
  const day = 24 * 60 * 60 * 1000
  const referenced = (await send(one, 'Остава.jpg')).url
  await removeMediaFile((await send(one, 'Отива си.jpg')).url)
  expect(await one.sweep({ now: new Date(Date.now() + 2 * day) })).toBeUndefined()
  expect((await listKeptFiles(other.files)).map(({ path }) => path)).toContain(parseStoredUrl(referenced))
  expect(await listTrash(other.files)).not.toEqual([])
  expect(await one.sweep({ now: new Date(Date.now() + 40 * day) })).toBeUndefined()
  const later = new Date(Date.now() + 80 * day)
  expect(await one.sweep({ now: later })).toBeUndefined()
  expect(await listTrash(other.files)).toEqual([])
  expect((await listKeptFiles(other.files)).map(({ path }) => path)).toContain(parseStoredUrl(referenced))
})

test('the data folders of the servers contain neither stored files nor a database', () => {
  for (const name of ['one', 'other']) {
    expect(readdirSync(join(root, name, 'files'))).toEqual([])
    expect(existsSync(join(root, name, 'sgrada.sqlite'))).toBe(false)
  }
})

test('a server with wrong S3 settings does not migrate the tables', async () => {
  const { env: empty, dispose: drop } = await openHosted()
  const wrong = readConfig({ ...empty, S3_BUCKET: 'none', DATA_DIR: join(root, 'wrong') })
  await expect(openBackend(wrong, { exclusive: true })).rejects.toThrow('has no bucket none')
  const engine = await openPostgres(empty.DATABASE_URL)
  expect(await engine.reader.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])
  await engine.close()
  await drop()
})
