import type { Page } from '@playwright/test'
import { addApartment } from '../../backend/data/apartments.ts'
import { getHomePage } from '../../backend/data/settings.ts'
import { findTranslation, saveTranslation } from '../../backend/data/translations.ts'
import type { Backend } from '../../backend/open.ts'
import { demoBuilding } from '../../demo/building-record.ts'
import { newApartment } from '../../domain/apartment/apartment.ts'
import { alert, formField, saveButton, status } from './admin-page.ts'
import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { sidewaysScroll } from './public-pages.ts'

const description = 'Светъл дом с две тераси.'

/** Adds an apartment with a description, and returns its id. */
async function addDescribed({ db }: Backend, number: string): Promise<string> {
  const values = { ...newApartment(demoBuilding), number, floor: 5, area: 60, netArea: 50 }
  return (await addApartment(db, { ...values, description })).id
}

const keyOf = (id: string) => `apartment.${id}.description`

function tab(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}

function germanField(page: Page) {
  return page.getByRole('textbox', { name: 'Описание на немски', exact: true })
}

const saveTranslated = (page: Page) => page.getByRole('button', { name: 'Запази превода' }).click()

test('a description is translated beside its field, and goes out of date with it', { tag: '@long' }, async ({
  signedInPage: page,
  site: { backend },
}) => {
  const id = await addDescribed(backend, '81')
  const url = `/admin/apartments/${id}`
  await page.goto(url)
  await expect(tab(page, 'Описание на английски, липсва')).toBeVisible()
  const german = tab(page, 'Описание на немски, липсва')
  await german.focus()
  await page.keyboard.press('Enter')
  await expect(german).toHaveAttribute('aria-expanded', 'true')
  await germanField(page).fill('Helle Wohnung mit zwei Terrassen.')
  await expect(tab(page, 'Описание на немски, незапазен')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await germanField(page).press('Control+Enter')
  await expect(status(page, 'Преводът е запазен.')).toBeVisible()
  await expect(tab(page, 'Описание на немски, преведен')).toBeVisible()
  await expect(page).toHaveURL(url)

  await formField(page, 'description').fill('Светъл дом с три тераси.')
  await expect(page.getByText('След като го запазите, ще можете да преведете новия.')).toBeVisible()
  await expect(germanField(page)).not.toBeEditable()
  await formField(page, 'description').fill(description)
  await expect(germanField(page)).toBeEditable()
  await page.goto(`/de/apartments/${id}`)
  await expect(page.getByText('Helle Wohnung mit zwei Terrassen.')).toBeVisible()
  await page.goto(`/admin/translations?language=de&text=${keyOf(id)}`)
  await expect(page.getByRole('textbox', { name: /^Deutsch: Апартамент 81/ })).toHaveValue(
    'Helle Wohnung mit zwei Terrassen.',
  )

  await page.goto(url)
  await formField(page, 'description').fill('Светъл дом с три тераси.')
  await saveButton(page).click()
  await expect(status(page, 'Апартамент 81 е запазен.')).toBeVisible()
  await page.goto(url)
  await tab(page, 'Описание на немски, остарял').click()
  await expect(page.getByText(`Преведеният текст беше: „${description}“`)).toBeVisible()
  await expect(germanField(page)).toHaveValue('Helle Wohnung mit zwei Terrassen.')
  await germanField(page).fill('Helle Wohnung mit drei Terrassen.')
  await saveTranslated(page)
  await expect(tab(page, 'Описание на немски, преведен')).toBeVisible()
  expect(await findTranslation(backend.db, `de:${keyOf(id)}`)).toMatchObject({
    text: 'Helle Wohnung mit drei Terrassen.',
    source: 'Светъл дом с три тераси.',
  })
})

test('saving the home page saves a translation that was typed beside one of its blocks', {
  tag: '@long',
}, async ({ signedInPage: page, site: { backend } }) => {
  const { values } = await getHomePage(backend.db)
  const [, second] = values.nearby
  await page.goto('/admin/homepage')
  const block = page.getByRole('listitem', { name: 'Локация', exact: true })
  await block.locator('summary').click()
  const name = 'Място 2, Име на немски'
  await block.getByRole('button', { name: `${name}, липсва` }).click()
  await block.getByRole('textbox', { name, exact: true }).fill('Zum Strand')
  await formField(page, 'nearby[0].minutes').fill('9')
  await saveButton(page).click()
  await expect(status(page, 'Началната страница е запазена.')).toBeVisible()
  expect((await getHomePage(backend.db)).values.nearby[0]?.minutes).toBe(9)
  expect(await findTranslation(backend.db, 'de:homePage.nearby.2.name')).toMatchObject({
    text: 'Zum Strand',
    source: second?.name,
  })
  await expect(block.getByRole('button', { name: `${name}, преведен` })).toBeVisible()

  // A line that is moved keeps its translation, before and after it is saved.
  await block.getByRole('button', { name: 'Място 2: премести нагоре' }).click()
  await expect(block.getByRole('button', { name: 'Място 1, Име на немски, преведен' })).toBeVisible()
  await page.goto('/de')
  await expect(page.getByText('Zum Strand')).toBeVisible()
})

test('two people translate the same text, and neither loses anything', { tag: '@long' }, async ({
  signedInPage: page,
  site: { backend },
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/, /Преводът не е запазен/)
  const id = await addDescribed(backend, '82')
  const key = keyOf(id)
  await page.goto(`/admin/apartments/${id}`)
  await tab(page, 'Описание на немски, липсва').click()
  await germanField(page).fill('Mein Text')
  await saveTranslation(backend.db, 0, { key, language: 'de', text: 'Ihr Text', source: description })
  // The form waits for its translation, which is refused.
  await saveButton(page).click()
  await expect(alert(page, 'Някой друг междувременно записа „Ihr Text“.')).toBeVisible()
  await expect(germanField(page)).toHaveValue('Mein Text')
  await expect(germanField(page)).toBeFocused()
  await expect(page).toHaveURL(`/admin/apartments/${id}`)

  await page.getByRole('link', { name: 'Магазини', exact: true }).click()
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Остани' }).click()
  await expect(germanField(page)).toHaveValue('Mein Text')
  await saveTranslated(page)
  await expect(tab(page, 'Описание на немски, преведен')).toBeVisible()
  expect(await findTranslation(backend.db, `de:${key}`)).toMatchObject({ text: 'Mein Text', revision: 2 })
})

test('on a phone the languages fit below their field', { tag: '@long' }, async ({
  signedInPage: page,
  site: { backend },
}) => {
  const id = await addDescribed(backend, '83')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const url of [
    `/admin/apartments/${id}`,
    '/admin/building',
    '/admin/homepage',
    '/admin/homepage/pages',
  ]) {
    await page.goto(url)
    expect(await sidewaysScroll(page)).toEqual([])
  }
  await page.goto('/admin/building')
  const german = page.getByRole('button', { name: /^Град на немски/ })
  expect((await german.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the languages lead to the text in the list of translations', { tag: '@long' }, async ({
    signedInPage: page,
    site: { backend },
  }) => {
    const id = await addDescribed(backend, '84')
    await page.goto(`/admin/apartments/${id}`)
    await page.getByRole('link', { name: /^Описание на немски, / }).click()
    await expect(page.getByRole('textbox', { name: /^Deutsch: Апартамент 84/ })).toBeVisible()
    await expect(page.getByText('1 текст', { exact: true })).toBeVisible()
  })
})
