import { describe, expect, test } from 'vitest'
import { withMainPhoto, withoutPhoto, withPhotoMoved, withPhotos, withPhotosInOrder } from './photo-set.ts'

const none = { images: [], mainImage: null }
const three = { images: ['a', 'b', 'c'], mainImage: 'b' }

describe('adding photos', () => {
  test('makes the first new one the main photo when there is none', () => {
    expect(withPhotos(none, ['x', 'y'])).toEqual({ images: ['x', 'y'], mainImage: 'x' })
    expect(withPhotos({ images: ['a'], mainImage: null }, ['x'])).toEqual({
      images: ['a', 'x'],
      mainImage: 'x',
    })
  })

  test('keeps the main photo and puts the new ones last', () => {
    expect(withPhotos(three, ['x', 'y'])).toEqual({ images: ['a', 'b', 'c', 'x', 'y'], mainImage: 'b' })
  })

  test('that do not exist changes nothing', () => {
    expect(withPhotos(none, [])).toEqual(none)
    expect(withPhotos(three, [])).toEqual(three)
  })
})

describe('deleting a photo', () => {
  test('that is the main one promotes the first remaining', () => {
    expect(withoutPhoto(three, 'b')).toEqual({ images: ['a', 'c'], mainImage: 'a' })
    expect(withoutPhoto({ ...three, mainImage: 'a' }, 'a')).toEqual({ images: ['b', 'c'], mainImage: 'b' })
  })

  test('that is the last one leaves no main photo', () => {
    expect(withoutPhoto({ images: ['a'], mainImage: 'a' }, 'a')).toEqual(none)
  })

  test('that is another one keeps the main photo', () => {
    expect(withoutPhoto(three, 'a')).toEqual({ images: ['b', 'c'], mainImage: 'b' })
  })

  test('that is not there changes nothing', () => {
    expect(withoutPhoto(three, 'x')).toEqual(three)
  })
})

describe('choosing the main photo', () => {
  test('keeps the order of the photos', () => {
    expect(withMainPhoto(three, 'c')).toEqual({ images: ['a', 'b', 'c'], mainImage: 'c' })
  })

  test('takes only a photo of this apartment', () => {
    expect(withMainPhoto(three, 'x')).toEqual(three)
  })
})

test('a photo that is there already is not added again', () => {
  expect(withPhotos(three, ['c', 'd', 'd']).images).toEqual(['a', 'b', 'c', 'd'])
})

test('photos get the requested order; those that were added meanwhile follow', () => {
  expect(withPhotosInOrder(three, ['c', 'a']).images).toEqual(['c', 'a', 'b'])
  expect(withPhotosInOrder(three, ['x', 'b', 'b']).images).toEqual(['b', 'a', 'c'])
})

test('the given photo set is not mutated', () => {
  const given = { images: Object.freeze(['a', 'b']) as string[], mainImage: 'a' }
  withPhotos(given, ['x'])
  withoutPhoto(given, 'a')
  withMainPhoto(given, 'b')
  expect(given).toEqual({ images: ['a', 'b'], mainImage: 'a' })
})

test('a photo moves by positions and stops at the ends; the main photo stays the same', () => {
  const photos = { images: ['a', 'b', 'c'], mainImage: 'a' }
  const moved = (image: string, by: number) => withPhotoMoved(photos, image, by).images.join('')
  expect([moved('a', 1), moved('c', -2), moved('b', 9), moved('b', -9), moved('x', 1)]).toEqual([
    'bac',
    'cab',
    'acb',
    'bac',
    'abc',
  ])
  expect(withPhotoMoved(photos, 'a', 2).mainImage).toBe('a')
})
