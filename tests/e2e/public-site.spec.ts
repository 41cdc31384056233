import { statSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { Request } from '@playwright/test'
import sharp from 'sharp'
import {
  addApartment,
  addApartmentImages,
  findApartment,
  listApartments,
  setApartmentBrochure,
} from '../../backend/data/apartments.ts'
import { addFloorPlan } from '../../backend/data/floor-plans.ts'
import { listParkingSpots, updateParkingSpot } from '../../backend/data/parking-spots.ts'
import {
  getCompanySettings,
  getDisplaySettings,
  saveCompanySettings,
  saveDisplaySettings,
} from '../../backend/data/settings.ts'
import { addStore, deleteStore, listStores, setStoreImage } from '../../backend/data/stores.ts'
import type { Backend } from '../../backend/open.ts'
import { putPicture } from '../../backend/pictures/put-picture.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { storedAddress } from '../../domain/files/stored-path.ts'
import type { Status } from '../../domain/status.ts'
import { expect, test } from './fixtures.ts'
import { noisyPhoto } from './test-pictures.ts'

async function picture(backend: Backend, path: string, colour: string): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return (await putPicture(backend, path, bytes, { contentType: 'image/jpeg' })).address
}

test.describe('home', () => {
  test('greets with the saved words and leads to the apartments', async ({ page, site }) => {
    const { db } = site.backend
    const { revision, values } = await getDisplaySettings(db)
    await saveDisplaySettings(db, revision, {
      ...values,
      title: 'Дом край брега',
      subtitle: 'С морето отпред',
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дом край брега')
    await expect(page.getByText('С морето отпред')).toBeVisible()
    await page.getByRole('link', { name: 'Разгледайте апартаментите' }).click()
    await expect(page).toHaveURL('/apartments')
    await saveDisplaySettings(db, revision + 1, values)
  })

  test('tells every fact of the building', async ({ page }) => {
    await page.goto('/')
    for (const benefit of ['Сигурност', 'Комуникация', 'Енергийна ефективност клас A', 'Качество']) {
      await expect(page.getByRole('heading', { level: 3, name: benefit })).toBeVisible()
    }
    const numbers = page.locator('dl').filter({ hasText: 'търговски обекта' }).locator('dd')
    await expect(numbers).toHaveText(['117', '140', '163', '2'])
    await expect(page.locator('#location')).toBeVisible()
    await expect(page.locator('#contact')).toBeVisible()
    await expect(page.getByText('135 покрити паркоместа и още 2 гаража')).toBeVisible()
  })

  test('shows where it is, also before anybody has put a picture there', async ({ page }) => {
    await page.goto('/')
    const picture = page.locator('#location').getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('shows what is free from real data and links into the filtered list', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: /^Двустаен.*от/ }).click()
    await expect(page).toHaveURL('/apartments?type=2-bedroom&status=available')
    await expect(page.locator('tbody tr')).toHaveCount(1)
  })

  test('the header is clear over the hero and solid after 50 px of scroll', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.mouse.wheel(0, 60)
    await expect(header).toHaveCSS('background-color', 'rgb(15, 48, 71)')
  })

  test('also in a browser without scroll timelines, once scripts run', async ({ page }) => {
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch()
      const css = await response.text()
      expect(css).toContain('(animation-timeline:scroll())')
      await route.fulfill({ response, body: css.replaceAll('(animation-timeline:scroll())', '(unknown:1)') })
    })
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS)
      CSS.supports = (...condition: string[]) =>
        condition[0] !== 'animation-timeline' && supports(...(condition as [string, string]))
    })
    const header = page.getByRole('banner')
    await page.goto('/')
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.mouse.wheel(0, 60)
    await expect(header).toHaveCSS('background-color', 'rgb(15, 48, 71)')
    await page.goto('/stores')
    await expect(header).toHaveCSS('background-color', 'rgb(15, 48, 71)')
  })
})

