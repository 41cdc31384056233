import { expect, test, vi } from 'vitest'
import { createLive } from './live.ts'

const subscriber = () => ({ changed: vi.fn(), closed: vi.fn() })

test('tells every subscriber of a change, until it leaves', () => {
  const live = createLive()
  const [stays, leaves] = [subscriber(), subscriber()]
  live.subscribe(stays)
  live.subscribe(leaves)()
  live.publish([{ collection: 'apartments', version: 2 }])
  expect(stays.changed).toHaveBeenCalledExactlyOnceWith([{ collection: 'apartments', version: 2 }])
  expect(leaves.changed).not.toHaveBeenCalled()
})

test('what it has told already, or something newer, is not told again', () => {
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

test('closing ends every subscription, and one that comes too late as well', async () => {
  const live = createLive()
  const [before, after] = [subscriber(), subscriber()]
  live.subscribe(before)
  live.close()
  live.subscribe(after)
  await Promise.resolve()
  expect(before.closed).toHaveBeenCalledOnce()
  expect(after.closed).toHaveBeenCalledOnce()
})
