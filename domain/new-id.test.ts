import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('ids are UUIDs, also in browsers without `crypto.randomUUID`', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(newId()).toMatch(uuid)
  const own = crypto.randomUUID
  Object.assign(crypto, { randomUUID: undefined })
  expect(newId()).toMatch(uuid)
  Object.assign(crypto, { randomUUID: own })
})
