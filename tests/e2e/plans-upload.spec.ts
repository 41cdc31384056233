import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { listFloorPlans } from '../../backend/data/plans/floor-plans.ts'
import { listParkingPlans } from '../../backend/data/plans/parking-plans.ts'
import { findViolations } from './axe.ts'
import { dropFiles } from './drop-files.ts'
import { expect, test } from './fixtures.ts'
import { pdfOfPages, scannedPdf } from './plan-files.ts'
import { noisyPhoto } from './test-images.ts'

const png = async (name: string, width = 300, height = 200) => ({
  name,
  mimeType: 'image/png',
  buffer: await noisyPhoto(width, height, 'png'),
})
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

const row = (page: Page, name: string) => page.getByRole('table').getByRole('row').filter({ hasText: name })
const entranceOf = (page: Page, name: string) => page.getByLabel(`Вход за „${name}“`)
const floorOf = (page: Page, name: string) => page.getByLabel(`Етаж за „${name}“`)
const add = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files)

/** The scripts of pdf.js that the page has loaded. */
const pdfScripts = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('pdf-pages') ? name : [])),
  )

test('many plans find their places, are corrected in the table, and are stored together', {
  tag: '@long',
}, async ({ site, signedInPage: page }) => {
  await page.goto('/admin/floor-plans?entrance=1&floor=5')
  await page.getByRole('link', { name: 'Качи много планове' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Качи много планове' })).toBeVisible()

  await add(page, [await png('А-5.png'), await png('изглед.png'), await png('vhod B etaj 14.png')])
  await expect(row(page, 'vhod B etaj 14.png')).toContainText('Вход Б няма етаж 14.')
  expect(await pdfScripts(page)).toEqual([])
  await expect(entranceOf(page, 'А-5.png')).toHaveValue('entrance:1')
  await expect(floorOf(page, 'А-5.png')).toHaveValue('5')
  await expect(row(page, 'А-5.png')).toContainText('Готов за качване')
  await expect(row(page, 'изглед.png')).toContainText('Изберете вход и етаж')

  await add(page, [
    pdf('вход Б етаж 2-4.pdf', await pdfOfPages(['two', 'three', 'four'])),
    pdf('паркинг -1.pdf', scannedPdf()),
    pdf('таен.pdf', await pdfOfPages(['secret'], 'secret')),
    pdf('счупен.pdf', Buffer.from('%PDF-1.7 nothing')),
    { name: 'план.dwg', mimeType: 'application/acad', buffer: Buffer.from('x') },
  ])
  await expect(page.getByText('Чете се')).toHaveCount(0)
  await expect(row(page, 'Страница')).toHaveCount(3)
  await expect(floorOf(page, 'вход Б етаж 2-4.pdf, страница 3')).toHaveValue('4')
  // 297 × 210 mm at 200 dpi.
  await expect(row(page, 'Страница 1 от 3')).toContainText(/2338 × 1653 пиксела/)
  const problems = page.getByRole('alert')
  await expect(problems).toContainText('Файлът „таен.pdf“ е с парола. Махнете паролата и го добавете отново.')
  await expect(problems).toContainText('„счупен.pdf“ не може да се прочете.')
  await expect(problems).toContainText('„план.dwg“ не е PNG, JPG, WebP или PDF.')
  expect(await findViolations(page)).toEqual([])

  // The picture that matched nothing is chosen for the floor that another file is for: neither is sent.
  await entranceOf(page, 'изглед.png').selectOption('Вход А')
  await floorOf(page, 'изглед.png').selectOption('5')
  await expect(page.getByText('Два плана за едно място')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Качи 4 плана' })).toBeVisible()
  await floorOf(page, 'изглед.png').selectOption('6')
  await entranceOf(page, 'vhod B etaj 14.png').selectOption('Не качвай')
  await page.getByRole('button', { name: 'Качи 6 плана' }).click()

  await expect(page.getByText('6 плана са качени.')).toBeVisible()
  await expect(row(page, 'vhod B etaj 14.png')).toContainText('Няма да се качи')
  const stored = await listFloorPlans(site.backend.db)
  expect(stored.map(({ entrance, floor }) => `${entrance}/${floor}`).sort()).toEqual([
    '1/5',
    '1/6',
    '2/2',
    '2/3',
    '2/4',
  ])
  const [scan] = await listParkingPlans(site.backend.db)
  expect(scan).toMatchObject({ level: -1, imageWidth: 200, imageHeight: 100 })
  expect(await brightnessOfHalves(page, scan?.imageUrl ?? '')).toEqual([255, 0])

  await row(page, 'Страница 2 от 3').getByRole('link', { name: 'Виж Вход Б, етаж 3' }).click()
  await expect(page.getByRole('img', { name: 'Етажен план: Вход Б, етаж 3' })).toBeVisible()
})

test('a plan that is refused stays with its reason, and leaving with it asks', { tag: '@long' }, async ({
  signedInPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, /Грешка при качване на етажния план/)
  await page.route('**/admin/uploads/floorPlan*', async (route) => {
    const isFirst = route.request().url().includes('floor=7')
    if (isFirst) await route.fulfill({ status: 409, json: { code: 'conflict' } })
    else await route.continue()
  })
  await page.goto('/admin/floor-plans/upload')
  await dropFiles(page.getByRole('group', { name: 'Файлове с планове' }), [
    { name: 'А7.png', type: 'image/png', content: await noisyPhoto(60, 40, 'png') },
    {
      name: 'А8.webp',
      type: 'image/webp',
      content: await sharp(await noisyPhoto(60, 40))
        .webp()
        .toBuffer(),
    },
  ])
  await page.getByRole('button', { name: 'Качи 2 плана' }).click()
  await expect(row(page, 'А7.png').getByRole('alert')).toContainText('Записът беше променен междувременно.')
  await expect(row(page, 'А8.webp')).toContainText('Качен')

  await page.getByRole('link', { name: 'Към етажните планове' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Остани' }).click()
  await page.unroute('**/admin/uploads/floorPlan*')
  await page.getByRole('button', { name: 'Качи отново „А7.png“' }).click()
  await expect(page.getByText('2 плана са качени.')).toBeVisible()
  await page.getByRole('link', { name: 'Към етажните планове' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Етажни планове' })).toBeVisible()
})

test('a PDF at the plan of one floor is refused with the way to this screen', { tag: '@long' }, async ({
  signedInPage: page,
  expectedErrors,
}) => {
  expectedErrors.push(/Грешка при качване на етажния план/)
  await page.goto('/admin/floor-plans?entrance=1&floor=9')
  await add(page, [pdf('А-9.pdf', await pdfOfPages(['nine']))])
  await expect(page.getByRole('alert')).toContainText('Планове в PDF се добавят в „Качи много планове“.')
})

/** The brightness of the upper and the lower half of a stored image, from 0 to 255. */
async function brightnessOfHalves(page: Page, url: string): Promise<number[]> {
  const image = await (await page.request.get(url)).body()
  const { width = 0, height = 0 } = await sharp(image).metadata()
  const half = Math.floor(height / 2)
  const brightness = async (top: number) => {
    const part = await sharp(image).extract({ left: 0, top, width, height: half }).toBuffer()
    return Math.round((await sharp(part).stats()).channels[0]?.mean ?? -1)
  }
  return [await brightness(0), await brightness(half)]
}
