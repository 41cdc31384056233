import { describe, expect, test } from 'vitest'
import {
  blockKinds,
  emptyHomePage,
  type HomePage,
  isEmptyBlock,
  locationImageUrl,
  pointsIn,
  shownBenefits,
  shownBlocks,
  withEveryKind,
} from './home-page.ts'

const shown = (change: Partial<HomePage>) => shownBlocks({ ...emptyHomePage, ...change })

describe('a new installation', () => {
  test('shows no block whose content nobody has written', () => {
    expect(shown({})).toEqual([
      'hero',
      'featured',
      'description',
      'statistics',
      'progress',
      'diary',
      'paymentPlan',
      'contact',
    ])
  })

  test('offers the titles of the benefits, and shows none of them', () => {
    expect(emptyHomePage.benefits.map(({ title }) => title)).toEqual([
      'Сигурност',
      'Комуникация',
      'Енергийна ефективност клас A',
      'Качество',
    ])
    expect(shownBenefits(emptyHomePage.benefits)).toEqual([])
  })

  test('has no other text and no picture', () => {
    const { blocks: _, benefits: __, ...rest } = emptyHomePage
    expect(Object.values(rest).every((value) => value.length === 0)).toBe(true)
  })
})

test.each<[Partial<HomePage>, string]>([
  [{ benefits: [{ icon: 'sun', title: 'Светлина', text: 'От три страни.' }] }, 'benefits'],
  [{ interiors: [{ image: '/files/media/1_a.png', caption: '', isSample: false }] }, 'interiors'],
  [{ locationText: 'До парка.' }, 'location'],
  [{ nearby: [{ name: 'Плаж', minutes: 2 }] }, 'location'],
])('a block with content is shown: %o', (change, kind) => {
  expect(shown(change)).toContain(kind)
})

test('blocks are shown in their order, without those that are switched off', () => {
  const blocks = [
    { kind: 'contact', isShown: true },
    { kind: 'hero', isShown: false },
    { kind: 'statistics', isShown: true },
  ] as const
  expect(shown({ blocks: [...blocks] })).toEqual(['contact', 'statistics'])
})

test('an interior without a picture leaves its block empty', () => {
  const interiors = [{ image: '', caption: 'Дневна', isSample: true }]
  expect(isEmptyBlock({ ...emptyHomePage, interiors }, 'interiors')).toBe(true)
})

test('every kind of block is there once: repeated ones are left out, missing ones are added', () => {
  const blocks = withEveryKind([
    { kind: 'location', isShown: false },
    { kind: 'location', isShown: true },
    { kind: 'hero', isShown: true },
  ])
  expect(blocks.slice(0, 2)).toEqual([
    { kind: 'location', isShown: false },
    { kind: 'hero', isShown: true },
  ])
  expect(blocks.map(({ kind }) => kind).toSorted()).toEqual(blockKinds.toSorted())
})

test.each([
  ['', ''],
  ['bundled:aerial', ''],
  ['/files/media/location.jpg', '/files/media/location.jpg'],
  ['/files/media/1_place.jpg', '/files/media/1_place.jpg'],
])('the location that is set to %j is read from %j', (locationImage, url) => {
  expect(locationImageUrl({ locationImage })).toBe(url)
})

test('each line of a text is a point', () => {
  expect(pointsIn(' Асансьор \n\n Мазета\n')).toEqual(['Асансьор', 'Мазета'])
})
