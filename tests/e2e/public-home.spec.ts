import { getHomePage, saveHomePage } from '../../backend/data/settings.ts'
import { expect, test } from './fixtures.ts'

test.describe('the home page', () => {
  test('shows the saved text and leads to the apartments', async ({ page, site }) => {
    const { db } = site.backend
    const { revision, values } = await getHomePage(db)
    await saveHomePage(db, revision, {
      ...values,
      title: 'Дом край брега',
      subtitle: 'С морето отпред',
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дом край брега')
    await expect(page.getByText('С морето отпред')).toBeVisible()
    await page.getByRole('link', { name: 'Разгледайте апартаментите' }).click()
    await expect(page).toHaveURL('/apartments')
    await saveHomePage(db, revision + 1, values)
  })

  test('does not break the long words of its title', { tag: '@long' }, async ({ page, site }) => {
    const { db } = site.backend
    const { revision, values } = await getHomePage(db)
    const words = ['изключително', 'местоположениятата']
    await saveHomePage(db, revision, { ...values, title: words.join(' ') })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(words.join(' '))
      const lines = await heading.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects().length
      })
      expect(lines).toBeLessThanOrEqual(words.length)
    }
    await saveHomePage(db, revision + 1, values)
  })

  test('shows every fact of the building, its location, and a header that is solid after 50 px of scrolling', async ({
    page,
  }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.mouse.wheel(0, 60)
    await expect(header).toHaveCSS('background-color', 'rgb(15, 48, 71)')
    for (const benefit of ['Сигурност', 'Комуникация', 'Енергийна ефективност клас A', 'Качество']) {
      await expect(page.getByRole('heading', { level: 3, name: benefit })).toBeVisible()
    }
    const numbers = page.locator('dl').filter({ hasText: 'търговски обекта' }).locator('dd')
    await expect(numbers).toHaveText(['117', '140', '163', '2'])
    await expect(page.locator('#location')).toBeVisible()
    await expect(page.locator('#contact')).toBeVisible()
    // 135 occurs once on the page, in the sentence that explains how it differs from the total of 140.
    await expect(page.getByText('135')).toHaveText(
      '135 покрити паркоместа и още 2 гаража; с откритите места стават общо 140',
    )
    // No image of the location was uploaded.
    const image = page.locator('#location').getByRole('img')
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('offers available apartments with their price, each one click away, and links to lists of them', async ({
    page,
  }) => {
    await page.goto('/')
    const apartments = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Избрани свободни домове' }),
    })
    await expect(apartments.getByRole('listitem')).toContainText([
      /Студио 1.*85\s000\s€/,
      /Студио 1/,
      /Двустаен 2/,
    ])
    await expect(apartments).not.toContainText('Едностаен 11')
    await apartments.getByRole('link', { name: /Двустаен 2/ }).click()
    await expect(page).toHaveURL(/\/apartments\/[\w-]{36}$/)
    await page.goBack()
    await page.getByRole('link', { name: /^Двустаен.*от/ }).click()
    await expect(page).toHaveURL('/apartments?type=2-bedroom&status=available')
    await expect(page.locator('tbody tr')).toHaveCount(1)
  })

  test('shows a part of the next price card on a phone', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const cards = page.getByRole('region', { name: 'Свободни в момента' }).getByRole('listitem')
    const [first, second] = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()]
    const step = (second?.x ?? 0) - (first?.x ?? 0)
    // The position of a third card is computed, as there may be only two. It begins before the window's edge.
    expect((first?.x ?? 0) + 2 * step).toBeLessThan(390 - 24)
    expect(step).toBeGreaterThan(140)
  })

  test('has its text beside the building, and no empty space below its form', { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    const image = await page.getByRole('img', { name: 'Сградата „Бриз“' }).first().boundingBox()
    expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeLessThan(
      (image?.x ?? 0) + 0.1 * (image?.width ?? 0),
    )
    const form = await page.locator('#contact form').boundingBox()
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect((footer?.y ?? 0) - ((form?.y ?? 0) + (form?.height ?? 0))).toBeLessThan(160)
  })

  test('has a header that gets solid in a browser without scroll timelines, too, once scripts run', {
    tag: '@long',
  }, async ({ page }) => {
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
