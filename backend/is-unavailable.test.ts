import { expect, test } from 'vitest'
import { FileStoreFault } from './files/file-store.ts'
import { isUnavailable } from './is-unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

test('a database or a store that does not respond is unavailable', () => {
  expect(isUnavailable(withCode('ECONNREFUSED'))).toBe(true)
  expect(isUnavailable(withCode('57P01'))).toBe(true)
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isUnavailable(new Error('Client has encountered a connection error and is not queryable'))).toBe(
    true,
  )
  expect(isUnavailable(new Error('Error adding apartment', { cause: withCode('ETIMEDOUT') }))).toBe(true)
  expect(isUnavailable(new FileStoreFault('the store is unavailable'))).toBe(true)
  class CopyOfTheBuild extends Error {
    override readonly name = new FileStoreFault('').name
  }
  expect(isUnavailable(new CopyOfTheBuild('the store is unavailable'))).toBe(true)
})

test('a full store and any other error do not count as unavailable', () => {
  expect(isUnavailable(new FileStoreFault('the store is full', 'EDQUOT'))).toBe(false)
  expect(isUnavailable(withCode('42P01'))).toBe(false)
  expect(isUnavailable(new Error('no such table: stores'))).toBe(false)
  expect(isUnavailable('ECONNREFUSED')).toBe(false)
})
