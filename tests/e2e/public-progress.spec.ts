import { addProgressEntry, addProgressPicture } from '../../backend/data/progress-entries.ts'
import type { Backend } from '../../backend/open.ts'
import { findViolations } from './axe.ts'
import { clearTable } from './broken-table.ts'
import { expect, test } from './fixtures.ts'
import { sidewaysScroll } from './public-pages.ts'
import { saveImage } from './stored-image.ts'

const days = ['2025-11-12', '2026-02-18', '2026-03-05']

async function fillDiary(backend: Backend): Promise<void> {
  for (const [index, date] of days.entries()) {
    const entry = await addProgressEntry(backend.db, {
      date,
      stage: index === 2 ? 'act-14' : 'none',
      text: `Готови етажи: ${index + 1}.`,
      isSameCamera: true,
    })
    for (const name of ['1', '2'])
      await addProgressPicture(
        backend.db,
        entry.id,
        await saveImage(backend, `progress/${entry.id}/image_${name}_a.jpg`, `#${index}${name}6688`),
      )
  }
}

test.beforeEach(async ({ site }) => {
  await clearTable(site, 'progressEntries')
  await fillDiary(site.backend)
})

test('a visitor follows the diary: from the home page, through time, and picture by picture', async ({
  page,
}) => {
  await page.goto('/')
  const newest = page.locator('[data-block=diary]')
  await expect(newest).toContainText('5 март 2026 г. · Акт 14')
  await newest.getByRole('link', { name: 'Целият дневник' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дневник на строежа')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'От едно и също място',
    'Акт 14',
    'Преди Акт 14',
  ])

  const newestFrame = page.getByRole('radio', { name: 'март 2026 г.' })
  const frame = (day: string) => page.getByRole('img', { name: `Строежът от същото място, ${day}` })
  await expect(newestFrame).toBeChecked()
  await expect(frame('5 март 2026 г.')).toBeVisible()
  await expect(frame('12 ноември 2025 г.')).toBeHidden()
  await newestFrame.focus()
  await page.keyboard.press('ArrowRight')
  await expect(frame('18 февруари 2026 г.')).toBeVisible()
  await expect(frame('5 март 2026 г.')).toBeHidden()
  await page.getByText('ноември 2025 г.', { exact: true }).click()
  await expect(frame('12 ноември 2025 г.')).toBeVisible()

  await page.getByRole('link', { name: 'Увеличете: Строежът на 5 март 2026 г., снимка 1 от 2' }).click()
  const gallery = page.getByRole('dialog', { name: 'Снимки от строежа' })
  await expect(gallery).toContainText('1 от 6')
  await expect(page).toHaveURL('/progress?photo=1')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(gallery).toContainText('2 от 6')
  await gallery.getByRole('link', { name: 'Следваща снимка' }).click()
  await expect(gallery).toContainText('18 февруари 2026 г.')
  await page.keyboard.press('Escape')
  await expect(gallery).toBeHidden()
  await expect(page).toHaveURL('/progress')
  await expect(frame('12 ноември 2025 г.')).toBeVisible()
})

test('a new entry appears while the page is open', { tag: '@long' }, async ({
  signedInPage,
  browser,
  site,
}) => {
  const page = await browser.newPage()
  const connected = page.waitForResponse(`${site.url}/live`)
  await page.goto(`${site.url}/progress`)
  await connected
  const added = await signedInPage.request.post(`${site.url}/admin/progress/new`, {
    form: { date: '2026-04-22', stage: 'act-14', text: 'Готови етажи: 4.' },
    maxRedirects: 0,
  })
  expect(added.status()).toBe(302)
  await expect(page.getByText('Готови етажи: 4.')).toBeVisible()
  await page.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the slider changes its picture, and pictures open, step and close', async ({ page }) => {
    await page.goto('/progress')
    const frame = (day: string) => page.getByRole('img', { name: `Строежът от същото място, ${day}` })
    await page.getByText('февруари 2026 г.', { exact: true }).click()
    await expect(frame('18 февруари 2026 г.')).toBeVisible()
    await expect(frame('5 март 2026 г.')).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expect(frame('12 ноември 2025 г.')).toBeVisible()
    await page.getByRole('link', { name: 'Увеличете: Строежът на 5 март 2026 г., снимка 1 от 2' }).click()
    const gallery = page.getByRole('dialog', { name: 'Снимки от строежа' })
    await gallery.getByRole('link', { name: 'Предишна снимка' }).click()
    await expect(gallery).toContainText('6 от 6')
    await gallery.getByRole('link', { name: 'Затворете снимките' }).click()
    await expect(gallery).toBeHidden()
  })
})

for (const width of [390, 1280])
  test(`at ${width} px it is accessible in every language and never scrolls sideways`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const language of ['', '/de', '/ru']) {
      await page.goto(`${language}/progress`)
      expect(await findViolations(page), language).toEqual([])
      expect(await sidewaysScroll(page), language).toEqual([])
    }
    await page.goto('/progress')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await sidewaysScroll(page), 'large letters').toEqual([])
  })
