import { expect, test } from 'vitest'
import { isServedPath, isStoredPath } from './stored-path.ts'
import { parseTrashPath, trashPath } from './trash-path.ts'

const path = 'media/1700000000001_a.png'
const deletedAt = new Date('2026-03-04T05:06:07.089Z')

test('the path contains the moment of deletion and the original path', () => {
  const inTrash = trashPath({ path, deletedAt })
  expect(inTrash).toBe('trash/2026-03-04T05-06-07.089Z/media/1700000000001_a.png')
  expect(isStoredPath(inTrash)).toBe(true)
  expect(parseTrashPath(inTrash)).toEqual({ path, deletedAt })
})

test.each([
  path,
  'trash/a.png',
  'trash/2026-03-04T05-06-07.089Z',
  'trash/2026-13-44T05-06-07.089Z/media/a.png',
  'trash/2026-03-04T05-06-07.089Z/installation',
  'trash/2026-03-04T05-06-07.089Z/media/../../a.png',
  'Trash/2026-03-04T05-06-07.089Z/media/a.png',
])('%s is not in the trash', (other) => {
  expect(parseTrashPath(other)).toBeUndefined()
})

test('nothing in the trash is served', () => {
  expect(isServedPath(trashPath({ path, deletedAt }))).toBe(false)
})
