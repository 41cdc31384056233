import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../server-process.ts'
import { killUnderLoad } from '../kill-under-load.ts'
import { sendRequest } from '../send-request.ts'
import { arrangeSite, type Site } from '../site.ts'
import { addStatusWriters } from '../status-writers.ts'
import { createUploaders } from '../uploaders.ts'

let site: Site
beforeAll(async () => {
  site = await arrangeSite()
})
afterAll(() => site.remove())

const kills = 100

test(`a server that is killed ${kills} times during writes and uploads loses nothing that it acknowledged`, async () => {
  const { apartmentId } = site.building
  const urls = ['/admin/uploads/media', `/admin/uploads/apartmentPhoto?apartmentId=${apartmentId}`]
  const writers = await site.withBackend((backend) => addStatusWriters(backend, site.cookie, 2))
  const uploaders = await site.withBackend((backend) => createUploaders(backend, site.cookie, urls))
  const load = {
    clients: [...writers.clients, ...uploaders.clients],
    // Counts the kind with fewer responses, so that each kill waits for a response of the slower kind, too.
    acknowledgedCount: () => Math.min(writers.acknowledgedCount(), uploaders.acknowledgedCount()),
  }
  for (let round = 1; round <= kills; round++) {
    await killUnderLoad(site.folder, round, load)
    await writers.expectNothingLost(site.folder)
    await site.withBackend((backend) => uploaders.expectNothingLost(backend))
  }

  const server = await startServer(site.folder)
  const health = await sendRequest(`${server.url}/health`)
  server.kill('SIGTERM')
  expect([health.status, await server.exited]).toEqual([200, 0])
  console.log(
    `${kills} kills: ${writers.acknowledgedCount()} writes and ${uploaders.acknowledgedCount()} uploads acknowledged`,
  )
})
