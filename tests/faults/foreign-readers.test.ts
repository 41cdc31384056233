import { afterAll, beforeAll, expect, test } from 'vitest'
import { killWhileRead } from './foreign-readers.ts'
import { arrangeSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await arrangeSite()
})
afterAll(() => site.remove())

test('a server that is killed while another program reads its database loses no acknowledged write', async () => {
  expect(await killWhileRead(site, { kills: 1, readersPerKill: 3 })).toBeGreaterThan(12)
})
