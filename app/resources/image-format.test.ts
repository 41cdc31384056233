import { expect, test } from 'vitest'
import { imageFormat } from './image-format.ts'

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0, image/webp;q=0.5', 'webp'],
  ['image/avif;q=0.0,image/webp;q=0', 'jpeg'],
  ['image/avif;q=0.01', 'avif'],
  ['IMAGE/AVIF', 'avif'],
  ['image/*', 'jpeg'],
  ['*/*', 'jpeg'],
  ['image/avifx', 'jpeg'],
  ['', 'jpeg'],
  [null, 'jpeg'],
])('Accept: %s gets %s', (accept, format) => {
  expect(imageFormat(accept)).toBe(format)
})
