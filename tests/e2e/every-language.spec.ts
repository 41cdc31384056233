import type { Page } from '@playwright/test'
import { floorLink } from '../../domain/building/building-view.ts'
import { type Language, languageOfPath, languagePrefix, languages } from '../../domain/language.ts'
import { findViolations } from './axe.ts'
import { drawPlan, drawView, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'
import { everyPage, sidewaysScroll } from './public-pages.ts'

const floor = { entrance: '1', floor: 3 } as const

test.beforeAll(async ({ site }) => {
  await site.begin(test.info().file)
  await drawPlan(site.backend, floor, [['10', rectangle(100, 100, 400, 300)]])
  await drawView(site.backend, 'Отпред', [[floorLink(floor), rectangle(200, 300, 400, 100)]])
})

/** The URL of a Bulgarian page in another language. */
function urlIn(language: Language, url: string): string {
  return url === '/' ? languagePrefix(language) || '/' : languagePrefix(language) + url
}

/** Where links and forms lead to on this site, except to other languages (`hreflang`) and to files. */
async function pathsOf(page: Page): Promise<string[]> {
  const urls = await page
    .locator('a[href]:not([hreflang]), form[action]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? each.getAttribute('action') ?? ''))
  const own = urls
    .map((url) => new URL(url, page.url()))
    .filter(({ origin }) => origin === new URL(page.url()).origin)
  return [...new Set(own.map(({ pathname }) => pathname))].filter((path) => !path.startsWith('/files/'))
}

for (const language of languages)
  test(`every page in ${language} has this language, leads to pages in it, and does not scroll sideways`, async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    for (const url of (await everyPage(site.backend)).map((each) => urlIn(language, each))) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(url)
      await expect.soft(page.locator('html'), url).toHaveAttribute('lang', language)
      const paths = await pathsOf(page)
      expect.soft(paths.length, `${url} leads somewhere`).toBeGreaterThan(0)
      expect
        .soft(
          paths.filter((path) => languageOfPath(path) !== language),
          `${url} leads to`,
        )
        .toEqual([])
      expect.soft(await sidewaysScroll(page), `${url} at 1440 px`).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect.soft(await sidewaysScroll(page), `${url} at 390 px`).toEqual([])
    }
  })

/** A page of another kind in each language, because a scan takes long. */
const scanned: Record<Language, string> = {
  bg: '/',
  en: '/apartments',
  de: '/navigator/1/3',
  ro: '/parking',
  ru: '/contact',
}

for (const language of languages)
  test(`a page in ${language} has no barrier`, async ({ page }) => {
    await page.goto(urlIn(language, scanned[language]))
    expect(await findViolations(page)).toEqual([])
  })
