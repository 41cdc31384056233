import type { Locator, Page } from '@playwright/test'
import { addApartment } from '../../backend/data/apartments.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../domain/building/default-building.ts'
import { formField } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { addOneOfEach, screensWith } from './one-of-each.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const wide = { width: 1440, height: 900 }

/** Runs in the page: finds click targets of less than 24 px that are not links within a sentence (WCAG 2.5.8). */
function findSmallTargets(): string[] {
  const least = 23.5
  const pressed = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=option]'
  const isSmall = ({ width, height }: DOMRect) => width < least || height < least
  const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect()
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
  }
  const isInSentence = (element: Element) => {
    const sentence = element.closest('p')?.textContent?.trim()
    return element.matches('a') && sentence !== undefined && sentence !== element.textContent?.trim()
  }
  /** Whether clicks around the element reach it, too, as with a pseudo-element that covers its row. */
  const isClickableAround = (element: Element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return [-11.5, 0, 11.5].every((dx) =>
      [-11.5, 0, 11.5].every((dy) =>
        element.contains(document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)),
      ),
    )
  }
  return [...document.querySelectorAll(pressed)]
    .filter((element) => !element.closest('svg') && isShown(element) && isSmall(boxOf(element)))
    .filter((element) => !isInSentence(element) && !isClickableAround(element))
    .map((element) => {
      const { width, height } = boxOf(element)
      return `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 160)}`
    })
}

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

async function setFontSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
}

/** Cells of a table that lie on each other: a grid column that is narrower than its cell. */
function findOverlappingCells(): string[] {
  const cells = [...document.querySelectorAll('tbody tr:first-child')].map((row) => [...row.children])
  const apart = (a: DOMRect, b: DOMRect) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
  return cells.flatMap((row) =>
    row.flatMap((cell, index) =>
      row
        .slice(index + 1)
        .filter((other) => !apart(cell.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `„${cell.textContent}“ lies on „${other.textContent}“`),
    ),
  )
}

test('on every screen click targets have the minimum size, and no screen is wider than its window', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  // It grows with the admin area.
  test.setTimeout(600_000)
  const found: string[] = []
  for (const screen of screensWith(await addOneOfEach(backend))) {
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const checkAll = async (how: string) => {
      const wider = await page.evaluate(sideways)
      if (wider > 0) found.push(`${screen} ${how}: ${wider} px wider`)
    }
    for (const size of [wide, desktop, phone]) {
      const at = `${screen} at ${size.width} px`
      await page.setViewportSize(size)
      const overlapping = await page.evaluate(findOverlappingCells)
      found.push(...overlapping.map((each) => `${at}: ${each}`))
      if (size === wide) continue
      await checkAll(`at ${size.width} px`)
      const small = await page.evaluate(findSmallTargets)
      found.push(...small.map((each) => `${at}: ${each}`))
    }
    await setFontSize(page, '200%')
    await checkAll('with letters of 200 %')
  }
  expect(found).toEqual([])
})

