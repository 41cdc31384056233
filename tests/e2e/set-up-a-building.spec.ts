import { mkdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { listApartments } from '../../backend/data/apartments.ts'
import { listFloorPlans } from '../../backend/data/plans/floor-plans.ts'
import { type DemoImageName, demoImageAsJpeg } from '../../demo/images/demo-images.ts'
import { formField, saveButton, status } from './admin-page.ts'
import { emptySite } from './empty-site.ts'
import { expect, test } from './fixtures.ts'
import {
  entrances,
  floorOnFront,
  floors,
  frontPicture,
  frontSize,
  homes,
  homesAsExcel,
  homesOnPlan,
  planOf,
  planSize,
} from './new-company-files.ts'

/*
 * docs/how-to/set-up-a-building.md tells a person the same steps. Its pictures are taken here:
 * PICTURES=docs/how-to/pictures npm run test:long -- set-up-a-building
 */

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const pictures = process.env.PICTURES

/** Takes a picture of the screen for the how-to, where somebody asked for it. */
async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return
  await mkdir(pictures, { recursive: true })
  await page.evaluate(() => scrollTo(0, 0))
  const image = sharp(await page.screenshot({ animations: 'disabled' }))
  await image.resize({ width: 1120 }).webp({ quality: 72 }).toFile(`${pictures}/${name}.webp`)
}

const step = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const line = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const nextStep = (page: Page, name: string) => page.getByRole('link', { name: `Напред: ${name}` }).click()
const isDone = (page: Page, name: string, number: number) =>
  expect(step(page, name).getByRole('heading')).toHaveText(`Готово: ${number}. ${name}`)

/** Draws a rectangle on the plan, and links it to the row of the list that has this text. */
async function drawAndLink(page: Page, size: { width: number }, box: Box, list: string, row: string) {
  const canvas = page.getByRole('group', { name: /^Чертеж на/ })
  await canvas.evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }))
  const drawn = await canvas.boundingBox()
  if (!drawn) throw new Error('no canvas')
  const scale = drawn.width / size.width
  const { x, y, width, height } = box
  const corners: [number, number][] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ]
  for (const [left, top] of corners) await page.mouse.click(drawn.x + left * scale, drawn.y + top * scale)
  const item = page.getByRole('region', { name: list }).getByRole('listitem').filter({ hasText: row }).first()
  await item.getByRole('button', { name: 'Избери' }).click()
}

const upload = async (page: Page, label: string, name: DemoImageName) => {
  const buffer = await demoImageAsJpeg(name)
  const zone = page.getByRole('group').filter({ hasText: label }).last()
  await zone
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })
}

