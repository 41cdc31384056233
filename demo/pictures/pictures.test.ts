import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { pictureNames, pictureUrl, readPicture } from './pictures.ts'

test('every picture is a WebP under 500 KB, all together under 12 MB', async () => {
  const sizes = await Promise.all(pictureNames.map(async (name) => (await stat(pictureUrl(name))).size))
  expect(Math.max(...sizes)).toBeLessThan(500 * 1024)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * 1024 * 1024)
  for (const name of pictureNames) {
    expect((await readPicture(name)).subarray(8, 12).toString()).toBe('WEBP')
  }
})
