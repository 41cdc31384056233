import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { readConfig } from '../../backend/config.ts'
import { addApartment, findApartment, updateApartment } from '../../backend/data/apartments.ts'
import { openBackend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { openHosted } from '../engines/hosted.ts'
import { createSilenceableProxy } from '../engines/silenceable-proxy.ts'
import { sendRequest } from '../faults/send-request.ts'
import { publishSite } from '../publish-site.ts'
import { serveApp } from './served-app.ts'

/** The application name of the connections that listen for changes (backend/data/engine/postgres-channel.ts). */
const listening = 'sgrada_changes'
const root = mkdtempSync(join(tmpdir(), 'sgrada-two-'))
const { env, dispose } = await openHosted()
const lines = await createSilenceableProxy(env.DATABASE_URL, listening)

/** Opens one of two servers that share a database: one changes what the other has cached. */
async function open(name: string) {
  const settings = { ...env, DATABASE_URL: lines.url, DATA_DIR: join(root, name) }
  const backend = await openBackend(readConfig(settings), { exclusive: true })
  return { backend, site: await serveApp(backend) }
}
const here = await open('here')
const there = await open('there')
const { id } = await addApartment(here.backend.db, { ...newApartment(defaultBuilding), number: '7' })
await publishSite(here.backend)
const pages = ['/apartments', `/apartments/${id}`, '/apartments.data', `/apartments/${id}.data`]

afterAll(async () => {
  for (const { site, backend } of [here, there]) {
    await site.close()
    await backend.close()
  }
  await lines.close()
  await dispose()
  rmSync(root, { recursive: true })
})

const getPage = async (page: string) => (await sendRequest(there.site.url + page)).text
async function change(number: string): Promise<void> {
  const { revision = 0 } = (await findApartment(here.backend.db, id)) ?? {}
  await updateApartment(here.backend.db, id, revision, { ...newApartment(defaultBuilding), number })
}

test('a page that one server caches is current a second after a commit on the other', async () => {
  for (const number of ['7-а', '7-б', '7-в']) {
    for (const page of pages) await getPage(page)
    await change(number)
    await sleep(1000)
    for (const page of pages) expect(await getPage(page), page).toContain(number)
  }
})

test('it is current also when notifications are lost and visitors never stop requesting it', async () => {
  await vi.waitFor(async () => expect(await here.backend.db.engine.channel?.countListeners()).toBe(2), 60_000)
  expect(lines.fallSilent()).toBe(2)
  for (const number of ['8-а', '8-б', '8-в']) {
    const stop = new AbortController()
    const visitors = pages.map(async (page) => {
      while (!stop.signal.aborted) await getPage(page)
    })
    await change(number)
    await sleep(1000)
    for (const page of pages) expect(await getPage(page), page).toContain(number)
    stop.abort()
    await Promise.all(visitors)
  }
})
