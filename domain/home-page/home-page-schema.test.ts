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
    'title: Най-много 200 знака',
    'subtitle: Най-много 500 знака',
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
      expect(refusals({ [name]: url }), url).toEqual([`${name}: Невалиден URL на изображението`])
  })

  test('is needed in every line of the interiors', () => {
    expect(refusals({ interiors: [{ caption: 'Дневна' }] })).toEqual(['interiors.0.image: Качете снимка'])
  })
})

test.each([
  [{ mapLink: 'http://example.com' }, 'mapLink: Въведете пълен адрес, който започва с https://'],
  [{ mapLink: 'javascript:alert(1)' }, 'mapLink: Въведете пълен адрес, който започва с https://'],
  [{ benefits: [{ icon: 'sun', title: '' }] }, 'benefits.0.title: Въведете заглавие'],
  [{ nearby: [{ name: 'Плаж', minutes: '0' }] }, 'nearby.0.minutes: Въведете цяло число от 1 до 180'],
  [{ nearby: [{ name: 'Плаж' }] }, 'nearby.0.minutes: Въведете минути'],
  [{ featured: [{ apartmentId: 'a' }, { apartmentId: 'a' }] }, 'featured: Един апартамент е избран два пъти'],
  [{ featured: [{ apartmentId: '' }] }, 'featured.0.apartmentId: Изберете апартамент'],
  [{ descriptionPoints: 'точка\n'.repeat(13) }, 'descriptionPoints: Най-много 12 реда'],
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
    expect(refusals({ [name]: Array(most + 1).fill(line) }), name).toEqual([
      `${name}: Най-много ${most} реда`,
    ])
  }
})

test('blocks that are unknown are refused, and missing ones are added', () => {
  expect(refusals({ blocks: [{ kind: 'banner', isShown: true }] })).toEqual([
    'blocks.0.kind: Стойността не е валидна',
  ])
  const { blocks } = homePageSchema.parse({ ...valid, blocks: [{ kind: 'contact' }] })
  expect(blocks).toHaveLength(emptyHomePage.blocks.length)
  expect(blocks[0]).toEqual({ kind: 'contact', isShown: false })
})
