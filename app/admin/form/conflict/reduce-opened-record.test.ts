import { describe, expect, test } from 'vitest'
import type { Description } from '../../../../domain/record/field-table.ts'
import {
  type FieldsNow,
  mergeValues,
  type OpenedRecord,
  openRecord,
  reduceOpenedRecord,
  type Typed,
} from './reduce-opened-record.ts'

const openedValues = { number: '1', price: 10, features: ['a'], social: { facebook: '', instagram: '' } }

test('each side keeps what only it has changed, also inside a group', () => {
  const mine = { ...openedValues, price: 20, social: { facebook: 'мое', instagram: '' } }
  const theirs = {
    ...openedValues,
    number: '2',
    features: ['b'],
    social: { facebook: '', instagram: 'тяхно' },
  }
  expect(mergeValues({ opened: openedValues, mine, theirs }, 'theirs')).toEqual({
    number: '2',
    price: 20,
    features: ['b'],
    social: { facebook: 'мое', instagram: 'тяхно' },
  })
})

test('where both have changed a field, the preferred side decides', () => {
  const versions = {
    opened: openedValues,
    mine: { ...openedValues, price: 20 },
    theirs: { ...openedValues, price: 30 },
  }
  expect(mergeValues(versions, 'mine').price).toBe(20)
  expect(mergeValues(versions, 'theirs').price).toBe(30)
})

interface TestValues {
  number: string
  price: number
}

const describeValues = ({ number, price }: TestValues): Description => ({
  number: { label: 'Номер', text: number },
  price: { label: 'Цена', text: String(price) },
})

const opened = openRecord<TestValues>({ revision: 1, values: { number: '7', price: 100 } })

function newer(
  state: OpenedRecord<TestValues>,
  revision: number,
  values: TestValues,
  fields: FieldsNow<TestValues>,
) {
  return reduceOpenedRecord(
    state,
    { type: 'newer-record', record: { revision, values }, fields },
    describeValues,
  )
}

function decided(
  state: OpenedRecord<TestValues>,
  preferred: 'mine' | 'theirs',
  typed: TestValues | undefined,
) {
  return reduceOpenedRecord(state, { type: 'decided', for: preferred, fields: typing(typed) }, describeValues)
}

function typing(typed: TestValues | undefined): Typed<TestValues> {
  return { typed, before: opened.values }
}

describe('a newer record', () => {
  test('with the same revision is ignored', () => {
    expect(newer(opened, 1, { number: '8', price: 1 }, 'untouched')).toBe(opened)
  })

  test('replaces fields that nobody has changed', () => {
    const next = newer(opened, 2, { number: '8', price: 100 }, 'untouched')
    expect(next).toMatchObject({ revision: 2, shown: { number: '8' }, key: 1, takenOver: [] })
  })

  test('with the same text only changes the revision, and the fields stay', () => {
    const next = newer(opened, 5, { number: '7', price: 100 }, typing({ number: '9', price: 100 }))
    expect([next.revision, next.key, next.shown]).toEqual([5, 0, opened.shown])
  })

  test('is merged with what was typed in other fields, and the form names the merged ones', () => {
    const next = newer(opened, 2, { number: '7', price: 200 }, typing({ number: '9', price: 100 }))
    expect(next.shown).toEqual({ number: '9', price: 200 })
    expect(next.values).toEqual({ number: '7', price: 200 })
    expect(next.takenOver.map(({ label }) => label)).toEqual(['Цена'])
    expect(next.conflict).toBeUndefined()
  })

  test('that has changed the same field is a conflict; fields and revision stay', () => {
    const next = newer(opened, 2, { number: '7', price: 200 }, typing({ number: '9', price: 150 }))
    expect([next.revision, next.key]).toEqual([1, 0])
    expect(next.conflict?.differences).toEqual([{ field: 'price', label: 'Цена', yours: '150', now: '200' }])
  })

  test('the same change made by both is no conflict, and the fields show no change of their own', () => {
    const next = newer(opened, 2, { number: '7', price: 200 }, typing({ number: '7', price: 200 }))
    expect(next.conflict).toBeUndefined()
    expect(next.shown).toBe(next.values)
  })

  test('is ignored while a file is uploading, or while the fields do not fit the schema', () => {
    for (const fields of ['uploading', typing(undefined)] as const)
      expect(newer(opened, 2, { number: '8', price: 100 }, fields)).toBe(opened)
  })

  test('right after another, before the fields are remounted, loses neither of them nor what was typed', () => {
    const fields = typing({ number: '9', price: 100 })
    const first = newer(opened, 2, { number: '7', price: 200 }, fields)
    const second = newer(first, 3, { number: '7', price: 300 }, fields)
    expect(second).toMatchObject({ revision: 3, shown: { number: '9', price: 300 } })
    expect(second.conflict).toBeUndefined()
  })

  test('that reverts the conflicting field ends the conflict', () => {
    const conflict = newer(opened, 2, { number: '7', price: 200 }, typing({ number: '7', price: 150 }))
    const back = newer(conflict, 3, { number: '7', price: 100 }, typing({ number: '7', price: 150 }))
    expect([back.revision, back.conflict, back.key]).toEqual([3, undefined, 0])
  })
})

describe('a decision', () => {
  const typed = { number: '9', price: 150 }
  const conflict = newer(opened, 2, { number: '7', price: 200 }, typing(typed))

  test('for mine keeps all that was typed, on the newer revision', () => {
    expect(decided(conflict, 'mine', typed)).toMatchObject({ revision: 2, shown: typed, key: 1 })
  })

  test('for theirs takes their value, and keeps what only the person changed', () => {
    expect(decided(conflict, 'theirs', typed).shown).toEqual({ number: '9', price: 200 })
  })

  test('for theirs works even when the fields do not fit the schema; for mine is ignored', () => {
    expect(decided(conflict, 'theirs', undefined).shown).toEqual({ number: '7', price: 200 })
    expect(decided(conflict, 'mine', undefined)).toBe(conflict)
  })

  test('without a conflict is ignored', () => {
    expect(decided(opened, 'theirs', typed)).toBe(opened)
  })
})
