import type { Page } from '@playwright/test'
import { addApartment } from '../../backend/data/apartments.ts'
import { getBuilding } from '../../backend/data/building.ts'
import { findPanorama } from '../../backend/data/panoramas.ts'
import type { Backend } from '../../backend/open.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { findViolations } from './axe.ts'
import { addView, drawPanorama } from './drawn-panorama.ts'
import { expect, test } from './fixtures.ts'
import { sidewaysScroll } from './public-pages.ts'

async function addHome({ db }: Backend, exposure: 'east' | 'northwest'): Promise<string> {
  return (
    await addApartment(db, { ...newApartment(await getBuilding(db)), number: exposure, floor: 3, exposure })
  ).id
}

const view = (page: Page) => page.locator('#window-view')
const scroller = (page: Page) => page.getByRole('group', { name: 'Изглед от прозореца: плъзга се' }).last()
const position = (page: Page) => scroller(page).evaluate(({ scrollLeft }) => scrollLeft)
const picture = (page: Page) => scroller(page).getByRole('img')
const shownPicture = (page: Page) => picture(page).evaluate((each) => (each as HTMLImageElement).currentSrc)

test('a home shows what its windows see: dragged, at dusk, on the whole screen and in the gallery', async ({
  page,
  site: { backend },
}) => {
  const home = await addHome(backend, 'east')
  await page.goto(`/apartments/${home}`)
  await expect(view(page)).toHaveCount(0)
  await addView(backend)
  await page.reload()
  await expect(view(page).getByText('Примерен изглед от етаж 9, изток')).toBeVisible()
  await scroller(page).scrollIntoViewIfNeeded()
  // It begins in the middle, straight ahead.
  const middle = () =>
    scroller(page).evaluate(({ scrollWidth, clientWidth }) => (scrollWidth - clientWidth) / 2)
  await expect.poll(async () => Math.abs((await position(page)) - (await middle()))).toBeLessThan(3)
  await expect.poll(() => shownPicture(page)).toContain('slice=105-150-strip')
  expect(await findViolations(page)).toEqual([])

  const box = await scroller(page).boundingBox()
  if (!box) throw new Error('no view')
  const before = await position(page)
  await expect(async () => {
    await page.mouse.move(box.x + 300, box.y + 100)
    await page.mouse.down()
    await page.mouse.move(box.x + 260, box.y + 100, { steps: 4 })
    await page.mouse.up()
    expect(await position(page)).toBeGreaterThan(before + 30)
  }).toPass()
  const dragged = await position(page)
  await scroller(page).focus()
  // The view may still be gliding after the drag.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    expect(await position(page)).toBeLessThan(dragged)
  }).toPass()

  // The key's glide goes on for a moment, and would go on from wherever the view is put.
  const rests = () =>
    scroller(page).evaluate(async (each) => {
      const left = each.scrollLeft
      await new Promise((resolve) => setTimeout(resolve, 300))
      return each.scrollLeft === left
    })
  await expect.poll(rests).toBe(true)

  // Another light and the whole screen look where one has turned to, and so does the page afterwards.
  await scroller(page).evaluate((each) => each.scrollTo({ left: 90, behavior: 'instant' }))
  const direction = () =>
    scroller(page).evaluate(
      ({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft / (scrollWidth - clientWidth),
    )
  const turned = await direction()
  await view(page).getByRole('link', { name: 'Здрач' }).click()
  await expect(page).toHaveURL(/\?light=dusk$/)
  await expect.poll(() => shownPicture(page)).toContain('/dusk_')
  await view(page).getByRole('link', { name: 'На цял екран' }).click()
  await expect(page).toHaveURL(/\?view=open&light=dusk$/)
  const dialog = page.getByRole('dialog', { name: 'Примерен изглед от етаж 9, изток' })
  await expect.poll(direction).toBeCloseTo(turned, 1)
  await dialog.getByRole('link', { name: 'Ден' }).click()
  await expect.poll(() => shownPicture(page)).toContain('/day_')
  expect(await findViolations(page)).toEqual([])
  await scroller(page).evaluate((each) => each.scrollTo({ left: each.scrollWidth, behavior: 'instant' }))
  await expect.poll(direction).toBeGreaterThan(0.99)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(direction).toBeGreaterThan(0.9)

  // One picture of the gallery.
  await page.goto(`/apartments/${home}?photo=99`)
  await expect(page.getByRole('dialog').getByText('Примерен изглед от етаж 9, изток')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  test('a phone loads no more than the slice of its home, and links do the rest', async ({
    page,
    site: { backend },
  }) => {
    await addView(backend)
    const home = await addHome(backend, 'northwest')
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/files/panoramas/')) loaded.push(new URL(request.url()).search)
    })
    await page.goto(`/en/apartments/${home}`)
    const inEnglish = page.getByRole('group', { name: 'The view from the window: move it' })
    await inEnglish.scrollIntoViewIfNeeded()
    await expect(page.getByText('Sample view from floor 9, facing north-west')).toBeVisible()
    await expect.poll(() => loaded.length).toBeGreaterThan(0)
    // A corner home sees two sides in one picture: 240°, of which 2400 pixels of the picture's 3600 exist.
    for (const query of loaded) expect(query).toMatch(/^\?slice=285-240-strip&w=(640|960|1280|1920)$/)
    expect(await inEnglish.evaluate((each) => each.scrollWidth > 2 * each.clientWidth)).toBe(true)
    expect(await sidewaysScroll(page)).toEqual([])
    await page.getByRole('link', { name: 'Dusk' }).click()
    await expect(page).toHaveURL(/\?light=dusk#window-view$/)
    await page.getByRole('link', { name: 'Full screen', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('link', { name: 'Close the view' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\?light=dusk#window-view$/)
  })
})

test.describe('in the office', () => {
  // A direction of 360 degrees is refused.
  test.use({ expectedErrors: [/400 \(Bad Request\)|Панорамата не е запазена/] })

  test('the office uploads a panorama, turns it to north, sees its homes, deletes it and brings it back', async ({
    signedInPage: page,
    site: { backend },
  }) => {
    await page.goto('/admin/views?panorama=new')
    const upload = (name: string) =>
      drawPanorama('green').then((buffer) =>
        page.locator('input[type=file]').last().setInputFiles({ name, mimeType: 'image/webp', buffer }),
      )
    await upload('отгоре.webp')
    const compass = page.getByRole('slider', { name: 'Посока на средата на снимката' })
    await expect(compass).toHaveAttribute('aria-valuetext', 'без посока')
    expect(await findViolations(page)).toEqual([])

    const azimuth = page.getByLabel('Накъде гледа средата (градуси)')
    const box = await compass.boundingBox()
    if (!box) throw new Error('no compass')
    // North goes from the middle a quarter of the picture to the left: the middle looks to the east.
    await page.mouse.move(box.x + box.width / 2, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 4, box.y + 40, { steps: 5 })
    await page.mouse.up()
    await expect(azimuth).toHaveValue(/^(89|90|91)$/)
    await azimuth.fill('200')
    await compass.focus()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('ArrowRight')
    await expect(azimuth).toHaveValue('186')
    await azimuth.fill('360')
    await page.getByRole('button', { name: 'Запази', exact: true }).click()
    await expect(page.getByText('Въведете цяло число от 0 до 359').first()).toBeVisible()
    await azimuth.fill('90')
    await page.getByRole('button', { name: 'Запази', exact: true }).click()
    await expect(page.getByText('Панорамата е запазена.')).toBeVisible()
    const id = new URL(page.url()).searchParams.get('panorama') ?? ''
    expect(await findPanorama(backend.db, id)).toMatchObject({ centreAzimuth: 90, projection: 'strip' })

    await upload('здрач.webp')
    await expect(page.getByRole('button', { name: 'Изтрий снимката на здрач' })).toBeVisible()
    const homes = page.getByRole('region', { name: 'Апартаменти с тази панорама' })
    await expect(homes.getByRole('link').first()).toBeVisible()

    await page.getByRole('button', { name: 'Изтрий панорамата' }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Изтрий' })
      .click()
    await expect(page.getByText('Панорамата е изтрита.')).toBeVisible()
    expect(await findPanorama(backend.db, id)).toBeUndefined()
    await page.getByRole('button', { name: 'Върни' }).first().click()
    await expect.poll(async () => (await findPanorama(backend.db, id))?.duskImage).toContain('/dusk_')
    const { dayImage = '' } = (await findPanorama(backend.db, id)) ?? {}
    expect((await page.request.get(dayImage)).status()).toBe(200)
  })
})
