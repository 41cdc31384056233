import { expect, test } from 'vitest'
import { floorLink, linkedOutlines, parseViewLink, shownViewNumber } from './building-view.ts'

test.each([
  { entrance: '1', floor: 3 },
  { entrance: '12', floor: 0 },
  { entrance: '2', floor: -1 },
])('a link to a floor names its entrance and number: %o', (place) => {
  expect(parseViewLink(floorLink(place))).toEqual({ kind: 'floor', ...place })
})

test.each([
  '0a1b2c3d-0000-4000-8000-000000000000',
  'floor:1:',
  'floor::3',
  'floor:1:3:4',
  'floor:1:3.5',
  'floor:1:05',
  'floor:1:-0',
])('anything else is the id of an apartment: %s', (id) => {
  expect(parseViewLink(id)).toEqual({ kind: 'apartment', id })
})

test('outlines are sorted into floors and apartments, and those without a link are left out', () => {
  const points = [{ x: 1, y: 2 }]
  const outlines = ['floor:1:3', null, 'a'].map((linkedId, index) => ({ id: `${index}`, linkedId, points }))
  expect(linkedOutlines({ outlines })).toEqual({
    floors: [{ entrance: '1', floor: 3, points }],
    apartments: [{ apartmentId: 'a', points }],
  })
})

test('only views that lead somewhere are numbered', () => {
  const area = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
  ]
  const view = (id: string, linkedId: string | null) => ({
    id,
    outlines: [{ id: 'o', linkedId, points: area }],
  })
  const flat = { id: 'flat', outlines: [{ id: 'o', linkedId: 'c', points: [] }] }
  const views = [
    view('unfinished', null),
    flat,
    { id: 'bare', outlines: [] },
    view('sea', 'a'),
    view('park', 'b'),
  ]
  expect(views.map(({ id }) => shownViewNumber(views, id))).toEqual([undefined, undefined, undefined, 1, 2])
})