test('the account and the sign-out button are visible on a phone, on a low screen and beside toasts', {
  tag: '@long',
}, async ({ signedInPage: page }) => {
  const signOut = page.getByRole('button', { name: 'Изход' })
  const links = page.getByRole('navigation', { name: 'Навигация на администрацията' })
  for (const size of [phone, { width: 820, height: 1180 }, desktop, { width: 1280, height: 500 }]) {
    await page.setViewportSize(size)
    await page.goto('/admin/users')
    const side = page.getByRole('complementary')
    await expect(side.getByText('admin@example.com')).toBeInViewport({ ratio: 1 })
    await expect(side.getByText('Administrator')).toBeInViewport({ ratio: 1 })
    await expect(signOut).toBeInViewport({ ratio: 1 })
    if (size === phone) await page.getByRole('button', { name: 'Още' }).click()
    await expect(links.getByRole('link', { name: 'Потребители' })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize(desktop)
  await page.goto('/admin')
  await expect(links.getByRole('link', { name: 'Табло' })).toBeInViewport({ ratio: 1 })
})

/** Returns the options of a select that are wider than it is. */
const cutChoices = (select: Locator) =>
  select.evaluate((element: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.font = font
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return [...element.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room)
  })

test('the form of an apartment shows complete options beside its photos', { tag: '@long' }, async ({
  signedInPage: page,
  site: { backend },
}) => {
  const { id } = await addApartment(backend.db, { ...newApartment(defaultBuilding), number: '58', floor: 5 })
  await page.goto(`/admin/apartments/${id}`)
  for (const width of [820, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of ['entrance', 'type', 'floor', 'exposure', 'status'])
      expect(await cutChoices(formField(page, name)), `${name} at ${width} px`).toEqual([])
  }
})

test('in the history on a phone, values are aligned at one edge and buttons at the other', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  await addOneOfEach(backend)
  await page.setViewportSize(phone)
  await page.goto('/admin/history?collection=parkingSpots')
  const change = page.getByRole('listitem').filter({ hasText: 'Промяна' }).first()
  await expect(change).toContainText('2,5 × 5 м')
  const edges = async (all: Locator, side: 'left' | 'right') => {
    const found = await all.evaluateAll(
      (elements, edge) => elements.map((each) => Math.round(each.getBoundingClientRect()[edge])),
      side,
    )
    return [...new Set(found)]
  }
  expect(await change.locator('dd').count()).toBeGreaterThan(1)
  expect(await edges(change.locator('dt, dd'), 'left')).toHaveLength(1)
  expect(await edges(change.locator('dl button'), 'right')).toHaveLength(1)
})

test.describe('with forced colours', { tag: '@long' }, () => {
  test.use({ forcedColors: 'active' })
  const style = (element: Locator, name: string) =>
    element.evaluate((each, property) => getComputedStyle(each).getPropertyValue(property), name)

  test('the selected, open and primary elements are distinguishable', async ({
    signedInPage: page,
    site: { backend },
  }) => {
    const ids = await addOneOfEach(backend)
    await page.goto('/admin/apartments')
    const rows = page.locator('tbody tr')
    await rows.first().getByRole('checkbox').check()
    await expect(rows.first()).toHaveCSS('outline-style', 'solid')
    await expect(rows.nth(1)).toHaveCSS('outline-style', 'none')
    await expect(rows.first().getByRole('combobox')).not.toHaveCSS('border-top-width', '0px')
    const current = page.getByRole('link', { name: 'Апартаменти', exact: true })
    const other = page.getByRole('link', { name: 'Решетка' })
    expect(await style(current, 'background-color')).not.toBe(await style(other, 'background-color'))
    await expect(page.getByRole('complementary').first()).not.toHaveCSS('border-right-width', '0px')
    await expect(page.getByRole('link', { name: 'Добави' })).toHaveCSS('border-top-width', '2px')

    await page.goto(`/admin/contacts/${ids['contacts/:id']}`)
    await expect(page.locator('tr[data-open]')).toHaveCSS('outline-style', 'solid')
    const pressed = page.getByRole('button', { name: 'Ново' })
    const stage = page.getByRole('button', { name: 'Оглед' })
    expect(await style(pressed, 'background-color')).not.toBe(await style(stage, 'background-color'))

    await page.goto('/admin/grid')
    await page
      .getByRole('button', { name: /^Апартамент 57/ })
      .first()
      .click()
    await expect(page.locator('.grid-apartment[aria-expanded=true]')).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Escape')

    await page.goto('/admin/floor-plans?entrance=1&floor=4')
    const outline = page.getByRole('button', { name: 'Контур на апартамент 11' })
    const canvas = await style(page.locator('body'), 'background-color')
    expect(await style(outline, 'stroke')).not.toBe(canvas)
    const before = await style(outline, 'stroke')
    await outline.press('Enter')
    await expect(outline).toHaveAttribute('aria-pressed', 'true')
    expect(await style(outline, 'stroke')).not.toBe(before)
  })
})
