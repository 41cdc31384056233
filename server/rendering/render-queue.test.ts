import { expect, test } from 'vitest'
import {
  createRenderQueue,
  type Lane,
  type QueueClient,
  QueueFull,
  type RenderQueue,
} from './render-queue.ts'

const visitor = (key: string, lane: Lane = 'visitors', group = key): QueueClient => ({ lane, key, group })

/** Waits in the queue, notes its name when it is its turn, and releases its slot. */
async function pass(queue: RenderQueue, client: QueueClient, noted: string[], name: string): Promise<void> {
  const slot = queue.admit(client)
  if (await slot.turn()) noted.push(name)
  slot.release()
}

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}${n + 1}`)

test('networks take turns: many requests of one wait behind each other', async () => {
  const queue = createRenderQueue()
  const order: string[] = []
  await Promise.all([
    ...names('a', 4).map((name) => pass(queue, visitor('A'), order, name)),
    ...names('b', 2).map((name) => pass(queue, visitor('B'), order, name)),
    pass(queue, visitor('C'), order, 'c1'),
  ])
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('admins do not wait for visitors, however many networks they come from', async () => {
  const queue = createRenderQueue()
  const order: string[] = []
  await Promise.all([
    ...names('v', 50).map((name) => pass(queue, visitor(name), order, name)),
    ...names('s', 3).map((name) => pass(queue, visitor('session', 'staff'), order, name)),
    pass(queue, visitor('balancer', 'health'), order, 'health'),
  ])
  expect(order.slice(0, 7)).toEqual(['v1', 'health', 's1', 'v2', 's2', 'v3', 's3'])
})

test('the event loop runs between two turns', async () => {
  const queue = createRenderQueue()
  let rounds = 0
  let isOver = false
  const turning = () => {
    rounds += 1
    if (!isOver) setImmediate(turning)
  }
  setImmediate(turning)
  const seen: number[] = []
  await Promise.all(
    names('a', 10).map(async () => {
      const slot = queue.admit(visitor('A'))
      await slot.turn()
      seen.push(rounds)
      slot.release()
    }),
  )
  isOver = true
  expect(new Set(seen).size).toBe(10)
})

test('a request that has begun goes on before others begin', async () => {
  const queue = createRenderQueue()
  const order: string[] = []
  const twice = async (name: string) => {
    const slot = queue.admit(visitor('A'))
    for (const part of ['begins', 'ends']) if (await slot.turn()) order.push(`${name} ${part}`)
    slot.release()
  }
  await Promise.all([twice('first'), twice('second')])
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('the requests of a network are limited, and so are all together; a released slot is free again', async () => {
  const refused: Lane[] = []
  const queue = createRenderQueue({ refused: (lane) => refused.push(lane) })
  const own = Array.from({ length: 100 }, () => queue.admit(visitor('A')))
  expect(() => queue.admit(visitor('A'))).toThrow(QueueFull)
  for (let n = 0; n < 300; n++) queue.admit(visitor(`network ${n}`))
  expect(refused).toEqual(['visitors'])
  // Other lanes have slots of their own.
  queue.admit(visitor('session', 'staff')).release()
  own[0]?.release()
  own[0]?.release()
  queue.admit(visitor('another'))
  expect(refused).toEqual(['visitors'])
})

test('a network that fills the queue loses its last request to one that has none, and not what has begun', async () => {
  const queue = createRenderQueue()
  const own = Array.from({ length: 100 }, () => queue.admit(visitor('A')))
  const turns = own.map((slot) => slot.turn())
  expect(await turns[0]).toBe(true)
  for (let n = 0; n < 299; n++) queue.admit(visitor(`network ${n}`))
  const order: string[] = []
  const lost = expect(turns[99]).rejects.toThrow(QueueFull)
  const others = ['b', 'c'].map((name) => pass(queue, visitor(name), order, name))
  await lost
  await expect(own[99]?.turn()).rejects.toThrow(QueueFull)
  await Promise.all(others)
  expect(order).toEqual(['b', 'c'])
  for (const slot of own) slot.release()
  expect(await Promise.all(turns.slice(0, 99))).toContain(true)
})

test('neighbouring networks have one turn together, however many addresses they use', async () => {
  const queue = createRenderQueue()
  const order: string[] = []
  await Promise.all([
    ...names('a', 50).map((name) => pass(queue, visitor(name, 'visitors', 'A'), order, name)),
    pass(queue, visitor('b'), order, 'b'),
  ])
  expect(order.slice(0, 3)).toEqual(['a1', 'b', 'a2'])
})

test('nothing is done for a client that has disconnected', async () => {
  const dropped: Lane[] = []
  const queue = createRenderQueue({ dropped: (lane) => dropped.push(lane) })
  const order: string[] = []
  const leaving = queue.admit(visitor('A'))
  const turn = leaving.turn()
  const other = pass(queue, visitor('A'), order, 'other')
  leaving.leave()
  expect(await turn).toBe(false)
  expect(await leaving.turn()).toBe(false)
  leaving.release()
  await other
  expect([order, dropped, queue.waiting().visitors]).toEqual([['other'], ['visitors'], 0])
})

test('a shared request is done as long as one of its clients is connected', async () => {
  const queue = createRenderQueue()
  const slot = queue.admit(visitor('A'))
  const turn = slot.turn()
  const second = slot.join(visitor('B'))
  slot.leave()
  expect(await turn).toBe(true)
  expect(await slot.turn()).toBe(true)
  second.leave()
  expect(await slot.turn()).toBe(false)
})

test('a client that joins a request does not wait behind others of the network that sent it', async () => {
  const queue = createRenderQueue()
  const order: string[] = []
  const others = names('a', 20).map((name) => pass(queue, visitor('A'), order, name))
  const shared = queue.admit(visitor('A'))
  const turn = shared.turn().then(() => order.push('shared'))
  shared.join(visitor('B'))
  await Promise.all([turn, ...others])
  expect(order.indexOf('shared')).toBe(1)
  expect(order.length).toBe(21)
})

test('adjacent networks share the limit of one', () => {
  const queue = createRenderQueue()
  const admitFrom = (network: number) =>
    queue.admit(visitor(`2001:db8:1:${network}::`, 'visitors', '2001:db8:1::'))
  for (let network = 0; network < 100; network++) admitFrom(network)
  expect(() => admitFrom(100)).toThrow(QueueFull)
  expect(() => queue.admit(visitor('192.0.2.1'))).not.toThrow()
})

test('a few networks that fill the queue do not keep others out', () => {
  const queue = createRenderQueue()
  for (const network of ['a', 'b', 'c', 'd']) for (let n = 0; n < 100; n++) queue.admit(visitor(network))
  for (let n = 0; n < 20; n++) queue.admit(visitor('e'))
  expect(() => queue.admit(visitor('a'))).toThrow(QueueFull)
})
