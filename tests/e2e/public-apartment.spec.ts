import { Readable } from 'node:stream'
import sharp from 'sharp'
import {
  addApartment,
  addApartmentImages,
  findApartment,
  listApartments,
  setApartmentBrochure,
} from '../../backend/data/apartments.ts'
import { addFloorPlan } from '../../backend/data/plans/floor-plans.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { storedUrl } from '../../domain/files/stored-path.ts'
import type { Status } from '../../domain/status.ts'
import { drawPlan, rectangle } from './drawn-plan.ts'
import { expect, test } from './fixtures.ts'
import { saveImage } from './stored-image.ts'

test.describe('apartments', () => {
  test('are sorted by column ascending, descending and by default, also with a filter', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/apartments')
    const prices = page.locator('tbody tr td:nth-child(8)')
    await page.getByRole('link', { name: 'Цена' }).click()
    await expect(page).toHaveURL('/apartments?sort=price')
    await expect(prices.first()).toHaveText(/85\s000/)
    await expect(page.getByRole('columnheader', { name: 'Цена' })).toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('link', { name: 'Цена' }).click()
    await expect(prices.first()).toHaveText(/129\s500/)
    await page.getByLabel('Вход', { exact: true }).selectOption('1')
    await expect(page).toHaveURL('/apartments?entrance=1&sort=-price')
    await page.getByRole('link', { name: 'Цена' }).click()
    await expect(page).toHaveURL('/apartments?entrance=1')
  })

  test('are a table of at least 1400 px on a wide desktop, and the page is never wider than its window', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 })
    await page.goto('/apartments')
    const box = await page.getByRole('table').boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(1400)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

