import { expect, test } from 'vitest'
import { mediaKind } from './media.ts'

test.each([
  ['image/png', 'image'],
  ['image/gif', 'image'],
  ['application/pdf', 'document'],
  ['application/image', 'document'],
])('a file of type %s is an %s', (contentType, kind) => {
  expect(mediaKind(contentType)).toBe(kind)
})
