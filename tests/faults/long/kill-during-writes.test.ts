import { afterAll, beforeAll, expect, test } from 'vitest'
import { killUnderLoad } from '../kill-under-load.ts'
import { arrangeSite, type Site } from '../site.ts'
import { addStatusWriters } from '../status-writers.ts'

let site: Site
beforeAll(async () => {
  site = await arrangeSite()
})
afterAll(() => site.remove())

const kills = 6

test(`no acknowledged write is lost when the server is killed ${kills} times during writes`, {
  timeout: 180_000,
}, async () => {
  const writers = await site.withBackend((backend) => addStatusWriters(backend, site.cookie, 4))
  for (let round = 1; round <= kills; round++) {
    await killUnderLoad(site.folder, round, writers)
    await writers.expectNothingLost(site.folder)
  }
  expect(writers.acknowledgedCount()).toBeGreaterThan(kills)
})
