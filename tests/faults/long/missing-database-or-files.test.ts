import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../server-process.ts'
import { sendRequest } from '../send-request.ts'
import { arrangeSite, type Site } from '../site.ts'
import { type StoredContent, storedContent } from '../stored-content.ts'
import { expectServed, filesOf, publicPagesOf } from '../visitor-view.ts'
import { expectWritesWork } from '../writes.ts'

let site: Site
let before: StoredContent
const at = (name: string) => join(site.folder, name)
beforeEach(async () => {
  site = await arrangeSite()
  makeOld()
  before = await site.withBackend(storedContent)
})
afterEach(() => site.remove())

/** Makes the files a month old, as the sweep leaves recent ones alone. */
function makeOld(): void {
  const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)
  for (const entry of readdirSync(at('files'), { recursive: true, encoding: 'utf8' })) {
    utimesSync(join(at('files'), entry), monthAgo, monthAgo)
  }
}

/** Starts the server once and stops it cleanly; the sweep, which each start begins with, has run by then. */
async function runOnce(work: (url: string) => Promise<void>): Promise<string> {
  const server = await startServer(site.folder)
  try {
    await work(server.url)
  } finally {
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
  }
  return server.output()
}

test('a start without the database touches no file and logs an error; with the database back, everything is as before', async () => {
  const parts = ['sgrada.sqlite', 'sgrada.sqlite-wal', 'sgrada.sqlite-shm']
  mkdirSync(at('moved'))
  renameSync(at('sgrada.sqlite'), at('moved/sgrada.sqlite'))
  const output = await runOnce((url) => expectServed(url, ['/', '/apartments', '/contact']))
  expect(output).toMatch(/"level":50.*No stored file was swept/)
  for (const part of parts) rmSync(at(part), { force: true })
  renameSync(at('moved/sgrada.sqlite'), at('sgrada.sqlite'))

  await runOnce((url) => expectServed(url, [...publicPagesOf(site.building), ...filesOf(site.building, 320)]))
  expect(await site.withBackend(storedContent)).toEqual(before)
})

test('a start without the files touches no record; with the files back, everything is as before', async () => {
  renameSync(at('files'), at('files-moved'))
  await runOnce(async (url) => {
    await expectServed(url, publicPagesOf(site.building))
    for (const file of filesOf(site.building, 640)) expect((await sendRequest(url + file)).status).toBe(404)
  })
  rmSync(at('files'), { recursive: true })
  renameSync(at('files-moved'), at('files'))

  await runOnce((url) => expectServed(url, [...publicPagesOf(site.building), ...filesOf(site.building, 640)]))
  expect(await site.withBackend(storedContent)).toEqual(before)
})

test('files that disappear and reappear while the server runs are served again without a restart', async () => {
  await runOnce(async (url) => {
    renameSync(at('files'), at('files-moved'))
    await expectServed(url, publicPagesOf(site.building))
    expect((await sendRequest(url + site.building.photo)).status).toBe(404)
    renameSync(at('files-moved'), at('files'))
    await expectServed(url, [...publicPagesOf(site.building), ...filesOf(site.building, 960)])
    await expectWritesWork(url, site)
  })
})
