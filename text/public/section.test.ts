import { afterEach, expect, test, vi } from 'vitest'
import { byLanguage } from '../../domain/language.ts'
import { allTexts } from './all-texts.ts'
import { text } from './bg/index.ts'
import { section, startedSections } from './section.ts'

type Words = { stores: { title: string } }

const words = (title: string) => () => Promise.resolve<Words>({ stores: { title } })
const modules = { bg: words('bg'), ...byLanguage(words) }

afterEach(() => vi.unstubAllGlobals())

test('the server has every section and loads none', async () => {
  const asked = vi.fn(words('bg'))
  const stores = section('stores', { ...modules, bg: asked })
  expect([stores.isIn(allTexts.bg), stores.isIn(text)]).toEqual([true, false])
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['de', 'de'],
  ['', 'bg'],
])('a browser loads a section at once in the language „%s“ of its page', async (lang, loaded) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  const stores = section('stores', modules)
  expect((await startedSections()).at(-1)).toEqual({ stores: { title: loaded } })
  expect(stores.load()).toBe(stores.load())
})

test('a section that could not be loaded is asked for again', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'bg' } })
  const asked = vi.fn(words('bg')).mockRejectedValueOnce(new Error('offline'))
  const stores = section('stores', { ...modules, bg: asked })
  await expect(stores.load()).rejects.toThrow('offline')
  await expect(stores.load()).resolves.toEqual({ stores: { title: 'bg' } })
})
