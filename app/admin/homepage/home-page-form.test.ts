import { expect, test } from 'vitest'
import { blockKinds, emptyHomePage } from '../../../domain/home-page/home-page.ts'
import { homePageSchema, homePageLimits as limits } from '../../../domain/home-page/home-page-schema.ts'
import { adminFormLimit, readFields } from '../../forms/read-form.ts'
import { describeHomePage } from './home-page-formats.ts'
import { typedHomePage } from './typed-home-page.ts'

const lines = (list: string, count: number, fields: Record<string, string>) =>
  Array.from({ length: count }, (_, index) =>
    Object.entries(fields).map(([name, value]) => [`${list}[${index}].${name}`, value]),
  ).flat()

test('a home page with as many lines as its form offers, and the longest texts, can be sent', async () => {
  const texts = Object.entries(emptyHomePage).filter(([, value]) => typeof value === 'string')
  const body = new URLSearchParams([
    ...texts.map(([name]) => [name, 'ж'.repeat(name.endsWith('Text') ? limits.text : limits.heading)]),
    ['revision', '1'],
    ['confirmed', ''],
    ...lines('blocks', blockKinds.length, { kind: 'paymentPlan', isShown: 'on' }),
    ...lines('featured', limits.featured, { apartmentId: crypto.randomUUID() }),
    ...lines('interiors', limits.interiors, {
      image: `/files/media/${'i'.repeat(120)}`,
      caption: 'ж'.repeat(limits.caption),
      isSample: 'on',
    }),
    ...lines('benefits', limits.benefits, {
      icon: 'shield',
      title: 'ж'.repeat(limits.card.title),
      text: 'ж'.repeat(limits.card.text),
    }),
    ...lines('nearby', limits.nearby, { name: 'ж'.repeat(limits.place), minutes: '180' }),
  ])
  const request = new Request('http://localhost/', { method: 'POST', body })
  const also = ['revision', 'confirmed']
  const read = await readFields(request, { schema: homePageSchema, also, maxBytes: adminFormLimit })
  expect(read).toBeInstanceOf(FormData)
})

test('what is typed is shown, also where it could not be saved', () => {
  const shown = typedHomePage({
    title: ' Дом ',
    blocks: [
      { kind: 'contact', isShown: 'on' },
      { kind: 'hero', isShown: undefined },
    ],
    benefits: [{ icon: 'sun', title: 'Светлина', text: 'Много' }, undefined, { title: 'Тишина' }],
    nearby: [{ name: 'Плаж', minutes: 'много' }],
    featured: [{ apartmentId: 'a' }, {}],
  })
  expect(shown).toMatchObject({
    title: 'Дом',
    subtitle: '',
    benefits: [
      { icon: 'sun', title: 'Светлина', text: 'Много' },
      { icon: 'heart', title: 'Тишина', text: '' },
    ],
    nearby: [],
    featured: [{ apartmentId: 'a' }],
  })
  expect(shown.blocks.slice(0, 2)).toEqual([
    { kind: 'contact', isShown: true },
    { kind: 'hero', isShown: false },
  ])
})

test('every change of a list is a change of its text, so that a conflict is noticed', () => {
  const interior = { image: '/files/media/1_a.png', caption: 'Дневна', isSample: false }
  const before = { ...emptyHomePage, interiors: [interior], featured: [{ apartmentId: 'a' }] }
  const text = (change: object) => describeHomePage({ ...before, ...change }, (id) => id)
  expect(text({ interiors: [{ ...interior, image: '/files/media/2_b.png' }] })).not.toEqual(text({}))
  expect(text({ interiors: [{ ...interior, isSample: true }] })).not.toEqual(text({}))
  expect(text({ featured: [{ apartmentId: 'b' }] })).not.toEqual(text({}))
  expect(text({ blocks: emptyHomePage.blocks.toReversed() })).not.toEqual(text({}))
  const [first, ...others] = emptyHomePage.benefits
  expect(text({ benefits: [{ ...first, icon: 'sun' }, ...others] })).not.toEqual(text({}))
  expect(text({})).toMatchObject({
    blocks: { label: 'Блокове', text: expect.stringMatching(/^Първи екран; Избрани домове/) },
  })
})
