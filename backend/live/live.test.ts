import { expect, test, vi } from 'vitest'
import { createLive } from './live.ts'

const subscriber = () => ({ changed: vi.fn(), closed: vi.fn() })

test('publishes a change to every subscriber until it unsubscribes', () => {
  const live = createLive()
  const [stays, leaves] = [subscriber(), subscriber()]
  live.subscribe(stays)
  live.subscribe(leaves)()
  live.publish([{ collection: 'apartments', version: 2 }])
  expect(stays.changed).toHaveBeenCalledExactlyOnceWith([{ collection: 'apartments', version: 2 }])
  expect(leaves.changed).not.toHaveBeenCalled()
})

test('does not publish a version that is not newer than the last', () => {
  const live = createLive()
  const listens = subscriber()
  live.subscribe(listens)
  live.publish([{ collection: 'apartments', version: 2 }])
  live.publish([
    { collection: 'apartments', version: 2 },
    { collection: 'stores', version: 1 },
  ])
  live.publish([{ collection: 'apartments', version: 1 }])
  expect(listens.changed.mock.calls).toEqual([
    [[{ collection: 'apartments', version: 2 }]],
    [[{ collection: 'stores', version: 1 }]],
  ])
})

test('closing ends every subscription, also later ones', async () => {
  const live = createLive()
  const [before, after] = [subscriber(), subscriber()]
  live.subscribe(before)
  live.close()
  live.subscribe(after)
  await Promise.resolve()
  expect(before.closed).toHaveBeenCalledOnce()
  expect(after.closed).toHaveBeenCalledOnce()
})
