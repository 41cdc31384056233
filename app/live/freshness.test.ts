import { expect, test } from 'vitest'
import type { Versions } from '../../backend/data/database.ts'
import { createFreshness, type Viewer } from './freshness.ts'

function arrange() {
  let now = 0
  let held = false
  const timers: { at: number; run: () => void }[] = []
  const freshness = createFreshness({
    now: () => now,
    after: (milliseconds, run) => timers.push({ at: now + milliseconds, run }),
    isBlocked: () => held,
  })
  const loads: number[] = []
  const responders: (() => void)[] = []

  return {
    freshness,
    loads,
    hold: (value: boolean) => {
      held = value
    },
    /** A viewer whose loads finish when the test calls `respond`. */
    viewer(shown: Versions) {
      const viewer: Viewer = {
        shown,
        revalidate: () => {
          loads.push(now)
          return new Promise<void>((resolve) => responders.push(resolve))
        },
      }
      return { viewer, unwatch: freshness.watch(viewer) }
    },
    async respond() {
      for (const respond of responders.splice(0)) respond()
      await new Promise(setImmediate)
    },
    advance(milliseconds: number) {
      now += milliseconds
      for (const timer of timers.filter(({ at }) => at <= now)) {
        timers.splice(timers.indexOf(timer), 1)
        timer.run()
      }
    },
  }
}

test('loads only when a shown collection has changed', () => {
  const { freshness, viewer, loads } = arrange()
  viewer({ apartments: 3 })
  freshness.received({ apartments: 3, stores: 8 })
  freshness.received({ stores: 9 })
  expect(loads).toEqual([])
  freshness.received({ apartments: 4 })
  expect(loads).toEqual([0])
})

test('many changes are one load at once and one 250 ms later', async () => {
  const { freshness, viewer, loads, advance, respond } = arrange()
  viewer({ apartments: 1 })
  for (let version = 2; version < 100; version++) freshness.received({ apartments: version })
  await respond()
  for (let version = 100; version < 200; version++) freshness.received({ apartments: version })
  advance(249)
  expect(loads).toEqual([0])
  advance(1)
  expect(loads).toEqual([0, 250])
})

test('does not load again for a change that the last load has already brought', async () => {
  const { freshness, viewer, loads, advance, respond } = arrange()
  const page = viewer({ apartments: 1 })
  freshness.received({ apartments: 2 })
  freshness.received({ apartments: 3 })
  page.viewer.shown = { apartments: 3 }
  await respond()
  advance(1000)
  expect(loads).toEqual([0])
})

test('a slow load is finished first, and changes that arrived meanwhile are loaded after it', async () => {
  const { freshness, viewer, loads, advance, respond } = arrange()
  const page = viewer({ apartments: 1 })
  freshness.received({ apartments: 2 })
  for (let version = 3; version < 20; version++) {
    advance(400)
    freshness.received({ apartments: version })
  }
  expect(loads).toEqual([0])
  page.viewer.shown = { apartments: 2 }
  await respond()
  expect(loads).toHaveLength(2)
})

test('data that is still old after a load is not loaded again and again', async () => {
  const { freshness, viewer, loads, advance, respond } = arrange()
  viewer({ apartments: 1 })
  freshness.received({ apartments: 2 })
  await respond()
  advance(10_000)
  await respond()
  expect(loads).toEqual([0])
})

test('waits while a person is typing, and catches up afterwards', () => {
  const { freshness, viewer, loads, hold } = arrange()
  viewer({ apartments: 1 })
  hold(true)
  freshness.received({ apartments: 2 })
  expect(loads).toEqual([])
  hold(false)
  freshness.check()
  expect(loads).toEqual([0])
})

test('waits while the page is sending something, and catches up afterwards', () => {
  const { freshness, viewer, loads } = arrange()
  const { viewer: page } = viewer({ apartments: 1 })
  page.isSending = true
  freshness.received({ apartments: 2 })
  expect(loads).toEqual([])
  page.isSending = false
  freshness.check()
  expect(loads).toEqual([0])
})

test('a page that opens with old data catches up at once', () => {
  const { freshness, viewer, loads } = arrange()
  freshness.received({ apartments: 5 })
  viewer({ apartments: 4 })
  expect(loads).toEqual([0])
})

test('a page newer than the last message, or a message out of order, loads nothing', async () => {
  const { freshness, viewer, loads } = arrange()
  freshness.received({ apartments: 5 })
  freshness.received({ apartments: 4 })
  viewer({ apartments: 5 })
  viewer({ apartments: 6 })
  expect(loads).toEqual([])
})

test('a page that was left loads nothing', () => {
  const { freshness, viewer, loads } = arrange()
  viewer({ apartments: 1 }).unwatch()
  freshness.received({ apartments: 2 })
  expect([loads, freshness.viewers()]).toEqual([[], 0])
})
