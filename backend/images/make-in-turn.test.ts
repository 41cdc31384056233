import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { FileStoreFault } from '../files/file-store-fault.ts'
import { createTimeoutBudget, visitorTimeout } from '../files/timeout-budget.ts'
import { type Making, makeInTurn } from './make-in-turn.ts'

const making = (read: Making['read']): Making => ({ read, make: async (original) => original })
const swift = making(async () => Buffer.from('made'))
/** Reads for as long as it is let. */
const hanging = making((timeout) =>
  timeout.spend(
    (giveUp) =>
      new Promise((_, reject) => {
        giveUp.addEventListener('abort', () => reject(new FileStoreFault('unavailable')))
      }),
  ),
)

test('an original that hangs holds up no other image', async () => {
  const make = makeInTurn()
  const hung = make(hanging, createTimeoutBudget(500)).catch(({ message }) => message)
  expect(await Promise.race([hung, make(swift, visitorTimeout())])).toEqual(Buffer.from('made'))
  expect(await hung).toBe('unavailable')
})

test('whoever waits behind a store that is unavailable hears of it with the first; who asks later, tries', async () => {
  const make = makeInTurn()
  const places = availableParallelism() + 8
  const first = Array.from({ length: places }, () => make(hanging, createTimeoutBudget(100)))
  const behind = make(hanging, createTimeoutBudget(3_600_000))
  for (const each of await Promise.allSettled([...first, behind]))
    expect(each).toMatchObject({ status: 'rejected', reason: { message: 'unavailable' } })
  expect(await make(swift, visitorTimeout())).toEqual(Buffer.from('made'))
})

test('nothing is made of an image that is gone', async () => {
  expect(
    await makeInTurn()(
      making(async () => undefined),
      visitorTimeout(),
    ),
  ).toBeUndefined()
})
