import { expect, test } from 'vitest'
import { createFairPlaces } from './fair-places.ts'

type Places = ReturnType<typeof createFairPlaces>

/** Takes places and notes who loses one of them again. */
function takeMany(places: Places, group: string, count: number, { key = group, weight = 1 } = {}) {
  let held = 0
  let lost = 0
  const taken = Array.from({ length: count }, () => {
    const place = places.take({ group, key }, () => lost++, weight)
    if (place) held++
    return place
  })
  return { taken, held: () => held - lost, lost: () => lost }
}

test('fourteen networks that hold everything make room for a fifteenth, up to an equal share', () => {
  const places = createFairPlaces({ each: 100, all: 400 })
  const attackers = Array.from({ length: 14 }, (_, n) => takeMany(places, `attacker ${n}`, 100))
  const held = () => attackers.reduce((sum, attacker) => sum + attacker.held(), 0)
  expect(held()).toBe(400)
  const visitor = takeMany(places, 'visitor', 100)
  expect(visitor.held()).toBeGreaterThanOrEqual(25)
  expect(visitor.held() + held()).toBe(400)
})

test('one address that holds all places of its group makes room for a neighbour', () => {
  const places = createFairPlaces({ each: 10, all: 100 })
  const attacker = takeMany(places, 'group', 20, { key: 'attacker' })
  expect([attacker.held(), attacker.lost()]).toEqual([10, 0])
  const neighbour = takeMany(places, 'group', 20, { key: 'neighbour' })
  expect([attacker.held(), neighbour.held()]).toEqual([5, 5])
})

test('a neighbour of those who fill everything gets a place of theirs', () => {
  const places = createFairPlaces({ each: 100, all: 400 })
  for (let n = 0; n < 14; n++)
    for (let key = 0; key < 20; key++) takeMany(places, `attacker ${n}`, 5, { key: `${key}` })
  expect(takeMany(places, 'attacker 3', 1, { key: 'neighbour' }).held()).toBe(1)
})

test('a place that is in use is not taken away; somebody with less than an equal share is still let in', () => {
  const places = createFairPlaces({ each: 10, all: 10 })
  const attacker = takeMany(places, 'attacker', 10)
  for (const place of attacker.taken) place?.keep()
  const visitor = takeMany(places, 'visitor', 10)
  expect([attacker.held(), visitor.held()]).toEqual([10, 3])
})

test('places are counted by their weight, and released once', () => {
  const places = createFairPlaces({ each: 100, all: 100 })
  expect(takeMany(places, 'a', 1, { weight: 101 }).held()).toBe(0)
  const large = takeMany(places, 'a', 1, { weight: 90 })
  expect(takeMany(places, 'a', 1, { weight: 20 }).held()).toBe(0)
  const small = takeMany(places, 'b', 2, { weight: 20 })
  expect([large.lost(), small.held()]).toEqual([1, 2])
  for (const place of [...large.taken, ...small.taken, ...small.taken]) place?.release()
  expect(takeMany(places, 'a', 1, { weight: 100 }).held()).toBe(1)
})
