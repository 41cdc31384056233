import { expect, test } from 'vitest'
import { isSampleView } from './sample-view.ts'
import { apartmentFilePath, storedUrl } from './stored-path.ts'

function stored(name: string): string {
  return storedUrl(apartmentFilePath('a', 'image', '1794846263851156826', name))
}

test.each(['Визуализация дневна.jpg', 'визуализация_2.png', 'vizualizatsiya-living.webp'])(
  'an image that arrived as %j is a rendered view',
  (name) => {
    expect(isSampleView(stored(name))).toBe(true)
  },
)

test.each(['дневна.jpg', 'снимка без визуализация.jpg', 'IMG_2041.jpg'])(
  'an image that arrived as %j is a photo',
  (name) => {
    expect(isSampleView(stored(name))).toBe(false)
  },
)

test('nor is a file that is not stored here', () => {
  expect(isSampleView('https://example.com/vizualizatsiya.jpg')).toBe(false)
})
