import { expect, test } from 'vitest'
import { openedPhoto, photoNumbers, photoSearch } from './opened-photo.ts'

const opened = (search: string, count = 3) => openedPhoto(new URLSearchParams(search), count)

test('a URL names a photo, counted from 1', () => {
  expect(photoSearch(1)).toBe('?photo=2')
  expect(opened(photoSearch(1))).toBe(1)
  expect(photoNumbers.test('2')).toBe(true)
})

test('a number beyond the last photo is the last one', () => {
  expect(opened('?photo=4')).toBe(2)
  expect(opened(`?photo=${'9'.repeat(400)}`)).toBe(2)
})

test('a value that is no number opens nothing; without photos nothing opens', () => {
  for (const search of ['', '?photo=', '?photo=0', '?photo=-1', '?photo=1.5', '?photo=01', '?photo=two'])
    expect(opened(search), search).toBeUndefined()
  expect(opened('?photo=1', 0)).toBeUndefined()
})
