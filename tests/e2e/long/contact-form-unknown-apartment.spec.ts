import { addApartment, updateApartment } from '../../../backend/data/apartments.ts'
import type { Backend } from '../../../backend/open.ts'
import { newApartment } from '../../../domain/apartment/apartment.ts'
import { defaultBuilding } from '../../../domain/building/default-building.ts'
import { apartmentNumber, enquiriesOf, fillIn, message, sendEnquiry, thanks } from '../contact-form-page.ts'
import { expect, test } from '../fixtures.ts'

const unknownApartment =
  'Не намерихме апартамент с този номер, затова го махнахме от запитването. Моля, изпратете го отново.'

/**
 * Changes the number of an apartment while its page is open. A page with a filled-in form is not reloaded, so
 * it sends the old number.
 */
async function renumberWhileOpen({ db }: Backend, open: (id: string) => Promise<unknown>): Promise<void> {
  const { id, revision } = await addApartment(db, { ...newApartment(defaultBuilding), number: '601' })
  await open(id)
  await updateApartment(db, id, revision, { ...newApartment(defaultBuilding), number: '602' })
}

test('a number that no longer exists is removed from the form, and the rest is sent', async ({
  page,
  ownSite,
  expectedErrors,
}) => {
  expectedErrors.push(/400/)
  await renumberWhileOpen(ownSite.backend, async (id) => {
    await page.goto(`${ownSite.url}/apartments/${id}`)
    await expect(apartmentNumber(page)).toHaveValue('601')
    await fillIn(page, { name: 'Посетител 26', email: 'p26@example.com', message: 'За този дом.' })
  })
  await sendEnquiry(page)
  await expect(page.getByRole('alert')).toHaveText(unknownApartment)
  await expect(apartmentNumber(page)).toBeHidden()
  await expect(message(page)).toHaveValue('За този дом.')
  await sendEnquiry(page)
  await expect(page.getByText(thanks)).toBeVisible()
  expect(await enquiriesOf(ownSite, 'p26@example.com')).toMatchObject([
    { apartmentNumber: '', message: 'За този дом.' },
  ])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a number that does not exist is removed from the form, and the rest is sent', async ({
    page,
    ownSite,
    expectedErrors,
  }) => {
    expectedErrors.push(/400/)
    await renumberWhileOpen(ownSite.backend, (id) => page.goto(`${ownSite.url}/apartments/${id}`))
    await page.getByLabel('Име', { exact: true }).fill('Посетител 27')
    await page.getByLabel('Имейл').fill('p27@example.com')
    await message(page).fill('За този дом.')
    await page.getByRole('button', { name: 'Изпрати' }).click()
    await expect(page.getByRole('alert')).toHaveText(unknownApartment)
    await expect(apartmentNumber(page)).toBeHidden()
    await expect(message(page)).toHaveValue('За този дом.')
    await page.getByRole('button', { name: 'Изпрати' }).click()
    await expect(page.getByText(thanks)).toBeVisible()
    // Reloading the page sends the form a second time, which stores no second enquiry.
    await page.reload()
    await expect(page.getByText(thanks)).toBeVisible()
    expect(await enquiriesOf(ownSite, 'p27@example.com')).toMatchObject([{ apartmentNumber: '' }])
  })
})
