import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addOutline,
  confirmLinks,
  copyOutlines,
  type EditHistory,
  insertVertex,
  linkOutline,
  moveOutline,
  moveVertex,
  type Outlines,
  record,
  redo,
  removeOutline,
  removeVertex,
  startHistory,
  undo,
} from './edits.ts'

const points = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 50 },
]
const existingOutlines: Outlines = [
  { id: '1', linkedId: 'second', points },
  { id: '2', linkedId: 'first', points },
  { id: '3', linkedId: 'maisonette', points },
  { id: '4', linkedId: null, points },
]
const image = { imageWidth: 1000, imageHeight: 500 }
const from = { image, linkableIds: ['first', 'second', 'maisonette'] }

function copied(linkableIds: string[], size = image) {
  let id = 0
  return copyOutlines(existingOutlines, from, { image: size, linkableIds }, () => `new-${++id}`)
}

test('copied outlines are linked to the apartments of this floor in the order of their numbers', () => {
  expect(copied(['maisonette', 'third', 'fourth']).map(({ linkedId }) => linkedId)).toEqual([
    'fourth',
    'third',
    'maisonette',
    null,
  ])
})

test('links by order are marked as guesses, those of maisonettes and unlinked outlines are not', () => {
  expect(copied(['maisonette', 'third']).map(({ isGuess }) => isGuess ?? false)).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test('if this floor has fewer apartments, the last outlines stay unlinked', () => {
  expect(copied(['only']).map(({ linkedId }) => linkedId)).toEqual([null, 'only', null, null])
})

test('copied outlines get new ids and are scaled to this image', () => {
  const [first] = copied(['third'], { imageWidth: 2000, imageHeight: 250 })
  expect(first).toMatchObject({ id: 'new-1', points: [points[0], { x: 200, y: 0 }, { x: 0, y: 25 }] })
})

const triangle = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
]
const outlines: Outlines = [
  { id: 's1', linkedId: 'a1', points: triangle },
  { id: 's2', linkedId: null, points: [...triangle, { x: -50, y: 50 }] },
]

describe('an edit', () => {
  test('links an apartment and unlinks its former outline', () => {
    expect(linkOutline(outlines, 's2', 'a1').map(({ linkedId }) => linkedId)).toEqual([null, 'a1'])
    expect(linkOutline(outlines, 's1', null).map(({ linkedId }) => linkedId)).toEqual([null, null])
  })

  test('adds an outline for an apartment that had another', () => {
    const added = addOutline(outlines, { id: 's3', linkedId: 'a1', points: triangle })
    expect(added.map(({ id, linkedId }) => [id, linkedId])).toEqual([
      ['s1', null],
      ['s2', null],
      ['s3', 'a1'],
    ])
  })

  test('moves, inserts and removes points', () => {
    expect(moveOutline(outlines, 's1', { x: 5, y: -5 })[0]?.points[0]).toEqual({ x: 5, y: -5 })
    expect(moveVertex(outlines, 's1', 1, { x: 7.77, y: 8 })[0]?.points[1]).toEqual({ x: 7.8, y: 8 })
    expect(insertVertex(outlines, 's1', 2, { x: 1, y: 1 })[0]?.points).toEqual([...triangle, { x: 1, y: 1 }])
    expect(removeVertex(outlines, 's2', 3)[1]?.points).toEqual(triangle)
  })

  test.each([
    ['taking a point from a triangle', removeVertex(outlines, 's1', 0)],
    ['two points', addOutline(outlines, { id: 's3', linkedId: null, points: triangle.slice(0, 2) })],
    ['an outline that is not there', removeOutline(outlines, 's9')],
    ['a point that is not there', moveVertex(outlines, 's1', 9, { x: 0, y: 0 })],
    ['the same link again', linkOutline(outlines, 's1', 'a1')],
  ])('that cannot be made returns the same list: %s', (_, result) => {
    expect(result).toBe(outlines)
  })
})

const id = fc.constantFrom('s1', 's2', 's3', 's4')
const linkedId = fc.constantFrom('a1', 'a2', null)
const index = fc.integer({ min: -1, max: 8 })
const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true })
const point = fc.record({ x: coordinate, y: coordinate })

const anyEdit = fc.oneof(
  fc
    .record({ id, linkedId, points: fc.array(point, { maxLength: 6 }) })
    .map((outline) => (now: Outlines) => addOutline(removeOutline(now, outline.id), outline)),
  id.map((each) => (now: Outlines) => removeOutline(now, each)),
  fc.tuple(id, linkedId).map((args) => (now: Outlines) => linkOutline(now, ...args)),
  fc.tuple(id, point).map((args) => (now: Outlines) => moveOutline(now, ...args)),
  fc.tuple(id, index, point).map((args) => (now: Outlines) => moveVertex(now, ...args)),
  fc.tuple(id, index, point).map((args) => (now: Outlines) => insertVertex(now, ...args)),
  fc.tuple(id, index).map((args) => (now: Outlines) => removeVertex(now, ...args)),
)

describe('any sequence of edits', () => {
  test('keeps every outline at 3 or more points and every apartment at one outline', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 40 }), (edits) => {
        const result = edits.reduce((now, edit) => edit(now), outlines)
        expect(result.every(({ points }) => points.length >= 3)).toBe(true)
        const linked = result.flatMap((outline) => outline.linkedId ?? [])
        expect(new Set(linked).size).toBe(linked.length)
      }),
    )
  })

  test('is undone exactly, and redone exactly', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 40 }), (edits) => {
        const steps: EditHistory[] = [startHistory(outlines)]
        for (const edit of edits) {
          const last = steps.at(-1) as EditHistory
          const next = record(last, edit(last.present))
          if (next !== last) steps.push(next)
        }
        const before = JSON.stringify(steps.map(({ present }) => present))
        let history = steps.at(-1) as EditHistory
        for (const step of steps.slice(0, -1).toReversed()) {
          history = undo(history)
          expect(history.present).toBe(step.present)
        }
        expect(undo(history)).toEqual(history)
        for (const step of steps.slice(1)) {
          history = redo(history)
          expect(history.present).toBe(step.present)
        }
        expect(JSON.stringify(steps.map(({ present }) => present))).toBe(before)
      }),
    )
  })
})

test('a guess ends once it is confirmed or linked by hand', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 0, y: 9 },
  ]
  const guessed: Outlines = [
    { id: '1', linkedId: 'first', points, isGuess: true },
    { id: '2', linkedId: 'second', points, isGuess: true },
  ]
  const guesses = (outlines: Outlines) => outlines.flatMap(({ id, isGuess }) => (isGuess ? id : []))
  expect(guesses(confirmLinks(guessed, '1'))).toEqual(['2'])
  expect(guesses(confirmLinks(guessed))).toEqual([])
  expect(guesses(linkOutline(guessed, '1', 'third'))).toEqual(['2'])
  expect(guesses(linkOutline(guessed, '1', 'second'))).toEqual([])
  expect(guesses(moveOutline(guessed, '1', { x: 1, y: 1 }))).toEqual(['1', '2'])
  const sure = confirmLinks(guessed)
  expect(confirmLinks(sure)).toBe(sure)
})