test('a company comes from an empty installation to a published site', { tag: '@long' }, async ({
  signedInPage: page,
  site,
  browser,
}) => {
  test.setTimeout(600_000)
  await emptySite(site)
  await page.setViewportSize({ width: 1280, height: 900 })
  const { db } = site.backend
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/setup')
  await picture(page, '1-setup')

  await test.step('1. the company', async () => {
    await nextStep(page, 'Фирма')
    await formField(page, 'companyName').fill('Хоризонт')
    await formField(page, 'legalName').fill('Хоризонт ЕООД')
    await formField(page, 'email').fill('office@example.com')
    await formField(page, 'phone').fill('+359 52 000 000')
    await formField(page, 'address').fill('ул. „Морска“ 7, Варна')
    await saveButton(page).click()
    await expect(page).toHaveURL('/admin/setup')
  })

  await test.step('2. the building: two entrances with six floors, no parking', async () => {
    await nextStep(page, 'Сграда')
    await formField(page, 'name').fill('Хоризонт')
    await formField(page, 'city').fill('Варна')
    await formField(page, 'street').fill('ул. „Морска“ 7')
    for (const entrance of ['Вход 1', 'Вход 2'])
      await line(page, entrance).getByLabel('Последен етаж').fill('6')
    for (const level of ['Ниво 3', 'Ниво 2', 'Ниво 1'])
      await page.getByRole('button', { name: `${level}: премахни` }).click()
    await picture(page, '2-building')
    await saveButton(page).click()
    await expect(page).toHaveURL('/admin/setup')
    await isDone(page, 'Сграда', 2)
    await isDone(page, 'Паркинг', 6)
  })

  await test.step('3. sixty apartments from the company’s own Excel file', async () => {
    await step(page, 'Апартаменти').getByRole('link', { name: 'Внасяне' }).click()
    await page.getByLabel('Избери файл').setInputFiles({
      name: 'наличности.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await homesAsExcel(),
    })
    await expect(page.getByRole('heading', { name: 'Нови записи (60)' })).toBeVisible()
    await expect(page.getByLabel('„Брокер“ се внася като')).toHaveValue('')
    await picture(page, '3-import')
    await page.getByRole('button', { name: 'Приложи избраните (60)' }).click()
    await expect(page.getByText('Записано: 0 променени, 60 нови.')).toBeVisible()
    const stored = await listApartments(db)
    expect(stored).toHaveLength(60)
    expect(stored.reduce((sum, { price }) => sum + price, 0)).toBe(
      homes.reduce((sum, { price }) => sum + price, 0),
    )
    await page.goto('/admin/setup')
    await isDone(page, 'Апартаменти', 3)
  })

  await test.step('4. twelve plans at once, placed by their names', async () => {
    await step(page, 'Планове').getByRole('link', { name: 'Качи много планове' }).click()
    const files = await Promise.all(
      entrances.flatMap((entrance) => floors.map((floor) => planOf(entrance, floor))),
    )
    await page
      .locator('input[type=file]')
      .setInputFiles(files.map(({ name, content }) => ({ name, mimeType: 'image/png', buffer: content })))
    await expect(page.getByRole('button', { name: 'Качи 12 плана' })).toBeVisible()
    await picture(page, '4-plans')
    await page.getByRole('button', { name: 'Качи 12 плана' }).click()
    // Each plan is made in all its sizes before the next one is sent.
    await expect(page.getByText('12 плана са качени.')).toBeVisible({ timeout: 180_000 })
    expect(await listFloorPlans(db)).toHaveLength(12)
  })

  await test.step('and the front of the building, with its floors', async () => {
    await page.goto('/admin/setup')
    await step(page, 'Планове').getByRole('link', { name: 'Изгледи на сградата' }).click()
    await page.locator('input[type=file]').setInputFiles({
      name: 'фасада.jpg',
      mimeType: 'image/jpeg',
      buffer: await frontPicture(),
    })
    await page.getByRole('button', { name: 'Рисуване', exact: true }).click()
    for (const entrance of entrances)
      for (const floor of floors) {
        const row = `Вход ${entrance}, етаж ${floor}`
        await drawAndLink(page, frontSize, floorOnFront(entrance, floor), 'Етажи и апартаменти', row)
      }
    await picture(page, '5-view')
    await saveButton(page).click()
    await expect(status(page, 'Изгледът е запазен.')).toBeVisible()
    await expect(page.getByText('Очертани етажи: 12 от 12.')).toBeVisible()
  })

  await test.step('5. one floor of each entrance is drawn, the others are copied from it', async () => {
    await page.goto('/admin/setup')
    await isDone(page, 'Планове', 4)
    for (const [index, entrance] of entrances.entries())
      for (const floor of floors) {
        await page.goto(`/admin/floor-plans?entrance=${index + 1}&floor=${floor}`)
        if (floor === 1) {
          await page.getByRole('button', { name: 'Рисуване', exact: true }).click()
          for (const [at, box] of homesOnPlan.entries())
            await drawAndLink(page, planSize, box, 'Апартаменти на етажа', `Апартамент ${at + 1}`)
          if (entrance === 'А') await picture(page, '6-outlines')
        } else {
          await page.getByRole('button', { name: 'Копирай контурите' }).click()
          await page.getByRole('button', { name: 'Потвърди всички 5' }).click()
        }
        await saveButton(page).click()
        await expect(status(page, 'Етажният план е запазен успешно!')).toBeVisible()
      }
    await page.goto('/admin/setup')
    await isDone(page, 'Контури', 5)
  })

  await test.step('7. the home page: texts, and eight pictures', async () => {
    await nextStep(page, 'Начална страница')
    const open = (block: string) => line(page, block).locator('summary').click()
    await open('Първи екран')
    await formField(page, 'title').fill('Хоризонтът започва тук')
    await formField(page, 'subtitle').fill('Шестдесет апартамента на брега на Варна')
    await upload(page, 'Нова основна снимка', 'dusk')
    await open('Описание на сградата')
    await formField(page, 'descriptionText').fill('Шест етажа, два входа и само по пет жилища на етаж.')
    await upload(page, 'Нова снимка към описанието', 'hero')
    await open('Интериори')
    const rooms = ['living', 'kitchen', 'bedroom', 'bathroom', 'terrace'] as const
    const captions = ['Дневна', 'Кухня', 'Спалня', 'Баня', 'Тераса']
    for (const [at, room] of rooms.entries()) {
      await page.getByRole('button', { name: 'Добави снимка' }).click()
      await upload(page, `Снимка ${at + 1}: нова снимка`, room)
      await formField(page, `interiors[${at}].caption`).fill(captions[at] ?? '')
    }
    await open('Предимства')
    await formField(page, 'benefits[0].text').fill('Контролиран достъп и видеонаблюдение.')
    await open('Локация')
    await formField(page, 'locationText').fill('На пет минути пеша от плажа.')
    await upload(page, 'Нова снимка на локацията', 'aerial')
    await expect(page.locator('form').getByRole('img')).toHaveCount(8)
    await picture(page, '7-home-page')
    await saveButton(page).click()
    await expect(page).toHaveURL('/admin/setup')
    await isDone(page, 'Начална страница', 7)
  })

  await test.step('and three photos of an apartment', async () => {
    const [apartment] = await listApartments(db)
    await page.goto(`/admin/apartments/${apartment?.id}`)
    const panel = page.getByRole('region', { name: 'Снимки' })
    await panel.getByRole('button', { name: 'Добави снимка' }).click()
    const photos = ['living-town', 'bedroom-town', 'kitchen-inside'] as const
    const files = photos.map(async (name) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await demoImageAsJpeg(name),
    }))
    await panel.locator('input[type=file]').setInputFiles(await Promise.all(files))
    await expect.poll(async () => (await listApartments(db))[0]?.images.length).toBe(3)
  })

  await test.step('8. nothing is missing, and the site is published without a question', async () => {
    await page.goto('/admin/setup')
    await picture(page, '8-ready')
    await page.getByRole('button', { name: 'Публикувай', exact: true }).click()
    await expect(status(page, 'Сайтът е публикуван.')).toBeVisible()
    await expect(page.getByText(/^100\s%$/)).toBeVisible()
  })

  await test.step('visitors see this building, and nothing of another', async () => {
    const visitor = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 900 } })
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Хоризонтът започва тук')
    await picture(visitor, '9-published')
    const paths = [
      '/',
      '/apartments',
      '/navigator',
      '/navigator/2/6',
      '/parking',
      '/stores',
      '/progress',
      '/contact',
      '/privacy',
    ]
    for (const path of paths) {
      const page = await visitor.request.get(path)
      expect(page.status(), path).toBe(200)
      expect(await page.text(), path).not.toMatch(/Бриз|117 апартамента|Единадесет|Крайбрежна/)
    }
    await visitor.goto('/navigator')
    const front = visitor.getByRole('group', { name: 'Сградата по етажи' })
    await expect(front.getByRole('link')).toHaveCount(12)
    await front.getByRole('link', { name: 'Вход Б, етаж 6: ' }).press('Enter')
    await expect(visitor).toHaveURL('/navigator/2/6')
    await visitor.goto('/apartments')
    await expect(visitor.locator('tbody tr')).toHaveCount(60)
    await visitor.close()
  })
})
