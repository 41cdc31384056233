import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { demoImageNames, demoImageUrl, readDemoImage } from './demo-images.ts'

test('every image is a WebP under 500 KB, all together under 12 MB', async () => {
  const sizes = await Promise.all(demoImageNames.map(async (name) => (await stat(demoImageUrl(name))).size))
  expect(Math.max(...sizes)).toBeLessThan(500 * 1024)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * 1024 * 1024)
  for (const name of demoImageNames) {
    expect((await readDemoImage(name)).subarray(8, 12).toString()).toBe('WEBP')
  }
})