test.describe('header and footer', () => {
  test('the objects menu works by mouse and by keyboard, and Escape gives the focus back', async ({
    page,
  }) => {
    await page.goto('/stores')
    const navigation = page.getByRole('banner').getByRole('navigation').first()
    const objects = navigation.locator('summary')
    await objects.click()
    await expect(navigation.getByRole('link', { name: 'Паркоместа' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(navigation.getByRole('link', { name: 'Паркоместа' })).toBeHidden()
    await expect(objects).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/parking')
    await expect(navigation.getByRole('link', { name: 'Паркоместа' })).toBeHidden()
  })

  test('scroll links from another page go home and then scroll', async ({ page }) => {
    for (const [name, address, heading] of [
      ['Контакти', '/#contact', 'Свържете се с нас'],
      ['Локация', '/#location', 'Локация'],
    ] as const) {
      await page.goto('/stores')
      await page.getByRole('banner').getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.getByRole('banner').getByRole('link', { name }).first().click()
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
    }
  })

  test('on a phone everything is in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const menu = page
      .getByRole('banner')
      .locator('details.group')
      .filter({ has: page.getByText('Меню') })
      .last()
    await menu.locator('summary').first().click()
    for (const name of ['Навигатор', 'Локация', 'Контакти']) {
      await expect(menu.getByRole('link', { name })).toBeVisible()
    }
    await menu.locator('summary', { hasText: 'Обекти' }).click()
    await menu.getByRole('link', { name: 'Магазини' }).click()
    await expect(page).toHaveURL('/stores')
  })

  test('phone, e-mail, address and social links are the saved ones', async ({ page, site }) => {
    const { db } = site.backend
    const { revision, values } = await getCompanySettings(db)
    const socialMedia = { facebook: 'https://example.com/briz', instagram: '' }
    await saveCompanySettings(db, revision, { ...values, phone: '+359 700 00 000', socialMedia })
    await page.goto('/stores')
    await expect(page.getByRole('link', { name: 'Обадете се на +359 700 00 000' })).toHaveAttribute(
      'href',
      'tel:+35970000000',
    )
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      'https://example.com/briz',
    )
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveCount(0)
    await expect(footer.getByText('office@example.com')).toBeVisible()
    await saveCompanySettings(db, revision + 1, values)
  })
})

test.describe('apartments', () => {
  test('sort by column up, down and back, also together with a filter', async ({ page }) => {
    await page.goto('/apartments')
    const prices = page.locator('tbody tr td:nth-child(8)')
    await page.getByRole('link', { name: 'Цена' }).click()
    await expect(page).toHaveURL('/apartments?sort=price')
    await expect(prices.first()).toHaveText(/85\s000/)
    await expect(page.getByRole('columnheader', { name: 'Цена' })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('link', { name: 'Цена' }).click()
    await expect(prices.first()).toHaveText(/129\s500/)
    await page.getByLabel('Вход', { exact: true }).selectOption('1')
    await expect(page).toHaveURL('/apartments?sort=price&dir=desc&entrance=1')
    await page.getByRole('link', { name: 'Цена' }).click()
    await expect(page).toHaveURL('/apartments?entrance=1')
  })

  test('on a desktop the table is at least 1400 px wide inside its own scroll area', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 800 })
    await page.goto('/apartments')
    const box = await page.getByRole('table').boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(1400)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test.describe('an apartment', () => {
  let address: string
  let id: string

  test.beforeAll(async ({ site }) => {
    const { backend } = site
    const number = `30${test.info().workerIndex}`
    const apartment = await addApartment(backend.db, {
      ...newApartment,
      number,
      floor: 9,
      secondaryFloor: 10,
      type: '2-bedroom-maisonette',
      rooms: 2,
      netArea: 60,
      area: 71.25,
      price: 150_000,
      exposure: 'southeast',
      hasTerrace: true,
      description: 'Светъл дом.',
      features: ['Климатик'],
      internalNotes: 'тайна бележка',
    })
    id = apartment.id
    address = `/apartments/${id}`
    const photos = []
    for (const [index, colour] of ['#aa3333', '#33aa33', '#3333aa', '#aaaa33'].entries()) {
      photos.push(await picture(backend, `apartments/${id}/image_${index}_photo.jpg`, colour))
    }
    await addApartmentImages(backend.db, id, photos)
    const brochure = `apartments/${id}/brochure_1_a.pdf`
    await backend.files.put(brochure, Readable.from(['%PDF-1.4']), { contentType: 'application/pdf' })
    await setApartmentBrochure(backend.db, id, storedAddress(brochure))
    const imageUrl = await picture(backend, 'floorPlans/1_9_1_plan.png', '#ffffff')
    const points = [
      { x: 100, y: 100 },
      { x: 400, y: 100 },
      { x: 400, y: 300 },
    ]
    await addFloorPlan(
      backend.db,
      { entrance: '1', floor: 9 },
      { imageUrl, imageWidth: 900, imageHeight: 600 },
      [{ id: 's', apartmentId: id, points }],
    )
  })

  test('shows every field, its plan, similar homes and the price', async ({ page }) => {
    await page.goto(address)
    const facts = page.getByRole('main').locator('dl').first()
    await expect(facts.locator('dt')).toHaveText([
      'Етаж',
      'Вход',
      'Стаи',
      'Чиста площ',
      'Обща площ',
      'Изложение',
      'Тераса',
    ])
    await expect(facts.locator('dd')).toHaveText(['9 - 10', 'А', '2', /60,00/, /71,25/, 'Югоизток', 'Да'])
    await expect(page.getByText(/150\s000\s€/)).toBeVisible()
    await expect(page.getByText('Свободен').first()).toBeVisible()
    await expect(page.getByText('Светъл дом.')).toBeVisible()
    await expect(page.getByText('Климатик')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Брошура' })).toHaveAttribute('href', /brochure_1_a\.pdf$/)
    await expect(page.getByRole('img', { name: /Етажен план с отбелязан/ }).locator('polygon')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Отворете в навигатора' })).toHaveAttribute(
      'href',
      `/navigator/1/9?apartment=${id}`,
    )
    await expect(page.getByRole('heading', { name: 'Подобни свободни апартаменти' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Снимка \d/ })).toHaveCount(3)
  })

  test('the gallery steps, wraps around, counts, closes with Escape and gives the focus back', async ({
    page,
  }) => {
    await page.goto(address)
    const second = page.getByRole('link', { name: 'Отворете снимка 2 на цял екран' })
    await second.click()
    const gallery = page.getByRole('dialog')
    await expect(gallery.getByText('2 / 4')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByText('4 / 4')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByText('1 / 4')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(gallery.getByText('4 / 4')).toBeVisible()
    await gallery.getByRole('button', { name: 'Предишна снимка' }).click()
    await expect(gallery.getByText('3 / 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gallery).toBeHidden()
    await expect(second).toBeFocused()
  })

  test('the contact button scrolls to the form, which knows the apartment', async ({ page }) => {
    await page.goto(address)
    await page.getByRole('link', { name: 'Попитайте за този апартамент' }).click()
    await expect(page.getByLabel('Имейл')).toBeInViewport()
    await expect(page.getByLabel('Апартамент', { exact: true })).toHaveJSProperty('readOnly', true)
    await expect(page.getByLabel('Апартамент', { exact: true })).toHaveValue(/^30/)
  })

  test('is not for sale when it is sold, and an open page says so without a reload', async ({
    page,
    site,
    adminCookies,
  }) => {
    await page.goto(address)
    await expect(page.getByRole('link', { name: 'Попитайте за този апартамент' })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const { db } = site.backend
    await page.context().addCookies(adminCookies)
    const setStatus = async (status: Status) => {
      const revision = String((await findApartment(db, id))?.revision)
      const form = { id, revision, status }
      expect((await page.request.post('/admin/apartments.data', { form })).status()).toBe(200)
    }
    await setStatus('sold')
    await expect(page.getByRole('button', { name: 'Апартаментът е продаден' })).toBeDisabled()
    await expect(page.getByText('Продаден', { exact: true }).first()).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await setStatus('available')
    await expect(page.getByRole('link', { name: 'Попитайте за този апартамент' })).toBeVisible()
  })

  test('outlined on its second floor only, it shows the plan of that floor', async ({ page, site }) => {
    const { backend } = site
    const upper = await addApartment(backend.db, {
      ...newApartment,
      number: '77',
      entrance: '2',
      floor: 9,
      secondaryFloor: 10,
      type: '2-bedroom-maisonette',
    })
    const imageUrl = await picture(backend, 'floorPlans/2_10_1_plan.png', '#ffffff')
    const points = [
      { x: 10, y: 10 },
      { x: 40, y: 10 },
      { x: 40, y: 30 },
    ]
    const image = { imageUrl, imageWidth: 900, imageHeight: 600 }
    await addFloorPlan(backend.db, { entrance: '2', floor: 9 }, image)
    await addFloorPlan(backend.db, { entrance: '2', floor: 10 }, image, [
      { id: 's', apartmentId: upper.id, points },
    ])
    await page.goto(`/apartments/${upper.id}`)
    await expect(page.getByText('Вход Б, етаж 10')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Отворете в навигатора' })).toHaveAttribute(
      'href',
      `/navigator/2/10?apartment=${upper.id}`,
    )
  })

  test('has a preview picture, a canonical address and an offer for search engines', async ({
    page,
    request,
    site,
  }) => {
    await page.goto(`${address}?from=mail`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.address + address)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const preview = await request.get(image ?? '')
    expect(preview.headers()['content-type']).toBe('image/jpeg')
    expect(await sharp(await preview.body()).metadata()).toMatchObject({ width: 1200, height: 630 })
    const json = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    const types = json['@graph'].map((each: { '@type': string }) => each['@type'])
    expect(types).toEqual(['Apartment', 'Offer', 'BreadcrumbList'])
    expect(json['@graph'][1]).toMatchObject({
      price: 150_000,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    })
  })

  test('without photos shows three placeholder pictures', async ({ page, site }) => {
    const bare = (await listApartments(site.backend.db)).find(({ images }) => images.length === 0)
    await page.goto(`/apartments/${bare?.id}`)
    await expect(page.getByRole('img', { name: /Примерен интериор/ })).toHaveCount(3)
  })
})

test.describe('parking', () => {
  test('the level is in the URL; the plan enlarges and Escape closes it', async ({ page }) => {
    await page.goto('/parking')
    await expect(page.getByRole('columnheader')).toHaveText([
      'Номер',
      'Етаж',
      'Тип',
      'Размер',
      'Цена',
      'Статус',
    ])
    await expect(page.getByRole('list', { name: 'Легенда' })).toHaveText('СвободноРезервираноПродадено')
    await page.getByRole('link', { name: 'Увеличете плана' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('link', { name: 'Етаж 2' }).click()
    await expect(page).toHaveURL('/parking?level=2')
    await expect(page.getByText('На това ниво няма паркоместа.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Изпратете запитване' }).click()
    await expect(page).toHaveURL('/#contact')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('spots sort by column up, down and back, on every level', async ({ page, site }) => {
      const { db } = site.backend
      const [first, second] = await listParkingSpots(db)
      if (!first || !second) throw new Error('no spots')
      await updateParkingSpot(db, second.id, second.revision, { price: 5000, status: 'sold' })
      await page.goto('/parking')
      const numbers = page.locator('tbody tr td:nth-child(1)')
      const sortBy = (name: string) => page.getByRole('columnheader').getByRole('link', { name })
      await sortBy('Цена').click()
      await expect(page).toHaveURL('/parking?sort=price')
      await expect(numbers).toHaveText(['P-2', 'P-1'])
      await expect(page.getByRole('columnheader', { name: 'Цена' })).toHaveAttribute('aria-sort', 'ascending')
      await sortBy('Цена').click()
      await expect(numbers).toHaveText(['P-1', 'P-2'])
      await page.getByRole('link', { name: 'Сутерен' }).click()
      await expect(page).toHaveURL('/parking?sort=price&dir=desc&level=-1')
      await sortBy('Цена').click()
      await expect(page).toHaveURL('/parking?level=-1')
      await sortBy('Статус').click()
      await sortBy('Статус').click()
      await expect(numbers).toHaveText(['P-2', 'P-1'])
      await sortBy('Номер').click()
      await expect(numbers).toHaveText(['P-1', 'P-2'])
      await updateParkingSpot(db, second.id, second.revision + 1, {
        price: second.price,
        status: 'available',
      })
    })
  })

  test('the newest plan is shown, and one that is uploaded meanwhile appears on an open page', async ({
    page,
    site,
    adminCookies,
  }) => {
    await picture(site.backend, 'parking/floor_1_100.jpg', '#ff0000')
    const newest = await picture(site.backend, 'parking/floor_1_2000.jpg', '#00ff00')
    await page.goto('/parking?level=1')
    const plan = page.getByRole('link', { name: 'Увеличете плана' })
    await expect(plan).toHaveAttribute('href', newest)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.context().addCookies(adminCookies)
    const uploaded = await page.request.put('/admin/uploads/parkingPlan?level=1', {
      data: await noisyPhoto(60, 40),
      headers: {
        'X-Upload-Id': crypto.randomUUID(),
        'X-File-Name': 'plan.jpg',
        'Content-Type': 'application/octet-stream',
      },
    })
    await expect(plan).toHaveAttribute('href', (await uploaded.json()).address)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('a spot shows its own data and leads back; an unknown one is a 404', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/)
    const [spot] = await listParkingSpots(site.backend.db)
    await page.goto(`/parking/${spot?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Паркомясто P-1')
    await expect(page.locator('main dd')).toHaveText(['P-1', 'Сутерен', 'Покрито', '2.5m x 5m'])
    await expect(page.getByText(/7500\s€/)).toBeVisible()
    await page.getByRole('link', { name: 'Към паркоместата' }).click()
    await expect(page).toHaveURL('/parking?level=-1')
    const response = await page.goto('/parking/none')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Паркомястото не е намерено')
  })
})

test('stores show their pictures, title and description', async ({ page, site }) => {
  const { db } = site.backend
  const store = await addStore(db, { title: 'Пекарна „Зора“', description: 'Топъл хляб.' })
  await setStoreImage(
    db,
    store.id,
    'main',
    await picture(site.backend, `stores/${store.id}/main_1_a.jpg`, '#884422'),
  )
  await page.goto('/stores')
  const card = page.getByRole('article').filter({ hasText: 'Пекарна „Зора“' })
  await expect(card.getByText('Топъл хляб.')).toBeVisible()
  await expect(card.getByRole('img', { name: 'Снимка: Пекарна „Зора“' })).toBeVisible()
  await deleteStore(db, store.id)
})

test('every page has a title, a description and a preview picture of its own', async ({ request, site }) => {
  const { db } = site.backend
  const [apartment] = await listApartments(db)
  const [spot, other] = await listParkingSpots(db)
  const addresses = [
    '/',
    '/navigator/1/1',
    '/navigator/2/1',
    '/navigator/1/2',
    '/apartments',
    `/apartments/${apartment?.id}`,
    '/parking',
    `/parking/${spot?.id}`,
    `/parking/${other?.id}`,
    '/stores',
    '/contact',
    '/privacy',
  ]
  const seen = new Set<string>()
  for (const address of addresses) {
    const html = await (await request.get(address)).text()
    const title = html.match(/<title>([^<]+)/)?.[1]
    const description = html.match(/<meta name="description" content="([^"]+)/)?.[1]
    const picture = html.match(/<meta property="og:image" content="([^"]+)/)?.[1] ?? ''
    const answer = await request.get(picture)
    expect(answer.status(), picture).toBe(200)
    expect(await sharp(await answer.body()).metadata(), picture).toMatchObject({ width: 1200, height: 630 })
    for (const own of [title, description, answer.headers().etag]) seen.add(`${own}`)
  }
  expect(seen.size).toBe(3 * addresses.length)
  expect((await request.get('/previews/apartments/none.jpg')).status()).toBe(404)
  expect((await request.get('/previews/navigator/1/12.jpg')).status()).toBe(404)
})

test('without stores the page says how to hear of new ones', async ({ page, site }) => {
  expect(await listStores(site.backend.db)).toEqual([])
  await page.goto('/stores')
  await expect(page.getByText('В момента няма предложени обекти.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Изпратете запитване' }).click()
  await expect(page).toHaveURL('/#contact')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home, an apartment, parking and stores can be read', async ({ page, site }) => {
    const { db } = site.backend
    const [apartment] = await listApartments(db, { floor: 2 })
    const store = await addStore(db, { title: 'Аптека „Море“', description: 'До входа.' })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Двустаен \d/ })).toBeVisible()
    await expect(page.locator('#location').getByRole('img')).toBeVisible()
    await page.getByRole('banner').locator('summary', { hasText: 'Обекти' }).first().click()
    await page.getByRole('banner').getByRole('link', { name: 'Паркоместа' }).first().click()
    await expect(page.locator('tbody tr').first()).toContainText('P-1')
    await page.getByRole('link', { name: 'Етаж 1', exact: true }).click()
    await expect(page.getByRole('img', { name: 'План на паркинга: Етаж 1' })).toBeVisible()

    await page.goto(`/apartments/${apartment?.id}`)
    await expect(page.getByRole('main').locator('dl').first()).toContainText('Югоизток')
    await expect(page.getByText(/129\s500\s€/)).toBeVisible()
    await expect(page.getByLabel('Апартамент', { exact: true })).toHaveValue('2')
    await expect(page.getByRole('link', { name: 'Отворете снимка 1' })).toHaveAttribute('href', /\.webp$/)

    await page.goto('/stores')
    await expect(page.getByRole('article').filter({ hasText: 'Аптека „Море“' })).toContainText('До входа.')
    await deleteStore(db, store.id)
  })
})

test('the sitemap lists public pages with their change dates; robots stay out of the back office', async ({
  request,
  site,
}) => {
  const { db } = site.backend
  const store = await addStore(db, { title: 'Пекарна', description: 'Хляб' })
  const sitemap = await (await request.get('/sitemap.xml')).text()
  await deleteStore(db, store.id)
  const [first] = await listApartments(db)
  expect(sitemap).toContain(
    `<loc>${site.address}/apartments/${first?.id}</loc><lastmod>${first?.updatedAt}</lastmod>`,
  )
  expect(sitemap).toContain(`<loc>${site.address}/contact</loc>`)
  for (const path of ['', 'apartments', 'parking', 'stores'])
    expect(sitemap).toMatch(new RegExp(`<loc>${site.address}/${path}</loc><lastmod>20[^<]+Z</lastmod>`))
  expect(sitemap).not.toContain('admin')
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toContain(`Sitemap: ${site.address}/sitemap.xml`)
})

test('a first visit takes at most 135 KB of gzipped JavaScript', async ({ page, site }) => {
  const [apartment] = await listApartments(site.backend.db)
  for (const address of [
    '/',
    '/apartments',
    `/apartments/${apartment?.id}`,
    '/parking',
    '/stores',
    '/navigator',
  ]) {
    const scripts = new Set<string>()
    const note = (request: Request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'script' && pathname.startsWith('/assets/')) scripts.add(pathname)
    }
    page.on('request', note)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    const bytes = [...scripts].reduce((sum, script) => sum + statSync(`build/client${script}.gz`).size, 0)
    expect(bytes, address).toBeGreaterThan(50_000)
    expect(bytes, address).toBeLessThanOrEqual(135_000)
  }
})

test.describe('scripts wait', () => {
  test('until the largest picture is painted', async ({ browser, site }) => {
    const page = await browser.newPage()
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          document.documentElement.dataset.paintedAt = String(entry.startTime)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(site.address)
    await page.waitForResponse(/framework-.*\.js/)
    const paintedAt = Number(await page.evaluate(() => document.documentElement.dataset.paintedAt))
    const fetchedAt = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    )
    expect(paintedAt).toBeGreaterThan(0)
    expect(Math.min(...fetchedAt)).toBeGreaterThan(paintedAt)
    await page.close()
  })

  test('and start by themselves on a page that is left alone', async ({ browser, site }) => {
    const page = await browser.newPage()
    const connected = page.waitForRequest(`${site.address}/live`)
    await page.goto(site.address)
    await connected
    await page.close()
  })

  test('and a link that is clicked before is a plain link', async ({ browser, site }) => {
    const page = await browser.newPage()
    await page.route('**/*.js', () => {})
    await page.goto(site.address)
    await page.getByRole('link', { name: 'Разгледайте апартаментите' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Апартаменти')
    await page.close()
  })
})
