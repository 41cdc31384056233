import { expect, test } from 'vitest'
import { sortDropped } from './file-drop.tsx'

const [a, b, c] = ['a', 'b', 'c'].map((name) => new File(['x'], name)) as [File, File, File]
const tooMany = 'too-many-files'
const wrongType = { file: c, errors: [{ code: 'file-invalid-type' }] }

test('several photos that are selected are all taken, in their order', () => {
  const offered = { accepted: [b, a], rejected: [], isSelected: true }
  expect(sortDropped('when-selected', offered)).toEqual({ taken: [b, a], held: [], refusals: [] })
})

test('several photos in one drop are too many, and are held until the person sends them', () => {
  const offered = { accepted: [b, a], rejected: [wrongType], isSelected: false }
  expect(sortDropped('when-selected', offered)).toEqual({
    taken: [],
    held: [b, a],
    refusals: [
      { files: [b, a], codes: [tooMany] },
      { files: [c], codes: ['file-invalid-type'] },
    ],
  })
})

test('one photo that fits is taken, beside others that do not', () => {
  const offered = { accepted: [a], rejected: [wrongType, { ...wrongType, file: b }], isSelected: false }
  expect(sortDropped('when-selected', offered)).toEqual({
    taken: [a],
    held: [],
    refusals: [{ files: [c, b], codes: ['file-invalid-type'] }],
  })
})

test('of several files for a single one none is sent or held', () => {
  const rejected = [a, b].map((file) => ({ file, errors: [{ code: tooMany }] }))
  expect(sortDropped('never', { accepted: [], rejected, isSelected: true })).toEqual({
    taken: [],
    held: [],
    refusals: [{ files: [a, b], codes: [tooMany] }],
  })
})

test('the library takes as many as come', () => {
  const offered = { accepted: [a, b, c], rejected: [], isSelected: false }
  expect(sortDropped('always', offered).taken).toEqual([a, b, c])
})
