import { expect, test } from 'vitest'
import { copyOutlines } from './copy-outlines.ts'
import type { Outlines } from './edits.ts'

const points = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 50 },
]
const outlines: Outlines = [
  { id: '1', linkedId: 'second', points },
  { id: '2', linkedId: 'first', points },
  { id: '3', linkedId: 'maisonette', points },
  { id: '4', linkedId: null, points },
]
const image = { imageWidth: 1000, imageHeight: 500 }
const from = { image, linkableIds: ['first', 'second', 'maisonette'] }

function copied(linkableIds: string[], size = image) {
  let id = 0
  return copyOutlines(outlines, from, { image: size, linkableIds }, () => `new-${++id}`)
}

test('outlines go to the apartments of this floor in the order of their numbers', () => {
  expect(copied(['maisonette', 'third', 'fourth']).map(({ linkedId }) => linkedId)).toEqual([
    'fourth',
    'third',
    'maisonette',
    null,
  ])
})

test('what was linked by order alone is marked for checking, a maisonette and what waits are not', () => {
  expect(copied(['maisonette', 'third']).map(({ isGuess }) => isGuess ?? false)).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test('where this floor has fewer apartments, the last outlines wait for one', () => {
  expect(copied(['only']).map(({ linkedId }) => linkedId)).toEqual([null, 'only', null, null])
})

test('they get ids of their own and the scale of this image', () => {
  const [first] = copied(['third'], { imageWidth: 2000, imageHeight: 250 })
  expect(first).toMatchObject({ id: 'new-1', points: [points[0], { x: 200, y: 0 }, { x: 0, y: 25 }] })
})
