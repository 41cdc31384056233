import { afterAll, beforeAll, expect, test } from 'vitest'
import { killWhileRead } from '../foreign-readers.ts'
import { arrangeSite, type Site } from '../site.ts'

let site: Site
beforeAll(async () => {
  site = await arrangeSite()
})
afterAll(() => site.remove())

const storm = { kills: 12, readersPerKill: 15 }

test(`no acknowledged write is lost and nothing is damaged by ${storm.kills} kills while other programs read the database`, async () => {
  const acknowledged = await killWhileRead(site, storm)
  console.log(`${acknowledged} writes were acknowledged`)
  expect(acknowledged).toBeGreaterThan(storm.kills * storm.readersPerKill * 4)
})
