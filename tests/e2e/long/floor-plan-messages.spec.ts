import type { Page } from '@playwright/test'
import { findFloorPlan } from '../../../backend/data/plans/floor-plans.ts'
import type { FloorPlanPlace } from '../../../domain/floor-plan/floor-plan.ts'
import { alert, confirmDelete, saveButton } from '../admin-page.ts'
import { withoutTable } from '../broken-table.ts'
import { drawPlan, planImage, removePlan } from '../drawn-plan.ts'
import { dropFiles } from '../drop-files.ts'
import { expect, test } from '../fixtures.ts'

const fifth: FloorPlanPlace = { entrance: '1', floor: 5 }
const editorUrl = '/admin/floor-plans?entrance=1&floor=5'
const png = 'image/png'

const uploads = (page: Page) => page.getByRole('list', { name: 'Файлове за качване' })

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Изтрий', exact: true }).click()
  await confirmDelete(page)
}

test('files that are no plan are refused before they are uploaded, each with its message', async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/Грешка при качване на етажния план .+ (Моля|Файлът|Too many)/)
  await removePlan(backend, fifth)
  await page.goto(editorUrl)
  const zone = page.getByRole('group', { name: /до 5,00 MB/ })
  const refused = page.getByRole('alert')
  await dropFiles(zone, [{ name: 'план.pdf', type: 'application/pdf', zeros: 10 }])
  await expect(refused).toContainText('Моля, качете само изображения')
  await dropFiles(zone, [{ name: 'план.png', type: png, zeros: 5 * 1024 * 1024 + 1 }])
  await expect(refused).toContainText('Файлът трябва да е по-малък от 5MB')
  const content = await planImage()
  await dropFiles(zone, [
    { name: 'a.png', type: png, content },
    { name: 'b.png', type: png, content },
  ])
  await expect(refused).toContainText('Too many files')
  await expect(refused).toContainText('Качвайте по един файл наведнъж.')
  await expect(uploads(page)).toHaveCount(0)
  expect(await findFloorPlan(backend.db, fifth)).toBeUndefined()
})

test('an upload that the server refuses shows the reason', async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/401|415/, /Грешка при качване на етажния план/)
  await removePlan(backend, fifth)
  await page.goto(editorUrl)
  const send = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'план.png', mimeType: png, buffer })
  await send(Buffer.from('not an image at all'))
  const refused = uploads(page).getByRole('alert')
  await expect(refused).toContainText('Грешка при качване на етажния план')
  await expect(refused).toContainText('Моля, качете само изображения')
  await page.getByRole('button', { name: 'Скрий „план.png“' }).click()

  await page.context().clearCookies()
  await send(await planImage())
  await expect(refused).toContainText('Грешка при качване на етажния план')
  await expect(refused).toContainText('Трябва да сте влезли в системата, за да качвате етажни планове')
  expect(await findFloorPlan(backend.db, fifth)).toBeUndefined()
})

test('a plan that cannot be deleted stays, and the page says why', async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/422|500/, /Невалиден URL|неочаквана грешка при изтриване|Трябва да сте влезли/)
  const { backend } = site
  const { id } = await drawPlan(backend, fifth)
  await page.goto(editorUrl)
  await page.getByRole('button', { name: 'Изтрий', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Да се изтрие ли етажният план?' })
  await expect(question).toContainText('Планът за вход А, етаж 5 и всички контури по него ще бъдат изтрити.')
  await expect(question).toContainText('Това действие не може да бъде отменено.')
  await question.getByRole('button', { name: 'Отказ' }).click()

  await withoutTable(site, 'floorPlans', async () => {
    await askToDelete(page)
    await expect(alert(page, 'Възникна неочаквана грешка при изтриване на етажния план')).toBeVisible()
    await expect.poll(site.output).toContain('Грешка при изтриване на етажен план')
  })
  await backend.db.engine.writer
    .updateTable('floorPlans')
    .set({ imageUrl: 'https://example.com/plan.png' })
    .where('id', '=', id)
    .execute()
  await askToDelete(page)
  await expect(alert(page, 'Невалиден URL на изображението')).toBeVisible()
  await page.context().clearCookies()
  await askToDelete(page)
  await expect(alert(page, 'Трябва да сте влезли в системата, за да изтривате етажни планове')).toBeVisible()
  expect(await findFloorPlan(backend.db, fifth)).toMatchObject({ id })
})

test('plans that cannot be loaded, saved or stored are reported on the page and in the log', async ({
  signedInPage: page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/500/, /Грешка при (зареждане|запазване)/, /Unexpected Server Error/)
  await drawPlan(site.backend, fifth)
  await page.goto(editorUrl)
  await withoutTable(site, 'floorPlans', async () => {
    await saveButton(page).click()
    await expect(alert(page, 'Грешка при запазване на етажния план')).toBeVisible()
    await expect.poll(site.output).toContain('Грешка при обновяване на етажен план')
    await page.goto(editorUrl)
    await expect(page.getByRole('alert')).toContainText('Грешка при зареждане на етажните планове')
  })
  await withoutTable(site, 'uploads', async () => {
    const headers = { 'X-Upload-Id': crypto.randomUUID(), 'X-File-Name': 'a.png' }
    const upload = await page
      .context()
      .request.put('/admin/uploads/floorPlan?entrance=1&floor=5', { data: await planImage(), headers })
    expect(upload.status()).toBe(500)
    await expect.poll(site.output).toContain('Грешка при качване на етажен план')
  })
})
