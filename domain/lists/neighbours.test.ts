import { expect, test } from 'vitest'
import { neighboursIn } from './neighbours.ts'

const [first, second, third] = ['a', 'b', 'c'].map((id) => ({ id }))
const list = [first, second, third] as { id: string }[]

test('neighbours are the entries before and after', () => {
  expect(neighboursIn(list, 'b')).toEqual({ previous: first, next: third })
})

test('there are none at the ends, and for an id that is not in the list', () => {
  expect(neighboursIn(list, 'a')).toEqual({ previous: undefined, next: second })
  expect(neighboursIn(list, 'c')).toEqual({ previous: second, next: undefined })
  expect(neighboursIn(list, 'd')).toEqual({ previous: undefined, next: undefined })
})
