import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from '../../server-process.ts'
import { failToStart } from '../fail-to-start.ts'
import { arrangeSite, type Site } from '../site.ts'
import { expectServed, filesOf, pagesOf } from '../visitor-view.ts'
import { expectWritesWork } from '../writes.ts'

let site: Site
let server: ServerProcess
beforeAll(async () => {
  site = await arrangeSite()
  server = await startServer(site.folder)
})
afterAll(async () => {
  server.kill('SIGTERM')
  await server.exited
  await site.remove()
})

test('a second server on the same folder says so and ends; the first one notices nothing', async () => {
  const inUse = `Error initializing the backend: The data folder ${site.folder} is in use by another process`
  for (let round = 0; round < 3; round++) {
    expect(await failToStart({ DATA_DIR: site.folder })).toEqual({ code: 1, output: inUse })
    await expectServed(server.address, [...pagesOf(site.building), ...filesOf(site.building, 320)])
  }
  await expectWritesWork(server.address, site)
})

test('once the first one is killed, the next one starts', async () => {
  server.kill('SIGKILL')
  await server.exited
  server = await startServer(site.folder)
  await expectServed(server.address, [...pagesOf(site.building), ...filesOf(site.building, 640)])
})
