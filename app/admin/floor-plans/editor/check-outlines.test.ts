import { expect, test } from 'vitest'
import { checkOutlines } from './check-outlines.ts'

const box = (x: number, y: number, width = 100, height = 100) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]
const around = { linkables: [{ id: 'a1' }, { id: 'a2' }], imageWidth: 1000, imageHeight: 800 }
const linked = (id: string, linkedId: string | null, points = box(0, 0)) => ({ id, linkedId, points })

test('correct outlines have no findings', () => {
  const outlines = [linked('s1', 'a1'), linked('s2', 'a2', box(99.8, 0))]
  expect(checkOutlines(outlines, around)).toEqual([])
})

test('finds apartments without an outline and outlines without an apartment of this floor', () => {
  const outlines = [linked('s1', null), linked('s2', 'elsewhere', box(200, 0))]
  expect(checkOutlines(outlines, around)).toEqual([
    { kind: 'missing', linkedId: 'a1' },
    { kind: 'missing', linkedId: 'a2' },
    { kind: 'unlinked', outlineId: 's1' },
    { kind: 'unlinked', outlineId: 's2' },
  ])
})

test('finds outlines that overlap, cross themselves or leave the image', () => {
  const bowTie = box(300, 300).toSpliced(1, 2, { x: 400, y: 400 }, { x: 400, y: 300 })
  const outlines = [
    linked('s1', 'a1', box(0, 0)),
    linked('s2', 'a2', box(50, 50)),
    linked('s3', null, bowTie),
    linked('s4', null, box(950, 700)),
  ]
  expect(checkOutlines(outlines, around).filter(({ kind }) => kind !== 'unlinked')).toEqual([
    { kind: 'overlap', outlineId: 's1', otherId: 's2' },
    { kind: 'crossing', outlineId: 's3' },
    { kind: 'outside', outlineId: 's4' },
  ])
})

test('finds outlines that are much larger or smaller than the area of their home', () => {
  const linkables = ['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => ({ id, area: 50 }))
  const outlines = linkables.map(({ id }, index) => linked(`s${index + 1}`, id, box(index * 110, 0)))
  expect(checkOutlines(outlines, { ...around, linkables })).toEqual([])
  const wide = outlines.with(4, linked('s5', 'a5', box(440, 0, 250)))
  expect(checkOutlines(wide, { ...around, linkables })).toEqual([
    { kind: 'size', outlineId: 's5', drawn: 125, stored: 50 },
  ])
})

test('what is optional need not be outlined, and what lies on top may overlap the rest, but not its like', () => {
  const apartments = ['h1', 'h2', 'h3'].map((id) => ({ id, isOptional: true, isOnTop: true }))
  const linkables = [...around.linkables, ...apartments]
  const outlines = [
    linked('s1', 'a1'),
    linked('s2', 'a2', box(200, 0)),
    linked('s3', 'h1', box(10, 10, 50, 50)),
    linked('s4', 'h2', box(30, 10, 50, 50)),
  ]
  expect(checkOutlines(outlines, { ...around, linkables })).toEqual([
    { kind: 'overlap', outlineId: 's3', otherId: 's4' },
  ])
})
