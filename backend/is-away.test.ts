import { expect, test } from 'vitest'
import { FileStoreFault } from './files/file-store-fault.ts'
import { isAway } from './is-away.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

test('a database or a store that does not answer is away, whoever says it', () => {
  expect(isAway(withCode('ECONNREFUSED'))).toBe(true)
  expect(isAway(withCode('57P01'))).toBe(true)
  expect(isAway(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isAway(new Error('Client has encountered a connection error and is not queryable'))).toBe(true)
  expect(isAway(new Error('Error adding apartment', { cause: withCode('ETIMEDOUT') }))).toBe(true)
  expect(isAway(new FileStoreFault('the store is away'))).toBe(true)
  class CopyOfTheBuild extends Error {
    override readonly name = new FileStoreFault('').name
  }
  expect(isAway(new CopyOfTheBuild('the store is away'))).toBe(true)
})

test('one that is full, and any other fault, is not', () => {
  expect(isAway(new FileStoreFault('the store is full', 'EDQUOT'))).toBe(false)
  expect(isAway(withCode('42P01'))).toBe(false)
  expect(isAway(new Error('no such table: stores'))).toBe(false)
  expect(isAway('ECONNREFUSED')).toBe(false)
})
