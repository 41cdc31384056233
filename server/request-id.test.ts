import { expect, test } from 'vitest'
import { newRequestId } from './request-id.ts'

test('each request has a name of its own, also when many are drawn', () => {
  const ids = Array.from({ length: 1000 }, newRequestId)
  expect(new Set(ids).size).toBe(1000)
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([])
})
