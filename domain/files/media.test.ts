import { expect, test } from 'vitest'
import { isNamed, isPhoto, mediaKind } from './media.ts'

test.each([
  ['image/png', 'image'],
  ['image/gif', 'image'],
  ['application/pdf', 'document'],
  ['application/image', 'document'],
])('a file of type %s is an %s', (contentType, kind) => {
  expect(mediaKind(contentType)).toBe(kind)
})

test('a photo is an image that is not animated', () => {
  const photos = ['a.jpg', 'a.gif', 'a.webp'].filter((url) => isPhoto({ type: 'image', url }))
  expect(photos).toEqual(['a.jpg', 'a.webp'])
  expect(isPhoto({ type: 'document', url: 'a.pdf' })).toBe(false)
})

test.each([
  ['', true],
  ['море', true],
  ['  JPG   изглед ', true],
  ['море баня', false],
])('„Изглед към МОРЕТО.jpg“ is found by „%s“: %s', (search, isFound) => {
  expect(isNamed({ name: 'Изглед към МОРЕТО.jpg' }, search)).toBe(isFound)
})
