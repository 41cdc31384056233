import { expect, test } from 'vitest'
import { translatableTexts } from '../../domain/translations/translatable-texts.ts'
import { generateDemoBuilding } from '../building.ts'
import { demoViews } from '../building-view.ts'
import { demoHomePage } from '../home-page.ts'
import { demoTranslations } from './all-translations.ts'
import { translateDemoText } from './demo-translation.ts'
import { english } from './en.ts'

const demo = generateDemoBuilding({ now: new Date('2026-11-15T10:00:00Z') })
const pictures = { hero: '', upright: '', living: '', kitchen: '', bedroom: '', description: '' }

const texts = translatableTexts({
  building: demo.record,
  homePage: demoHomePage(pictures),
  pageTexts: demo.pageTexts,
  buyerFacts: demo.buyerFacts,
  stores: demo.stores.map(({ values }, index) => ({ id: String(index), ...values })),
  progress: demo.diary.map(({ values }) => ({ ...values, id: values.date })),
  apartments: demo.apartments.map(({ key, values }) => ({ ...values, id: key })),
  views: demoViews.map(({ name }) => ({ id: name, name })),
})

test.each(Object.entries(demoTranslations))('%s has every text of the demo', (_, translation) => {
  const missing = texts.filter(({ text }) => translateDemoText(text, translation) === undefined)
  expect(missing.map(({ text }) => text)).toEqual([])
})

test('sizes and floors of a description are those of the apartment', () => {
  const text =
    'Светъл двустаен апартамент без преходни стаи, на третия етаж. Пред дневната има тераса от 7 м².'
  expect(translateDemoText(text, english)).toBe(
    'A bright one-bedroom apartment without walk-through rooms, on floor 3. Off the living room there is a terrace of 7\u00a0m².',
  )
})

test('a text without a translation of every sentence has none', () => {
  expect(translateDemoText('Разходите за поддръжка са ниски. Ново изречение.', english)).toBeUndefined()
})

test.each(Object.entries(demoTranslations))('%s has no Cyrillic letters left', (language, translation) => {
  if (language === 'ru') return
  for (const { text } of texts)
    expect(translateDemoText(text, translation)).not.toMatch(/\p{Script=Cyrillic}/u)
})