test.describe('an apartment', () => {
  let url: string
  let id: string

  test.beforeAll(async ({ site }) => {
    await site.begin(test.info().file)
    const { backend } = site
    const number = `30${test.info().workerIndex}`
    const apartment = await addApartment(backend.db, {
      ...newApartment(defaultBuilding),
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
    url = `/apartments/${id}`
    const photos = []
    for (const [index, colour] of ['#aa3333', '#33aa33', '#3333aa', '#aaaa33'].entries()) {
      photos.push(await saveImage(backend, `apartments/${id}/image_${index}_photo.jpg`, colour))
    }
    await addApartmentImages(backend.db, id, photos)
    const brochure = `apartments/${id}/brochure_1_a.pdf`
    await backend.files.put(brochure, Readable.from([Buffer.from('%PDF-1.4')]), {
      contentType: 'application/pdf',
    })
    await setApartmentBrochure(backend.db, id, storedUrl(brochure))
    for (const floor of [9, 10])
      await drawPlan(backend, { entrance: '1', floor }, [[number, rectangle(100, 100, 300, 200)]])
  })

  test('shows every field, its plan, similar apartments and the price', async ({ page }) => {
    await page.goto(url)
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
    await expect(facts.locator('dd')).toHaveText(['9–10', 'А', '2', /60,00/, /71,25/, 'Югоизток', 'Да'])
    await expect(page.getByText(/^150\s000\s€$/).first()).toBeVisible()
    await expect(page.getByText('2105 €/м² по общата площ')).toBeVisible()
    await expect(page.getByText('Свободен').first()).toBeVisible()
    await expect(page.getByText('Светъл дом.')).toBeVisible()
    await expect(page.getByText('Климатик')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Брошура' })).toHaveAttribute('href', /brochure_1_a\.pdf$/)
    await expect(page.getByRole('img', { name: /Етажен план с отбелязан/ }).locator('polygon')).toHaveCount(2)
    for (const floor of [9, 10])
      await expect(page.getByRole('link', { name: `Отворете в навигатора: етаж ${floor}` })).toHaveAttribute(
        'href',
        `/navigator/1/${floor}?apartment=${id}`,
      )
    await expect(page.getByRole('heading', { name: 'Подобни свободни апартаменти' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Снимка \d/ })).toHaveCount(3)
  })

  test('has a gallery that steps, wraps around, counts, closes with Escape and returns the focus', async ({
    page,
  }) => {
    await page.goto(url)
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
    await gallery.getByRole('link', { name: 'Предишна снимка' }).click()
    await expect(gallery.getByText('3 / 4')).toBeVisible()
    await expect(page).toHaveURL(`${url}?photo=3`)
    await page.keyboard.press('Escape')
    await expect(gallery).toBeHidden()
    await expect(second).toBeFocused()
    await expect(page).toHaveURL(url)
  })

  test('has a gallery that Back and its button close in one step from any photo', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto(url)
    const gallery = page.getByRole('dialog')
    const entries = await page.evaluate(() => history.length)
    for (const close of [() => page.goBack(), () => gallery.getByRole('link', { name: 'Затвори' }).click()]) {
      await page.getByRole('link', { name: 'Отворете снимка 1 на цял екран' }).click()
      await expect(gallery.getByText('1 / 4')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL(`${url}?photo=2`)
      await close()
      await expect(gallery).toBeHidden()
      await expect(page).toHaveURL(url)
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    }
  })

  test('opens a photo by its URL, and closing it shows the page', {
    tag: '@long',
  }, async ({ page, site }) => {
    await page.goto(`${url}?photo=2`)
    const gallery = page.getByRole('dialog')
    await expect(gallery.getByText('2 / 4')).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + url)
    await page.keyboard.press('Escape')
    await expect(gallery).toBeHidden()
    await expect(page).toHaveURL(url)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('has a URL for each photo, and ignores unknown ones', { tag: '@long' }, async ({ page }) => {
      await page.goto(url)
      await page.getByRole('link', { name: 'Отворете снимка 2 на цял екран' }).click()
      const gallery = page.getByRole('dialog')
      await expect(gallery.getByText('2 / 4')).toBeVisible()
      await gallery.getByRole('link', { name: 'Следваща снимка' }).click()
      await expect(gallery.getByText('3 / 4')).toBeVisible()
      await gallery.getByRole('link', { name: 'Затвори' }).click()
      await expect(page).toHaveURL(url)
      await expect(gallery).toHaveCount(0)
      expect((await page.goto(`${url}?photo=99`))?.status()).toBe(200)
      await expect(gallery.getByText('4 / 4')).toBeVisible()
      expect((await page.goto(`${url}?photo=0`))?.status()).toBe(200)
      await expect(gallery).toHaveCount(0)
    })
  })

  test('has a contact button that scrolls to the form, which names the apartment', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(url)
    await page.getByRole('link', { name: 'Попитайте за този апартамент' }).click()
    await expect(page.getByLabel('Имейл')).toBeInViewport()
    await expect(page.getByLabel('Апартамент', { exact: true })).toHaveJSProperty('readOnly', true)
    await expect(page.getByLabel('Апартамент', { exact: true })).toHaveValue(/^30/)
  })

  test('has a plan of both floors that opens at a URL of its own and closes by Back', async ({ page }) => {
    await page.goto(url)
    const opener = page.getByRole('link', { name: 'Отворете плана на цял екран' })
    const plan = page.getByRole('dialog', { name: /^План на апартамент 30/ })
    await opener.click()
    await expect(page).toHaveURL(`${url}?plan=open`)
    await expect(plan.getByRole('img')).toHaveCount(2)
    const zooms = plan.getByRole('status')
    await expect(zooms).toHaveText(['100%', '100%'])
    await page.keyboard.press('+')
    await expect(zooms).toHaveText(['125%', '125%'])
    await plan.getByRole('img').first().hover()
    await page.mouse.wheel(0, -100)
    await expect(zooms).toHaveText(['150%', '125%'])
    await page.keyboard.press('0')
    await expect(zooms).toHaveText(['100%', '100%'])
    await page.goBack()
    await expect(page).toHaveURL(url)
    await expect(plan).toBeHidden()
    await opener.click()
    await expect(plan).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(plan).toBeHidden()
    await expect(page).toHaveURL(url)
    await expect(opener).toBeFocused()
  })

  test('is shared by its own URL, whatever is open on top of it', { tag: '@long' }, async ({
    page,
    site,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    await page.goto(`${url}?plan=open`)
    await page.getByRole('link', { name: 'Затвори' }).click()
    await page.getByRole('button', { name: 'Сподели' }).click()
    await expect(page.getByText('Връзката е копирана')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + url)
  })

  test('leads to the apartments of the same type before and after it in the list', { tag: '@long' }, async ({
    page,
    site,
  }) => {
    const studios = await listApartments(site.backend.db, { type: ['studio'] })
    await page.goto(`/apartments/${studios[0]?.id}`)
    const links = page.getByRole('navigation', { name: 'Апартаменти от същия тип' }).getByRole('link')
    await expect(links).toHaveText([`Следващ: Студио ${studios[1]?.number}`])
    await links.click()
    await expect(page).toHaveURL(`/apartments/${studios[1]?.id}`)
    await expect(links.first()).toHaveText(`Предишен: Студио ${studios[0]?.number}`)
  })

  test('shows its price on a phone all the way to the form, but not over the form', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url)
    const askLink = page.getByRole('link', { name: 'Попитайте', exact: true })
    await expect(askLink).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { name: 'Подобни свободни апартаменти' }).scrollIntoViewIfNeeded()
    await expect(askLink).toBeInViewport({ ratio: 1 })
    await askLink.click()
    await expect(page.getByLabel('Имейл')).toBeInViewport()
    const edges = await page.evaluate(() => ({
      bar: document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().bottom,
      form: document.getElementById('contact')?.getBoundingClientRect().top,
    }))
    expect(edges.bar).toBeLessThan(edges.form ?? 0)
    await page.setViewportSize({ width: 1180, height: 844 })
    await expect(askLink).toBeHidden()
  })

  test('that is sold offers similar available ones before a form that asks about them', async ({
    page,
    site,
  }) => {
    const sold = (await listApartments(site.backend.db, { status: 'sold' }))[0]
    await page.goto(`/apartments/${sold?.id}`)
    await expect(page.getByRole('button', { name: 'Апартаментът е продаден' })).toBeDisabled()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Подобни свободни апартаменти',
      'Слънце',
      'Запитване за подобен апартамент',
    ])
    await expect(page.locator('#similar').getByRole('link')).toHaveCount(3)
    await expect(page.getByLabel('Съобщение')).toHaveValue(/Апартамент 11 е продаден.*подобен свободен/)
  })

  test('that is sold is not for sale, and an open page says so without a reload', async ({
    page,
    site,
    adminCookies,
  }) => {
    await page.goto(url)
    await expect(page.getByRole('link', { name: 'Попитайте за този апартамент' })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const { db } = site.backend
    await page.context().addCookies(adminCookies)
    const setStatus = async (status: Status) => {
      const revision = String((await findApartment(db, id))?.revision)
      const form = { id, revision, status, confirmed: 'sale-missing' }
      expect((await page.request.post('/admin/apartments.data', { form })).status()).toBe(200)
    }
    await setStatus('sold')
    await expect(page.getByRole('button', { name: 'Апартаментът е продаден' })).toBeDisabled()
    await expect(page.getByText('Продаден', { exact: true }).first()).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await setStatus('available')
    await expect(page.getByRole('link', { name: 'Попитайте за този апартамент' })).toBeVisible()
  })

  test('that is outlined on its second floor only shows the plan of that floor', { tag: '@long' }, async ({
    page,
    site,
  }) => {
    const { backend } = site
    const upper = await addApartment(backend.db, {
      ...newApartment(defaultBuilding),
      number: '77',
      entrance: '2',
      floor: 9,
      secondaryFloor: 10,
      type: '2-bedroom-maisonette',
    })
    const imageUrl = await saveImage(backend, 'floorPlans/2_10_1_plan.png', '#ffffff')
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

  test('has a preview image, a canonical URL and an offer for search engines', async ({
    page,
    request,
    site,
  }) => {
    await page.goto(`${url}?from=mail`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + url)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const preview = await request.get(image ?? '')
    expect(preview.headers()['content-type']).toBe('image/jpeg')
    expect(await sharp(await preview.body()).metadata()).toMatchObject({ width: 1200, height: 630 })
    const json = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    const types = json['@graph'].map((each: { '@type': string }) => each['@type'])
    expect(types).toEqual(['Apartment', 'Offer', 'BreadcrumbList', 'WebPage'])
    expect(json['@graph'][1]).toMatchObject({
      price: 150_000,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    })
  })

  test('without photos shows three placeholder images', { tag: '@long' }, async ({ page, site }) => {
    const bare = (await listApartments(site.backend.db)).find(({ images }) => images.length === 0)
    await page.goto(`/apartments/${bare?.id}`)
    await expect(page.getByRole('img', { name: /Примерен интериор/ })).toHaveCount(3)
    // One of the images is shown once more, beside the form.
    await expect(page.getByText('Примерна визуализация')).toHaveCount(4)
    await page.goto(url)
    await expect(page.getByText('Примерна визуализация')).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the plan of an apartment opens and closes by plain links', async ({ page, site: { backend } }) => {
    await drawPlan(backend, { entrance: '1', floor: 1 }, [['1', rectangle(100, 100, 300, 200)]])
    const [apartment] = await listApartments(backend.db, { entrance: '1', floor: 1 })
    await page.goto(`/apartments/${apartment?.id}`)
    await expect(page.getByRole('button', { name: 'Сподели' })).toBeHidden()
    await page.getByRole('link', { name: 'Отворете плана на цял екран' }).click()
    const plan = page.getByRole('dialog', { name: 'План на апартамент 1' })
    await expect(plan.getByRole('img')).toBeVisible()
    await plan.getByRole('link', { name: 'Затвори' }).click()
    await expect(plan).toBeHidden()
  })
})
