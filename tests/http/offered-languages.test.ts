import { beforeEach } from 'vitest'
import { getOfferedLanguages, saveOfferedLanguages } from '../../backend/data/settings.ts'
import { findTranslation, saveTranslation } from '../../backend/data/translations.ts'
import { byLanguage } from '../../domain/language.ts'
import type { OfferedLanguages } from '../../domain/translations/offered-languages.ts'
import type { OwnSite } from '../e2e/own-site.ts'
import { expect, test } from './fixtures.ts'

const all: OfferedLanguages = byLanguage(() => true)

async function offer({ backend: { db } }: OwnSite, offered: OfferedLanguages): Promise<void> {
  const { revision } = await getOfferedLanguages(db)
  await saveOfferedLanguages(db, revision, offered)
}

async function translateType({ backend: { db } }: OwnSite, text: string): Promise<void> {
  const translation = {
    key: 'building.apartmentTypes.2-bedroom',
    language: 'de',
    source: 'Двустаен',
  } as const
  const before = await findTranslation(db, `de:${translation.key}`)
  await saveTranslation(db, before?.revision ?? 0, { ...translation, text })
}

beforeEach<{ site: OwnSite }>(async ({ site }) => offer(site, all))

test('a language that is not offered has no pages, and one that is no language has none either', async ({
  site,
  request,
}) => {
  const statusOf = async (url: string) => (await request.get(url)).status()
  expect(await statusOf('/de/apartments')).toBe(200)
  await offer(site, { ...all, de: false })
  for (const url of ['/de', '/de/apartments', '/de/contact', '/xx/apartments', '/bg/apartments'])
    expect([url, await statusOf(url)]).toEqual([url, 404])
  expect(await statusOf('/en/apartments')).toBe(200)
  expect(await statusOf('/apartments')).toBe(200)
  await offer(site, all)
  expect(await statusOf('/de/apartments')).toBe(200)
})

test('a page shows translations of the building, and changes with them', async ({ site, request }) => {
  const read = async (url: string) => (await request.get(url)).text()
  await translateType(site, 'Zweizimmerwohnung')
  expect(await read('/de/apartments')).toContain('Zweizimmerwohnung')
  expect(await read('/apartments')).not.toContain('Zweizimmerwohnung')
  await translateType(site, 'Wohnung mit zwei Zimmern')
  expect(await read('/de/apartments')).toContain('Wohnung mit zwei Zimmern')
})

test('visitors and agents can neither translate nor offer a language', async ({ site, request }) => {
  const { revision } = await getOfferedLanguages(site.backend.db)
  for (const path of ['', '/languages', '/export', '/file']) {
    const response = await request.post(`/admin/translations${path}`, {
      form: { revision: String(revision) },
      maxRedirects: 0,
    })
    expect([path, response.status()]).not.toEqual([path, 200])
  }
  expect((await getOfferedLanguages(site.backend.db)).revision).toBe(revision)
})

test('the file for translators is an Excel file that says what has changed', async ({ adminRequest }) => {
  const response = await adminRequest.post('/admin/translations/export')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-disposition']).toMatch(/prevodi-\d{4}-\d{2}-\d{2}\.xlsx/)
})
