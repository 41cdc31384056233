import { describe, expect, test } from 'vitest'
import { emptyHomePage } from './home-page.ts'
import { homePageLimits, homePageSchema } from './home-page-schema.ts'

const valid = { ...emptyHomePage, title: 'Дом', subtitle: 'До морето' }

function refusals(change: object): string[] | undefined {
  return homePageSchema
    .safeParse({ ...valid, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('a home page that nobody has filled in can be saved', () => {
  expect(homePageSchema.parse(emptyHomePage)).toEqual(emptyHomePage)
  expect(homePageSchema.parse({})).toEqual({ ...emptyHomePage, benefits: [] })
})

test('a title and a subtitle have a limit', () => {
  const { title, subtitle } = homePageLimits
  expect(refusals({ title: 'ж'.repeat(title), subtitle: 'ж'.repeat(subtitle) })).toBeUndefined()
  expect(refusals({ title: 'ж'.repeat(title + 1), subtitle: 'ж'.repeat(subtitle + 1) })).toEqual([
    'title: tooLong 200',
    'subtitle: tooLong 500',
  ])
})

describe('an image', () => {
  const names = ['heroImage', 'heroImageUpright', 'descriptionImage', 'locationImage']
  test.each(names)('for %s is one that is stored here, or one of the build', (name) => {
    for (const url of ['/files/media/1700_hero.png', 'bundled:dusk', ''])
      expect(refusals({ [name]: url }), url).toBeUndefined()
    for (const url of [
      'abc',
      '/files/',
      '/files/../secret',
      '/files/media/a.png?w=1',
      'https://example.com/files/media/a.png',
      'javascript:alert(1)',
      'bundled:other',
    ])
      expect(refusals({ [name]: url }), url).toEqual([`${name}: badImageUrl`])
  })

  test('is needed in every line of the interiors', () => {
    expect(refusals({ interiors: [{ caption: 'Дневна' }] })).toEqual(['interiors.0.image: noPicture'])
  })
})

test.each([
  [{ mapLink: 'http://example.com' }, 'mapLink: badLink'],
  [{ mapLink: 'javascript:alert(1)' }, 'mapLink: badLink'],
  [{ benefits: [{ icon: 'sun', title: '' }] }, 'benefits.0.title: noTitle'],
  [{ nearby: [{ name: 'Плаж', minutes: '0' }] }, 'nearby.0.minutes: outOfRange 1,180'],
  [{ nearby: [{ name: 'Плаж' }] }, 'nearby.0.minutes: noMinutes'],
  [{ featured: [{ apartmentId: 'a' }, { apartmentId: 'a' }] }, 'featured: apartmentTwice'],
  [{ featured: [{ apartmentId: '' }] }, 'featured.0.apartmentId: noApartmentChosen'],
  [{ descriptionPoints: 'точка\n'.repeat(13) }, 'descriptionPoints: tooManyRows 12'],
])('is refused with %o', (change, message) => {
  expect(refusals(change)).toEqual([message])
})

test('every list has a limit', () => {
  const lines = {
    benefits: { icon: 'sun', title: 'Светлина' },
    interiors: { image: 'bundled:living' },
    nearby: { name: 'Плаж', minutes: 1 },
  }
  for (const [name, line] of Object.entries(lines)) {
    const most = homePageLimits[name as keyof typeof lines]
    expect(refusals({ [name]: Array(most).fill(line) }), name).toBeUndefined()
    expect(refusals({ [name]: Array(most + 1).fill(line) }), name).toEqual([`${name}: tooManyRows ${most}`])
  }
})

test('blocks that are unknown are refused, and missing ones are added', () => {
  expect(refusals({ blocks: [{ kind: 'banner', isShown: true }] })).toEqual(['blocks.0.kind: invalid'])
  const { blocks } = homePageSchema.parse({ ...valid, blocks: [{ kind: 'contact' }] })
  expect(blocks).toHaveLength(emptyHomePage.blocks.length)
  expect(blocks[0]).toEqual({ kind: 'contact', isShown: false })
})
