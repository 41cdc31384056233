import { describe, expect, test } from 'vitest'
import { imageVariants, imageWidths, parseImageWidth } from './stored-image.ts'

test('images come in five widths', () => {
  expect(imageWidths).toEqual([320, 640, 960, 1280, 1920])
  expect(['320', '1920'].map(parseImageWidth)).toEqual([320, 1920])
  expect(['', '0', '321', '0640', '640.0', '-320', '99999'].map(parseImageWidth)).toEqual(
    Array(7).fill(undefined),
  )
})

describe('the variants of an image', () => {
  const widths = (width: number) => imageVariants({ url: '/files/a.jpg', width })

  test('are all widths of a large one', () => {
    expect(widths(4000).map(({ width }) => width)).toEqual([320, 640, 960, 1280, 1920])
  })

  test('stop at the first width that shows every pixel, and state the real width', () => {
    expect(widths(1000)).toEqual([
      { url: '/files/a.jpg?w=320', width: 320 },
      { url: '/files/a.jpg?w=640', width: 640 },
      { url: '/files/a.jpg?w=960', width: 960 },
      { url: '/files/a.jpg?w=1280', width: 1000 },
    ])
    expect(widths(640).map(({ width }) => width)).toEqual([320, 640])
    expect(widths(16)).toEqual([{ url: '/files/a.jpg?w=320', width: 16 }])
  })
})
