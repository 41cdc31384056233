import { expect, test } from 'vitest'
import { startServer } from '../../server-process.ts'
import { failToStart } from '../fail-to-start.ts'
import { runSite } from '../run-site.ts'
import { expectServed, filesOf, publicPagesOf } from '../visitor-view.ts'
import { expectWritesWork } from '../writes.ts'

const running = runSite()

test('a second server on the same folder says so and exits, and the first one is not disturbed', async () => {
  const { site, server } = running
  const inUse = `Error initializing the backend: The data folder ${site.folder} is in use by another process`
  for (let round = 0; round < 3; round++) {
    expect(await failToStart({ DATA_DIR: site.folder })).toEqual({ code: 1, output: inUse })
    await expectServed(server.url, [...publicPagesOf(site.building), ...filesOf(site.building, 320)])
  }
  await expectWritesWork(server.url, site)
})

test('after the first server was killed, the next one starts', async () => {
  const { site } = running
  running.server.kill('SIGKILL')
  await running.server.exited
  running.server = await startServer(site.folder)
  await expectServed(running.server.url, [...publicPagesOf(site.building), ...filesOf(site.building, 640)])
})
